// Simple clients of a boardgame.io server: they answer as soon as it is their turn, and time every update that follows.
// node crowd.cjs PORT TABLES SOCKETS WARM SECONDS; prints one line of JSON. No redux and no rules here: bare socket.io.
const { io } = require('socket.io-client')

const [port, tables, sockets, warm, seconds] = process.argv.slice(2).map(Number)
const house = `http://127.0.0.1:${port}`
const crowd = { counting: false, taken: 0, waits: [] }
const LONG = 250 // moves of a game: as many as ours has, then the same players begin another

async function post(path, body) {
  const response = await fetch(`${house}/games/die${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

// Where a table stands: when its game is over the next one begins there, for the same players.
class Place {
  constructor() {
    this.matches = []
  }

  match(number) {
    return (this.matches[number] ??= this.make())
  }

  async make() {
    const { matchID } = await post('/create', { numPlayers: sockets })
    const credentials = []
    for (let seat = 0; seat < sockets; seat += 1) {
      const { playerCredentials } = await post(`/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` })
      credentials.push(playerCredentials)
    }
    return { matchID, credentials }
  }
}

async function sit(place, seat, number, begin) {
  const { matchID, credentials } = await place.match(number)
  const playerID = String(seat)
  const socket = io(`${house}/die`, { transports: ['websocket'], forceNew: true })
  let sent = 0
  const act = (state) => {
    if (state.ctx.currentPlayer !== playerID) return
    sent = performance.now()
    socket.emit('update', { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID, credentials: credentials[seat] } }, state._stateID, matchID, playerID)
  }
  const over = (state) => {
    if (state._stateID < LONG * 2) return false // the framework counts a move and the end of its turn
    socket.close()
    sit(place, seat, number + 1, true)
    return true
  }
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials[seat], sockets))
  socket.on('update', (_, state) => {
    if (sent && crowd.counting) {
      crowd.taken += 1
      crowd.waits.push(performance.now() - sent)
    }
    sent = 0
    if (!over(state)) act(state)
  })
  return new Promise((seated) => {
    socket.on('sync', (_, info) => {
      const start = () => over(info.state) || act(info.state)
      if (begin) start()
      seated({ start })
    })
  })
}

async function main() {
  const players = []
  for (let table = 0; table < tables; table += 1) {
    const place = new Place()
    for (let seat = 0; seat < sockets; seat += 1) players.push(await sit(place, seat, 0, false))
  }
  players.forEach((player) => player.start())
  await new Promise((done) => setTimeout(done, warm * 1000))
  const since = performance.now()
  console.log(JSON.stringify({ note: 'begin' }))
  crowd.counting = true
  await new Promise((done) => setTimeout(done, seconds * 1000))
  crowd.counting = false
  const took = (performance.now() - since) / 1000
  crowd.waits.sort((a, b) => a - b)
  const mark = (share) => crowd.waits[Math.floor(crowd.waits.length * share)] ?? 0
  console.log(JSON.stringify({ note: 'end', taken: crowd.taken, seconds: took, p50: mark(0.5), p99: mark(0.99) }))
  process.exit(0)
}

main().catch((wrong) => {
  console.error(String(wrong))
  process.exit(1)
})
