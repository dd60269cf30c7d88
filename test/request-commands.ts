import { randomUUID } from 'node:crypto'
import { isUuid } from '../src/domain/kernel/text.ts'
import { lockRequestForSystem } from '../src/server/rentals/lifecycle/command.ts'
import { makeBooking } from '../src/server/rentals/bookings/make-booking.ts'
import { inTransaction } from '../src/server/kernel/db/transaction.ts'
import { findOfferForSystem, saveOffers } from '../src/server/rentals/lifecycle/offers-sql.ts'
import { type Browser, type GraphAnswer, type TestApp } from './app.ts'
import { requestInput, offerOf, given } from './builders.ts'

/** What a mutation of a request answers. */
export interface RequestAnswer {
  error: {
    name: string
    message: string
    reason: string | null
    fields: Record<string, string> | null
  } | null
  listingRequest?: { id: string; landlordStatus: string } | null
  request?: { id: string; tenantStatus: string; bookingRequestId: string } | null
  offer?: { _id: string; status: string } | null
}

const error = 'error { name message reason fields }'

const documents = {
  sendBookingRequest: `mutation($input: SendBookingRequestInput!, $key: ID!) {
    answer: sendBookingRequest(input: $input, idempotencyKey: $key) { ${error} request { id tenantStatus bookingRequestId } } }`,
  acceptListingRequest: `mutation($id: ID!, $seen: [ID!], $key: ID!) {
    answer: acceptListingRequest(listingRequestId: $id, seen: $seen, idempotencyKey: $key) { ${error} listingRequest { id landlordStatus } } }`,
  rejectListingRequest: `mutation($id: ID!, $input: RejectListingRequestInput!, $seen: [ID!], $key: ID!) {
    answer: rejectListingRequest(listingRequestId: $id, input: $input, seen: $seen, idempotencyKey: $key) { ${error} listingRequest { id landlordStatus } } }`,
  takeAcceptBack: `mutation($id: ID!, $explanation: String, $decline: RejectListingRequestInput, $seen: [ID!], $key: ID!) {
    answer: takeAcceptBack(listingRequestId: $id, explanation: $explanation, decline: $decline, seen: $seen, idempotencyKey: $key) {
      ${error} listingRequest { id landlordStatus } } }`,
  confirmTenantInterest: `mutation($id: ID!, $key: ID!) {
    answer: confirmTenantInterest(listingRequestId: $id, idempotencyKey: $key) { ${error} request { id tenantStatus } } }`,
  withdrawListingRequest: `mutation($id: ID!, $key: ID!) {
    answer: withdrawListingRequest(listingRequestId: $id, idempotencyKey: $key) { ${error} request { id tenantStatus } } }`,
  suggestDates: `mutation($id: ID!, $from: Day!, $to: Day!, $message: String, $seen: [ID!], $key: ID!) {
    answer: suggestDates(listingRequestId: $id, from: $from, to: $to, message: $message, seen: $seen, idempotencyKey: $key) {
      ${error} listingRequest { id landlordStatus } } }`,
  unpublishListing: `mutation($groupId: ID!, $listingId: ID, $input: UnpublishListingInput!, $seen: [ID!], $key: ID!) {
    answer: unpublishListing(groupId: $groupId, listingId: $listingId, input: $input, seen: $seen, idempotencyKey: $key) { ${error} } }`,
  publishListing: `mutation($groupId: ID!, $listingId: ID, $key: ID!) {
    answer: publishListing(groupId: $groupId, listingId: $listingId, idempotencyKey: $key) { ${error} } }`,
  takeSuggestedDates: `mutation($id: ID!, $seen: SeenDatesInput!, $key: ID!) {
    answer: takeSuggestedDates(listingRequestId: $id, seen: $seen, idempotencyKey: $key) { ${error} request { id tenantStatus } } }`,
  refuseSuggestedDates: `mutation($id: ID!, $key: ID!) {
    answer: refuseSuggestedDates(listingRequestId: $id, idempotencyKey: $key) { ${error} request { id tenantStatus } } }`,
  giveSecondChance: `mutation($id: ID!, $key: ID!) {
    answer: giveSecondChance(listingRequestId: $id, idempotencyKey: $key) { ${error} } }`,
  requestExtension: `mutation($id: ID!, $to: Day!, $message: String, $key: ID!) {
    answer: requestExtension(bookingId: $id, to: $to, message: $message, idempotencyKey: $key) {
      ${error} request { id tenantStatus bookingRequestId } } }`,
  signContract: `mutation($id: ID!, $input: SignContractInput!, $key: ID!) {
    answer: signContract(offerId: $id, input: $input, idempotencyKey: $key) { ${error} offer { _id status } } }`,
  refuseContract: `mutation($id: ID!, $key: ID!) {
    answer: refuseContract(offerId: $id, idempotencyKey: $key) { ${error} offer { _id status } } }`,
  cancelContract: `mutation($id: ID!, $key: ID!) {
    answer: cancelContract(offerId: $id, idempotencyKey: $key) { ${error} offer { _id status } } }`,
  stopOnlineSigning: `mutation($id: ID!, $reason: StopOnlineSigningReason!, $comment: String, $key: ID!) {
    answer: stopOnlineSigning(offerId: $id, reason: $reason, comment: $comment, idempotencyKey: $key) {
      ${error} offer { _id status } } }`,
  acceptProposedContract: `mutation($id: ID!, $key: ID!) {
    answer: acceptProposedContract(offerId: $id, idempotencyKey: $key) { ${error} offer { _id status } } }`,
  recordOfflineSignatures: `mutation($id: ID!, $key: ID!) {
    answer: recordOfflineSignatures(offerId: $id, idempotencyKey: $key) { ${error} offer { _id status } } }`,
  confirmBooking: `mutation($id: ID!, $key: ID!) {
    answer: confirmBooking(offerId: $id, idempotencyKey: $key) { ${error} offer { _id status } } }`,
}

/**
 * Gives one command of the main job through HTTP; without a key each call has one of its own. Answers are given as the
 * browser does it: with whom they are shown to decline, unless that or the key is named.
 */
export async function command(
  app: TestApp,
  browser: Browser | null,
  name: keyof typeof documents,
  variables: Record<string, unknown>,
): Promise<RequestAnswer> {
  const answer: GraphAnswer<{ answer: RequestAnswer } | null> = await app.graphql(
    documents[name],
    { key: randomUUID(), ...(await shownBefore(app, browser, name, variables)), ...variables },
    browser,
  )
  if (!answer.data) throw new Error(answer.errors?.map((entry) => entry.message).join('\n') ?? 'no data')
  return answer.data.answer
}

async function shownBefore(
  app: TestApp,
  browser: Browser | null,
  name: keyof typeof documents,
  { id, key, seen, input, from, to }: Record<string, unknown>,
): Promise<{ seen?: string[] | ShownDates }> {
  if (key !== undefined || seen !== undefined) return {}
  if (name === 'takeSuggestedDates') return { seen: await shownDates(app, browser, String(id)) }
  if (!isUuid(String(id))) return {}
  if (name === 'suggestDates') return { seen: await declinedByDates(app, browser, { id, from, to }) }
  if (name !== 'acceptListingRequest' && name !== 'rejectListingRequest') return {}
  const row = await app.db
    .selectFrom('listing_requests')
    .select(['booking_request_id as bookingRequestId', 'group_id as groupId', 'type'])
    .where('id', '=', String(id))
    .executeTakeFirst()
  if (!row) return {}
  const block = input as { blockFrom?: string | null; blockTo?: string | null } | undefined
  if (name === 'acceptListingRequest' ? row.type !== 'EXTENSION' : !block?.blockFrom || !block.blockTo)
    return {}
  const variables = { ...row, id, from: block?.blockFrom, to: block?.blockTo }
  const answer: GraphAnswer<{
    request?: { overlappingListingRequests: Shown[] } | null
    block?: Shown[]
  } | null> = await app.graphql(
    name === 'acceptListingRequest'
      ? `query($bookingRequestId: ID!, $id: ID!) {
          request: landlordListingRequest(bookingRequestId: $bookingRequestId, listingRequestId: $id) {
            overlappingListingRequests { listingRequestId wouldBeDeclined } } }`
      : `query($groupId: ID!, $id: ID!, $from: Day!, $to: Day!) {
          block: blockWillDeclineListingRequests(groupId: $groupId, listingRequestId: $id, from: $from, to: $to) {
            listingRequestId wouldBeDeclined } }`,
    variables,
    browser,
  )
  const shown = answer.data?.request?.overlappingListingRequests ?? answer.data?.block ?? []
  const declined = shown.filter((other) => other.wouldBeDeclined && other.listingRequestId !== id)
  return { seen: declined.map((other) => other.listingRequestId) }
}

async function declinedByDates(
  app: TestApp,
  browser: Browser | null,
  dates: Record<string, unknown>,
): Promise<string[]> {
  const { data } = await app.graphql<{ declined: Shown[] } | null>(
    `query($id: ID!, $from: Day!, $to: Day!) {
      declined: datesWillDeclineListingRequests(listingRequestId: $id, from: $from, to: $to) {
        listingRequestId wouldBeDeclined } }`,
    dates,
    browser,
  )
  return (data?.declined ?? []).map((other) => other.listingRequestId)
}

/** Suggested dates as a tenant's page shows them. */
export interface ShownDates {
  from: string
  to: string
  totalRent: number
}

/** What a tenant's page shows of a suggestion; some other dates where there is none. */
export async function shownDates(app: TestApp, browser: Browser | null, id: string): Promise<ShownDates> {
  const { data } = await app.graphql<{
    request: { suggestion: { from: string; to: string } | null; suggestedTotalRent: number | null } | null
  } | null>(
    'query($id: ID!) { request: tenantRequest(listingRequestId: $id) { suggestion { from to } suggestedTotalRent } }',
    { id },
    browser,
  )
  const { suggestion, suggestedTotalRent } = data?.request ?? {}
  const days = suggestion ?? { from: '2030-01-01', to: '2030-01-02' }
  return { ...days, totalRent: suggestedTotalRent ?? 0 }
}

interface Shown {
  listingRequestId: string
  wouldBeDeclined: boolean
}

/** Sends a request that must be taken, by the stage's tenant or by somebody else; answers its id. */
export async function sendRequest(
  app: TestApp,
  stage: { groupId: string; tenant: Browser },
  from: string,
  to: string,
  browser: Browser = stage.tenant,
): Promise<string> {
  const sent = await command(app, browser, 'sendBookingRequest', {
    input: requestInput(stage.groupId, from, to),
  })
  if (sent.error) throw new Error(`The request was refused: ${sent.error.name} ${sent.error.reason ?? ''}`)
  return given(sent.request).id
}

/** Brings a request of the stage's tenant to its booking, as both signatures would, without writing the documents. */
export async function bookStay(
  app: TestApp,
  stage: { groupId: string; landlord: Browser; tenant: Browser },
  from: string,
  to: string,
): Promise<string> {
  const id = await sendRequest(app, stage, from, to)
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await command(app, stage.tenant, 'confirmTenantInterest', { id })
  return bookAccepted(app, id)
}

/** Makes the booking of a request that has its offer; answers the booking's id. */
export async function bookAccepted(app: TestApp, requestId: string): Promise<string> {
  const ctx = await app.ctxFor(null)
  await inTransaction(ctx, async (trx) => {
    const request = await lockRequestForSystem(trx, requestId)
    const offer = await findOfferForSystem(trx, given(request.row.offer).id)
    const signedAt = ctx.now()
    const signed = {
      status: 'ACCEPTED',
      generating: false,
      landlordSignedAt: signedAt,
      tenantSignedAt: signedAt,
    } as const
    await saveOffers(trx, [given(offer).id], signed)
    await makeBooking(trx, ctx, given(offer), request)
  })
  const booking = await app.db
    .selectFrom('bookings')
    .select('id')
    .where('listing_request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return booking.id
}

/** Brings a sent request of a stage without online signing to its booking, its contract unwritten; answers the booking's id. */
export async function bookOnPaper(
  app: TestApp,
  stage: { landlord: Browser; tenant: Browser },
  requestId: string,
  tenant: Browser = stage.tenant,
): Promise<string> {
  await command(app, stage.landlord, 'acceptListingRequest', { id: requestId })
  await command(app, tenant, 'confirmTenantInterest', { id: requestId })
  const { id } = await offerOf(app.db, requestId)
  await app.db.updateTable('booking_offers').set({ generating: false }).where('id', '=', id).execute()
  await command(app, tenant, 'acceptProposedContract', { id })
  const recorded = await command(app, stage.landlord, 'recordOfflineSignatures', { id })
  if (recorded.error) throw new Error(`There is no booking: ${recorded.error.reason ?? recorded.error.name}`)
  const booking = await app.db
    .selectFrom('bookings')
    .select('id')
    .where('listing_request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return booking.id
}
