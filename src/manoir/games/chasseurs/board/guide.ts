/** What a first game of Chasseurs teaches: each phase of a round, and what counts at the end. */
import type { Guide } from '$house/lib/coach.svelte'

const ACTS = ['Played', 'Passed', 'Hired', 'FellAsleep', 'ScareRaised', 'MulePlayed']

export const guide: Guide = {
  company: 2,
  lessons: [
    { name: 'draft', says: 'keep', asks: ['keep'], passed: (told, me) => told.event === 'Picked' && told.seat === me, clause: 'draft.pick' },
    { name: 'site', says: 'told-SiteOpened', passed: (told) => told.event === 'SiteOpened', clause: 'site.max' },
    { name: 'react', says: 'action', asks: ['action', 'goblins'], passed: (told, me) => ACTS.includes(told.event) && told.seat === me, clause: 'action.react' },
    { name: 'treasure', says: 'told-TreasureTaken', passed: (told) => told.event === 'TreasureTaken', clause: 'site.min' },
    { name: 'camp', says: 'told-GoblinsCame', passed: (told) => told.event === 'GoblinsCame', clause: 'goblins.repel' },
    { name: 'coins', says: 'told-CoinsPaid', passed: (told) => told.event === 'CoinsPaid', clause: 'coins.receive' },
    { name: 'scroll', says: 'scroll', asks: ['scroll'], passed: (told, me) => ['ScrollUsed', 'ScrollsKept'].includes(told.event) && told.seat === me, rare: true, clause: 'scroll.when' },
    { name: 'count', says: 'counting', passed: (told) => told.event === 'RoundBegan' && Number(told.round) > 1, clause: 'end.score' },
  ],
}
