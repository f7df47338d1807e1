/** What a host may choose before a game of Minuit; `null` leaves it to the box. */
import type { Option } from '../../lib/kit'
import { say } from '../../lib/words.svelte'

export function optionsOf(names: string[]): Option[] {
  return [
    {
      name: 'rounds',
      label: say('minuit-page-option-rounds'),
      clause: 'minuit:setup.rounds',
      values: [{ value: null, label: '3' }, ...[1, 2, 4, 5, 6].map((value) => ({ value, label: String(value) }))].sort((a, b) => Number(a.label) - Number(b.label)),
    },
    {
      name: 'first',
      label: say('minuit-page-option-first'),
      clause: 'minuit:setup.first',
      values: [{ value: null, label: say('minuit-page-option-lot') }, ...names.map((label, n) => ({ value: n + 1, label }))],
    },
    {
      name: 'hugo',
      label: say('minuit-page-option-hugo'),
      clause: 'minuit:hugo.advance',
      values: [{ value: null, label: say('minuit-page-option-box') }, { value: 2, label: '2' }, { value: 3, label: '3' }],
    },
  ]
}
