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
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

worker.addEventListener('push', (event) => {
  event.waitUntil(takeMessage(event))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pageOf(event.notification, event.action)))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event))
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

async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request, { cacheName })
  if (kept) return kept
  const answer = await fetchWithPatience(request)
  // A copy is kept only of a whole answer; the file of a build that is gone is a 404.
  if (answer.status === 200) event.waitUntil(keep(request, answer.clone()))
  return answer
}

async function keep(request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(request, answer)
  } catch {
    // The browser's storage is full: the page has its file, and asks the server for it the next time.
  }
}

// While one release takes over from another, a file of the one may be asked of the other: the next try comes elsewhere.
const pauses = [200, 500, 1000]

async function fetchWithPatience(request: Request): Promise<Response> {
  for (const pause of pauses) {
    const answer = await fetch(request)
    if (answer.status !== 404 && answer.status < 500) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return await fetch(request)
}

function offlinePath(language: string): string {
  return `/offline/${language}`
}

/** What the server sends (declarative web push): browsers that read it by themselves need this worker for tests alone. */
interface Message {
  web_push: 8030
  notification: {
    title: string
    body?: string
    lang: string
    tag: string
    navigate: string
    actions?: { action: string; title: string; navigate: string }[]
    data?: { receipt: string }
  }
  app_badge: number
}

/** Where the notification and each of its buttons lead, kept with it until it is clicked. */
interface Pages {
  navigate: string
  actions: Record<string, string>
}

/** WebKit shows a message by itself, and hands over what it shows instead of the data. */
interface DeclarativePushEvent extends PushEvent {
  notification?: { data?: { receipt?: string } | null } | null
}

async function takeMessage({ data, notification }: DeclarativePushEvent): Promise<void> {
  const read = data?.json() as Message | undefined
  const message = read?.web_push === 8030 ? read : null
  const receipt = notification?.data?.receipt ?? message?.notification.data?.receipt
  await Promise.all([receipt && acknowledge(receipt), message && showMessage(message)])
}

async function showMessage(message: Message): Promise<void> {
  const { title, body, lang, tag, navigate, actions = [] } = message.notification
  const pages: Pages = {
    navigate,
    actions: Object.fromEntries(actions.map((button) => [button.action, button.navigate])),
  }
  const options = {
    ...(body && { body }),
    lang,
    tag,
    icon: '/icon-192.png',
    data: pages,
    actions: actions.map(({ action, title: label }) => ({ action, title: label })),
  }
  showBadge(message.app_badge)
  await worker.registration.showNotification(title, options)
}

function showBadge(count: number): void {
  // Only installed, and not in every browser, has the product an icon that can say a number; some never answer.
  if ('setAppBadge' in worker.navigator) worker.navigator.setAppBadge(count).catch(() => {})
}

async function acknowledge(receipt: string): Promise<void> {
  await tell('/api/push/receipts', { receipt })
}

function tell(path: string, what: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })
}

function pageOf({ data }: Notification, action: string): string {
  const pages = data as Pages | undefined
  const page = pages?.actions[action] ?? pages?.navigate ?? '/'
  // A page of ours, whatever a message says.
  return new URL(page, worker.location.origin).origin === worker.location.origin ? page : '/'
}

async function openPage(page: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const wanted = new URL(page, worker.location.origin).href
  const open =
    windows.find(({ url }) => url === wanted) ?? windows.find(({ focused }) => focused) ?? windows[0]
  if (!open) return void (await worker.clients.openWindow(wanted))
  // Without a click that the browser counts as one it refuses; the page is opened all the same.
  const focused = await open.focus().catch(() => open)
  if (focused.url === wanted) return
  // A window of a former build is not this worker's to navigate.
  await focused.navigate(wanted).catch(() => worker.clients.openWindow(wanted))
}

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** Browsers that don't tell what was before are subscribed anew by the person: only the former one proves whose it was. */
async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return
  const renewed =
    newSubscription ?? (await worker.registration.pushManager.subscribe(oldSubscription.options))
  const { endpoint, auth } = keysOf(oldSubscription)
  await tell('/api/push/subscription-changes', { former: { endpoint, auth }, renewed: keysOf(renewed) })
}

function keysOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}
