// Where a house has TLS: its page as the network gives it, and as it last gave it where there is none. No answer of the house is kept.
const NAME = 'manoir-page'
const LASTING = /^\/assets\// // their names hold their digest
const STILL = /^\/[\w-]+\.(svg|png|webmanifest)$/
const entry = (page) => /assets\/index-[^"]+\.js/.exec(page)?.[0]

addEventListener('install', () => skipWaiting()) // it brings no page of its own, so it replaces none under a game
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(newest(request, '/'))
  else if (LASTING.test(pathname)) event.respondWith(lasting(request))
  else if (STILL.test(pathname)) event.respondWith(newest(request, pathname))
})

async function newest(request, name) {
  const cache = await caches.open(NAME)
  try {
    const response = await fetch(request)
    if (response.ok) await keep(cache, name, response.clone())
    return response
  } catch (cut) {
    const kept = await cache.match(name)
    if (kept) return kept
    throw cut
  }
}

/** Keep the page; the files of one that the house no longer gives go. */
async function keep(cache, name, response) {
  const before = name === '/' ? await cache.match(name) : undefined
  if (before && entry(await before.text()) !== entry(await response.clone().text())) for (const key of await cache.keys()) await cache.delete(key)
  await cache.put(name, response)
}

async function lasting(request) {
  const cache = await caches.open(NAME)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}
