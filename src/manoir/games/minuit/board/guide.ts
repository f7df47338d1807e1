/** What a first game of Minuit teaches: placing, running, hiding; Hugo's climb and walk, a capture, the counting. */
import type { Guide } from '$house/lib/coach.svelte'
import type { Seen } from './seen'

export const guide: Guide = {
  company: 3,
  lessons: [
    { name: 'place', says: 'place', asks: ['place'], passed: (told, me) => told.event === 'Placed' && told.seat === me, clause: 'place.turns' },
    { name: 'climb', says: 'told-HugoClimbed', passed: (told) => told.event === 'HugoClimbed', clause: 'hugo.stairs-safe' },
    { name: 'run', says: 'move', asks: ['move'], passed: (told, me) => told.event === 'Moved' && told.seat === me, clause: 'move.number' },
    { name: 'walk', says: 'told-HugoWalked', passed: (told) => told.event === 'HugoWalked', clause: 'rooms.when' },
    { name: 'hide', says: 'hide', asks: ['move'], when: (seen: Seen) => /^\d+$/.test(seen.hugo), passed: (told, me) => told.event === 'Hid' && told.seat === me, clause: 'rooms.step-in' },
    { name: 'caught', says: 'told-Captured', passed: (told) => told.event === 'Captured', clause: 'capture.overtake' },
    { name: 'count', says: 'told-RoundEnded', passed: (told) => told.event === 'RoundEnded', clause: 'score.total' },
  ],
}
