/** The messages of the wire, as the page knows them. */

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type Told = { event: string; [key: string]: Plain }

export interface AskSeen { id: string; seat: number; kind: string; opens: number; due: number | null }
export interface MoveSeen { text: string; data: { [key: string]: Plain } }
export interface EventSeen { number: number; moment: number; event: Told }
export interface End { winners: number[]; scores: number[]; truth: Plain }
export interface Scene {
  chair: number | null; moment: number; number: number; view: Plain; asks: AskSeen[]; moves: MoveSeen[]
  back: string | null; reveal: number | null; end: End | null
}
export interface SeatSeen { seat: number; kind: 'open' | 'person' | 'bot'; name: string; bot: string | null; here: boolean; away: boolean; host: boolean }
