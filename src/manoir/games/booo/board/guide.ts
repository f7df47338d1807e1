/** What a first game of Booo! teaches: one path that the learner has seen, called and shown. */
import type { Guide } from '$house/lib/coach.svelte'

export const guide: Guide = {
  company: 1,
  settings: { bot_time: 500 }, // whoever learns has time to look
  lessons: [
    { name: 'call', says: 'search', asks: ['search'], passed: (told, me) => told.event === 'Called' && told.seat === me, clause: 'search.all' },
    { name: 'wall', says: 'trace', asks: ['trace'], passed: (told, me) => told.event === 'Crossed' && told.seat === me, clause: 'path.one-colour' },
    { name: 'path', says: 'whole', asks: ['trace', 'search'], passed: (told, me) => told.event === 'Took' && told.seat === me, clause: 'path.end' },
    { name: 'won', says: 'told-Took', passed: (told, me) => told.event === 'Took' && told.seat === me, clause: 'win.wall' },
    { name: 'missed', says: 'told-Failed', passed: (told) => told.event === 'Failed', rare: true, clause: 'claim.wrong' },
    { name: 'given-up', says: 'told-GivenUp', passed: (told) => told.event === 'GivenUp', rare: true, clause: 'give-up.majority' },
  ],
}
