/** How the page of a tab reaches its house: by messages to the worker beside it. What is the same for everybody lies in the folder. */
import type { Line } from '../../lib/transport'
import { near } from '../near.svelte'

export type { Line }

const STILL = /^\/games(\/|$)/ // the catalogue and the rulebooks: the hall needs no Python

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET'
  if (method === 'GET' && STILL.test(path)) {
    const found = await fetch(new URL(`api${path}.json`, near.folder.base))
    return found.ok ? found : new Response(JSON.stringify({ reason: 'house:not-found' }), { status: 404 })
  }
  const secret = (init.headers as Record<string, string> | undefined)?.authorization?.replace('Bearer ', '')
  const { status, kind, text, name } = await near.ask({ method, target: `/api${path}`, body: (init.body as string | null) ?? '', ...(secret ? { secret } : {}) })
  return new Response(text, { status, headers: { 'content-type': kind, ...(name ? { 'content-disposition': `attachment; filename="${name}"` } : {}) } })
}

export const dial = (): Line => near.dial()

/** The folder may lie anywhere, and its host knows one page: the place stands behind a question mark. */
export const addressOf = (path: string): string => {
  const [place = '', fragment] = path.split('#')
  return `./${place === '/' ? '' : `?${place.replace('?', '&')}`}${fragment === undefined ? '' : `#${fragment}`}`
}

export const pathOf = ({ search }: Location): string => (search.startsWith('?/') ? search.slice(1).replace('&', '?') : '/')
