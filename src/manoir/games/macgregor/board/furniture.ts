/** What stands in the cellars, seen from above in a few lines on a grid of 24: one piece for a room, told by its place in the plan. */
export const FURNITURE = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM7.5 4.5v15M16.5 4.5v15M12 3v18', // a barrel
  'M2 6h20v13H2ZM2 11h20M6 6v13M18 6v13M10.5 9.5h3v4h-3Z', // a chest
  'M5 7h14v10H5ZM3 2.5h18v2.5H3ZM3 19h18v2.5H3ZM9 10.5a2 2 0 1 0 .01 0ZM15 10.5a2 2 0 1 0 .01 0Z', // a table and two benches
  'M2 4h20v7H2ZM5.5 5.5v4M9 5.5v4M12.5 5.5v4M16 5.5v4M19.5 5.5v4M2 14h20v7H2ZM7 15.5v4M12 15.5v4M17 15.5v4', // shelves
  'M2 3h9v9H2ZM2 3l9 9M11 3l-9 9M12.5 12h9v9h-9ZM12.5 12l9 9M21.5 12l-9 9', // crates
  'M3 4h18v16H3ZM5.5 6.5h13v11h-13ZM12 8.5l4 3.5-4 3.5-4-3.5ZM1 6v12M23 6v12', // a rug
  'M3 3h18v7a9 9 0 0 1-18 0ZM7 9l10 3M7 12l10-3M12 13c-2 2-1 4 0 5 1-1 2-3 0-5Z', // a hearth
  'M4 3h16v18H4ZM6.5 5h11v4h-11ZM4 12h16M4 12c5 3 11 3 16 0', // a bed
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 12h19', // a well
  'M4 8a4 4 0 1 0 .01 0ZM12.5 8a4 4 0 1 0 .01 0ZM8.5 14.5a4 4 0 1 0 .01 0ZM17 14.5a4 4 0 1 0 .01 0Z', // jars
]

/** The floors, in a room of a width and a height: flags, boards, tiles. */
export function floorOf(kind: number, x: number, y: number, w: number, h: number): string {
  if (kind % 3 === 0) return `M${x} ${y + h / 2}h${w}M${x + w / 3} ${y}v${h / 2}M${x + (w * 2) / 3} ${y + h / 2}v${h / 2}`
  if (kind % 3 === 1) return [1, 2, 3, 4].map((n) => `M${x} ${y + (n * h) / 5}h${w}M${x + w * ((n * 0.37) % 1)} ${y + ((n - 1) * h) / 5}v${h / 5}`).join('')
  return Array.from({ length: Math.round(w / (h / 3)) - 1 }, (_, n) => `M${x + ((n + 1) * w) / Math.round(w / (h / 3))} ${y}v${h}`).join('') + `M${x} ${y + h / 3}h${w}M${x} ${y + (2 * h) / 3}h${w}`
}
