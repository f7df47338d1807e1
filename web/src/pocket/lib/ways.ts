/** The ways to play in a tab: those that need no other device. */
import type { Way } from '../../lib/ways'

export type { Way }
export const WAYS: readonly Way[] = ['bots', 'one']
