/** Everybody's chances as lines that are told apart without colour, and where on its line each player's sign is best seen. */

export const STROKES = ['none', '9 4', '2 4', '14 4 2 4', '5 5', '1 6', '18 6', '9 3 2 3 2 3']
export const WIDE = 1000
export const HIGH = 400

/** Where a moment stands from left to right, and a share from top to bottom. */
export const across = (moment: number, last: number): number => (WIDE * moment) / Math.max(1, last)
export const down = (share: number): number => HIGH * (1 - share)

/** The line of a seat (from 0), as the points of a polyline. */
export const points = (curve: number[][], seat: number): string => curve.map((shares, moment) => `${across(moment, curve.length - 1).toFixed(1)},${down(shares[seat]!).toFixed(1)}`).join(' ')

/** For each seat the moment at which its line lies farthest from the others', away from the ends and from signs that stand already. */
export function signs(curve: number[][]): number[] {
  const last = curve.length - 1
  const taken: number[] = []
  return (curve[0] ?? []).map((_, seat) => {
    let [best, most] = [0, -1]
    for (let moment = Math.ceil(last * 0.06); moment <= last * 0.94; moment++) {
      const shares = curve[moment]!
      const apart = Math.min(1, ...shares.filter((__, other) => other !== seat).map((share) => Math.abs(share - shares[seat]!)))
      const free = taken.every((at) => Math.abs(at - moment) >= last * 0.06) ? 1 : 0.2
      if (apart * free > most) [best, most] = [moment, apart * free]
    }
    taken.push(best)
    return best
  })
}
