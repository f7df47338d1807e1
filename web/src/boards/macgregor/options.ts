/** What a host may choose before a game of Mac Gregor; `null` leaves it to the box. */
import type { Option } from '../../lib/kit'
import { say } from '../../lib/words.svelte'

export function optionsOf(names: string[]): Option[] {
  const usual = names.length === 2 ? 5 : 8
  return [
    {
      name: 'needed',
      label: say('macgregor-page-option-needed'),
      clause: 'macgregor:setup.target',
      values: [5, 6, 7, 8].map((value) => ({ value: value === usual ? null : value, label: String(value) })),
    },
    {
      name: 'ghost',
      label: say('macgregor-page-option-ghost'),
      clause: 'macgregor:setup.ghost',
      values: [{ value: null, label: say('macgregor-page-option-lot') }, ...names.map((label, n) => ({ value: n + 1, label }))],
    },
    {
      name: 'memory',
      label: say('macgregor-page-option-memory'),
      clause: 'macgregor:arrive.memory',
      values: [{ value: null, label: say('macgregor-page-option-memory-no') }, { value: true, label: say('macgregor-page-option-memory-yes') }],
    },
    {
      name: 'bound',
      label: say('macgregor-page-option-bound'),
      clause: 'macgregor:end.bound',
      values: [{ value: 5, label: '5' }, { value: 10, label: '10' }, { value: 20, label: '20' }, { value: null, label: '100' }, { value: 0, label: say('macgregor-page-option-unbound') }],
    },
  ]
}
