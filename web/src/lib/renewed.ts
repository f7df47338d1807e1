/** A page that is older than its house is loaded anew: once, for one that is still older then can only say so. */
import { PROTOCOL } from './wire'

const KEY = 'manoir-renewed'

/** Load the page anew; false: that was tried, and did not help. */
export function renewed(): boolean {
  if (sessionStorage.getItem(KEY) === String(PROTOCOL)) return false
  sessionStorage.setItem(KEY, String(PROTOCOL))
  location.reload()
  return true
}
