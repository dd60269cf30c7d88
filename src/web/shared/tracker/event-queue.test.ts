import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const posts: { events: unknown[] }[] = []
const images: string[] = []
let status = 204

async function answer(_url: string, init: { body: string }) {
  posts.push(JSON.parse(init.body) as { events: unknown[] })
  return new Response(null, { status })
}

beforeEach(() => {
  posts.length = 0
  images.length = 0
  status = 204
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  vi.stubGlobal('window', { location: { pathname: '/en', protocol: 'https:' } })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        images.push(address)
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends what was seen together, each listing once', async () => {
  const { trackListings } = await import('./event-queue.ts')
  trackListings('ListingViewedInSearchResultsList', ['a', 'b'])
  trackListings('ListingViewedInSearchResultsList', ['a', 'b', 'c'])
  trackListings('ListingDetailsViewed', ['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(posts).toEqual([
    {
      events: [
        { type: 'ListingViewedInSearchResultsList', groupId: 'a' },
        { type: 'ListingViewedInSearchResultsList', groupId: 'b' },
        { type: 'ListingViewedInSearchResultsList', groupId: 'c' },
        { type: 'ListingDetailsViewed', groupId: 'a' },
      ],
    },
  ])
})

it('keeps a batch under 40000 bytes and the queue under 1000 events', async () => {
  const { trackListings } = await import('./event-queue.ts')
  const ids = Array.from({ length: 1_500 }, () => crypto.randomUUID())
  trackListings('ListingViewedInSearchResultsList', ids)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(posts.flatMap((post) => post.events)).toHaveLength(1_000)
  expect(Math.max(...posts.map((post) => JSON.stringify(post).length))).toBeLessThan(40_000)
})

it('says a view by an image where the call is refused, but not when it was too many', async () => {
  const { trackListings } = await import('./event-queue.ts')
  status = 500
  trackListings('ListingDetailsViewed', ['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(images).toEqual(['/api/events?type=ListingDetailsViewed&groupId=a'])
  status = 429
  trackListings('ListingDetailsViewed', ['b'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(images).toHaveLength(1)
})

it('keeps what could not be sent until there is a connection', async () => {
  const { trackListings } = await import('./event-queue.ts')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  trackListings('ListingShortlisted', ['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  vi.stubGlobal('fetch', answer)
  trackListings('ListingShortlisted', ['b'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(posts.flatMap((post) => post.events)).toEqual([
    { type: 'ListingShortlisted', groupId: 'a' },
    { type: 'ListingShortlisted', groupId: 'b' },
  ])
})

it('says nothing of who asks not to be tracked', async () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  const { trackListings } = await import('./event-queue.ts')
  trackListings('ListingDetailsViewed', ['a'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posts).toEqual([])
})

it('recognises a browser only with consent', async () => {
  const { trackListings } = await import('./event-queue.ts')
  trackListings('ListingDetailsViewed', ['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token; cookie-consent=functional' })
  trackListings('ListingDetailsViewed', ['b'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(posts[0]).not.toHaveProperty('visit')
  expect(posts[1]).toHaveProperty('visit.visitorId', expect.stringMatching(/^[\da-f-]{36}$/))
})

it('says as what the person is known, SALES for staff who act as a landlord (D1)', async () => {
  const { speakFor } = await import('../../http.ts')
  speakFor('jana', { userType: 'SALES' })
  const { trackListings } = await import('./event-queue.ts')
  trackListings('ListingDetailsViewed', ['a'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(posts).toMatchObject([{ userType: 'SALES' }])
})
