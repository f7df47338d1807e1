/** What page and house say to each other in a tab. */
import type { Folder } from './python'

export type Asked = { type: 'ask'; id: number; method: string; target: string; secret?: string; body: string }
export type ToHouse = { type: 'open'; folder: Folder } | Asked | { type: 'dial' | 'hang'; line: number } | { type: 'say'; line: number; data: string }

export type Answered = { type: 'answered'; id: number; status: number; kind: string; text: string; name: string }
export type Stage = 'elsewhere' | 'loading' | 'open' | 'failed'
export type ToPage = Answered | { type: 'stage'; stage: Stage; forgets: boolean; why: string } | { type: 'come'; bytes: number } | { type: 'told'; line: number; data: string } | { type: 'gone'; line: number }
