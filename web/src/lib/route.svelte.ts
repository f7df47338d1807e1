/** Where in the house we are: a path, and what its fragment carries (secrets stay out of requests and referrers). */
import { addressOf, pathOf } from './transport'

export interface PageAddress {
  page: 'hall' | 'lost' | 'table' | 'screen' | 'replay' | 'rules' | 'guide' | 'solo' | 'games'
  id: string
  part: URLSearchParams
  clause: string
  from: string // the table from which the page was opened
}

const PAGES: Record<string, PageAddress['page']> = { '': 'hall', table: 'table', screen: 'screen', replay: 'replay', rules: 'rules', guide: 'guide', solo: 'solo', games: 'games' }

export function placeOf(location: Location): PageAddress {
  const { hash } = location
  const [path = '', search = ''] = pathOf(location).split('?')
  const [first = '', id = ''] = path.replace(/^\/+|\/+$/g, '').split('/')
  const fragment = hash.replace(/^#/, '')
  return {
    page: PAGES[first] ?? 'lost',
    id: decodeURIComponent(id),
    part: new URLSearchParams(fragment.includes('=') ? fragment : ''),
    clause: fragment.includes('=') ? '' : decodeURIComponent(fragment),
    from: new URLSearchParams(search).get('table') ?? '',
  }
}

/** The rules of a game as they are read at a table, at a clause if one is named (`game:slug`). */
export const rulesAt = (game: string, table: string, clause = ''): string => `/rules/${game}?table=${table}${clause && `#${clause.split(':')[1] ?? clause}`}`

class Route {
  place = $state.raw<PageAddress>(placeOf(location))

  constructor() {
    const read = () => (this.place = placeOf(location))
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href^="/"]')
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.hasAttribute('download') || link.hasAttribute('target') || link.getAttribute('href')!.startsWith('/api')) return
      event.preventDefault()
      this.go(link.getAttribute('href')!)
    })
  }

  go(path: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', addressOf(path))
    this.place = placeOf(location)
    if (!location.hash) scrollTo(0, 0)
  }
}

export const route = new Route()
