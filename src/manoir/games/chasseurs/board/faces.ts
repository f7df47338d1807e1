/** What is printed on a card or a tile: read from its notation, which says everything that its print says. */
import { say, words } from '$house/lib/words.svelte'
import type { Board } from './seen'

export interface CardFace {
  name: string // the notation
  family: 'adventurer' | 'dog' | 'coin' | 'action' | 'relic' | 'scroll' | 'goblin'
  kind: string // the word before the numbers: `jungle`, `dog`, `gold`, `coin-rain`
  disc: string // in the disc at the top left
  scene: string
  art: string
  paws: number
  site: string | null // whose sign it bears
  force: number
  metal: string | null
  label: string
  strip: string // what a tile says in figures below its picture
}

const METALS = ['copper', 'silver', 'gold']
const GREY = ['goblin-master', 'collector']
const SCROLLS = ['strong-team', 'pack-master', 'special-team', 'coin-rain', ...GREY]

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

export function faceOf(name: string, board: Board): CardFace {
  const [kind = '', ...rest] = name.split(' ')
  const numbers = rest.map(Number)
  const last = numbers.at(-1) ?? 0
  const label = words.has(`chasseurs-short-${kind}`) ? say(`chasseurs-short-${kind}`) : words.label('chasseurs', kind)
  const plain: CardFace = { name, family: 'action', kind, disc: '', scene: 'action', art: `#ch-${kind}`, paws: 0, site: null, force: 0, metal: null, label, strip: '' }
  if (board.sites.includes(kind)) return { ...plain, family: 'adventurer', disc: String(last), scene: kind, art: `#ch-adv-${kind}`, site: kind, force: last }
  if (kind === 'dog') return { ...plain, family: 'dog', disc: String(last), scene: 'dog', art: '#dog', paws: numbers[0] ?? 0 }
  if (kind === 'goblin') return { ...plain, family: 'goblin', disc: `−${last}`, scene: 'goblin', art: '#goblin', paws: numbers[0] ?? 0 }
  if (METALS.includes(kind)) return { ...plain, family: 'coin', disc: String(board.worth[kind]), scene: 'coin', art: '#coin', metal: kind }
  if (kind === 'relic') return { ...plain, family: 'relic', disc: last < 0 ? `−${-last}` : String(last), scene: last < 0 ? 'cursed' : 'relic', art: last < 0 ? '#ch-cursed' : '#relic' }
  if (SCROLLS.includes(kind)) return { ...plain, family: 'scroll', ...scroll(kind, rest, board) }
  const home = board.doubles[kind]
  if (home) return { ...plain, disc: '×2', scene: home, site: home }
  const adds = board.adds[kind]
  return { ...plain, disc: adds === undefined ? (kind === 'sleeping-beauty' ? '0' : kind === 'mystery-mule' ? '?' : '') : signed(adds) }
}

function scroll(kind: string, rest: string[], board: Board): Partial<CardFace> {
  const scene = GREY.includes(kind) ? 'grey' : 'yellow'
  const worth = Number(rest.at(-1))
  const metal = METALS.find((one) => board.worth[one] === worth) ?? null
  if (kind === 'special-team') return { scene, art: '#scroll', strip: rest.join(' '), metal: 'gold' }
  if (kind === 'coin-rain') return { scene, art: '#scroll', strip: `×${worth}` }
  if (kind === 'strong-team') return { scene, art: '#scroll', strip: String(worth), site: rest[0] ?? null, metal }
  return { scene, art: '#scroll', strip: String(worth), metal }
}

export const METAL: Record<string, string> = { copper: '#c27a3e', silver: '#e6ebf5', gold: '#f2b632' }

/** The whole name, for whoever listens and for the help. */
export function nameOf(name: string): string {
  const said = words.name('chasseurs', name)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** One sentence of help, and the clause behind it. */
export function helpOf(face: CardFace): { text: string; clause: string } {
  const own = `chasseurs-page-help-${face.kind}`
  const key = words.has(own) ? own : `chasseurs-page-help-${face.family}`
  return { text: say(key, { site: face.site ? words.name('chasseurs', face.site) : '', disc: face.disc, paws: face.paws, strip: face.strip }), clause: CLAUSES[face.kind] ?? CLAUSES[face.family]! }
}

const CLAUSES: Record<string, string> = {
  adventurer: 'site.total',
  dog: 'goblins.repel',
  coin: 'coins.receive',
  goblin: 'goblins.steal',
  relic: 'end.score',
  action: 'action.optional',
  scroll: 'scroll.when',
  'polar-bear': 'companion.double',
  tiger: 'companion.double',
  dragon: 'companion.double',
  'flaming-sword': 'sword.plus-4',
  'goblin-mercenaries': 'mercenaries.plus-8',
  'shrinking-potion': 'potion.minus-2',
  'sleeping-beauty': 'beauty.cancel',
  scaregoblin: 'scaregoblin.shield',
  'mystery-mule': 'mule.draw',
  'strong-team': 'scroll.strong-team',
  'pack-master': 'scroll.pack-master',
  'special-team': 'scroll.special-team',
  'coin-rain': 'scroll.coin-rain',
  'goblin-master': 'end.grey-goblin-master',
  collector: 'end.grey-collector',
}
