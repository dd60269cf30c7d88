import { randomUUID } from 'node:crypto'
import { type Insertable, sql, type SqlBool } from 'kysely'
import { isUuid } from '../src/domain/kernel/text.ts'
import { lockRequestForSystem } from '../src/server/rentals/lifecycle/command.ts'
import { makeBooking } from '../src/server/rentals/bookings/make-booking.ts'
import { book } from '../src/server/money/ledger/actions.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { inTransaction } from '../src/server/kernel/db/transaction.ts'
import type { GroupsTable, ListingRequestsTable, ListingsTable } from '../src/server/kernel/db/tables.gen.ts'
import { findOfferForSystem, saveOffers } from '../src/server/rentals/lifecycle/offers-sql.ts'
import type { Browser, GraphAnswer, TestApp } from './app.ts'
import { parseDay } from '../src/domain/kernel/day.ts'

/** Makes a group of published units; a single one is a standalone listing. Prices in minor units. */
export async function createListing(
  db: Db,
  landlordId: string,
  options: {
    units?: number
    group?: Partial<Insertable<GroupsTable>>
    unit?: Partial<Insertable<ListingsTable>>
  } = {},
): Promise<{ groupId: string; unitIds: string[] }> {
  const units = options.units ?? 1
  const group = await db
    .insertInto('groups')
    .values({
      landlord_id: landlordId,
      part_of_group: units > 1,
      name: 'Torstraße 14',
      title: { en: 'A quiet flat' },
      street: 'Torstraße',
      street_number: '14',
      zip_code: '10119',
      city: 'Berlin',
      country: 'DE',
      price: 150_000,
      currency: 'EUR',
      area: 48,
      accommodates: 2,
      home_type: 'ENTIRE_APARTMENT',
      furniture_standard: 'MEDIUM',
      billing_address_id: await createBillingAddress(db, landlordId, options.group),
      ...options.group,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('group_counts').values({ group_id: group.id, landlord_id: landlordId }).execute()
  const rows = await db
    .insertInto('listings')
    .values(
      Array.from({ length: units }, (_, index) => ({
        group_id: group.id,
        landlord_id: landlordId,
        apartment_name: units > 1 ? `Torstraße 14 / ${index + 1}` : 'Torstraße 14',
        available_from: parseDay('2020-01-01'),
        published: true,
        ...options.unit,
      })),
    )
    .returning('id')
    .execute()
  return { groupId: group.id, unitIds: rows.map((row) => row.id) }
}

/** Where the invoices of a listing go, unless the options say that it has none. */
async function createBillingAddress(
  db: Db,
  landlordId: string,
  group: Partial<Insertable<GroupsTable>> = {},
): Promise<string | null> {
  if (group.billing_address_id === null) return null
  const address = await db
    .insertInto('billing_addresses')
    .values({
      landlord_id: landlordId,
      name: 'Jana Keller',
      address_line1: 'Linienstraße 61',
      zip_code: '10119',
      city: 'Berlin',
      country: 'DE',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return address.id
}

/** The input of a request as a browser sends it. */
export function requestInput(groupId: string, from: string, to: string, more: Record<string, unknown> = {}) {
  return {
    groupIds: [groupId],
    from,
    to,
    firstName: 'Amélie',
    lastName: 'Fournier',
    adults: 1,
    children: 0,
    pets: false,
    reasonForStay: 'WORK',
    paidBy: 'SELF',
    optionToExtend: false,
    ...more,
  }
}

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

/** The offer of a request, straight from the table. */
export async function offerOf(
  db: Db,
  requestId: string,
): Promise<{ id: string; status: string; documentSha256: string | null }> {
  return db
    .selectFrom('booking_offers as o')
    .leftJoin('signature_procedures as p', 'p.offer_id', 'o.id')
    .select(['o.id', 'o.status', 'p.document_sha256 as documentSha256'])
    .where('o.listing_request_id', '=', requestId)
    .orderBy('o.created_at', 'desc')
    .executeTakeFirstOrThrow()
}

/** The landlord's and the tenant's status of a request as stored and shown. */
export async function landlordStatusOf(db: Db, requestId: string): Promise<string> {
  const row = await db
    .selectFrom('listing_requests')
    .select('landlord_status')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  return row.landlord_status
}

/** Two people and a listing: where every story of the main job begins. */
export async function createStage(
  app: TestApp,
  options: Parameters<typeof createListing>[2] = {},
): Promise<{
  landlordId: string
  landlord: Browser
  tenantId: string
  tenant: Browser
  groupId: string
  unitIds: string[]
}> {
  const landlordId = await app.createUser({
    email: 'jana@mezzo.example',
    firstName: 'Jana',
    lastName: 'Keller',
    landlord: true,
  })
  const tenantId = await app.createUser({
    email: 'amelie@mezzo.example',
    firstName: 'Amélie',
    lastName: 'Fournier',
  })
  return {
    landlordId,
    landlord: await app.login('jana@mezzo.example'),
    tenantId,
    tenant: await app.login('amelie@mezzo.example'),
    ...(await createListing(app.db, landlordId, options)),
  }
}

/** A value that the story has put there; a missing one fails the test. */
export function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The story has no such thing.')
  return value
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

/** Somebody with limited access to the stage's listing; answers their browser. */
export async function joinAsLimited(
  app: TestApp,
  stage: { landlordId: string; groupId: string },
): Promise<Browser> {
  const email = 'lena@mezzo.example'
  const memberId = await app.createUser({ email, firstName: 'Lena', lastName: 'Hoffmann' })
  const now = app.services.now()
  await app.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id: memberId,
      email,
      role: 'LIMITED',
      group_ids: [stage.groupId],
      invited_at: now,
      accepted_at: now,
      expires_at: now.add({ hours: 24 }),
    })
    .execute()
  return app.login(email)
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

/** Puts copies of a sent request beside it, each changed in its own way and with a booking request of its own. */
export async function copyRequests(
  db: Db,
  requestId: string,
  changes: readonly Partial<Insertable<ListingRequestsTable>>[],
): Promise<void> {
  const byId = (id: string) => sql<SqlBool>`id = ${id}::uuid`
  const row = await db
    .selectFrom('listing_requests')
    .selectAll()
    .where(byId(requestId))
    .executeTakeFirstOrThrow()
  const asked = await db
    .selectFrom('booking_requests')
    .selectAll()
    .where(byId(row.booking_request_id))
    .executeTakeFirstOrThrow()
  const informations = {
    adults_information: JSON.stringify(asked.adults_information),
    children_information: JSON.stringify(asked.children_information),
  }
  const copies = changes.map((change) => ({
    ...row,
    id: randomUUID(),
    user_friendly_id: `COPY-${randomUUID()}`,
    ...change,
    booking_request_id: randomUUID(),
  }))
  await db
    .insertInto('booking_requests')
    .values(copies.map((copy) => ({ ...asked, ...informations, id: copy.booking_request_id })) as never)
    .execute()
  await db.insertInto('listing_requests').values(copies).execute()
}

/** The first month's rent of a stay, paid by its tenant as the books say it; answers what can be refunded. */
export async function payRentOf(t: Pick<TestApp, 'db' | 'ctxFor'>, bookingId: string): Promise<string> {
  const { db } = t
  const ctx = await t.ctxFor(null)
  const booking = await db
    .selectFrom('bookings')
    .select(['id', 'landlord_id', 'tenant_id', 'price', 'currency', 'from'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const owed = { landlord_id: booking.landlord_id, booking_id: bookingId, currency: booking.currency }
  const amounts = { amount: booking.price, mode: 'TESTING', purpose: 'FIRST_MONTH_RENT' } as const
  const { id: due_id } = await db
    .insertInto('tenant_dues')
    .values({ ...owed, ...amounts, due_on: booking.from, created_at: ctx.now(), paid_at: ctx.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'purpose'])
        .where('waived_at', 'is', null)
        .doUpdateSet({ paid_at: ctx.now() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('payments')
    .values({
      ...owed,
      ...amounts,
      due_id,
      payer_id: booking.tenant_id,
      provider: 'LOCAL',
      state: 'SUCCEEDED',
      description: 'Rent',
      methods: ['CREDIT_CARD'],
      external_id: `pi_${randomUUID()}`,
      charge_id: `ch_${randomUUID()}`,
      created_at: ctx.now(),
      succeeded_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const happening = {
    kind: 'TENANT_PAID',
    subjectId: id,
    mode: 'TESTING',
    currency: booking.currency,
    landlordId: booking.landlord_id,
    bookingId,
    invoiceId: null,
    effectiveAt: ctx.now(),
  } as const
  const landlordId = booking.landlord_id
  await book(db, ctx, happening, [
    {
      debit: { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' },
      credit: { kind: 'LANDLORD_PAYABLE', landlordId },
      amount: booking.price,
    },
  ])
  return id
}

/** A refund of a payment that the tenant's bank has sent back. */
export async function sendRefundBack(t: Pick<TestApp, 'db' | 'ctxFor'>, paymentId: string): Promise<string> {
  const payment = await t.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const ctx = await t.ctxFor(null)
  await t.db.updateTable('payments').set({ refunded_amount: 1_000 }).where('id', '=', paymentId).execute()
  const { id } = await t.db
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      landlord_id: payment.landlord_id,
      booking_id: payment.booking_id,
      purpose: 'FIRST_MONTH_RENT',
      amount: 1_000,
      currency: payment.currency,
      mode: 'TESTING',
      provider: 'LOCAL',
      reason: 'GOODWILL',
      state: 'FAILED',
      failure: 'ACCOUNT_CLOSED',
      external_id: `re_${randomUUID()}`,
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A dispute about a payment that waits for an answer. */
export async function openDispute(t: Pick<TestApp, 'db' | 'ctxFor'>, paymentId: string): Promise<string> {
  const payment = await t.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const ctx = await t.ctxFor(null)
  const { id } = await t.db
    .insertInto('disputes')
    .values({
      payment_id: paymentId,
      landlord_id: payment.landlord_id,
      booking_id: payment.booking_id,
      provider: 'LOCAL',
      mode: 'TESTING',
      external_id: `dp_${randomUUID()}`,
      amount: payment.amount,
      currency: payment.currency,
      reason: 'FRAUDULENT',
      state: 'NEEDS_RESPONSE',
      opened_at: ctx.now(),
      answer_until: ctx.now().add({ hours: 24 * 7 }),
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A line of the card provider that nobody knows of, which somebody has to explain. */
export async function createDifference(db: Db) {
  const now = Temporal.Now.instant()
  const at = { provider: 'LOCAL', mode: 'TESTING', currency: 'EUR' } as const
  const { id: providerBalanceId } = await db
    .insertInto('provider_balances')
    .values({ ...at, available: 500, pending: 0, booked: 0, compared_at: now })
    .onConflict((conflict) =>
      conflict.columns(['mode', 'currency', 'landlord_id']).doUpdateSet({ compared_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const amounts = { amount: 500, fee: 0, net: 500 }
  const { id: lineId } = await db
    .insertInto('provider_lines')
    .values({
      ...at,
      ...amounts,
      external_id: `txn_${randomUUID()}`,
      type: 'topup',
      category: 'topup',
      source_ids: [],
      at: now,
      available_at: now,
      read_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: providerDifferenceId } = await db
    .insertInto('provider_differences')
    .values({ balance_id: providerBalanceId, kind: 'NO_ENTRY', amount: 500, line_id: lineId, opened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('provider_runs')
    .values({ started_at: now, finished_at: now, accounts: 1, lines: 1, differences: 1 })
    .execute()
  return { providerBalanceId, providerDifferenceId }
}
