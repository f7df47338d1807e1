/** Dice and cups as drawings; their colours come from the seat that they stand in. */
import { h } from './draw.js'

const [L, C, R] = [11, 20, 29]
const CORNERS = [[L, L], [R, R], [R, L], [L, R]]
const SIDES = [[L, C], [R, C]]
const MIDDLE = [[C, C]]
const PIPS = [[], MIDDLE, CORNERS.slice(0, 2), [...MIDDLE, ...CORNERS.slice(0, 2)], CORNERS, [...MIDDLE, ...CORNERS], [...CORNERS, ...SIDES], [...CORNERS, ...SIDES, ...MIDDLE], [...CORNERS, ...SIDES, [C, L], [C, R]]]
const STAR = 'M0-5.6 1.6-1.9 5.6-1.6 2.6 1.1 3.5 5.2 0 3-3.5 5.2-2.6 1.1-5.6-1.6-1.6-1.9Z'

/** A die with a face up, or one that nobody may see: without a pip. Stars are the pips of a joker. */
export function die(face, { wild = false, key, state = '' } = {}) {
  const size = face === 1 ? 1.5 : 1
  const pip = ([x, y]) => (wild ? h('path', { d: STAR, transform: `translate(${x} ${y}) scale(${size})` }) : h('circle', { cx: x, cy: y, r: 3.7 * size }))
  return h(
    'svg',
    { class: `die ${face ? '' : 'blank'} ${state}`, viewBox: '0 0 40 42', 'aria-hidden': 'true', ...(key === undefined ? {} : { key }) },
    h('rect', { class: 'edge', x: 2, y: 4, width: 36, height: 36, rx: 9 }),
    h('rect', { class: 'body', x: 2, y: 2, width: 36, height: 36, rx: 9 }),
    h('g', { class: 'pips' }, (PIPS[face ?? 0] ?? []).map(pip)),
  )
}

/** A cup upside down, with a band in the colour of its player. */
export const cup = (up, shaken) =>
  h(
    'svg',
    { class: `cup ${up ? 'up' : ''} ${shaken ? 'shaken' : ''}`, viewBox: '0 0 100 84', 'aria-hidden': 'true', key: 'cup' },
    h('path', { class: 'leather', d: 'M22 6Q50 0 78 6L92 76Q50 88 8 76Z' }),
    h('path', { class: 'band', d: 'M17.600 28Q50 36 82.400 28L85 41Q50 49 15 41Z' }),
    h('path', { class: 'gloss', d: 'M29 10Q34 8 40 7.500L34 78Q24 77 18 75Z' }),
  )

/** The sign of a player: a shape as well as a colour. */
export const mark = (letter) => h('svg', { class: 'mark', viewBox: '0 0 28 28', 'aria-hidden': 'true' }, h('use', { href: `#mark-${letter}` }))
