import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createHouse, limitTo } from '../../../../test/unit-members-stage.ts'
import { findJob } from '../../kernel/jobs/registry.ts'
import { accessLinkToken } from '../../people/access-links/token.ts'
import { CLEANING_LINKS_PER_LANDLORD } from './actions.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let listingId: string
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
  listingId = given(stage.unitIds[0])
  await bookStay(app, stage, '2030-02-01', '2030-04-30')
  await bookStay(app, stage, '2030-05-10', '2030-08-31')
  app.setNow('2030-04-20T09:00:00Z')
  stage.landlord = await app.login('jana@mezzo.example')
})

interface Link {
  id: string
  url: string | null
  keys: string
  place: string | null
  label: string
  lastUsedAt: string | null
  revokedAt: string | null
}

type Refusal = { name: string; fields?: Record<string, string> | null } | null

async function create(input: Record<string, unknown> = {}, as: Browser = stage.landlord) {
  const { data, errors } = await app.graphql<{ answer: { error: Refusal; link: Link | null } } | null>(
    `mutation($input: CreateCleaningLinkInput!, $key: ID!) { answer: createCleaningLink(input: $input, idempotencyKey: $key) {
      error { name fields } link { id url keys place label lastUsedAt revokedAt } } }`,
    { input: { label: 'Marta', ...input }, key: randomUUID() },
    as,
  )
  return data?.answer ?? { error: { name: String(errors?.[0]?.extensions?.name) }, link: null }
}

async function tokenFor(input: Record<string, unknown> = {}): Promise<string> {
  const { link } = await create(input)
  return given(new URL(given(given(link).url)).searchParams.get('token'))
}

async function links(as: Browser = stage.landlord): Promise<Link[] | null> {
  const text = '{ cleaningLinks { id url keys place label lastUsedAt revokedAt } }'
  return (await app.graphql<{ cleaningLinks: Link[] } | null>(text, {}, as)).data?.cleaningLinks ?? null
}

const revoke = (linkId: string, as: Browser = stage.landlord) =>
  app.graphql<{ answer: { error: Refusal; link: Link | null } }>(
    `mutation($linkId: ID!, $key: ID!) { answer: revokeCleaningLink(linkId: $linkId, idempotencyKey: $key) {
      error { name } link { keys url revokedAt } } }`,
    { linkId, key: randomUUID() },
    as,
  )

const SEEN = 'listingId day unitName address departure arrival canBeDone doneAt'

interface Seen {
  listingId: string
  day: string
  departure: string | null
  arrival: string | null
  doneAt: string | null
}

async function open(token: string) {
  const { data, errors } = await app.graphql<{ cleaningPlan: { keys: string; turnovers: Seen[] } } | null>(
    `query($token: String!) { cleaningPlan(token: $token) { keys turnovers { ${SEEN} } } }`,
    { token },
    null,
  )
  return { plan: data?.cleaningPlan ?? null, error: errors?.[0] ?? null }
}

async function tick(token: string, day: string, done: boolean, unit = listingId) {
  const { data } = await app.graphql<{ answer: { error: Refusal; plan: { turnovers: Seen[] } | null } }>(
    `mutation($token: String!, $unit: ID!, $day: Day!, $done: Boolean!) {
      answer: markCleaned(token: $token, listingId: $unit, day: $day, done: $done) {
        error { name fields } plan { turnovers { ${SEEN} } } } }`,
    { token, unit, day, done },
    await app.visit(),
  )
  return data.answer
}

const audited = async () =>
  (await app.db.selectFrom('audit_log').select(['action', 'via', 'data']).orderBy('id').execute()).filter(
    ({ action }) => /clean/i.test(action),
  )

describe('whoever has a link', () => {
  it('reads departures and arrivals with the keys, and nothing of who stays', async () => {
    const { plan } = await open(await tokenFor({ keys: 'In the box at the door.' }))
    expect(plan?.keys).toBe('In the box at the door.')
    expect(plan?.turnovers).toMatchObject([
      { listingId, day: '2030-04-30', departure: '2030-04-30', arrival: '2030-05-10', canBeDone: false },
    ])
    const people = await app.db
      .selectFrom('booking_requests')
      .select(['id', 'first_name', 'last_name', 'email', 'phone'])
      .execute()
    const ids = await app.db
      .selectFrom('bookings')
      .select(['id', 'listing_request_id', 'tenant_id'])
      .execute()
    const text = JSON.stringify(plan)
    const told = [...people, ...ids].flatMap((row) => Object.values(row)).filter(Boolean)
    expect(told.length).toBeGreaterThan(8)
    expect(told.filter((value) => text.includes(value))).toEqual([])
    expect((await links())?.[0]?.lastUsedAt).toBe('2030-04-20T09:00:00Z')
  })

  it('reads only what the link covers', async () => {
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    for (const input of [{}, { groupId: stage.groupId }, { listingId }])
      expect((await open(await tokenFor(input))).plan?.turnovers).toHaveLength(1)
    const { link } = await create({}, await app.login('other@mezzo.example'))
    const foreign = given(new URL(given(given(link).url)).searchParams.get('token'))
    expect((await open(foreign)).plan?.turnovers).toEqual([])
    const answer = await tick(foreign, '2030-04-30', true)
    expect(answer.error?.name).toBe('ResourceNotFoundError')
    const other = await createListing(app.db, stage.landlordId)
    expect((await open(await tokenFor({ groupId: other.groupId }))).plan?.turnovers).toEqual([])
    expect((await open(await tokenFor({ listingId: other.unitIds[0] }))).plan?.turnovers).toEqual([])
  })

  it('ticks a turnover off once and takes that back, not before the last day', async () => {
    const token = await tokenFor()
    expect((await tick(token, '2030-04-30', true)).error).toMatchObject({ fields: { day: 'notYet' } })
    app.setNow('2030-04-30T09:00:00Z')
    const done = await tick(token, '2030-04-30', true)
    expect(done.plan?.turnovers[0]?.doneAt).toBe('2030-04-30T09:00:00Z')
    app.setNow('2030-04-30T10:00:00Z')
    expect((await tick(token, '2030-04-30', true)).plan).toEqual(done.plan)
    const read = await app.graphql<{ cleaningTurnovers: object[] }>(
      '{ cleaningTurnovers { day doneAt doneBy } }',
      {},
      await app.login('jana@mezzo.example'),
    )
    expect(read.data.cleaningTurnovers).toEqual([
      { day: '2030-04-30', doneAt: '2030-04-30T09:00:00Z', doneBy: 'Marta' },
    ])
    expect((await tick(token, '2030-04-30', false)).plan?.turnovers[0]?.doneAt).toBeNull()
    await tick(token, '2030-04-30', false)
    for (const day of ['2030-05-10', '2030-04-29'])
      expect((await tick(token, day, true)).error?.name).toBe('ResourceNotFoundError')
    expect(await audited()).toMatchObject([
      { action: 'createCleaningLink', via: 'SESSION' },
      { action: 'markCleaned', via: 'SYSTEM', data: { label: 'Marta', day: '2030-04-30' } },
      { action: 'unmarkCleaned', via: 'SYSTEM' },
    ])
  })

  it('finds the same nothing by a revoked, a made-up and another kind of link, and while the landlord is on hold', async () => {
    const { link } = await create({ keys: 'Under the mat' })
    const { id, url } = given(link)
    const token = given(new URL(given(url)).searchParams.get('token'))
    const revoked = await revoke(id)
    expect(revoked.data.answer.link).toMatchObject({ keys: '', url: null })
    const access = accessLinkToken(app.services.config.secret, id)
    const ofHeld = await tokenFor()
    const dead = await Promise.all([token, `${randomUUID()}.x`, '', access].map(open))
    expect(dead.map(({ plan }) => plan)).toEqual([null, null, null, null])
    expect((await tick(token, '2030-04-30', true)).error?.name).toBe('ResourceNotFoundError')
    await app.db.updateTable('users').set({ frozen_at: app.services.now() }).execute()
    const answers = [...dead, await open(ofHeld)]
    expect(new Set(answers.map(({ plan, error }) => JSON.stringify([plan, error?.message])))).toHaveProperty(
      'size',
      1,
    )
    expect(answers[0]?.error?.extensions?.name).toBe('ResourceNotFoundError')
  })
})

describe('the landlord’s side', () => {
  it('is refused what is no name, too long, foreign or too much', async () => {
    expect((await create({ label: '  ' })).error).toMatchObject({ fields: { label: 'missing' } })
    expect((await create({ label: 'x'.repeat(81) })).error).toMatchObject({ fields: { label: 'tooLong' } })
    expect((await create({ keys: 'x'.repeat(501) })).error).toMatchObject({ fields: { keys: 'tooLong' } })
    expect((await create({ groupId: randomUUID() })).error?.name).toBe('ResourceNotFoundError')
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await create({ groupId: stage.groupId }, other)).error?.name).toBe('ResourceNotFoundError')
    expect((await create({ listingId }, other)).error?.name).toBe('ResourceNotFoundError')
    const { link } = await create()
    expect(await links(other)).toEqual([])
    expect((await revoke(given(link).id, other)).data.answer.error?.name).toBe('ResourceNotFoundError')
    const row = { landlord_id: stage.landlordId, label: 'One more', created_at: app.services.now() }
    await app.db
      .insertInto('cleaning_links')
      .values(Array.from({ length: CLEANING_LINKS_PER_LANDLORD - 1 }, () => row))
      .execute()
    expect((await create()).error).toMatchObject({ fields: { label: 'tooMany' } })
  })

  it('has members with limited access make and see none', async () => {
    const limited = await joinAsLimited(app, stage)
    expect((await create({ groupId: stage.groupId }, limited)).error?.name).toBe('NotAllowedError')
    expect(await links(limited)).toBeNull()
  })

  it('has members with single units make and see links of these alone', async () => {
    await app.reset()
    const house = await createHouse(app)
    await limitTo(app, house, house.units.slice(0, 1))
    const [own, other] = house.units
    const as = house.member
    expect((await create({}, as)).error?.name).toBe('NotAllowedError')
    expect((await create({ groupId: house.groupId }, as)).error?.name).toBe('ResourceNotFoundError')
    expect((await create({ listingId: given(other).id }, as)).error?.name).toBe('ResourceNotFoundError')
    expect((await create({ listingId: given(own).id }, as)).error).toBeNull()
    const { landlord_id: landlordId } = await app.db
      .selectFrom('groups')
      .select('landlord_id')
      .where('id', '=', house.groupId)
      .executeTakeFirstOrThrow()
    const shared = { landlord_id: landlordId, label: 'Not theirs', created_at: app.services.now() }
    await app.db
      .insertInto('cleaning_links')
      .values([
        { ...shared, group_id: null, listing_id: null },
        { ...shared, group_id: house.groupId, listing_id: null },
        { ...shared, group_id: house.groupId, listing_id: given(other).id },
      ])
      .execute()
    expect((await links(as))?.map(({ label }) => label)).toEqual(['Marta'])
  })

  it('keeps what ended a year', async () => {
    const { link } = await create()
    app.setNow('2030-04-30T09:00:00Z')
    const token = given(new URL(given(given(link).url)).searchParams.get('token'))
    await tick(token, '2030-04-30', true)
    stage.landlord = await app.login('jana@mezzo.example')
    await revoke(given(link).id)
    const left = async () => [
      (await app.db.selectFrom('cleaning_links').select('id').execute()).length,
      (await app.db.selectFrom('cleaning_done').select('day').execute()).length,
    ]
    const forget = async () => findJob('forgetCleaning')?.handler(await app.ctxFor(null), {})
    app.setNow('2031-04-30T08:00:00Z')
    await forget()
    expect(await left()).toEqual([1, 1])
    app.setNow('2031-05-01T10:00:00Z')
    await forget()
    expect(await left()).toEqual([0, 0])
  })
})
