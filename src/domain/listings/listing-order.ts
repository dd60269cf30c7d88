import { listingIdentifier, type NamedListing } from './identifier.ts'
import type { RequestCounts } from './request-counts.ts'

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
  const { compare } = collatorOf(language)
  return (a, b) => compareCounts(a, b) || compare(listingIdentifier(a), listingIdentifier(b))
}

function compareCounts(a: SortedListing, b: SortedListing): number {
  const left = countsOfGroup(a)
  const right = countsOfGroup(b)
  return (
    right.numOpenRequests - left.numOpenRequests ||
    right.numInProgressRequests - left.numInProgressRequests ||
    right.numBlockedRequests - left.numBlockedRequests
  )
}

const collators = new Map<string, Intl.Collator>()

/** How a language compares texts; making a collator takes longer than sorting a page with it. */
export function collatorOf(language: string): Intl.Collator {
  let collator = collators.get(language)
  if (!collator) {
    collator = new Intl.Collator(language)
    collators.set(language, collator)
  }
  return collator
}

function countsOfGroup({ groupId, counts }: SortedListing): SortingCounts {
  const { numOpenRequests, numInProgressRequests, numBlockedRequests } = givenCounts(groupId, counts)
  if (
    numOpenRequests === undefined ||
    numInProgressRequests === undefined ||
    numBlockedRequests === undefined
  ) {
    throw missingCounts(groupId)
  }
  return { numOpenRequests, numInProgressRequests, numBlockedRequests }
}

/** The counts of a group; raises where they are missing, since nought is an answer of its own (D8). */
export function givenCounts<Counts extends object>(
  groupId: string,
  counts: Counts | null | undefined,
): Counts {
  if (!counts) throw missingCounts(groupId)
  return counts
}

function missingCounts(groupId: string): Error {
  return new Error(`Request counts are missing for group ${groupId}`)
}

/** Listings in their order; also a single listing without counts raises (D8). */
export function sortListings<L extends SortedListing>(listings: readonly L[], language: string): L[] {
  for (const listing of listings) countsOfGroup(listing)
  return listings.toSorted(compareListings(language))
}

/**
 * The listings of one window of that order. Only listings with the same counts have to be compared by name, and of
 * those only the ones around the window: of a thousand listings some dozen.
 */
export function windowOfListings<L extends SortedListing>(
  listings: readonly L[],
  language: string,
  window: { offset: number; limit: number },
): L[] {
  const end = window.offset + window.limit
  const shown: L[] = []
  let before = 0
  for (const equals of equalCounts(listings)) {
    const after = before + equals.length
    if (after > window.offset && before < end) {
      const sorted = sortListings(equals, language)
      shown.push(...sorted.slice(Math.max(0, window.offset - before), end - before))
    }
    before = after
  }
  return shown
}

/** Listings with equal counts side by side, those with most to do first. */
function equalCounts<L extends SortedListing>(listings: readonly L[]): L[][] {
  const groups = new Map<string, L[]>()
  for (const listing of listings) {
    const { numOpenRequests, numInProgressRequests, numBlockedRequests } = countsOfGroup(listing)
    const key = `${numOpenRequests} ${numInProgressRequests} ${numBlockedRequests}`
    const group = groups.get(key)
    if (group) group.push(listing)
    else groups.set(key, [listing])
  }
  return [...groups.values()].toSorted(([a], [b]) => (a && b ? compareCounts(a, b) : 0))
}

/** The order of sublistings: by identifier, numbers by their value (D4). */
export function compareSublistings(language: string): (a: NamedListing, b: NamedListing) => number {
  const collator = new Intl.Collator(language, { numeric: true })
  return (a, b) => collator.compare(listingIdentifier(a), listingIdentifier(b))
}

/** The listing that was created first, of several at once the one with the first id; undefined for none (D4). */
export function earliestCreated<L extends { id: string; createdAt: Temporal.Instant }>(
  listings: readonly L[],
): L | undefined {
  return listings.toSorted(
    (a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt) || (a.id < b.id ? -1 : 1),
  )[0]
}

/** Published if it is, or for a group if any member is (D4). */
export function isPublished(
  listing: { published: boolean },
  group: readonly { published: boolean }[] = [],
): boolean {
  return listing.published || group.some((unit) => unit.published)
}

/** Whether a listing has ever been published, seen from now (D4). */
export const PUBLICATION_HISTORIES = [
  'PUBLISHED',
  'PREVIOUSLY_PUBLISHED',
  'NEVER_PUBLISHED',
] as const satisfies readonly string[]

/** One of these three. */
export type PublicationHistory = (typeof PUBLICATION_HISTORIES)[number]

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
