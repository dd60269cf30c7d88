import { beforeEach, expect, it, vi } from 'vitest'
import { trackPage } from './track-pages.ts'
import { pageNameOf, trackRouter, type TrackedRouter } from './track-router.ts'

vi.mock('./track-pages.ts', () => ({ trackPage: vi.fn<typeof trackPage>() }))

beforeEach(() => vi.mocked(trackPage).mockClear())

/** A router that has come to a page, or to none yet. */
function routerAt(fullPath: string | null) {
  let listener = () => {}
  const state: TrackedRouter['state'] =
    fullPath === null ? { matches: [] } : { matches: [{ fullPath }], resolvedLocation: {} }
  const router = { state, subscribe: (_: 'onResolved', subscriber: () => void) => (listener = subscriber) }
  const come = (to: string) => {
    router.state = { matches: [{ fullPath: to }], resolvedLocation: {} }
    listener()
  }
  return { router, come }
}

it('counts nothing until the router has its first page, and then each once', () => {
  const { router, come } = routerAt(null)
  trackRouter(router)
  expect(vi.mocked(trackPage).mock.calls).toEqual([])
  come('/$language/dashboard')
  come('/$language/dashboard/calendar')
  expect(vi.mocked(trackPage).mock.calls).toEqual([['homepage'], ['calendar']])
})

it('counts the page at which the router is already', () => {
  trackRouter(routerAt('/$language/dashboard').router)
  expect(vi.mocked(trackPage).mock.calls).toEqual([['homepage']])
})

it.each([
  ['/$language', 'start'],
  ['/$language/l/$listingId', 'publicListing'],
  ['/$language/dashboard/bookings/{-$bookingId}', 'bookings'],
  ['/$language/dashboard', 'homepage'],
  ['/$language/$', null],
])('%s is the page %s', (path, name) => {
  expect(pageNameOf(path)).toBe(name)
})
