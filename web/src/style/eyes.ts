/** How far apart two colours are for usual eyes and for those with one kind of cone missing; for tests, no page needs it. */

// What such eyes see of linear RGB (Machado, Oliveira and Fernandes 2009, severity 1).
export const EYES = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
} as const
export type Eye = keyof typeof EYES

const CONES = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]]
const OKLAB = [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]]

const times = (matrix: readonly (readonly number[])[], vector: number[]) => matrix.map((row) => row.reduce((sum, one, n) => sum + one * vector[n]!, 0))

function seen(hex: string, eye: Eye): number[] {
  const linear = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  const shown = times(EYES[eye], linear).map((one) => Math.min(1, Math.max(0, one)))
  return times(OKLAB, times(CONES, shown).map(Math.cbrt))
}

/** The distance of two colours in OKLab, times a hundred: two is a difference that one just sees, black and white are a hundred apart. */
export function apart(one: string, other: string, eye: Eye): number {
  const [a, b] = [seen(one, eye), seen(other, eye)]
  return 100 * Math.hypot(...a.map((part, n) => part - b[n]!))
}

/** Every pair of a list, once. */
export const pairs = <T>(list: T[]): [T, T][] => list.flatMap((one, n) => list.slice(n + 1).map((other): [T, T] => [one, other]))

/** In OKLab, times a hundred: told apart at a glance, side by side or not. */
export const LEAST = 13

/** The pairs that some eyes confuse: one colour for each thing, or several where a sign stands on a ground. */
export function confused(things: Record<string, string[]>): string[] {
  const near = (a: string[], b: string[], eye: Eye) => Math.max(...a.map((colour, n) => apart(colour, b[n] ?? b[0]!, eye))) <= LEAST
  return pairs(Object.entries(things)).flatMap(([[one, a], [other, b]]) =>
    (Object.keys(EYES) as Eye[]).filter((eye) => near(a, b, eye)).map((eye) => `${one} and ${other} with ${eye} eyes: ${a.join(' ')} and ${b.join(' ')}`))
}
