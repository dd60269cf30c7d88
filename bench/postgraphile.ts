import type { CaseName } from './queries.ts'
import type { Subject } from './cases.ts'
import { type MeasuredServer, start } from './servers.ts'

/** PostGraphile on the same tables, and what to ask it. */
export interface Graphile {
  server: MeasuredServer
  documentOf(name: CaseName, subject: Subject): { query: string; variables: object } | null
}

/** Starts PostGraphile 5; a case that its schema can't express has no document. */
export async function startPostgraphile(
  databaseUrl: string,
  port: number,
  folder: string,
): Promise<Graphile> {
  const url = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    GRAPHILE_ENV: 'production',
  }
  const server = await start(['bench/postgraphile-server.mjs'], url, url, `${folder}/graphile.log`, [], env)
  return { server, documentOf }
}

function documentOf(name: CaseName, subject: Subject): { query: string; variables: object } | null {
  const { landlordId, listingRequestId } = subject
  if (name === 'listings') return { query: groups, variables: { landlordId, first: 50 } }
  if (name === 'whole') return { query: groups, variables: { landlordId, first: subject.groups } }
  if (name === 'inbox') return { query: inbox, variables: { landlordId } }
  if (name === 'request') return { query: detail, variables: { listingRequestId } }
  // The figures are sums over time that its schema has no field for.
  return null
}

const taken = `nodes { kind days { start { value } end { value } } }`

/** Its schema knows no order by another table's counts: the groups come as they lie. */
const groups = `query ($landlordId: UUID!, $first: Int!) {
  allGroups(condition: { landlordId: $landlordId, deletedAt: null }, first: $first) {
    totalCount
    nodes {
      rowId partOfGroup name price currency street streetNumber zipCode city
      groupCountByGroupId { numOpenRequests numInProgressRequests numBlockedRequests }
      picturesByGroupId(condition: { position: 0 }, first: 1) { nodes { smallUrl } }
      listingsByGroupId(condition: { deletedAt: null }) { nodes {
        rowId externalId published availableFrom availableTo createdAt
        occupanciesByListingId { ${taken} }
        blocksByListingId { nodes { days { start { value } end { value } } } }
      } }
    }
  }
}`

const row = `rowId userFriendlyId bookingRequestId type landlordStatus methodOfBooking autoDeclineAt viewedByLandlordAt from
  to currency totalRent landlordFeeRate
  groupByGroupId { rowId partOfGroup name }
  bookingRequestByBookingRequestId { firstName lastName }
  bookingOffersByListingRequestId(first: 1) { nodes { rowId status listingByListingId { apartmentName } } }`

/** It has the order of the inbox, but no "is not": ended requests are in the way, so it gets those that are open. */
const inbox = `query ($landlordId: UUID!) {
  allListingRequests(
    condition: { landlordId: $landlordId, landlordStatus: "OPEN" }, first: 50,
    orderBy: [SORT_GROUP_ASC, FROM_ASC, TO_DESC, GUESTS_ASC, REQUESTED_AT_ASC, PRIMARY_KEY_ASC]
  ) { nodes { ${row} } }
  allGroupCounts(condition: { landlordId: $landlordId }, first: 1) { nodes { numOpenRequests } }
}`

const detail = `query ($listingRequestId: UUID!) {
  listingRequestByRowId(rowId: $listingRequestId) {
    ${row} requestedAt statusType statusReason statusSubReason declineExplanation
    bookingRequestByBookingRequestId {
      email phone adults adultsInformation children pets petsDescription reasonForStay employment companyName jobTitle
      paidBy optionToExtend notes
    }
    userByTenantId { createdAt }
    bookingByListingRequestId { rowId }
    groupByGroupId {
      price street streetNumber zipCode city minBookingDuration maxBookingDuration
      picturesByGroupId(condition: { position: 0 }, first: 1) { nodes { thumbnailUrl } }
      listingsByGroupId(condition: { deletedAt: null }) { nodes { rowId apartmentName occupanciesByListingId { ${taken} } } }
      listingRequestsByGroupId(condition: { landlordStatus: "OPEN" }) {
        nodes { rowId type from to landlordStatus bookingRequestByBookingRequestId { firstName lastName } }
      }
    }
  }
}`
