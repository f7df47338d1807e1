/** The shape of the screen: what stands beside what. Style sheets read it from the root element, boards from here. */
export type Shape = 'phone' | 'side' | 'tablet' | 'desk'

// A phone on its side and a low window have the question beside the board; a tablet upright has it below, with the journal.
const QUERIES: [Shape, string][] = [
  ['side', '(orientation: landscape) and (max-height: 639px), (orientation: landscape) and (max-width: 820px)'],
  ['phone', '(max-width: 599px)'],
  ['tablet', '(orientation: portrait) and (max-width: 1100px)'],
]
const queries = QUERIES.map(([shape, query]) => ({ shape, query: matchMedia(query) }))
const found = (): Shape => queries.find(({ query }) => query.matches)?.shape ?? 'desk'

let now = $state(found())

function look() {
  now = found()
  document.documentElement.dataset.shape = now
}
for (const { query } of queries) query.addEventListener('change', look)
look()

export const shape = {
  get now(): Shape {
    return now
  },
  /** Whether there is little room: a phone, however it is held. */
  get small(): boolean {
    return now === 'phone' || now === 'side'
  },
}
