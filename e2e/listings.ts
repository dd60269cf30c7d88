import { expect, type APIRequestContext } from '@playwright/test'
import { demoId } from '../src/server/demo/random.ts'
import { graphql } from './api.ts'
import { addDays, addMonths, utcDayOf, firstOfMonth } from '../src/domain/kernel/day.ts'

/** First and last day of a stay, both inclusive. */
export interface Days {
  from: string
  to: string
}

/** A listing of the demo as the public pages know it. */
export interface Listing {
  _id: string
  groupId: string
  partOfGroup: boolean
  title: Record<string, string>
  unavailable: Days[]
}

/** A listing of the demo by the key of its facts; every test that books takes one of its own. */
export function listingOf(request: APIRequestContext, key: string): Promise<Listing> {
  return publicListing(request, demoId(`place/${key}`))
}

/** A published listing, or one that stands for its group. */
export async function publicListing(request: APIRequestContext, groupId: string): Promise<Listing> {
  const { found } = await graphql<{ found: Listing | null }>(
    request,
    `
      query ($groupId: ID) {
        found: publicListing(groupId: $groupId) {
          _id
          groupId
          partOfGroup
          title
          unavailable {
            from
            to
          }
        }
      }
    `,
    { groupId },
  )
  expect(found, `listing ${groupId}`).not.toBeNull()
  if (!found) throw new Error(`No listing ${groupId}`)
  return found
}

/**
 * The first free time of so many months in a listing, well after the busy months of the demo; where two tests ask for one
 * listing at the same time, each begins `after` other months.
 */
export function freeStay(listing: Listing, months = 3, after = 10): Days {
  const start = firstOfMonth(addMonths(utcDayOf(Date.now()), after))
  for (let later = 0; later < 24; later++) {
    const from = addMonths(start, later)
    const stay = { from, to: addDays(addMonths(from, months), -1) }
    if (listing.unavailable.every((taken) => taken.to < stay.from || taken.from > stay.to)) return stay
  }
  throw new Error('No free time')
}
