/** The bid in my hand: how many dice, of which face. Only what is among the moves is lit. */
import { die } from './dice.js'
import { h } from './draw.js'

export const isBid = (move) => move.data.move === 'bid'

/** The bid that is chosen, or the lowest. */
export const chosenOf = (moves, pick) => moves.find((move) => isBid(move) && move.text === pick) ?? moves.find(isBid) ?? null

export function chooser(house, { moves, pick, choose, act, tried, hinted, view }) {
  const chosen = chosenOf(moves, pick)
  if (!chosen) return null
  const { quantity, face } = chosen.data
  const bids = moves.filter(isBid)
  const of = (number, side) => bids.find(({ data }) => data.quantity === number && data.face === side)
  const faces = Array.from({ length: view.faces }, (_, n) => n + 1).sort((one, other) => (one === view.wild) - (other === view.wild) || one - other) // as they rank

  const take = (move, place) => (move ? choose(move.text) : tried(place, null))
  const step = (more) => take(of(quantity + more, face) ?? bids.find(({ data }) => data.quantity === quantity + more), `${quantity + more}x${face}`)
  const turn = (side) => side && take(of(quantity, side), `${quantity}x${side}`)
  const keys = { ArrowUp: () => step(1), ArrowDown: () => step(-1), ArrowLeft: () => turn(faces[faces.indexOf(face) - 1]), ArrowRight: () => turn(faces[faces.indexOf(face) + 1]) }

  function onkeydown(event) {
    const side = Number(event.key)
    const wanted = side >= 1 && side <= view.faces ? () => turn(side) : keys[event.key]
    if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    wanted()
  }

  const stepper = (more, sign, words) =>
    h('button', { class: `step ${bids.some(({ data }) => data.quantity === quantity + more) ? '' : 'unlit'}`, type: 'button', 'aria-label': house.say(words), onclick: () => step(more), key: sign }, sign)
  const side = (one) =>
    h(
      'button',
      {
        class: `side ${of(quantity, one) ? '' : 'unlit'}`,
        type: 'button',
        key: `side-${one}`,
        'aria-pressed': String(one === face),
        'aria-label': house.say(one === view.wild ? 'menteur-page-face-joker' : 'menteur-page-face', { face: one }),
        onclick: () => turn(one),
      },
      die(one, { wild: one === view.wild }),
    )
  return h(
    'div',
    { class: 'chooser', role: 'group', 'aria-label': house.say('menteur-page-choose'), onkeydown, key: 'chooser' },
    h('div', { class: 'quantity' }, stepper(-1, '−', 'menteur-page-fewer'), h('output', { 'aria-live': 'polite', 'aria-label': house.say('menteur-page-dice', { dice: quantity }) }, String(quantity)), stepper(1, '+', 'menteur-page-more')),
    h('div', { class: 'sides' }, faces.map(side)),
    h('button', { class: `go ${hinted === chosen.text ? 'hinted' : ''}`, type: 'button', key: 'go', onclick: () => act(chosen) }, house.say('menteur-page-bid', { quantity, face })),
  )
}
