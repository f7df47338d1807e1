// A board as a package brings it along: a module without a framework, which the page loads as it is.
import { letterOf } from './letters.js'

export default function board(house) {
  house.style('board.css')
  const named = (move) => house.label(move.data.card ?? move.data.what ?? move.data.move)

  function draw(root, { view, moves, chair, names, act, tried, hinted, far }) {
    root.dataset.far = String(far)
    const places = view.seats.map(({ shown, sealed, coins }, n) => {
      const row = made('li', '', made('b', names[n]), ...shown.map((card) => made('i', house.label(card))), ...(sealed ? [made('i', '?')] : []), made('span', String(coins)))
      row.className = n + 1 === chair ? 'mine' : ''
      return row
    })
    const hand = view.hand.map((card) => {
      const move = moves.find((one) => one.data.card === card)
      const button = made('button', house.label(card))
      if (move) button.dataset.move = move.text
      button.className = move ? (hinted === move.text ? 'lit hinted' : 'lit') : ''
      button.onclick = () => (move ? act(move) : tried(card, null))
      return button
    })
    root.replaceChildren(made('p', house.say('vigil-page-attic', { chest: view.chest })), made('ul', '', ...places), made('div', '', ...hand))
  }

  return {
    mount(target, given) {
      const root = document.createElement('section')
      root.className = 'attic'
      target.append(root)
      draw(root, given)
      return { update: (next) => draw(root, next), destroy: () => root.remove() }
    },
    far: true,
    pictureOf: (view) => ({ chest: view.chest }),
    direct: (picture, told) => (told.event === 'Drawn' ? [{ picture, ms: 400, sound: 'count' }] : []),
    heading: (view) => house.say('vigil-page-night', { round: view.round }),
    standing: (view, seat) => ({ letter: letterOf(seat), line: view.seats[seat - 1].shown.map(house.name).join(', '), points: view.seats[seat - 1].coins }),
    label: named,
    attempt: (card) => `seal ${card}`,
    ending: () => ({ how: () => house.say('vigil-end-how') }),
  }
}

function made(kind, text, ...inside) {
  const one = document.createElement(kind)
  one.append(text, ...inside)
  return one
}
