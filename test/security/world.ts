import { encryptText } from '../../src/server/kernel/adapters/secret-text.ts'
import { createWebhookSecret } from '../../src/server/notifications/webhooks/sign-webhook.ts'
import { createPartnerPortal } from './world-portals.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { PERMISSIONS } from '../../src/domain/catalogue/people.ts'
import { accessLinkToken } from '../../src/server/people/access-links/token.ts'
import { henrike, jana, sam } from '../../src/server/demo/people.ts'
import { json } from '../../src/server/kernel/db/parameters.ts'
import { fillDemo } from '../../src/server/demo/seed.ts'
import type { Browser, TestApp } from '../app.ts'
import { createDifference, createTaxReport } from '../money-builders.ts'
import { given } from '../builders.ts'
import type { Instances } from './matrix-instances.ts'
import { NARROW_SCOPE, type Role } from './matrix-roles.ts'
import { giveAccessToken } from './access-token.ts'
import { createCalendarExports, createCalendarFeeds, createOwnBlocks } from './world-calendars.ts'
import { insertChecks, insertIdentities, unverifiedTenant, waitingDocument } from './world-checks.ts'
import {
  bankLine,
  insertDues,
  insertPayments,
  insertPayout,
  insertPayoutChange,
  insertTenantMoney,
  insertTerms,
} from './world-money.ts'
import {
  anyId,
  insertFile,
  insertFreeze,
  insertHandoverOf,
  insertImpersonationOf,
  insertPermissionRequest,
  insertRecovery,
  insertPower,
  insertUseOfPower,
} from './world-rows.ts'
import {
  changeRentsSince,
  insertKeyHandoverOf,
  insertLimitChanges,
  insertPhotoFolders,
  insertProposalOf,
  insertRentChanges,
} from './world-stays.ts'
import { insertTaxReports } from './world-tax.ts'
import type { FileKey } from '../../src/server/kernel/files/folders.ts'

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
  /** One unit of a house of Jana's, on which somebody works; and another unit of that house. */
  unit: Instances
  otherUnit: Instances
  /** A listing of Henrike's. */
  foreign: Instances
}

/** Fills the demo and lets somebody of every role come. */
export async function createWorld(t: TestApp): Promise<World> {
  await fillDemo(t.services)
  for (const { id } of [jana, henrike]) await insertPersonalThings(t, id)
  await insertDues(t)
  await changeRentsSince(t)
  const listings = await instancesOf(t, jana.id)
  const listing = given(listings[0])
  const otherListing = given(listings.find(({ groupId }) => groupId !== listing.groupId))
  const foreign = given((await instancesOf(t, henrike.id))[0])
  for (const one of [listing, otherListing, foreign]) await insertUseOfPower(t, one)
  const [unit, otherUnit] = twoUnitsOf(listings.filter(({ groupId }) => groupId !== listing.groupId))
  await createAccessLinks(t, [listing, otherListing, foreign])
  await createCalendarExports(t, [listing, otherListing, unit, otherUnit, foreign])
  await createCalendarFeeds(t, [listing, otherListing, unit, otherUnit, foreign])
  await createOwnBlocks(t, [listing, otherListing, unit, otherUnit, foreign])
  await insertTenantNotices(t, [listing, otherListing, foreign])
  await insertMessages(t, [listing, otherListing, unit, otherUnit, foreign])
  for (const one of [listing, otherListing, unit, otherUnit, foreign])
    Object.assign(one, await insertKeyHandoverOf(t, one.bookingId))
  await insertPayments(t)
  for (const one of [listing, otherListing, foreign])
    Object.assign(one, await insertTenantMoney(t, one.bookingId), await insertProposalOf(t, one.bookingId))
  await insertChecks(t, [listing, otherListing, foreign])
  for (const { landlordId } of [listing, foreign]) await insertTerms(t, landlordId)
  await insertTaxReports(t, [listing, otherListing, foreign])
  const clients = await createClients(t, { listing, unit, foreign })
  return { clients, listing, otherListing, unit, otherUnit: onlyUnit(otherUnit, unit, foreign), foreign }
}

/** The first two units of one house. */
function twoUnitsOf(listings: readonly Instances[]): [Instances, Instances] {
  for (const one of listings) {
    const other = listings.find((two) => two.groupId === one.groupId && two.listingId !== one.listingId)
    if (other) return [one, other]
  }
  throw new Error('The demo has no house with stays in two units.')
}

/** What is of one unit alone; what both have, and so the house, is somebody else's instead. */
function onlyUnit(other: Instances, unit: Instances, foreign: Instances): Instances {
  const shared = Object.entries(foreign).filter(
    ([name]) => other[name as keyof Instances] === unit[name as keyof Instances],
  )
  return { ...other, ...Object.fromEntries(shared) }
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
    powerId: await insertPower(t, landlordId),
    proposalId: randomUUID(),
    handoverId: await insertHandoverOf(t, landlordId),
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
    messageTemplateId: await anyId(t, 'message_templates', 'landlord_id', landlordId),
    messageFileId: randomUUID(),
    handoverPhotoId: randomUUID(),
    pushDeviceId: await anyId(t, 'push_devices', 'user_id', landlordId),
    pushTestId: await anyId(t, 'push_deliveries', 'user_id', landlordId),
    dataExportId: await anyId(t, 'data_exports', 'user_id', landlordId),
    dataImportId: await anyId(t, 'data_imports', 'landlord_id', landlordId),
    webhookId: await anyId(t, 'webhook_endpoints', 'landlord_id', landlordId),
    webhookDeliveryId: await anyId(t, 'webhook_deliveries', 'landlord_id', landlordId),
    rentBatchId: await anyId(t, 'rent_changes', 'landlord_id', landlordId),
    limitOrderId: await anyId(t, 'limit_changes', 'landlord_id', landlordId),
    stayImportId: await anyId(t, 'stay_imports', 'landlord_id', landlordId),
    ...(await bankLine(t, landlordId)),
    ...(await createDifference(t.db)),
    taxReportId: await createTaxReport(t, 'HANDED_IN'),
    taxRunId: randomUUID(),
    permissionRequestId: await insertPermissionRequest(t, landlordId),
    recoveryId: await insertRecovery(t, landlordId),
    impersonationId: await insertImpersonationOf(t, landlordId),
    actingStaffId: sam.id,
    freezeId: await insertFreeze(t, landlordId),
    messageReportId: randomUUID(),
    paymentId: randomUUID(),
    refundId: randomUUID(),
    disputeId: randomUUID(),
    accessLinkId: randomUUID(),
    calendarExportId: randomUUID(),
    cleaningLinkId: randomUUID(),
    cleaningPhotoId: randomUUID(),
    portalId: await createPartnerPortal(t),
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

/**
 * What the demo has none of: a passkey, a saved view, an export, a device with a test that was sent to it, a webhook with
 * one, an import of stays, and a notification.
 */
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
    .insertInto('message_templates')
    .values({
      landlord_id: userId,
      name: `Template of ${userId}`,
      text: `Hello {firstName}, ${userId}`,
      version: 1,
      changed_at: now,
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
    with device as (
      insert into push_devices (user_id, name, endpoint, p256dh, auth, server_key, created_at)
      values (${userId}, ${`Device of ${userId}`}, ${`https://push.mozilla.com/${userId}`}, 'key', 'secret', 'ours', ${now})
      returning id
    )
    insert into push_deliveries (user_id, device_id, is_test, receipt, created_at)
    select ${userId}, id, true, ${`receipt of ${userId}`}, ${now} from device`.execute(t.db)
  await t.db
    .insertInto('data_exports')
    .values({ user_id: userId, kind: 'PERSON', language: 'en', asked_at: now })
    .execute()
  await t.db
    .insertInto('data_imports')
    .values({
      landlord_id: userId,
      size: 20,
      part_size: 20,
      asked_at: now,
      plan: json({
        madeAt: now.toString(),
        productVersion: '1',
        live: { listings: 1 },
        history: {},
        underWay: 0,
        given: {},
        members: [`member-of-${userId}@mezzo.example`],
        files: 0,
        photos: 0,
        bytes: 0,
      }),
    })
    .execute()
  await sql`
    with webhook as (
      insert into webhook_endpoints (landlord_id, url, events, secret, created_at)
      values (${userId}, ${`https://hooks.mezzo-test.com/${userId}`}, '{BOOKING_MADE}',
        ${encryptText(t.services.config, 'webhook', createWebhookSecret())}, ${now})
      returning id
    )
    insert into webhook_deliveries (event_id, endpoint_id, landlord_id, event, occurred_at, answer)
    select gen_random_uuid(), id, ${userId}, 'WEBHOOK_TEST', ${now}, ${`answer to ${userId}`} from webhook`.execute(
    t.db,
  )
  await insertRentChanges(t, userId)
  await insertPhotoFolders(t, userId)
  await insertLimitChanges(t, userId)
  await sql`
    insert into stay_imports (landlord_id, made_by, platform, at, added, changed, freed)
    values (${userId}, ${userId}, 'AIRBNB', ${now}, 0, 0, 0)`.execute(t.db)
  await sql`
    insert into notifications (user_id, landlord_id, group_id, listing_request_id, kind, event, created_at)
    select ${userId}, landlord_id, group_id, id, 'NEW_BOOKING_REQUEST', 'matrix', ${now} from listing_requests
    where landlord_id = ${userId} order by id limit 3`.execute(t.db)
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

/** What both sides of the requests have written to each other. */
async function insertMessages(t: TestApp, listings: Instances[]): Promise<void> {
  const ids = listings.flatMap((one) => [one.listingRequestId, one.bookedListingRequestId])
  await sql`
    with threads as (
      insert into message_threads (listing_request_id, landlord_id, tenant_id, last_position, landlord_unread, tenant_unread)
      select id, landlord_id, tenant_id, 2, 1, 1 from listing_requests where id = any(${ids}::uuid[])
      returning listing_request_id, landlord_id, tenant_id
    )
    insert into messages (listing_request_id, landlord_id, tenant_id, position, side, author_id, channel, content, sent_at)
    select t.listing_request_id, t.landlord_id, t.tenant_id, m.position, m.side,
      case m.side when 'TENANT' then t.tenant_id else t.landlord_id end, m.channel,
      m.side || ' wrote about ' || t.listing_request_id, ${t.services.now()}::timestamptz
    from threads t, (values (1, 'TENANT', 'PAGE'), (2, 'LANDLORD', 'MAIL')) as m (position, side, channel)`.execute(
    t.db,
  )
  for (const one of listings) {
    one.messageFileId = await insertMessageFileOf(t, one.bookedListingRequestId)
    one.messageReportId = await insertReportOf(t, one.bookedListingRequestId)
  }
}

/** The tenant has reported what the landlord wrote. */
async function insertReportOf(t: TestApp, listingRequestId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into message_reports (listing_request_id, landlord_id, tenant_id, side, reported_by, reason, words, up_to,
      contacts_shown, reported_at)
    select listing_request_id, landlord_id, tenant_id, 'TENANT', tenant_id, 'SPAM',
      'Reported about ' || listing_request_id, 2, true, ${t.services.now()}::timestamptz
    from message_threads where listing_request_id = ${listingRequestId}
    on conflict (listing_request_id, side) where ended_at is null do update set words = excluded.words
    returning id`.execute(t.db)
  return given(rows[0]).id
}

async function insertMessageFileOf(t: TestApp, listingRequestId: string): Promise<string> {
  const key: FileKey = `message-files/${randomUUID()}`
  const name = `File about ${listingRequestId}.pdf`
  await t.services.files.put(key, new TextEncoder().encode(`%PDF-1.7 ${name}`))
  const { rows } = await sql<{ id: string }>`
    insert into message_attachments (listing_request_id, landlord_id, tenant_id, side, message_id, file_name, content_type,
      size, storage_key, uploaded_at)
    select listing_request_id, landlord_id, tenant_id, side, id, ${name}, 'application/pdf', 20, ${key}, sent_at
    from messages where listing_request_id = ${listingRequestId} and side = 'TENANT'
    returning id`.execute(t.db)
  return given(rows[0]).id
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

async function createClients(
  t: TestApp,
  { listing, unit, foreign }: Pick<World, 'listing' | 'unit' | 'foreign'>,
): Promise<Record<Role, Client>> {
  const person = async (name: string, permissions: (typeof PERMISSIONS)[number][] = []) => {
    const email = `${name.replaceAll(' ', '-').toLowerCase()}@matrix.example`
    const id = await t.createUser({ email, firstName: name, permissions })
    return { id, client: { browser: await t.login(email), headers: {} } }
  }
  const member = async (
    role: 'MANAGER' | 'LIMITED',
    groupIds: string[] | null,
    listingIds: string[] | null = null,
  ) => {
    const name = `Member ${role}${listingIds ? ' of units' : ''}`
    const { id, client } = await person(name)
    const now = t.services.now()
    const times = { invited_at: now, expires_at: now, accepted_at: now }
    const row = {
      landlord_id: jana.id,
      member_id: id,
      email: `${name}@matrix.example`,
      role,
      group_ids: groupIds,
      listing_ids: listingIds,
    }
    await t.db
      .insertInto('team_members')
      .values({ ...row, ...times })
      .execute()
    return client
  }
  /** Works for Henrike, too, and in this session for Jana. */
  const memberOfTwo = async () => {
    const { id, client } = await person('Member of two')
    const now = t.services.now()
    const row = { member_id: id, email: 'two@matrix.example', role: 'MANAGER' as const }
    const times = { invited_at: now, expires_at: now, accepted_at: now }
    await t.db
      .insertInto('team_members')
      .values([henrike.id, jana.id].map((landlordId) => ({ landlord_id: landlordId, ...row, ...times })))
      .execute()
    await t.db.updateTable('sessions').set({ world_id: jana.id }).where('user_id', '=', id).execute()
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
    managerOfTwo: await memberOfTwo(),
    limited: await member('LIMITED', [listing.groupId]),
    unitMember: await member('MANAGER', [], [unit.listingId]),
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
