import { graphql } from './api.ts'
import { expect, test } from './fixtures.ts'
import { homeOf } from './homes.ts'

test('who looks at a home is counted in its figures', async ({ landlord, page, to }) => {
  const home = await homeOf(landlord.request, 'westendstrasse')
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events')
  await page.goto(to('publicListing', { listingId: home._id }))
  expect((await answered).status()).toBe(204)

  const now = Temporal.Now.instant()
  const { views } = await graphql<{ views: { totalCount: number } }>(
    landlord.request,
    `
      query ($groupId: ID!, $from: Instant!, $to: Instant!) {
        views: getListingDetailsViewedMetrics(
          groupId: $groupId
          from: $from
          to: $to
          intervals: 1
          intervalUnit: HOURS
        ) {
          totalCount
        }
      }
    `,
    {
      groupId: home.groupId,
      // The demo's own visitors came until yesterday.
      from: now.toZonedDateTimeISO('UTC').startOfDay().toInstant().toString(),
      to: now.add({ minutes: 1 }).toString(),
    },
  )
  expect(views.totalCount).toBeGreaterThan(0)
})
