/** Finding by words: each must begin one of the text's, in any order, whatever their accents, capitals and plurals. */

const wordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []

const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

/** Whether a text has all the words that are sought; every text has none. */
export function seeker(sought: string): (text: string) => boolean {
  const wanted = wordsOf(sought).map(singular)
  return (text) => {
    const found = wordsOf(text)
    return wanted.every((one) => found.some((word) => word.startsWith(one)))
  }
}
