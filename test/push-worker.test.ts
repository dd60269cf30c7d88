import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { declarativePush } from '../src/domain/notifications/push-message.ts'

const origin = 'https://mezzo.example'
type Handler = (event: object) => void
const handlers = new Map<string, Handler>()
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {})
const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => new Promise(() => {}))
const openWindow = vi.fn<(url: string) => Promise<null>>(async () => null)
const subscribe = vi.fn<(options: object) => Promise<object>>(async () => subscription('renewed'))
const told = vi.fn<(path: string, sent: { body: string }) => Promise<Response>>(
  async () => new Response(null, { status: 204 }),
)
let windows: object[] = []

function subscription(name: string) {
  const keys = { p256dh: `key of ${name}`, auth: `secret of ${name}` }
  return {
    options: { userVisibleOnly: true },
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys }),
  }
}

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (name: string, handler: Handler) => handlers.set(name, handler))
  vi.stubGlobal('registration', { showNotification, pushManager: { subscribe } })
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('navigator', { setAppBadge })
  vi.stubGlobal('fetch', told)
  await import(new URL('../src/web/service-worker/service-worker.ts', import.meta.url).href)
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.clearAllMocks()
  windows = []
})

async function fire(name: string, event: object) {
  const work: Promise<unknown>[] = []
  handlers.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) })
  await Promise.all(work)
}

const navigate = `${origin}/en/dashboard/notifications/1`
const message = (receipt: string | null) =>
  declarativePush({
    title: 'New request',
    body: 'Amélie asks',
    language: 'en',
    tag: 'n-1',
    navigate,
    badge: 3,
    action: { name: 'ANSWER', title: 'Answer' },
    receipt,
  })
const pages = { navigate, actions: { answer: navigate } }

test('a message is shown with its button, its count is set, and only a test is acknowledged', async () => {
  await fire('push', { data: { json: () => message(null) } })
  expect(showNotification).toHaveBeenCalledWith('New request', {
    body: 'Amélie asks',
    lang: 'en',
    tag: 'n-1',
    icon: '/icon-192.png',
    data: pages,
    actions: [{ action: 'answer', title: 'Answer' }],
  })
  expect(setAppBadge).toHaveBeenCalledWith(3)
  expect(told).not.toHaveBeenCalled()
  await fire('push', { data: { json: () => message('receipt') } })
  expect(told).toHaveBeenCalledWith(
    '/api/push/receipts',
    expect.objectContaining({ method: 'POST', credentials: 'omit', body: '{"receipt":"receipt"}' }),
  )
})

test('a test that the browser shows by itself is acknowledged by what it hands over', async () => {
  await fire('push', { data: null, notification: { title: 'New request', data: { receipt: 'receipt' } } })
  expect(told).toHaveBeenCalledWith(
    '/api/push/receipts',
    expect.objectContaining({ method: 'POST', body: '{"receipt":"receipt"}' }),
  )
  expect(showNotification).not.toHaveBeenCalled()
  told.mockClear()
  await fire('push', { data: null, notification: { title: 'New request', data: null } })
  expect(told).not.toHaveBeenCalled()
})

test('what is no message of ours is not shown', async () => {
  await fire('push', { data: { json: () => ({ title: 'x' }) } })
  await fire('push', { data: null })
  expect(showNotification).not.toHaveBeenCalled()
})

test('a click opens a window where there is none, and goes on in one that is open', async () => {
  const notification = { data: pages, close: vi.fn<() => void>() }
  await fire('notificationclick', { notification, action: 'answer' })
  expect(notification.close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledWith(navigate)
  const go = vi.fn<(url: string) => Promise<null>>(async () => null)
  const open = { url: `${origin}/en/dashboard`, focused: true, navigate: go, focus: async () => open }
  windows = [open]
  await fire('notificationclick', { notification, action: '' })
  expect(go).toHaveBeenCalledWith(navigate)
  expect(openWindow).toHaveBeenCalledOnce()
})

test('no message leads away from us', async () => {
  const notification = { data: { navigate: 'https://evil.example/', actions: {} }, close: () => {} }
  await fire('notificationclick', { notification, action: '' })
  expect(openWindow).toHaveBeenCalledWith(`${origin}/`)
})

test('a subscription that the browser replaces is told with what only it knows', async () => {
  await fire('pushsubscriptionchange', { oldSubscription: subscription('former'), newSubscription: null })
  expect(JSON.parse(told.mock.calls[0]?.[1].body ?? '')).toEqual({
    former: { endpoint: 'https://push.example/former', auth: 'secret of former' },
    renewed: {
      endpoint: 'https://push.example/renewed',
      p256dh: 'key of renewed',
      auth: 'secret of renewed',
    },
  })
})

test('a file that a server of another release hasn’t got is asked for again, and kept once it is there', async () => {
  vi.useFakeTimers()
  const put = vi.fn<(request: object, answer: Response) => Promise<void>>(async () => {})
  vi.stubGlobal('caches', { open: async () => ({ put }), match: async () => undefined })
  told.mockImplementationOnce(async () => new Response(null, { status: 404 }))
  told.mockImplementationOnce(async () => new Response(null, { status: 503 }))
  told.mockImplementationOnce(async () => new Response('there'))
  const answered = askFor('/assets/page-abc.js')
  await vi.runAllTimersAsync()
  expect(await answered).toBe('there')
  expect(told).toHaveBeenCalledTimes(3)
  expect(put).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a full storage of the browser takes no file from the page', async () => {
  const put = vi.fn<() => Promise<void>>(async () => {
    throw new DOMException('Quota exceeded.', 'QuotaExceededError')
  })
  vi.stubGlobal('caches', { open: async () => ({ put }), match: async () => undefined })
  told.mockImplementationOnce(async () => new Response('there'))
  expect(await askFor('/assets/page-abc.js')).toBe('there')
  expect(put).toHaveBeenCalledOnce()
})

/** What a page gets that asks for a file; the worker's own work is done then. */
async function askFor(path: string): Promise<string | undefined> {
  const answers: Promise<Response>[] = []
  const request = { method: 'GET', url: origin + path, mode: 'cors' }
  const work: Promise<unknown>[] = []
  handlers.get('fetch')?.({
    request,
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    waitUntil: (done: Promise<unknown>) => work.push(done),
  })
  const [answer] = await Promise.all(answers)
  await Promise.all(work)
  return answer?.text()
}
