import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'
import { sendDigests } from '../../notifications/digests/actions.ts'

let t: TestApp
let pages: string
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'mezzo-worlds-'))
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>')
  t = await buildTestApp({ pages })
})
afterAll(async () => {
  await t.close()
  rmSync(pages, { recursive: true })
})
beforeEach(() => t.reset())

const switchWorld = `mutation($landlordId: ID!) {
  answer: switchWorld(landlordId: $landlordId) { error { name } world { name role isCurrent } } }`
const names = '{ landlordListings { nodes { name } } }'

/** Puts somebody into a landlord's team; answers the id of their place. */
async function putInTeam(landlordId: string, memberId: string, role: 'MANAGER' | 'LIMITED' = 'MANAGER') {
  const now = t.services.now()
  const times = { invited_at: now, accepted_at: now, expires_at: now.add({ hours: 24 }) }
  const { id } = await t.db
    .insertInto('team_members')
    .values({ landlord_id: landlordId, member_id: memberId, email: `${memberId}@x.example`, role, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Henrike, a landlord of her own, who also manages for Jana. */
async function twoWorlds() {
  const stage = await createStage(t, { group: { name: 'Torstraße 14' } })
  const id = await t.createUser({
    email: 'henrike@mezzo.example',
    firstName: 'Henrike',
    lastName: 'Vogel',
    landlord: true,
  })
  await createListing(t.db, id, { group: { name: 'Elbchaussee 3' } })
  const membershipId = await putInTeam(stage.landlordId, id)
  return { ...stage, henrikeId: id, henrike: await t.login('henrike@mezzo.example'), membershipId }
}

async function goTo(browser: Browser, landlordId: string) {
  const { data } = await t.graphql<{ answer: { error: { name: string } | null; world: object | null } }>(
    switchWorld,
    { landlordId },
    browser,
  )
  return given(data).answer
}

async function namesSeenBy(browser: Browser) {
  const { data } = await t.graphql<{ landlordListings: { nodes: { name: string }[] } } | null>(
    names,
    {},
    browser,
  )
  return data?.landlordListings.nodes.map(({ name }) => name) ?? null
}

describe('somebody of two worlds', () => {
  test('begins in their own, works in one at a time, and a session stays where it is', async () => {
    const { henrike, henrikeId, landlordId } = await twoWorlds()
    expect(await namesSeenBy(henrike)).toEqual(['Elbchaussee 3'])
    const worlds = '{ worlds { landlordId name role isCurrent } }'
    expect((await t.graphql(worlds, {}, henrike)).data).toEqual({
      worlds: [
        { landlordId: henrikeId, name: 'Henrike Vogel', role: 'OWNER', isCurrent: true },
        { landlordId, name: 'Jana Keller', role: 'MANAGER', isCurrent: false },
      ],
    })
    const phone = await t.login('henrike@mezzo.example')
    expect((await goTo(henrike, landlordId)).error).toBeNull()
    expect(await namesSeenBy(henrike)).toEqual(['Torstraße 14'])
    expect(await namesSeenBy(phone)).toEqual(['Elbchaussee 3'])
    expect((await t.graphql('{ team { _id } }', {}, henrike)).errors?.[0]?.message).toBe(
      'Not allowed to access',
    )
    expect((await goTo(henrike, landlordId)).error).toBeNull()
    const log = t.db.selectFrom('audit_log').select('landlord_id').where('action', '=', 'switchWorld')
    expect(await log.execute()).toEqual([{ landlord_id: landlordId }])
    expect((await goTo(henrike, henrikeId)).error).toBeNull()
    expect(await namesSeenBy(henrike)).toEqual(['Elbchaussee 3'])
  })

  test('can’t go where they don’t work: it looks as if there were no such world', async () => {
    const { henrike, henrikeId, landlordId, landlord, tenant, tenantId } = await twoWorlds()
    const missing = { error: { name: 'ResourceNotFoundError' }, world: null }
    expect(await goTo(henrike, tenantId)).toEqual(missing)
    expect(await goTo(landlord, henrikeId)).toEqual(missing)
    expect(await goTo(tenant, landlordId)).toEqual(missing)
    expect(await namesSeenBy(landlord)).toEqual(['Torstraße 14'])
  })

  test('falls back to their own world at once where the membership ends', async () => {
    const { henrike, landlordId, landlord, membershipId } = await twoWorlds()
    await goTo(henrike, landlordId)
    await t.graphql(
      'mutation($id: ID!) { removeTeamMember(_id: $id) { error { name } } }',
      { id: membershipId },
      landlord,
    )
    expect(await namesSeenBy(henrike)).toEqual(['Elbchaussee 3'])
  })

  test('as a member of two teams sees each with what they may do there, and falls back to the other', async () => {
    const { henrikeId, landlordId } = await twoWorlds()
    const id = await t.createUser({ email: 'maik@mezzo.example' })
    await putInTeam(landlordId, id)
    const second = await putInTeam(henrikeId, id, 'LIMITED')
    const maik = await t.login('maik@mezzo.example')
    const bookings = '{ bookings { totalCount } }'
    expect(await namesSeenBy(maik)).toEqual(['Torstraße 14'])
    expect((await t.graphql(bookings, {}, maik)).errors).toBeUndefined()
    expect(await goTo(maik, henrikeId)).toMatchObject({ world: { role: 'LIMITED', isCurrent: false } })
    expect(await namesSeenBy(maik)).toEqual(['Elbchaussee 3'])
    expect((await t.graphql(bookings, {}, maik)).errors?.[0]?.message).toBe('Not allowed to access')
    await t.db
      .updateTable('team_members')
      .set({ removed_at: t.services.now() })
      .where('id', '=', second)
      .execute()
    expect(await namesSeenBy(maik)).toEqual(['Torstraße 14'])
  })

  test('is acted for by staff in their own world, wherever the staff’s own session works', async () => {
    const { henrikeId, landlordId } = await twoWorlds()
    const samId = await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
    await putInTeam(landlordId, samId)
    const sam = await t.login('sam@mezzo.example')
    expect((await goTo(sam, landlordId)).error).toBeNull()
    await t.db.updateTable('sessions').set({ world_id: landlordId }).where('user_id', '=', samId).execute()
    const payload = { landlordId: henrikeId, reason: 'She asked for help.' }
    const started = await t.send(sam, { method: 'POST', url: '/api/impersonation', payload })
    expect(started.statusCode).toBe(200)
    expect(await namesSeenBy(sam)).toEqual(['Elbchaussee 3'])
    expect((await t.graphql(switchWorld, { landlordId }, sam)).errors?.[0]?.message).toBe(
      'Not allowed to access',
    )
  })

  test('has tokens that speak in the world they were made in, wherever the session works', async () => {
    const { henrike, landlordId } = await twoWorlds()
    const create = `mutation($input: CreatePersonalAccessTokenInput!) {
      it: createPersonalAccessToken(input: $input) { error { name } given { secret } } }`
    const expiresOn = t.services
      .now()
      .add({ hours: 24 * 20 })
      .toString()
      .slice(0, 10)
    const input = { name: 'Books', scopes: ['LISTINGS_READ'], expiresOn }
    const { data } = await t.graphql<{ it: { given: { secret: string } | null } }>(create, { input }, henrike)
    const authorization = `Bearer ${given(data.it.given).secret}`
    await goTo(henrike, landlordId)
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { authorization },
      payload: { query: names },
    })
    expect(answer.json()).toEqual({ data: { landlordListings: { nodes: [{ name: 'Elbchaussee 3' }] } } })
    const refused = await t.graphql(create, { input }, henrike)
    expect(refused.errors?.[0]?.message).toBe('Not allowed to access')
  })
})

describe('what a page sends', () => {
  test('is refused where the session works in another world by now, and nothing is done', async () => {
    const { henrike, henrikeId, landlordId } = await twoWorlds()
    const key = randomUUID()
    const send = (world: string) =>
      t.send(henrike, {
        method: 'POST',
        url: '/api/graphql',
        headers: { 'x-world': world },
        payload: {
          query: `mutation { createListing(input: { city: "Leipzig", country: "DE" }, idempotencyKey: "${key}") {
            error { name reason } } }`,
        },
      })
    await goTo(henrike, landlordId)
    const refused = await send(henrikeId)
    expect(refused.statusCode).toBe(412)
    expect(refused.json()).toMatchObject({ error: { name: 'OtherWorldError' } })
    const groups = () => t.db.selectFrom('groups').select('landlord_id').execute()
    expect(await groups()).toHaveLength(2)
    const url = '/api/users/me'
    const read = await t.send(henrike, { method: 'GET', url, headers: { 'x-world': henrikeId } })
    expect(read.statusCode).toBe(412)
    expect((await send(landlordId)).json()).toEqual({ data: { createListing: { error: null } } })
    expect((await groups()).filter((group) => group.landlord_id === landlordId)).toHaveLength(2)
  })
})

describe('a link that names a world', () => {
  test('leads to its page there, once the session has gone to work there', async () => {
    const { henrike, landlordId } = await twoWorlds()
    const url = `/en/dashboard/inbox?view=ALL&world=${landlordId}`
    const answer = await t.send(henrike, { method: 'GET', url })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en/dashboard/inbox?view=ALL'])
    expect(await namesSeenBy(henrike)).toEqual(['Torstraße 14'])
  })

  test('opens the page of the own world for whoever doesn’t work there, and never leads out of the product', async () => {
    const { henrikeId, landlord } = await twoWorlds()
    const answer = await t.send(landlord, { method: 'GET', url: `/en/dashboard?world=${henrikeId}` })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en/dashboard'])
    expect(await namesSeenBy(landlord)).toEqual(['Torstraße 14'])
    const outside = await t.send(landlord, { method: 'GET', url: `//elsewhere.example/?world=${henrikeId}` })
    expect(outside.headers.location).toBeUndefined()
  })
})

describe('what is told to somebody of two worlds', () => {
  const mailTo = (recipientId: string) =>
    t.db.selectFrom('mails').select(['text', 'template']).where('recipient_id', '=', recipientId).execute()

  test('names the world, and its link leads there; somebody of one world is told as ever', async () => {
    const stage = await twoWorlds()
    const preference = { kind: 'NEW_BOOKING_REQUEST', in_app: true, by_email: true } as const
    await t.db
      .insertInto('notification_preferences')
      .values({ user_id: stage.henrikeId, ...preference })
      .execute()
    await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    await t.runJobs()
    const [told] = await mailTo(stage.henrikeId)
    expect(told?.text).toContain('This is about the listings of Jana Keller.')
    expect(told?.text).toMatch(new RegExp(`/dashboard/inbox/[^?\\s]+\\?world=${stage.landlordId}`))
    const [own] = await mailTo(stage.landlordId)
    expect(own?.text).not.toContain('This is about the listings')
    expect(own?.text).not.toContain('world=')
  })

  test('stands in the list of its world, and stays unread while all of another are read', async () => {
    const stage = await twoWorlds()
    const { henrike, landlordId } = stage
    await sendRequest(t, stage, '2027-03-01', '2027-06-30')
    const unread = async () =>
      (await t.graphql<{ unreadNotificationCount: number }>('{ unreadNotificationCount }', {}, henrike)).data
        .unreadNotificationCount
    expect(await unread()).toBe(0)
    const readAll = 'mutation($until: Instant) { markNotificationsRead(until: $until) { error { name } } }'
    await t.graphql(readAll, { until: t.services.now().add({ hours: 1 }).toString() }, henrike)
    await goTo(henrike, landlordId)
    expect(await unread()).toBe(1)
    await t.graphql(readAll, { until: t.services.now().add({ hours: 1 }).toString() }, henrike)
    expect(await unread()).toBe(0)
  })

  test('comes in one mail of several from all of them', async () => {
    t.setNow('2029-12-10T12:00:00Z')
    const stage = await twoWorlds()
    await t.db
      .insertInto('notification_settings')
      .values({ user_id: stage.henrikeId, time_zone: 'Europe/Berlin', mail_digest: 'DAILY' })
      .execute()
    const preference = { kind: 'NEW_BOOKING_REQUEST', in_app: true, by_email: true } as const
    await t.db
      .insertInto('notification_preferences')
      .values({ user_id: stage.henrikeId, ...preference })
      .execute()
    await sendRequest(t, stage, '2030-02-01', '2030-03-31')
    t.setNow('2029-12-11T09:07:00Z')
    await sendDigests(await t.ctxFor(null))
    const mails = await mailTo(stage.henrikeId)
    expect(mails.map(({ template }) => template)).toEqual(['digest'])
    expect(mails[0]?.text).toMatch(/– Amélie .* requests Torstraße 14.*\(Jana Keller\)/)
    t.setNow(null)
  })
})
