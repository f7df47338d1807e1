/** What page and house say to each other in a tab. */
import type { Folder } from './python'

export type Asked = { type: 'ask'; id: number; method: string; target: string; secret?: string; body: string }
export type ToHouse = { type: 'open'; folder: Folder } | Asked | { type: 'dial' | 'hang'; line: number } | { type: 'say'; line: number; data: string }

export type Answered = { type: 'answered'; id: number; status: number; kind: string; text: string; name: string }

/** `missing`: a file is neither here nor to be had; `taken`: another tab has the house now; `full`: it stands, and nothing more can be kept. */
export type Stage = 'elsewhere' | 'loading' | 'open' | 'full' | 'failed' | 'missing' | 'taken'
export type ToPage = Answered | { type: 'stage'; stage: Stage; forgets: boolean; why: string } | { type: 'come'; bytes: number } | { type: 'told'; line: number; data: string } | { type: 'gone'; line: number }
