/** Giving something away: a link copied, a file saved, or both handed to the device's own way of sharing. */

/** Copy a text; by selection where the browser keeps its clipboard for secure pages. Whether it was copied. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Not allowed here: the old way may still be.
    }
  }
  return copySelected(text)
}

function copySelected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard jumps up on a phone
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'
  document.body.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  let copied = false
  try {
    copied = document.execCommand('copy')
  } catch {
    // An engine that has forgotten how.
  }
  field.remove()
  before?.focus?.()
  return copied
}

/** Whether this device can hand that on to other apps; browsers have it on secure pages only. */
export function shareable(data: ShareData = {}): boolean {
  return typeof navigator.share === 'function' && (!data.files || navigator.canShare?.(data) === true)
}

/** Hand a link on, with a picture where the device takes one. Whoever changes their mind has not failed. */
export async function share(data: ShareData, picture: File | null): Promise<void> {
  const whole = picture ? { ...data, files: [picture] } : data
  try {
    await navigator.share(shareable(whole) ? whole : data)
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}

/** Save a file on this device. */
export function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // a slow device may still be writing it
}
