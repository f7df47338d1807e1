/** The table: everybody's cup, the bid that stands, and what I hold. */
import { chooser } from './chooser.js'
import { cup, die, mark } from './dice.js'
import { h } from './draw.js'

const LETTERS = ['B', 'R', 'T', 'Y', 'L', 'K']
export const letterOf = (seat) => LETTERS[seat - 1] ?? 'W'

export function table(house, given) {
  const { picture, chair, far, hand } = given
  const mine = chair !== null && !far ? chair : null
  const others = picture.seats.map((_, n) => n + 1).filter((seat) => seat !== mine)
  // Round the table from my left on, as they speak.
  const round = mine === null ? others : [...others.filter((seat) => seat > mine), ...others.filter((seat) => seat < mine)]
  return [
    hand ? null : h('ul', { class: `places of-${round.length}`, style: `--others: ${round.length}`, key: 'places' }, round.map((seat) => place(house, given, seat))),
    h('div', { class: 'middle', key: 'middle' }, standing(house, given)),
    mine === null ? null : h('div', { class: 'mine', key: 'mine' }, own(house, given, mine), chooser(house, given)),
  ]
}

/** One of the others: cup and dice, which have no faces until the cup is lifted. */
function place(house, given, seat) {
  const { picture, names, absent, view } = given
  const { dice, up } = picture.seats[seat - 1]
  const bid = picture.bids.findLast((one) => one.seat === seat)
  const said = bid ? house.say('menteur-page-spoken', { quantity: bid.quantity, face: bid.face }) : ''
  const state = [picture.turn === seat && 'turn', picture.lost.includes(seat) && 'lost', dice === 0 && !up && 'out', picture.call?.seat === seat && 'calls'].filter(Boolean).join(' ')
  return h(
    'li',
    { class: `place ${state}`, 'data-seat': letterOf(seat), key: `seat-${seat}` },
    h('span', { class: 'tray', 'aria-hidden': 'true' }, cup(up, picture.rolling && dice > 0), tray(picture, seat, view.wild)),
    h('span', { class: 'name' }, mark(letterOf(seat)), h('b', {}, names[seat - 1] ?? '')),
    h('span', { class: 'vh' }, `${house.say('menteur-page-dice', { dice })}. ${said} ${up ? house.say('menteur-page-shown', { dice: house.listing(picture.seats[seat - 1].shown.map(String)) }) : ''}`),
    h('span', { class: 'said' }, bubble(house, given, seat, bid, absent[seat - 1] ?? (dice === 0 && !up ? house.say('menteur-page-out') : ''))),
  )
}

/** What a player calls, or said last; else what is to be said of one who does not play. */
function bubble(house, { picture, view }, seat, bid, note) {
  if (picture.call?.seat === seat) return h('span', { class: 'bubble call', key: 'call' }, house.say(`menteur-page-${picture.call.kind}`))
  if (bid) return h('span', { class: 'bubble', key: 'bid', 'aria-hidden': 'true' }, `${bid.quantity} ×`, die(bid.face, { wild: bid.face === view.wild }))
  return h('small', { class: 'note' }, note)
}

/** What stands before a seat: as many dice as it has, with faces once they are shown. */
function tray(picture, seat, wild, faces = null) {
  const { dice, shown, up } = picture.seats[seat - 1]
  const seen = up ? shown : (faces ?? [])
  const size = up ? shown.length : dice
  return h('span', { class: `dice n-${size}` }, Array.from({ length: size }, (_, n) => die(seen[n] ?? null, { wild: seen[n] === wild, key: `die-${n}`, state: counted(picture, seen[n], wild) })))
}

/** Whether a die that is shown counts for the bid. */
function counted({ count, call }, face, wild) {
  if (!face || !call || !count) return ''
  return face === count.face || face === wild ? 'counts' : 'idle'
}

/** My own dice, which I alone see. */
function own(house, given, seat) {
  const { picture, view, names } = given
  const { dice, up, shown } = picture.seats[seat - 1]
  const seen = up ? shown : picture.hand
  const words = seen.length ? house.say('menteur-page-mine', { dice: house.listing(seen.map(String)) }) : house.say('menteur-page-dice', { dice })
  const state = [picture.turn === seat && 'turn', picture.lost.includes(seat) && 'lost'].filter(Boolean).join(' ')
  return h(
    'div',
    { class: `own ${state}`, 'data-seat': letterOf(seat), key: 'own' },
    h('span', { class: 'name', 'aria-hidden': 'true' }, mark(letterOf(seat)), h('b', {}, names[seat - 1] ?? '')),
    h('span', { class: `hand ${picture.rolling ? 'rolling' : ''}`, role: 'img', 'aria-label': words }, tray(picture, seat, view.wild, picture.hand)),
    picture.call?.seat === seat ? bubble(house, given, seat) : null,
  )
}

/** The bid that stands, as large as there is room for; then what was counted. */
function standing(house, { picture, view, names }) {
  const bid = picture.bids.at(-1)
  const inPlay = picture.seats.reduce((sum, { dice }) => sum + dice, 0)
  const about = [house.say('menteur-board-in-play', { dice: inPlay }), ...(view.wild ? [house.say('menteur-page-joker', { face: view.wild })] : [])]
  const { count } = picture
  return [
    h('p', { class: 'about' }, about.join(' · ')),
    bid
      ? h('p', { class: `bid ${count ? (count.count >= count.quantity ? 'true' : 'false') : ''}`, role: 'img', 'aria-label': house.say('menteur-page-spoken', { quantity: bid.quantity, face: bid.face }), key: `bid-${picture.bids.length}` }, h('b', {}, String(bid.quantity)), h('i', {}, '×'), die(bid.face, { wild: bid.face === view.wild }))
      : h('p', { class: 'bid none', key: 'none' }, house.say('menteur-page-nothing')),
    h('p', { class: 'who', role: 'status' }, count ? house.say('menteur-page-counted', { count: count.count, quantity: count.quantity }) : bid?.seat ? house.say('menteur-page-said', { name: names[bid.seat - 1] ?? '' }) : ''),
    last(house, picture, names, view.wild),
  ]
}

/** What the last call had shown, until somebody bids again: whoever looked away has not missed it. */
function last(house, picture, names, wild) {
  const shown = picture.seats.map(({ shown }, n) => ({ shown, seat: n + 1 })).filter((one) => one.shown.length)
  if (!shown.length || picture.call || picture.bids.length || picture.rolling) return null
  return h(
    'p',
    { class: 'last', key: 'last' },
    h('span', {}, house.say('menteur-page-last')),
    shown.map((one) => h('span', { class: 'row', 'data-seat': letterOf(one.seat), role: 'img', 'aria-label': `${names[one.seat - 1] ?? ''} ${house.listing(one.shown.map(String))}`, key: `last-${one.seat}` }, one.shown.map((face) => die(face, { wild: face === wild })))),
  )
}
