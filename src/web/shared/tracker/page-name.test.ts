import { expect, it } from 'vitest'
import { pageNameOf } from './page-name.ts'

it.each([
  ['/$language', 'start'],
  ['/$language/l/$listingId', 'publicListing'],
  ['/$language/dashboard/bookings/{-$bookingId}', 'bookings'],
  ['/$language/dashboard', 'homepage'],
  ['/$language/$', null],
])('%s is the page %s', (path, name) => {
  expect(pageNameOf(path)).toBe(name)
})
