/** The games on the shelf, in the order of the hall, with how long each takes. */
import type { Component } from 'svelte'
import Booo from '../drawings/pictures/Booo.svelte'
import Chasseurs from '../drawings/pictures/Chasseurs.svelte'
import MacGregor from '../drawings/pictures/MacGregor.svelte'
import Minuit from '../drawings/pictures/Minuit.svelte'

export interface Shelved {
  name: string
  picture: Component<{ small?: boolean }>
  players: [number, number]
  minutes: number
  solo?: boolean // there is something for one person alone
}

export const shelf: Shelved[] = [
  { name: 'minuit', picture: Minuit, players: [2, 8], minutes: 20 },
  { name: 'chasseurs', picture: Chasseurs, players: [2, 6], minutes: 30 },
  { name: 'macgregor', picture: MacGregor, players: [2, 6], minutes: 45 },
  { name: 'booo', picture: Booo, players: [2, 6], minutes: 20, solo: true },
]
