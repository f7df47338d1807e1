const two = (part: number) => String(part).padStart(2, '0')

/** The name of the puzzle of a day, by the calendar on this device's wall. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The name of the day before. */
export function dayBefore(name: string): string {
  const noon = new Date(`${name}T12:00`)
  noon.setDate(noon.getDate() - 1)
  return today(noon)
}
