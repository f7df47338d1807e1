/** What a first game of Mac Gregor teaches: a door, a treasure, the ghost's walk, a capture, the way out. */
import type { Guide } from '$house/lib/coach.svelte'

export const guide: Guide = {
  company: 2,
  options: { ghost: 2, needed: 5 }, // the learner begins with keys in hand, and the way out is not far
  lessons: [
    { name: 'start', says: 'start', asks: ['start'], passed: (told, me) => told.event === 'Started' && told.seat === me, clause: 'setup.starts' },
    { name: 'door', says: 'turn', asks: ['turn'], passed: (told, me) => ['Walked', 'UsedPick', 'UsedLamp'].includes(told.event) && told.seat === me, clause: 'move.key' },
    { name: 'treasure', says: 'flip', asks: ['turn'], passed: (told, me) => told.event === 'FoundTreasure' && told.seat === me, clause: 'token.treasure' },
    { name: 'walk', says: 'told-GhostStepped', passed: (told) => told.event === 'GhostStepped', clause: 'ghost.walls' },
    { name: 'caught', says: 'told-Caught', passed: (told) => told.event === 'Caught', clause: 'capture.loot' },
    { name: 'plan', says: 'plan', asks: ['plan'], passed: (told, me) => told.event === 'Laid' && told.seat === me, rare: true, clause: 'plan.four' },
    { name: 'exit', says: 'told-Left', passed: (told) => told.event === 'Left', clause: 'exit.door' },
  ],
}
