/** Shares of a victory as people read them: in hundredths, with how far off they may be in ninety-nine cases of a hundred. */
import { prefs } from './prefs.svelte'
import { minus } from './words.svelte'

const SURE = 2.58 // standard errors

const tenths = (value: number): string => (Math.round(10 * value) / 10 || 0).toLocaleString(prefs.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const hundredths = (share: number): string => minus(tenths(100 * share))
export const within = (error: number): string => tenths(100 * SURE * error)
export const signedHundredths = (share: number): string => `${share >= 0.0005 ? '+' : ''}${hundredths(share)}`
