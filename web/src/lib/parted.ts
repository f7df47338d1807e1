/** Where a long word may be parted, for browsers that know no hyphenation: after a vowel, or between two letters alike. */

/** The place in a word that is nearest to its middle; 0 where there is none. */
export function partedAt(word: string): number {
  let at = 0
  for (let n = 3; n < word.length - 2; n += 1) {
    const [before, here, next] = word.slice(n - 1, n + 2)
    const fits = here === before ? /[^aeiouyéèê]/i.test(here!) : /[aeiouyéèê]/i.test(before!) && /[^aeiouyéèê]/i.test(here!) && here !== next
    if (fits && Math.abs(n - word.length / 2) < Math.abs(at - word.length / 2)) at = n
  }
  return at
}

/** A text whose long words are parted where a line has no room for them. */
export const softened = (text: string): string =>
  text.replace(/\p{L}{10,}/gu, (word) => {
    const at = partedAt(word)
    return at ? `${word.slice(0, at)}\u00ad${word.slice(at)}` : word
  })
