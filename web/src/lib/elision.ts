/** What French does to words beside a name, as in the terminal: d’Ursule, du majordome, au majordome, qu’Ursule; une clef verte. */
const MUTE = 'aeiouœæ'
const FEMININE: Record<string, string> = { bleu: 'bleue', vert: 'verte', violet: 'violette', blanc: 'blanche', noir: 'noire' }

export const de = (name: string): string => contracted(name, 'du', 'des') ?? (elides(name) ? `d’${name}` : `de ${name}`)
export const au = (name: string): string => contracted(name, 'au', 'aux') ?? `à ${name}`
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`)
export const feminine = (colour: string): string => FEMININE[colour] ?? colour

/** The article of a character such as Le majordome joins the word before it; Le Goff is a name as it stands. */
function contracted(name: string, one: string, several: string): string | null {
  const [, article, noun] = /^(Le|Les) (\p{Ll}.*)$/u.exec(name) ?? []
  return noun === undefined ? null : `${article === 'Le' ? one : several} ${noun}`
}

function elides(name: string): boolean {
  const [first = '', second = ''] = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (first === 'y') return /\p{L}/u.test(second) && !MUTE.includes(second) // d’Yvonne, but de Yann
  return first !== '' && (MUTE + 'h').includes(first) // an h is taken for mute, as in nearly every first name
}
