/** A short buzz in the hand: it is your turn. Not where movement is unwelcome, nor before anybody touched the page. */
import { prefs } from './prefs.svelte'

export const canBuzz = (): boolean => typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

export function buzz(): void {
  if (!prefs.buzz || !canBuzz() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(60) // a browser refuses, and complains, before that
}
