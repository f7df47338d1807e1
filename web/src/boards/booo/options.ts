/** What a host may choose before a game of Booo!; `null` leaves it to the box. */
import type { Option } from '../../lib/kit'
import { say } from '../../lib/words.svelte'

export function optionsOf(names: string[]): Option[] {
  const number = (value: number) => ({ value, label: String(value) })
  return [
    { name: 'route', label: say('booo-page-option-route'), clause: 'booo:setup.route', values: [{ value: null, label: say('booo-page-option-lot') }, ...[1, 2, 3, 4].map(number)] },
    { name: 'first', label: say('booo-page-option-first'), clause: 'booo:setup.route', values: [{ value: null, label: say('booo-page-option-lot') }, ...names.map((label, n) => ({ value: n + 1, label }))] },
    { name: 'trapdoors', label: say('booo-page-option-trapdoors'), clause: 'booo:setup.specials-ratio', values: [0, 1, 2, 3, 4].map((count) => ({ value: count === 2 ? null : count, label: String(count) })) },
    {
      name: 'pause',
      label: say('booo-page-option-pause'),
      clause: 'booo:claim.no-penalty',
      values: [{ value: null, label: say('booo-page-option-none') }, ...[3, 5, 10].map((seconds) => ({ value: seconds * 1000, label: say('page-seconds', { seconds }) }))],
    },
  ]
}
