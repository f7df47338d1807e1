/** Links in a tab: what leads to another window on a server stays in this one, for it holds the house. */
import { route } from '../lib/route.svelte'
import { download } from '../lib/share'
import { addressOf, request } from './lib/transport'

let aside = 0 // how many pages ago somebody left a table to look something up

export function followLinks(): void {
  addEventListener('click', followed, true)
  addEventListener('auxclick', written, true)
  addEventListener('contextmenu', written, true)
}

const linkOf = (event: Event) => (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]') ?? null

/** Whoever copies a link, or opens it in another tab, gets one that leads there. */
function written(event: Event) {
  const link = linkOf(event)
  if (link) link.href = addressOf(link.getAttribute('href')!)
}

function followed(event: MouseEvent) {
  const link = linkOf(event)
  if (!link || event.button) return
  const path = link.getAttribute('href')!
  if (link.hasAttribute('download') && path.startsWith('/api/')) {
    event.preventDefault()
    void saved(path.slice(4))
  } else if (event.metaKey || event.ctrlKey || event.shiftKey) written(event)
  else if (link.target) {
    link.removeAttribute('target')
    aside = 1
  } else if (path === '/' && aside && ['rules', 'guide'].includes(route.place.page)) {
    event.preventDefault()
    aside = 0
    history.back()
  }
}

async function saved(path: string) {
  const response = await request(path)
  const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'manoir.log'
  if (response.ok) download(new File([await response.text()], name, { type: 'text/plain' }))
}
