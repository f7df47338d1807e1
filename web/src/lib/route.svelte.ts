/** Where in the house we are: a path, and what its fragment carries (secrets stay out of requests and referrers). */

export interface Place {
  page: 'hall' | 'table' | 'screen' | 'replay' | 'rules' | 'guide' | 'solo'
  id: string
  part: URLSearchParams
  clause: string
}

const PAGES: Record<string, Place['page']> = { table: 'table', screen: 'screen', replay: 'replay', rules: 'rules', guide: 'guide', solo: 'solo' }

export function placeOf(path: string, hash: string): Place {
  const [first = '', id = ''] = path.replace(/^\/+|\/+$/g, '').split('/')
  const fragment = hash.replace(/^#/, '')
  return {
    page: PAGES[first] ?? 'hall',
    id: decodeURIComponent(id),
    part: new URLSearchParams(fragment.includes('=') ? fragment : ''),
    clause: fragment.includes('=') ? '' : decodeURIComponent(fragment),
  }
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash))

  constructor() {
    const read = () => (this.place = placeOf(location.pathname, location.hash))
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
    history[instead ? 'replaceState' : 'pushState'](null, '', path)
    this.place = placeOf(location.pathname, location.hash)
    if (!location.hash) scrollTo(0, 0)
  }
}

export const route = new Route()
