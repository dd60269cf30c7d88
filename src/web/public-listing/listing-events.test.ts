import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const posts: { events: unknown[] }[] = []
const images: string[] = []
let status = 204

beforeEach(() => {
  posts.length = 0
  images.length = 0
  status = 204
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  vi.stubGlobal('window', { location: { pathname: '/en' } })
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    posts.push(JSON.parse(init.body) as { events: unknown[] })
    return new Response(null, { status })
  })
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
  const { trackListings } = await import('./listing-events.ts')
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
  const { trackListings } = await import('./listing-events.ts')
  const ids = Array.from({ length: 1_500 }, () => crypto.randomUUID())
  trackListings('ListingViewedInSearchResultsList', ids)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(posts.flatMap((post) => post.events)).toHaveLength(1_000)
  expect(Math.max(...posts.map((post) => JSON.stringify(post).length))).toBeLessThan(40_000)
})

it('says a view by an image where the call is refused, but not when it was too many', async () => {
  const { trackListings } = await import('./listing-events.ts')
  status = 500
  trackListings('ListingDetailsViewed', ['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(images).toEqual(['/api/events?type=ListingDetailsViewed&groupId=a'])
  status = 429
  trackListings('ListingDetailsViewed', ['b'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(images).toHaveLength(1)
})
