import { ibanColumns } from '../../src/server/money/payouts/iban.ts'
import { dayOf } from '../../src/domain/kernel/day.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { PERMISSIONS } from '../../src/domain/catalogue/people.ts'
import { accessLinkToken } from '../../src/server/people/access-links/token.ts'
import { henrike, jana } from '../../src/server/demo/people.ts'
import { json } from '../../src/server/kernel/db/parameters.ts'
import { fillDemo } from '../../src/server/demo/seed.ts'
import type { Browser, TestApp } from '../app.ts'
import {
  createDifference,
  createTaxReport,
  openDispute,
  payRentOf,
  sendRefundBack,
} from '../money-builders.ts'
import { given } from '../builders.ts'
import type { Instances } from './matrix-instances.ts'
import { NARROW_SCOPE, type Role } from './matrix-roles.ts'
import { giveAccessToken } from './access-token.ts'

/** How somebody's calls look. */
export interface Client {
  browser: Browser
  headers: Record<string, string>
}

/** The demo, with somebody in every role, and the ids of a listing of each of the two landlords. */
export interface World {
  clients: Record<Role, Client>
  /** Jana's listing, on which the limited roles may work. */
  listing: Instances
  /** Another listing of Jana's. */
  otherListing: Instances
  /** A listing of Henrike's. */
  foreign: Instances
}

/** Fills the demo and lets somebody of every role come. */
export async function createWorld(t: TestApp): Promise<World> {
  await fillDemo(t.services)
  for (const { id } of [jana, henrike]) await insertPersonalThings(t, id)
  await insertDues(t)
  const listings = await instancesOf(t, jana.id)
  const listing = given(listings[0])
  const otherListing = given(listings.find(({ groupId }) => groupId !== listing.groupId))
  const foreign = given((await instancesOf(t, henrike.id))[0])
  await createAccessLinks(t, [listing, otherListing, foreign])
  await createCalendarExports(t, [listing, otherListing, foreign])
  await createCalendarFeeds(t, [listing, otherListing, foreign])
  await createOwnBlocks(t, [listing, otherListing, foreign])
  await insertTenantNotices(t, [listing, otherListing, foreign])
  await insertPayments(t)
  for (const one of [listing, otherListing, foreign])
    Object.assign(one, await insertTenantMoney(t, one.bookingId))
  for (const one of [listing, otherListing, foreign]) one.solvencyCheckId = await insertSolvencyCheck(t, one)
  for (const { landlordId } of [listing, foreign]) await insertTerms(t, landlordId)
  return { clients: await createClients(t, listing, foreign), listing, otherListing, foreign }
}

/** The ids of each listing of a landlord that has a booking, the one with most objects first. */
async function instancesOf(t: TestApp, landlordId: string): Promise<Instances[]> {
  const { rows } = await sql<Instances>`
    select b.group_id as "groupId", b.listing_id as "listingId", b.id as "bookingId",
      extract(year from b."from")::text as "stayYear", b.offer_id as "offerId",
      b.listing_request_id as "bookedListingRequestId", r.id as "listingRequestId",
      r.booking_request_id as "bookingRequestId", i.id as "invoiceId", rent.id as "rentId",
       (select d.id from tenant_dues d where d.booking_id = b.id limit 1) as "dueId"
    from bookings b
    join listing_requests r on r.group_id = b.group_id and r.tenant_id = b.tenant_id
    left join invoices i on i.booking_id = b.id
    left join rents rent on rent.booking_id = b.id and rent.position = 1
    left join signature_procedures p on p.offer_id = b.offer_id
    where b.landlord_id = ${landlordId} and b.offer_id is not null
    order by (p.offer_id is null), (i.id is null), b.created_at, b.id`.execute(t.db)
  const perLandlord = {
    userId: landlordId,
    landlordId,
    none: randomUUID(),
    notificationId: await anyId(t, 'notifications', 'user_id', landlordId),
    teamMemberId: await anyId(t, 'team_members', 'landlord_id', landlordId),
    billingDetailsItemId: await anyId(t, 'billing_details_items', 'landlord_id', landlordId),
    contactPersonId: await anyId(t, 'contact_persons', 'landlord_id', landlordId),
    bankAccountId: await anyId(t, 'bank_accounts', 'landlord_id', landlordId),
    billingAddressId: await anyId(t, 'billing_addresses', 'landlord_id', landlordId),
    payoutChangeId: await insertPayoutChange(t, landlordId),
    payoutId: await insertPayout(t, landlordId),
    auditEntryId: await anyId(t, 'audit_log', 'landlord_id', landlordId),
    pictureId: await anyId(t, 'pictures', 'landlord_id', landlordId),
    passkeyId: await anyId(t, 'passkeys', 'user_id', landlordId),
    sessionId: await anyId(t, 'sessions', 'user_id', landlordId),
    accessTokenId: await anyId(t, 'personal_access_tokens', 'user_id', landlordId),
    savedViewId: await anyId(t, 'saved_views', 'user_id', landlordId),
    ...(await bankLine(t, landlordId)),
    ...(await createDifference(t.db)),
    taxReportId: await createTaxReport(t, 'HANDED_IN'),
    paymentId: randomUUID(),
    refundId: randomUUID(),
    disputeId: randomUUID(),
    accessLinkId: randomUUID(),
    calendarExportId: randomUUID(),
    calendarFeedId: randomUUID(),
    importedBlockId: randomUUID(),
    ownBlockId: randomUUID(),
    fileId: await insertFile(t, landlordId),
    tenantFileId: await waitingDocument(t),
    ...(await insertIdentities(t, await unverifiedTenant(t, landlordId))),
    solvencyCheckId: randomUUID(),
  }
  return rows.map((row) => ({ ...perLandlord, ...row }))
}

/** The id of the first row of somebody in a table; an id of nothing where there is none. */
async function anyId(t: TestApp, table: string, column: string, value: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text from ${sql.table(table)} where ${sql.ref(column)} = ${value} order by id limit 1`.execute(
    t.db,
  )
  return rows[0]?.id ?? randomUUID()
}

/** A document of a tenant of the demo at which nobody has looked. */
async function waitingDocument(t: TestApp): Promise<string> {
  const { file_id: fileId } = await t.db
    .selectFrom('tenant_documents')
    .select('file_id')
    .where('status', '=', 'NOT_VALIDATED')
    .orderBy('file_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return fileId
}

/** A tenant of a landlord of whose identity nobody has heard. */
async function unverifiedTenant(t: TestApp, landlordId: string): Promise<string> {
  const { tenant_id: tenantId } = await t.db
    .selectFrom('bookings as b')
    .select('b.tenant_id')
    .where('b.landlord_id', '=', landlordId)
    .where('b.tenant_id', 'not in', (eb) => eb.selectFrom('id_verifications').select('user_id'))
    .orderBy('b.tenant_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return tenantId
}

/** Verifications of somebody: one that waits for a look, with a picture, and one that was approved. */
async function insertIdentities(
  t: TestApp,
  userId: string,
): Promise<Pick<Instances, 'identityId' | 'approvedIdentityId'>> {
  const now = t.services.now()
  const insert = async (status: 'APPROVED' | null) => {
    const { id } = await t.db
      .insertInto('id_verifications')
      .values({
        user_id: userId,
        provider: 'MEZZO',
        action: 'SUBMITTED',
        status,
        document: 'PASSPORT',
        session_id: randomUUID(),
        submitted_at: now,
        ...(status && {
          first_name: 'Jana',
          last_name: 'Keller',
          method: 'STAFF_REVIEW' as const,
          document_digest: 'one document',
          decided_at: now,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const [approvedIdentityId, identityId] = [await insert('APPROVED'), await insert(null)]
  await t.db
    .insertInto('id_pictures')
    .values({
      file_id: await insertFile(t, userId),
      verification_id: identityId,
      side: 'FRONT',
      uploaded_at: now,
    })
    .execute()
  return { identityId, approvedIdentityId }
}

/** A check of what the tenant of a request can pay, which waits for somebody. */
async function insertSolvencyCheck(t: TestApp, { listingRequestId }: Instances): Promise<string> {
  const request = await t.db
    .selectFrom('listing_requests')
    .select(['landlord_id', 'tenant_id'])
    .where('id', '=', listingRequestId)
    .executeTakeFirstOrThrow()
  const { id } = await t.db
    .insertInto('solvency_checks')
    .values({
      ...request,
      listing_request_id: listingRequestId,
      status: 'IN_PROGRESS',
      started_at: t.services.now(),
    })
    .onConflict((conflict) => conflict.column('listing_request_id').doUpdateSet({ status: 'IN_PROGRESS' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A change of the account for the deposits of one of a landlord's homes, which waits; answers its id. */
async function insertPayoutChange(t: TestApp, landlordId: string): Promise<string> {
  const now = t.services.now()
  const { rows } = await sql<{ id: string }>`
    insert into payout_changes (landlord_id, group_id, purpose, from_account_id, state, requested_at, takes_effect_at)
    select landlord_id, id, 'DEPOSIT', deposit_bank_account_id, 'PENDING', ${now}, ${now.add({ hours: 24 })} from groups
    where landlord_id = ${landlordId} and deposit_bank_account_id is not null order by id limit 1
    returning id`.execute(t.db)
  return given(rows[0]).id
}

/** Terms of fees of a landlord, and a bonus. */
async function insertTerms(t: TestApp, landlordId: string): Promise<void> {
  const now = t.services.now()
  const because = { landlord_id: landlordId, reason: 'As agreed.' }
  await t.db
    .insertInto('fee_terms')
    .values({ ...because, scope: 'AGREEMENT', landlord_fee_rate: 800, valid_from: dayOf(now), made_at: now })
    .execute()
  await t.db
    .insertInto('incentives')
    .values({
      ...because,
      mode: 'TESTING',
      currency: 'EUR',
      amount: 30_000,
      granted_by: landlordId,
      granted_at: now,
    })
    .execute()
}

/** A payout of a landlord that came back, of a bonus and nothing else; answers its id. */
async function insertPayout(t: TestApp, landlordId: string): Promise<string> {
  const now = t.services.now()
  const event = {
    kind: 'INCENTIVE_GRANTED',
    subjectId: randomUUID(),
    mode: 'TESTING',
    currency: 'EUR',
    landlordId,
    effectiveAt: now,
    bookedAt: now,
  }
  const bonus = {
    debit: { kind: 'FEE_REVENUE' },
    credit: { kind: 'LANDLORD_PAYABLE', landlordId },
    amount: 300,
  }
  const booked = await sql<{ id: string }>`
    select record_ledger_event(${json(event)}::jsonb, ${json([bonus])}::jsonb) as id`.execute(t.db)
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into payouts (landlord_id, provider, mode, currency, amount, state, failure, failed_at, created_at)
      values (${landlordId}, 'LOCAL', 'TESTING', 'EUR', 300, 'FAILED', 'ACCOUNT_CLOSED', ${now}, ${now})
      returning id
    )
    insert into payout_items (transfer_id, payout_id, landlord_id, kind, amount)
    select t.id, made.id, ${landlordId}, 'INCENTIVE', t.amount from ledger_transfers t, made
    where t.event_id = ${given(booked.rows[0]).id}
    returning payout_id as id`.execute(t.db)
  return given(rows[0]).id
}

/** What the demo has none of: a passkey, a saved view and a notification. */
async function insertPersonalThings(t: TestApp, userId: string): Promise<void> {
  const now = t.services.now()
  await t.db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      name: `Key of ${userId}`,
      credential_id: `credential of ${userId}`,
      public_key: `public key of ${userId}`,
      counter: 0,
      transports: [],
      device_type: 'SINGLE_DEVICE',
      backed_up: false,
      created_at: now,
    })
    .execute()
  await t.db
    .insertInto('saved_views')
    .values({
      user_id: userId,
      page: 'INBOX',
      name: `View of ${userId}`,
      search: json({ filter: 'OPEN' }),
      created_at: now,
    })
    .execute()
  await sql`
    insert into notifications (user_id, landlord_id, group_id, listing_request_id, kind, event, created_at)
    select ${userId}, landlord_id, group_id, id, 'NEW_BOOKING_REQUEST', 'matrix', ${now} from listing_requests
    where landlord_id = ${userId} order by id limit 3`.execute(t.db)
}

/** A payment of every invoice, of which the provider has not said what became of it. */
async function insertPayments(t: TestApp): Promise<void> {
  await sql`
    insert into payments (landlord_id, purpose, booking_id, invoice_id, payer_id, amount, currency, mode, provider,
      state, description, methods, created_at)
    select landlord_id, 'LANDLORD_FEE', booking_id, id, landlord_id, amount, currency, 'TESTING', 'LOCAL',
      'UNKNOWN', number, '{CREDIT_CARD}', ${t.services.now()}
    from invoices where document_type = 'INVOICE' and amount > 0`.execute(t.db)
}

/** What the tenant of a stay has paid, what of it came back, what is contested, and a deposit of which a part is kept. */
async function insertTenantMoney(
  t: TestApp,
  bookingId: string,
): Promise<Pick<Instances, 'paymentId' | 'refundId' | 'disputeId'>> {
  const paymentId = await payRentOf(t, bookingId)
  await sql`
    insert into deposits (booking_id, landlord_id, holder, amount, received_on, settled_on, created_at)
    select id, landlord_id, 'LANDLORD', 100000, "from", "from", ${t.services.now()} from bookings where id = ${bookingId}
    on conflict (booking_id) do nothing`.execute(t.db)
  await t.db
    .insertInto('deposit_deductions')
    .values({ booking_id: bookingId, position: 9, reason: 'KEYS', amount: 1_000, explanation: 'A lost key.' })
    .execute()
  const refundId = await sendRefundBack(t, paymentId)
  const { landlord_id } = await t.db
    .selectFrom('bookings')
    .select('landlord_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const account = {
    ...ibanColumns(t.services.config, 'DE02120300000000202051'),
    account_holder: 'Amélie Fournier',
    landlord_id,
  }
  await t.db
    .insertInto('refund_accounts')
    .values({ refund_id: refundId, ...account, holder_match: 'SAME', given_at: t.services.now() })
    .execute()
  // While a payment is contested nothing of it is transferred, so another one is.
  return { paymentId, refundId, disputeId: await openDispute(t, await payRentOf(t, bookingId)) }
}

/** What tenants owe for stays that are booked, and the accounts of their landlords at the provider. */
async function insertDues(t: TestApp): Promise<void> {
  const now = t.services.now()
  await sql`
    insert into tenant_dues (booking_id, landlord_id, purpose, mode, amount, currency, due_on, created_at)
    select id, landlord_id, 'FIRST_MONTH_RENT', 'TESTING', price, currency, "from", ${now} from bookings b
    where not exists (select from tenant_dues d where d.booking_id = b.id)`.execute(t.db)
  await sql`
    insert into payout_accounts (landlord_id, provider, mode, country, email, external_id, status, missing, bank_last4,
      bank_currency, created_at)
    select id, 'LOCAL', 'TESTING', 'DE', email, 'acct_' || id, 'RESTRICTED_SOON', '{external_account}', '3000', 'EUR',
      ${now} from users where landlord`.execute(t.db)
}

/** What the tenants of the listings were told of their own stays. */
async function insertTenantNotices(t: TestApp, listings: Instances[]): Promise<void> {
  for (const listing of listings) {
    await sql`
      insert into notifications (user_id, landlord_id, group_id, listing_request_id, for_tenant, kind, event, created_at)
      select tenant_id, landlord_id, group_id, id, true, 'FINALIZING_THE_BOOKING', 'bookingMadeTenant',
        ${t.services.now()} from listing_requests where id = ${listing.bookedListingRequestId}`.execute(t.db)
  }
}

async function insertFile(t: TestApp, landlordId: string): Promise<string> {
  const { id } = await t.db
    .insertInto('files')
    .values({
      landlord_id: landlordId,
      type: 'CONTRACT',
      file_name: `contract-${landlordId}.pdf`,
      content_type: 'application/pdf',
      size: 1,
      sha256: landlordId,
      storage_key: `matrix/${randomUUID()}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function createAccessLinks(t: TestApp, listings: Instances[]): Promise<void> {
  const now = t.services.now()
  for (const listing of listings) {
    const { id } = await t.db
      .insertInto('access_links')
      .values({
        landlord_id: listing.landlordId,
        group_id: listing.groupId,
        recipient: `Caretaker of ${listing.groupId}`,
        created_at: now,
        expires_at: now.add({ hours: 720 }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    listing.accessLinkId = id
  }
}

async function createCalendarExports(t: TestApp, listings: Instances[]): Promise<void> {
  const now = t.services.now()
  for (const listing of listings) {
    const { id } = await t.db
      .insertInto('calendar_exports')
      .values({
        landlord_id: listing.landlordId,
        group_id: listing.groupId,
        listing_id: listing.listingId,
        label: `Calendar of ${listing.groupId}`,
        platform: 'AIRBNB',
        language: 'en',
        created_at: now,
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db
      .insertInto('calendar_export_fetches')
      .values({ export_id: id, at: now, status: 200, user_agent: `Reader of ${listing.groupId}` })
      .execute()
    listing.calendarExportId = id
  }
}

/**
 * A feed in quarantine, with a window's end, a change, and a block that stands over the listing's first stay, if any;
 * and one from which an entry is missing.
 */
async function createCalendarFeeds(t: TestApp, listings: Instances[]): Promise<void> {
  const now = t.services.now()
  for (const listing of listings) {
    listing.importedBlockId = randomUUID()
    const name = `Guest of ${listing.groupId}`
    const event = {
      id: listing.importedBlockId,
      uid: 'guest',
      summary: name,
      kind: 'STAY',
      days: { from: '2099-01-01', to: '2099-01-31' },
      block: { from: '2099-01-01', to: '2099-01-31' },
    }
    const unit = { listing_id: listing.listingId, group_id: listing.groupId, landlord_id: listing.landlordId }
    const { id } = await t.db
      .insertInto('calendar_feeds')
      .values({
        ...unit,
        kind: 'LINK',
        platform: 'AIRBNB',
        label: `Feed of ${listing.groupId}`,
        url: `https://calendar.invalid/${listing.groupId}.ics`,
        answered_at: now,
        next_check_at: now.add({ hours: 1000 }),
        events: json([event]),
        event_count: 1,
        quarantine_since: now,
        quarantine_answers: 1,
        window_days: '[2099-06-01,2100-01-01)',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const missing = { rule: 'LAST', since: now.toString(), answers: 1 }
    await t.db
      .insertInto('calendar_feeds')
      .values({
        ...unit,
        kind: 'LINK',
        platform: 'OTHER',
        label: `Feed without an entry of ${listing.groupId}`,
        url: `https://calendar.invalid/${listing.groupId}/missing.ics`,
        answered_at: now,
        next_check_at: now.add({ hours: 1000 }),
        events: json([{ ...event, id: randomUUID(), uid: 'missing', missing }]),
        missing_count: 1,
      })
      .execute()
    const change = {
      kind: 'BLOCKED',
      reason: 'EVENT_NEW',
      from: '2099-01-01',
      to: '2099-01-31',
      summary: name,
    }
    await t.db
      .insertInto('calendar_feed_changes')
      .values({ feed_id: id, landlord_id: listing.landlordId, at: now, changes: json([change]) })
      .execute()
    const block = { source: 'ics', reason: 'RENTED_ELSEWHERE', note: name, feed_id: id }
    await sql`
      insert into blocks (id, listing_id, group_id, landlord_id, days, source, reason, note, feed_id)
      select ${listing.importedBlockId}::uuid, ${listing.listingId}::uuid, ${listing.groupId}::uuid, ${listing.landlordId}::uuid,
        coalesce((select days from occupancies where listing_id = ${listing.listingId}::uuid order by days desc limit 1),
          daterange('2099-01-01', '2099-02-01')),
        ${block.source}, ${block.reason}, ${block.note}, ${block.feed_id}::uuid`.execute(t.db)
    listing.calendarFeedId = id
  }
}

/** Days of each listing that its landlord has blocked. */
async function createOwnBlocks(t: TestApp, listings: Instances[]): Promise<void> {
  for (const listing of listings) {
    const unit = { listing_id: listing.listingId, group_id: listing.groupId, landlord_id: listing.landlordId }
    const words = { source: 'own', reason: 'OTHER', note: `Blocked in ${listing.groupId}` } as const
    const { id } = await t.db
      .insertInto('blocks')
      .values({ ...unit, ...words, days: '[2099-03-01,2099-03-31]' })
      .returning('id')
      .executeTakeFirstOrThrow()
    listing.ownBlockId = id
  }
}

async function createClients(
  t: TestApp,
  listing: Instances,
  foreign: Instances,
): Promise<Record<Role, Client>> {
  const person = async (name: string, permissions: (typeof PERMISSIONS)[number][] = []) => {
    const email = `${name.replaceAll(' ', '-').toLowerCase()}@matrix.example`
    const id = await t.createUser({ email, firstName: name, permissions })
    return { id, client: { browser: await t.login(email), headers: {} } }
  }
  const member = async (role: 'MANAGER' | 'LIMITED', groupIds: string[] | null) => {
    const { id, client } = await person(`Member ${role}`)
    const now = t.services.now()
    const times = { invited_at: now, expires_at: now, accepted_at: now }
    const row = {
      landlord_id: jana.id,
      member_id: id,
      email: `${role}@matrix.example`,
      role,
      group_ids: groupIds,
    }
    await t.db
      .insertInto('team_members')
      .values({ ...row, ...times })
      .execute()
    return client
  }
  const logIn = async (email: string) => ({ browser: await t.login(email), headers: {} })
  const tenantOf = async ({ bookingId }: Instances) => {
    const { email } = await t.db
      .selectFrom('bookings as b')
      .innerJoin('users as u', 'u.id', 'b.tenant_id')
      .select('u.email')
      .where('b.id', '=', bookingId)
      .executeTakeFirstOrThrow()
    return await logIn(email)
  }
  const withHeaders = async (headers: Record<string, string>) => ({ browser: await t.visit(), headers })
  const linkToken = accessLinkToken(t.services.config.secret, listing.accessLinkId)
  const staff: [Role, Client][] = []
  for (const permission of PERMISSIONS) {
    staff.push([`staff ${permission}`, (await person(`Staff ${permission}`, [permission])).client])
  }
  return {
    nobody: await withHeaders({}),
    stranger: (await person('Stranger')).client,
    owner: await logIn(jana.email),
    otherLandlord: await logIn(henrike.email),
    manager: await member('MANAGER', null),
    limited: await member('LIMITED', [listing.groupId]),
    link: await withHeaders({ 'access-token': linkToken }),
    tenant: await tenantOf(listing),
    otherTenant: await tenantOf(foreign),
    impersonating: await impersonate(t, (await person('Impersonator', ['sales'])).client),
    token: await withHeaders({ authorization: `Bearer ${await giveAccessToken(t, jana.id)}` }),
    narrowToken: await withHeaders({
      authorization: `Bearer ${await giveAccessToken(t, jana.id, [NARROW_SCOPE])}`,
    }),
    ...(Object.fromEntries(staff) as Record<`staff ${(typeof PERMISSIONS)[number]}`, Client>),
  }
}

async function impersonate(t: TestApp, client: Client): Promise<Client> {
  const payload = { landlordId: jana.id, reason: 'To see what the landlord sees.' }
  const answer = await t.send(client.browser, { method: 'POST', url: '/api/impersonation', payload })
  if (answer.statusCode !== 200) throw new Error(`Impersonation failed: ${answer.body}`)
  return client
}

/** A line of a bank statement that somebody has to decide about, and a check of the books; both are in nobody's world. */
async function bankLine(t: TestApp, uploadedBy: string) {
  const now = t.services.now()
  const { id: bankStatementId } = await t.db
    .insertInto('bank_statements')
    .values({
      file_name: 'statement.xml',
      format: 'CAMT053',
      sha256: 'x',
      known_lines: 0,
      announced_lines: 0,
      uploaded_by: uploadedBy,
      uploaded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: bankLineId } = await t.db
    .insertInto('bank_lines')
    .values({
      statement_id: bankStatementId,
      position: 0,
      key: randomUUID(),
      account: 'DE 3000',
      reference: '',
      value_day: dayOf(now),
      amount: 5_000,
      currency: 'EUR',
      is_reversal: false,
      other_name: 'Somebody',
      other_iban_country: '',
      other_iban_last4: '',
      remittance: 'money',
      state: 'NEW',
      reason: 'NOTHING_FITS',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const suggested = { line_id: bankLineId, amount: 5_000 }
  const invoiceId = await anyId(t, 'invoices', 'landlord_id', uploadedBy)
  await t.db
    .insertInto('bank_line_parts')
    .values({ ...suggested, invoice_id: invoiceId })
    .execute()
  await t.db.insertInto('books_checks').values({ started_at: now, finished_at: now }).execute()
  return { bankStatementId, bankLineId }
}
