/** Le Menteur for the page: plain modules without a framework, loaded as they are. */
import { chosenOf, isBid } from './chooser.js'
import { fill } from './draw.js'
import { direct, pictureOf } from './picture.js'
import { letterOf, table } from './table.js'

export default function board(house) {
  house.style('board.css')
  const saying = (key) => (move) => house.say(isBid(move) ? `menteur-page-${key}` : `menteur-page-${move.data.move}`, isBid(move) ? { quantity: move.data.quantity, face: move.data.face } : {})
  const label = saying('bid')

  function draw(root, given) {
    root.dataset.motion = house.motion()
    root.dataset.far = String(given.far)
    root.dataset.hand = String(given.hand)
    fill(root, table(house, given).filter(Boolean))
  }

  return {
    mount(target, given) {
      const frame = Object.assign(document.createElement('div'), { className: 'menteur' })
      const root = Object.assign(document.createElement('section'), { className: 'felt' })
      frame.append(root)
      target.append(frame)
      draw(root, given)
      return { update: (next) => draw(root, next), destroy: () => frame.remove() }
    },
    far: true,
    hand: true,
    pictureOf,
    direct,
    heading: (view) => house.say('menteur-board-round', { round: view.round }),
    unit: 'menteur-page-unit',
    standing: (view, seat) => ({ letter: letterOf(seat), line: '', points: view.seats[seat - 1].dice }),
    asked: (kind, _view, mine, name) => ({ title: house.say(mine ? 'page-yours' : 'page-theirs', { name }), line: mine ? house.say(`menteur-ask-${kind}`) : house.say('page-thinks', { name }) }),
    watched: (kind, _view, name) => house.say(`menteur-screen-${kind}`, { name }),
    label,
    brief: (move) => (isBid(move) ? `${move.data.quantity}×${move.data.face}` : label(move)),
    spoken: saying('bid-spoken'),
    offers: (moves, pick) => [chosenOf(moves, pick), ...moves.filter((move) => !isBid(move))].filter(Boolean),
    takes: (move) => (isBid(move) ? move.text : null),
    attempt: (place) => `bid ${place}`,
    ending: async () => (await import('./ending.js')).ending(house),
    guide: {
      company: 3,
      options: { dice: 3 },
      lessons: [
        { name: 'bid', says: 'open', asks: ['open'], passed: (told, me) => told.event === 'Bid' && told.seat === me, clause: 'bid.open', rare: true },
        { name: 'answer', says: 'answer', asks: ['answer'], passed: (told, me) => ['Bid', 'CalledLiar'].includes(told.event) && told.seat === me, clause: 'bid.higher' },
        { name: 'call', says: 'told-Counted', passed: (told) => told.event === 'Counted', clause: 'call.loss' },
        { name: 'lose', says: 'told-Lost', passed: (told) => told.event === 'Lost', clause: 'lose.begins' },
      ],
    },
  }
}
