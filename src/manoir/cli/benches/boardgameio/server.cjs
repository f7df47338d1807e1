// A real boardgame.io server with a small die game, on the loopback. node server.cjs PORT FOLDER|memory
const { Server, FlatFile, Origins } = require('boardgame.io/server')

const [port, folder] = process.argv.slice(2)

// A move rolls a die, walks that far round a gallery of 40 places, counts the laps and passes the turn.
const die = {
  name: 'die',
  setup: ({ ctx }) => ({ places: Array(ctx.numPlayers).fill(0), laps: Array(ctx.numPlayers).fill(0), rolled: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, playerID, random }) => {
      G.rolled = random.D6()
      const place = G.places[playerID] + G.rolled
      G.laps[playerID] += Math.floor(place / 40)
      G.places[playerID] = place % 40
    },
  },
}

const db = folder === 'memory' ? undefined : new FlatFile({ dir: folder })
const server = Server({ games: [die], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) })
server.app.silent = true
server.run({ port: Number(port), callback: () => console.log('open') })
