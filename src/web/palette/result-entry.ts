import type { Format } from '../shared/format.ts'
import type { PaletteEntry, PaletteTarget } from './palette-entry.ts'
import type { SearchResult } from './palette-queries.ts'

/** What the search found as an entry of the palette; people with limited access see no bookings. */
export function entryOf(result: SearchResult, format: Format, limited: boolean): PaletteEntry {
  const stay = result.from && result.to ? format.dayRange(result.from, result.to) : null
  return {
    key: `${result.kind}/${result.id}`,
    section: result.kind,
    kind: result.kind,
    name: result.name,
    detail: [result.externalId, result.listingName === result.name ? null : result.listingName, stay]
      .concat(stay ? result.userFriendlyId : result.address)
      .filter(Boolean)
      .join(' · '),
    target: targetOf(result, limited),
  }
}

function targetOf(result: SearchResult, limited: boolean): PaletteTarget {
  const { kind, id, groupId, partOfGroup, bookingRequestId, bookingId } = result
  switch (kind) {
    case 'GROUP':
      return { page: 'groupRequests', params: { groupId } }
    case 'LISTING':
      if (!partOfGroup) return { page: 'listingRequests', params: { listingId: id } }
      // A unit has no requests of its own: they are asked of its group.
      if (limited) return { page: 'groupRequests', params: { groupId } }
      return { page: 'unitCard', params: { listingId: id } }
    case 'REQUEST':
      return {
        page: 'inbox',
        params: { bookingRequestId: bookingRequestId ?? undefined, listingRequestId: id },
      }
    case 'BOOKING':
    case 'INVOICE':
      return { page: 'bookings', params: { bookingId: bookingId ?? undefined } }
  }
}
