/** What lies where, and how each told event changes it. */

/** What is drawn of a view; who made which bid follows from whose turn it is. */
export function pictureOf(view) {
  const over = view.stage === 'over'
  return {
    seats: view.seats.map(({ dice, shown }) => ({ dice, shown, up: over })),
    hand: view.hand,
    bids: told(view),
    turn: view.stage === 'bid' ? view.turn : null,
    round: view.round,
    count: null,
    call: null,
    lost: [],
    rolling: false,
  }
}

function told({ bids, seats, turn, stage }) {
  if (stage !== 'bid') return bids.map((bid) => ({ ...bid, seat: null }))
  let seat = turn
  const before = () => {
    do seat = ((seat + seats.length - 2) % seats.length) + 1
    while (!seats[seat - 1].dice)
    return seat
  }
  return bids.reduceRight((after, bid) => [{ ...bid, seat: before() }, ...after], [])
}

const seatsWith = (picture, seat, change) => picture.seats.map((one, n) => (n + 1 === seat ? { ...one, ...change } : one))

/** The beats of an event: what is the same for everybody, for what is under a cup is in no event that others read. */
export function direct(picture, event, view) {
  const { seat } = event
  switch (event.event) {
    case 'RoundBegan': {
      const seats = picture.seats.map((one) => ({ ...one, up: false, shown: [] }))
      return [{ picture: { ...picture, seats, hand: [], bids: [], turn: event.first, round: event.round, count: null, call: null, lost: [], rolling: true }, ms: 900, sound: 'roll' }]
    }
    case 'Rolled': // my own, if they are: a replay may read everybody's
      return String(event.dice) === String(view.hand) ? [{ picture: { ...picture, hand: view.hand, rolling: false }, ms: 250 }] : []
    case 'Bid':
      return [{ picture: { ...picture, rolling: false, turn: null, bids: [...picture.bids, { seat, quantity: event.quantity, face: event.face }] }, ms: 1000, sound: 'step' }]
    case 'CalledLiar':
    case 'CalledExact':
      return [{ picture: { ...picture, turn: null, call: { seat, kind: event.event === 'CalledLiar' ? 'liar' : 'exact' } }, ms: 1100, sound: 'wail' }]
    case 'Showed':
      return [{ picture: { ...picture, seats: seatsWith(picture, seat, { up: true, shown: event.dice }) }, ms: 450, sound: 'hide' }]
    case 'Counted':
      return [{ picture: { ...picture, count: { count: event.count, quantity: event.quantity, face: event.face } }, ms: 2200, sound: 'count', must: true }]
    case 'Lost':
      return [{ picture: { ...picture, seats: seatsWith(picture, seat, { dice: event.left }), lost: [...picture.lost, seat] }, ms: 1100, sound: 'caught' }]
    default:
      return []
  }
}
