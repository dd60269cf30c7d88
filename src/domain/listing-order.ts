import type { RequestCounts } from './classification.ts'
import { listingIdentifier } from './identifier.ts'
import type { NamedListing } from './identifier.ts'

/** The counts that sorting needs. */
export type SortingCounts = Pick<
  RequestCounts,
  'numOpenRequests' | 'numInProgressRequests' | 'numBlockedRequests'
>

/** What listings are sorted by. */
export interface SortedListing extends NamedListing {
  groupId: string
  counts: Partial<SortingCounts> | null | undefined
}

/** Most open requests first, then in progress, blocked, identifier in the person's language (D4); equal parts
 * have an equal total, so the specification's fourth key needs no comparison. Raises without counts (D8). */
export function compareListings(language: string): (a: SortedListing, b: SortedListing) => number {
  const collator = new Intl.Collator(language)
  return (a, b) => {
    const left = countsOfGroup(a)
    const right = countsOfGroup(b)
    return (
      right.numOpenRequests - left.numOpenRequests ||
      right.numInProgressRequests - left.numInProgressRequests ||
      right.numBlockedRequests - left.numBlockedRequests ||
      collator.compare(listingIdentifier(a), listingIdentifier(b))
    )
  }
}

function countsOfGroup(listing: SortedListing): SortingCounts {
  const { numOpenRequests, numInProgressRequests, numBlockedRequests } = listing.counts ?? {}
  if (
    numOpenRequests === undefined ||
    numInProgressRequests === undefined ||
    numBlockedRequests === undefined
  ) {
    throw new Error(`Request counts are missing for group ${listing.groupId}`)
  }
  return { numOpenRequests, numInProgressRequests, numBlockedRequests }
}

/** Listings in their order; also a single listing without counts raises (D8). */
export function sortListings<L extends SortedListing>(listings: readonly L[], language: string): L[] {
  for (const listing of listings) countsOfGroup(listing)
  return listings.toSorted(compareListings(language))
}

/** The order of sublistings: by identifier, numbers by their value (D4). */
export function compareSublistings(language: string): (a: NamedListing, b: NamedListing) => number {
  const collator = new Intl.Collator(language, { numeric: true })
  return (a, b) => collator.compare(listingIdentifier(a), listingIdentifier(b))
}

/** The listing that was created first, or undefined (D4). */
export function earliestCreated<L extends { createdAt: Temporal.Instant }>(
  listings: readonly L[],
): L | undefined {
  return listings.toSorted((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt))[0]
}

/** Published if it is, or for a group if any member is (D4). */
export function isPublished(
  listing: { published: boolean },
  group: readonly { published: boolean }[] = [],
): boolean {
  return listing.published || group.some((unit) => unit.published)
}

/** Whether a listing has ever been published, seen from now (D4). */
export type PublicationHistory = 'PUBLISHED' | 'PREVIOUSLY_PUBLISHED' | 'NEVER_PUBLISHED'

/** A listing or a member of its group, as far as publishing goes. */
export interface PublishedListing {
  published: boolean
  lastPublishedAt?: Temporal.Instant | string | null
}

/** Published, previously published (lastPublishedAt on it or any member) or never (D4). */
export function publicationHistory(
  listing: PublishedListing,
  group: readonly PublishedListing[] = [],
): PublicationHistory {
  if (isPublished(listing, group)) return 'PUBLISHED'
  const before = [listing, ...group].some((unit) => Boolean(unit.lastPublishedAt))
  return before ? 'PREVIOUSLY_PUBLISHED' : 'NEVER_PUBLISHED'
}
