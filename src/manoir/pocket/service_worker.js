// Keeps the folder in the browser, whole and of one version. Before this stand VERSION, FILES and, of those, FIXED: whose name has their digest.
const NAME = `manoir-pocket ${new URL(registration.scope).pathname} `
const HERE = NAME + VERSION
const address = (file) => new URL(file, registration.scope).href

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(tidy()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(registration.scope)) event.respondWith(found(request))
})
addEventListener('message', (event) => {
  if (event.data === 'now') skipWaiting()
  if (event.data === 'whole') event.waitUntil(fill().then(() => event.source.postMessage('whole'), () => undefined))
})

/** Put whatever is missing into the cache; what an older version has under the same digest is not fetched again. */
async function fill() {
  const cache = await caches.open(HERE)
  const there = new Set((await cache.keys()).map((request) => request.url))
  const missing = FILES.filter((file) => !there.has(address(file)))
  for (let from = 0; from < missing.length; from += 8) await Promise.all(missing.slice(from, from + 8).map((file) => put(cache, file)))
}

async function put(cache, file) {
  const fixed = FIXED.includes(file)
  const known = fixed ? await caches.match(address(file)) : undefined
  const response = known ?? (await fetch(address(file), { cache: fixed ? 'force-cache' : 'no-cache' }))
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await cache.put(address(file), response)
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith(NAME) && name !== HERE) await caches.delete(name)
  await clients.claim()
}

/** From the cache; what was lost from it, from the network, and into it again. */
async function found(request) {
  const cache = await caches.open(HERE)
  const url = request.mode === 'navigate' ? address('index.html') : request.url
  const kept = await cache.match(url, { ignoreSearch: true })
  if (kept) return kept
  const file = FILES.find((one) => address(one) === url)
  if (!file) return fetch(request)
  await put(cache, file)
  return cache.match(url)
}
