/** What a drawing is made of, read from its file; for tests, no page needs it. */
import paints from '../drawings/paints.svg?raw'

const HEX = /#[0-9a-f]{6}/g

/** The symbol of that name. */
export const drawn = (file: string, id: string): string => new RegExp(`<symbol id="${id}".*?</symbol>`, 's').exec(file)![0]

/** Its colours, in the order of its strokes. */
export const fills = (file: string, id: string): string[] => [...drawn(file, id).matchAll(/fill="(?:var\(--\w+,)?(#[0-9a-f]{6})/g)].map((found) => found[1]!)

/** The symbols whose names begin alike. */
export const named = (file: string, start: string): string[] => [...file.matchAll(new RegExp(`id="(${start}[\\w-]+)"`, 'g'))].map((found) => found[1]!)

/** The colour and the texture of the house's paint of a letter. */
export const paint = (letter: string): string => new RegExp(`id="tx-${letter}"[^>]*><rect[^>]*fill="(#[0-9a-f]{6})"`).exec(paints)![1]!
export const texture = (letter: string): string => new RegExp(`id="tx-${letter}"[^>]*><rect[^>]*/>(.*?)</pattern>`).exec(paints)![1]!.replace(HEX, '')

/** A symbol without its colours and names: what is left in grey. */
export const shape = (file: string, id: string): string => drawn(file, id).replace(HEX, '').replace(/ id="[^"]*"/g, '').replace(/#\w+/g, '')
