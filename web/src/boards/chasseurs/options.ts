/** What a host may choose before a game of Chasseurs; `null` leaves it to the box. */
import type { Option } from '../../lib/kit'
import { say } from '../../lib/words.svelte'

export function optionsOf(names: string[]): Option[] {
  return [
    {
      name: 'dealer',
      label: say('chasseurs-page-option-dealer'),
      clause: 'chasseurs:setup.dealer',
      values: [{ value: null, label: say('chasseurs-page-option-lot') }, ...names.map((label, n) => ({ value: n + 1, label }))],
    },
    {
      name: 'purses',
      label: say('chasseurs-page-option-purses'),
      clause: 'chasseurs:goblins.face-down',
      values: [{ value: null, label: say('chasseurs-page-option-shown') }, { value: 'covered', label: say('chasseurs-page-option-covered') }],
    },
  ]
}
