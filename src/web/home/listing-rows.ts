import type { ListingNode, UnitNode } from './home-queries.ts'

/** A row of the overview: a listing, or below an unfolded group its units, their waiting or their failure. */
export type Row =
  | { kind: 'listing'; listing: ListingNode; unfolded: boolean }
  | { kind: 'unit'; unit: UnitNode; listing: ListingNode }
  | { kind: 'pending'; listing: ListingNode }
  | { kind: 'failed'; listing: ListingNode; retry: () => void }

/** What is known of the units of an unfolded group. */
export interface UnitsState {
  data?: { landlordListingByGroupId?: { group: UnitNode[] } | null }
  isError: boolean
  refetch: () => unknown
}

/** The rows in order, each unfolded group followed by its units. */
export function toRows(
  listings: readonly ListingNode[],
  unfolded: ReadonlyMap<string, UnitsState | undefined>,
): Row[] {
  return listings.flatMap((listing): Row[] => {
    const row: Row = { kind: 'listing', listing, unfolded: unfolded.has(listing.groupId) }
    return row.unfolded ? [row, ...unitRows(listing, unfolded.get(listing.groupId))] : [row]
  })
}

function unitRows(listing: ListingNode, units: UnitsState | undefined): Row[] {
  const group = units?.data?.landlordListingByGroupId?.group
  if (group) return group.map((unit) => ({ kind: 'unit', unit, listing }))
  if (units?.isError) return [{ kind: 'failed', listing, retry: () => void units.refetch() }]
  return [{ kind: 'pending', listing }]
}

/** The same key for the same row wherever it stands. */
export function rowKey(row: Row | undefined): string {
  if (!row) return ''
  return row.kind === 'unit' ? `unit ${row.unit._id}` : `${row.kind} ${row.listing.groupId}`
}
