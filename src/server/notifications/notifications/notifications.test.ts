import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TeamRole } from '../../../domain/catalogue/people.ts'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, given, offerOf } from '../../../../test/builders.ts'
import { countStatements } from '../../kernel/db/statements.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

interface Notification {
  id: string
  kind: string
  event: string
  forTenant: boolean
  isRead: boolean
  target: string
  listingRequestId: string
  firstName: string
  listingName: string
}

const list = `{ notifications { counts { total unread }
  nodes { id kind event forTenant isRead target listingRequestId firstName listingName } } }`

async function notified(browser: Browser) {
  const { data } = await t.graphql<{
    notifications: { counts: { total: number; unread: number }; nodes: Notification[] }
  }>(list, {}, browser)
  return data.notifications
}

async function prefer(browser: Browser, kind: string, choice: object, groupId: string | null = null) {
  const { data } = await t.graphql<{ save: { error: { name: string } | null } }>(
    `mutation($kind: NotificationKind!, $groupId: ID, $inApp: Boolean!, $byEmail: Boolean!) {
      save: saveNotificationPreference(kind: $kind, groupId: $groupId, inApp: $inApp, byEmail: $byEmail) {
        error { name } preferences { nodes { kind inApp byEmail isOwn } } } }`,
    { kind, groupId, ...choice },
    browser,
  )
  return data.save
}

async function mailsTo(email: string) {
  const rows = await t.db.selectFrom('mails').select('template').where('to', '=', email).execute()
  return rows.map((row) => row.template)
}

test('a request tells its landlord, and what comes of it does too', async () => {
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  expect(await notified(stage.landlord)).toEqual({
    counts: { total: 1, unread: 1 },
    nodes: [
      {
        id: expect.any(String) as string,
        kind: 'NEW_BOOKING_REQUEST',
        event: 'requestReceived',
        forTenant: false,
        isRead: false,
        target: 'REQUEST',
        listingRequestId: id,
        firstName: 'Amélie',
        listingName: 'Torstraße 14',
      },
    ],
  })
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  await t.runJobs()
  const { nodes } = await notified(stage.landlord)
  expect(nodes.map(({ event, target }) => [event, target])).toEqual([
    ['contractReady', 'CONTRACT'],
    ['interestConfirmed', 'REQUEST'],
    ['requestReceived', 'REQUEST'],
  ])
})

test('a tenant reads what concerns the own stay: the place before the contract, the name with it', async () => {
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  expect((await notified(stage.tenant)).nodes).toEqual([])
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  expect(await notified(stage.tenant)).toEqual({
    counts: { total: 1, unread: 1 },
    nodes: [
      {
        id: expect.any(String) as string,
        kind: 'NEW_BOOKING_REQUEST',
        event: 'requestAccepted',
        forTenant: true,
        isRead: false,
        target: 'REQUEST',
        listingRequestId: id,
        firstName: 'Jana',
        listingName: '10119 Berlin',
      },
    ],
  })
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  await t.runJobs()
  const { nodes } = await notified(stage.tenant)
  expect(nodes.map(({ event, listingName }) => [event, listingName])).toEqual([
    ['requestAccepted', 'Torstraße 14'],
  ])
  expect((await notified(stage.landlord)).nodes.every(({ forTenant }) => !forTenant)).toBe(true)
  await t.graphql(
    'mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) { counts { unread } } }',
    { ids: nodes.map((node) => node.id) },
    stage.tenant,
  )
  expect((await notified(stage.tenant)).counts.unread).toBe(0)
})

test('a contract that ended without a booking takes the name of the listing with it', async () => {
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  await t.runJobs()
  const names = async () => (await notified(stage.tenant)).nodes.map(({ listingName }) => listingName)
  expect(await names()).toEqual(['Torstraße 14'])
  await t.db
    .updateTable('booking_offers')
    .set({ status: 'CANCELED' })
    .where('listing_request_id', '=', id)
    .execute()
  expect(await names()).toEqual(['10119 Berlin'])
  await t.db
    .updateTable('booking_offers')
    .set({ status: 'REJECTED' })
    .where('listing_request_id', '=', id)
    .execute()
  expect(await names()).toEqual(['10119 Berlin'])
})

test("another tenant's notification, and that of the tenant for the landlord, looks like a missing one", async () => {
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  const { id: notice } = given((await notified(stage.tenant)).nodes[0])
  await t.createUser({ email: 'tom@mezzo.example' })
  for (const browser of [await t.login('tom@mezzo.example'), stage.landlord]) {
    const { data } = await t.graphql(
      'query($id: ID!) { notification(id: $id) { id } }',
      { id: notice },
      browser,
    )
    expect(data).toEqual({ notification: null })
    await t.graphql(
      'mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) { counts { unread } } }',
      { ids: [notice] },
      browser,
    )
  }
  expect((await notified(stage.tenant)).counts.unread).toBe(1)
})

test('who rents somewhere and lets themselves reads both, whatever they may see of their team’s', async () => {
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
  const now = Temporal.Now.instant()
  const { id: henrike } = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'henrike@mezzo.example')
    .executeTakeFirstOrThrow()
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: henrike,
      member_id: stage.tenantId,
      email: 'amelie@mezzo.example',
      role: 'LIMITED',
      invited_at: now,
      expires_at: now.add({ hours: 24 }),
      accepted_at: now,
    })
    .execute()
  const listing = await createListing(t.db, henrike)
  await t.createUser({ email: 'tom@mezzo.example' })
  const tom = await t.login('tom@mezzo.example')
  await sendRequest(t, { ...stage, ...listing }, '2030-02-01', '2030-04-30', tom)
  const { nodes } = await notified(await t.login('amelie@mezzo.example'))
  expect(nodes.map(({ event, forTenant }) => [event, forTenant])).toEqual([
    ['requestReceived', false],
    ['requestAccepted', true],
  ])
})

test("another landlord's notification looks like a missing one, and can't be marked as read", async () => {
  const stage = await createStage(t)
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  const { id } = given((await notified(stage.landlord)).nodes[0])
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
  const other = await t.login('henrike@mezzo.example')
  const { data } = await t.graphql('query($id: ID!) { notification(id: $id) { id } }', { id }, other)
  expect(data).toEqual({ notification: null })
  await t.graphql(
    'mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) { counts { unread } } }',
    { ids: [id] },
    other,
  )
  expect((await notified(stage.landlord)).counts.unread).toBe(1)
  const nobody = await t.graphql(list)
  expect(nobody.errors?.[0]?.extensions?.name).toBe('AuthenticationRequiredError')
})

test('one or all are marked as read, but nothing that came after the person looked', async () => {
  t.setNow('2029-01-01T10:00:00Z')
  const stage = await createStage(t, { units: 3 })
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  const seenAt = '2029-01-01T11:00:00Z'
  t.setNow('2029-01-01T12:00:00Z')
  await sendRequest(t, stage, '2031-02-01', '2031-04-30')
  const mark = (variables: object) =>
    t.graphql(
      'mutation($ids: [ID!], $until: Instant) { markNotificationsRead(ids: $ids, until: $until) { counts { unread } } }',
      { ...variables },
      stage.landlord,
    )
  expect((await mark({ until: seenAt })).data).toMatchObject({
    markNotificationsRead: { counts: { unread: 1 } },
  })
  const { nodes } = await notified(stage.landlord)
  expect((await mark({ ids: nodes.map(({ id }) => id) })).data).toMatchObject({
    markNotificationsRead: { counts: { unread: 0 } },
  })
})

test('who wants no mail or nothing at all is not told; a listing may differ from the others', async () => {
  const stage = await createStage(t)
  const other = await createListing(t.db, stage.landlordId)
  const nothing = { inApp: false, byEmail: false }
  expect((await prefer(stage.landlord, 'NEW_BOOKING_REQUEST', nothing)).error).toBeNull()
  await prefer(stage.landlord, 'NEW_BOOKING_REQUEST', { inApp: true, byEmail: false }, other.groupId)
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  expect((await notified(stage.landlord)).nodes).toEqual([])
  await sendRequest(t, { ...stage, ...other }, '2030-06-01', '2030-08-31')
  expect((await notified(stage.landlord)).nodes).toHaveLength(1)
  expect(await mailsTo('jana@mezzo.example')).toEqual([])
  const preferences = await t.graphql<{
    notificationPreferences: { kind: string; inApp: boolean; byEmail: boolean; isOwn: boolean }[]
  }>(
    'query($groupId: ID) { notificationPreferences(groupId: $groupId) { kind inApp byEmail isOwn } }',
    { groupId: other.groupId },
    stage.landlord,
  )
  expect(preferences.data.notificationPreferences).toHaveLength(10)
  expect(preferences.data.notificationPreferences.slice(0, 2)).toEqual([
    { kind: 'NEW_BOOKING_REQUEST', inApp: true, byEmail: false, isOwn: true },
    { kind: 'RENTAL_AGREEMENT_READY', inApp: true, byEmail: true, isOwn: false },
  ])
})

const tenantChoices = async (browser: Browser) => {
  const { data } = await t.graphql<{
    tenantNotificationPreferences: {
      kind: string
      inApp: boolean
      byEmail: boolean
      isAlwaysMailed: boolean
    }[]
  }>('{ tenantNotificationPreferences { kind inApp byEmail isAlwaysMailed } }', {}, browser)
  return data.tenantNotificationPreferences
}

async function choose(browser: Browser, kind: string, choice: { inApp: boolean; byEmail: boolean }) {
  const { data } = await t.graphql<{
    save: { error: { name: string; fields: unknown } | null; preferences: unknown }
  }>(
    `mutation($kind: TenantNotificationKind!, $inApp: Boolean!, $byEmail: Boolean!) {
      save: saveTenantNotificationPreference(kind: $kind, inApp: $inApp, byEmail: $byEmail) {
        error { name fields } preferences { nodes { kind } } } }`,
    { kind, ...choice },
    browser,
  )
  return data.save
}

test('a tenant is told of a kind as they have chosen, in the app and by mail', async () => {
  const stage = await createStage(t)
  const { tenant } = stage
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  const asked = await sendRequest(t, stage, '2030-06-01', '2030-08-31')
  const last = await sendRequest(t, stage, '2030-10-01', '2030-12-31')
  expect((await choose(tenant, 'NEW_BOOKING_REQUEST', { inApp: true, byEmail: false })).error).toBeNull()
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  expect((await notified(tenant)).nodes.map(({ event }) => event)).toEqual(['requestAccepted'])
  expect(await mailsTo('amelie@mezzo.example')).toEqual([])
  expect((await choose(tenant, 'NEW_BOOKING_REQUEST', { inApp: false, byEmail: true })).error).toBeNull()
  await command(t, stage.landlord, 'suggestDates', { id: asked, from: '2030-06-10', to: '2030-08-31' })
  expect((await notified(tenant)).nodes).toHaveLength(1)
  expect(await mailsTo('amelie@mezzo.example')).toEqual(['datesSuggested'])
  // Another kind has a choice of its own.
  await command(t, stage.landlord, 'rejectListingRequest', {
    id: last,
    input: { reason: 'OTHER', explanation: 'No.' },
  })
  expect((await notified(tenant)).nodes.map(({ event }) => event)).toContain('requestDeclined')
})

test('mails that the contract needs can not be switched off by a tenant', async () => {
  const stage = await createStage(t)
  const refused = await choose(stage.tenant, 'BOOKING_CANCELED', { inApp: true, byEmail: false })
  expect(refused.error).toEqual({
    name: 'ValidationError',
    fields: { byEmail: 'notifications.byEmail.needed' },
  })
  for (const { kind, isAlwaysMailed } of await tenantChoices(stage.tenant)) {
    const { error } = await choose(stage.tenant, kind, { inApp: false, byEmail: isAlwaysMailed })
    expect(error).toBeNull()
  }
  expect((await tenantChoices(stage.tenant)).map(({ byEmail }) => byEmail)).toEqual(
    (await tenantChoices(stage.tenant)).map(({ isAlwaysMailed }) => isAlwaysMailed),
  )
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  await t.runJobs()
  const { id: offerId } = await offerOf(t.db, id)
  expect((await command(t, stage.landlord, 'cancelContract', { id: offerId })).error).toBeNull()
  // It is told as the end of a request, whose mails are off: the end of a contract is told all the same.
  expect(await mailsTo('amelie@mezzo.example')).toEqual(['contractCanceled'])
  expect((await notified(stage.tenant)).nodes).toEqual([])
})

test('what landlords choose about their listings is not what they choose about their own stays', async () => {
  const stage = await createStage(t)
  await choose(stage.landlord, 'NEW_BOOKING_REQUEST', { inApp: false, byEmail: false })
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  expect((await notified(stage.landlord)).nodes).toHaveLength(1)
  expect(await mailsTo('jana@mezzo.example')).toEqual(['requestReceived'])
  expect((await tenantChoices(stage.tenant))[0]).toMatchObject({ inApp: true, byEmail: true })
})

test('with the flag off for everybody only those are told in the app for whom it is on', async () => {
  const stage = await createStage(t)
  const off = {
    name: 'LANDLORD_NOTIFICATIONS',
    enabled: false,
    changed_at: Temporal.Now.instant(),
  } as const
  await t.db.insertInto('feature_flags').values(off).execute()
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  expect((await notified(stage.landlord)).nodes).toEqual([])
  expect(await mailsTo('jana@mezzo.example')).toEqual(['requestReceived'])
  await t.db
    .insertInto('feature_flag_users')
    .values({ ...off, user_id: stage.landlordId, enabled: true })
    .execute()
  await sendRequest(t, stage, '2030-06-01', '2030-08-31')
  expect((await notified(stage.landlord)).nodes).toHaveLength(1)
})

test('reading the notifications takes three statements, however many there are', async () => {
  const stage = await createStage(t)
  const read = async () => (await countStatements(() => notified(stage.landlord))).statements
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  expect(await read()).toHaveLength(3)
  await sendRequest(t, stage, '2031-02-01', '2031-04-30')
  expect(await read()).toHaveLength(3)
})

test('so does reading those of a tenant', async () => {
  const stage = await createStage(t)
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  const read = async () => (await countStatements(() => notified(stage.tenant))).statements
  expect(await read()).toHaveLength(3)
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  expect(await read()).toHaveLength(3)
})

test("a choice for another landlord's listing is refused as missing", async () => {
  const stage = await createStage(t)
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
  const other = await t.login('henrike@mezzo.example')
  const choice = { inApp: true, byEmail: true }
  expect((await prefer(other, 'BOOKING_LOST', choice, stage.groupId)).error?.name).toBe(
    'ResourceNotFoundError',
  )
})

test('the team is told of its listings in the app; limited members of requests alone', async () => {
  const stage = await createStage(t)
  const elsewhere = await createListing(t.db, stage.landlordId)
  const members = { max: ['MANAGER', null], mia: ['LIMITED', null], tim: ['MANAGER', [elsewhere.groupId]] }
  const now = Temporal.Now.instant()
  for (const [name, [role, groups]] of Object.entries(members)) {
    const member_id = await t.createUser({ email: `${name}@mezzo.example` })
    await t.db
      .insertInto('team_members')
      .values({
        landlord_id: stage.landlordId,
        member_id,
        email: `${name}@mezzo.example`,
        role: role as TeamRole,
        group_ids: groups as string[] | null,
        invited_at: now,
        expires_at: now.add({ hours: 24 }),
        accepted_at: now,
      })
      .execute()
  }
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  const events = async (name: string) =>
    (await notified(await t.login(`${name}@mezzo.example`))).nodes.map(({ event }) => event)
  expect(await events('max')).toEqual(['interestConfirmed', 'requestReceived'])
  expect(await events('mia')).toEqual(['requestReceived'])
  expect(await events('tim')).toEqual([])
  expect(await mailsTo('max@mezzo.example')).toEqual([])
  await t.db.updateTable('team_members').set({ removed_at: now }).execute()
  expect(await events('max')).toEqual([])
})

test('what is older than 90 days is forgotten', async () => {
  const stage = await createStage(t)
  await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  const ctx = await t.ctxFor(null)
  await ctx.enqueue(t.db, 'forgetNotifications', {})
  t.setNow(Temporal.Now.instant().add({ hours: 24 * 89 }))
  await t.runJobs()
  expect(await t.db.selectFrom('notifications').select('id').execute()).toHaveLength(1)
  await ctx.enqueue(t.db, 'forgetNotifications', {})
  t.setNow(Temporal.Now.instant().add({ hours: 24 * 91 }))
  await t.runJobs()
  expect(await t.db.selectFrom('notifications').select('id').execute()).toEqual([])
})
