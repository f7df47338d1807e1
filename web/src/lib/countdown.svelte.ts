/** Whole seconds that are left of a time that was told when a scene arrived. */

let now = $state(0)
let running: ReturnType<typeof setInterval> | null = null

export function countdown(due: number, arrived: number): number {
  running ??= setInterval(() => (now = performance.now()), 500)
  return Math.max(0, Math.ceil((due - (Math.max(now, arrived) - arrived)) / 1000))
}
