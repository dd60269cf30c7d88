/**
 * Keeps what never changes (files whose names carry a hash) and a page for the time without a connection. What the API
 * answers and the pages' HTML, which knows its person, are never kept. A new build is a new worker with a cache of its
 * own; it takes over once the last page of the former build is closed, and throws that one's cache away.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

// The build puts its hash here (vite.config.ts).
const cacheName = 'mezzo-__BUILD__'
const languages = ['en', 'de', 'fr']

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetFormerBuilds(), takeOver()]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(
    languages.map((language) => new Request(offlinePath(language), { cache: 'reload', credentials: 'omit' })),
  )
}

async function forgetFormerBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

async function takeOver(): Promise<void> {
  // The page's HTML is asked for while the worker wakes up.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function page(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    return preloaded ?? (await fetch(event.request))
  } catch (error) {
    const wanted = pathname.split('/')[1] ?? ''
    const language = languages.find((known) => known === wanted) ?? 'en'
    const kept = await caches.match(offlinePath(language))
    if (kept) return kept
    throw error
  }
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // A copy is kept only of a whole answer; the file of a build that is gone is a 404.
  if (answer.status === 200) await cache.put(request, answer.clone())
  return answer
}

function offlinePath(language: string): string {
  return `/offline/${language}`
}
