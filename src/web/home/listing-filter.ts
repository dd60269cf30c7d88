import type { CurrentStateKind } from '../../domain/catalogue/listings.ts'
import { PUBLICATION_HISTORIES, type PublicationHistory } from '../../domain/listings/listing-order.ts'

/** The states of units that the overview can be narrowed to, those that ask for something first. */
export const FILTER_STATES = [
  'VACANT_SOON',
  'VACANT',
  'BLOCKED',
  'OCCUPIED',
  'BOOKED',
  'NOT_AVAILABLE',
] as const satisfies readonly CurrentStateKind[]

/** What the listings overview is narrowed to; it stands in the URL of the page. */
export interface ListingFilter {
  /** Part of a name, an address or an id. */
  q?: string
  city?: string
  state?: (typeof FILTER_STATES)[number]
  publication?: PublicationHistory
  /** Only those that miss something before they may be published. */
  incomplete?: 'yes'
  /** The archive instead. */
  archived?: 'yes'
}

/** The filter of a URL; what isn't known is left out. */
export function readListingFilter(search: Record<string, string | undefined>): ListingFilter {
  return {
    q: search.q || undefined,
    city: search.city || undefined,
    state: FILTER_STATES.find((state) => state === search.state),
    publication: PUBLICATION_HISTORIES.find((history) => history === search.publication),
    incomplete: search.incomplete === 'yes' ? 'yes' : undefined,
    archived: search.archived === 'yes' ? 'yes' : undefined,
  }
}

/** The query of the table with the same filter. */
export function homeTableQuery({ q, incomplete, archived, ...filter }: ListingFilter) {
  return { ...filter, search: q, incomplete: incomplete && '1', archived: archived && '1' }
}

/** The part of the URL that takes all filters off. */
export const NO_FILTER: Record<keyof ListingFilter, undefined> = {
  q: undefined,
  city: undefined,
  state: undefined,
  publication: undefined,
  incomplete: undefined,
  archived: undefined,
}

/** True when the overview shows less than everything. */
export function isNarrowed(filter: ListingFilter): boolean {
  return Object.values(filter).some(Boolean)
}
