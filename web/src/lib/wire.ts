/** The messages of the wire, as the page knows them. Seats count from 1. */

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type Told = { event: string; [key: string]: Plain }
export type ByLanguage = { [language: string]: string }

export interface AskSeen { id: string; seat: number; kind: string; opens: number; due: number | null }
export interface MoveSeen { text: string; data: { [key: string]: Plain } }
export interface EventSeen { number: number; moment: number; event: Told }
export interface End { winners: number[]; scores: number[]; truth: Plain }

export interface Scene {
  chair: number | null
  moment: number
  number: number
  view: Plain
  asks: AskSeen[]
  moves: MoveSeen[]
  back: string | null
  reveal: number | null
  end: End | null
}

export interface SeatSeen {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  here: boolean
  away: boolean
  host: boolean
}

export interface ProposalSeen { id: number; what: 'undo' | 'pause' | 'resume'; by: number; moment: number | null; agreed: number[]; waiting: number[] }

export interface Settings {
  clock: 'none' | 'relaxed' | 'lively' | number
  listed: boolean
  spectators: boolean
  delay: number
  grace: number
  pace: number
  stand_in: string
}

export interface TableSeen {
  id: string
  game: string
  edition: string
  options: { [key: string]: Plain }
  settings: Settings
  stage: 'antechamber' | 'playing' | 'over' | 'closed'
  paused: boolean
  seats: SeatSeen[]
  watching: number
  hosted: boolean
  proposal: ProposalSeen | null
  rematch: string | null
  fork: boolean
}

export interface MomentSeen { moment: number; seat: number | null; move: string | null; events: Told[]; view: Plain }
export interface Moments { game: string; seats: string[]; total: number; over: boolean; moments: MomentSeen[] }

export type Heard =
  | { type: 'welcome'; protocol: number; table: TableSeen; chair: number | null; host: boolean; confirm: boolean; fresh: boolean; events: EventSeen[]; scene: Scene | null }
  | { type: 'moment'; events: EventSeen[]; scene: Scene }
  | { type: 'table'; table: TableSeen; chair: number | null }
  | { type: 'answered'; ask: string; verdict: 'taken' | 'too late' | 'not asked' | 'refused'; reason: string | null; words: ByLanguage | null; detail: string | null; wait: number | null; again: boolean; id: number | null }
  | { type: 'done'; id: number | null }
  | { type: 'hinted'; move: string; id: number | null }
  | { type: 'denied'; reason: string; words: ByLanguage; detail: string | null; id: number | null }
  | { type: 'emoted'; seat: number; emote: string }
  | { type: 'pong'; now: number; id: number | null }
  | { type: 'bye'; reason: string; words: ByLanguage }

export type Said =
  | { type: 'answer'; ask: string; move: string }
  | { type: 'take-back'; ask: string }
  | { type: 'propose'; what: 'undo' | 'pause' | 'resume'; moment?: number }
  | { type: 'agree'; proposal: number; yes: boolean }
  | { type: 'emote'; emote: string }
  | { type: 'hint' }
  | { type: 'prefer'; confirm: boolean }

export interface Held { seat: number; secret: string }
export interface Created { table: TableSeen; host: string; held: Held[] }
export interface EditionSeen { id: string; name: string; low: number; high: number }
export interface GameSeen {
  game: string
  title: ByLanguage
  line: ByLanguage
  authors: string
  publisher: string
  rules: number
  aim: 'most' | 'fewest'
  editions: EditionSeen[]
  options: string[]
  bots: string[]
}
export interface ClauseSeen { name: string; words: ByLanguage; ruling: boolean }
export interface ChapterSeen { id: string; title: ByLanguage; clauses: ClauseSeen[] }
export interface RulebookSeen { game: string; title: ByLanguage; chapters: ChapterSeen[] }
