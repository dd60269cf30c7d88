import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { countStatements } from '../../kernel/db/statements.ts'

type Stage = Awaited<ReturnType<typeof createStage>>

let app: TestApp
let stage: Stage
let unit: string
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app)
  unit = given(stage.unitIds[0])
})
afterAll(() => app.close())

interface Done {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  done: { listingIds: string[]; declined: string[] } | null
}

async function change(input: object, as: Browser = stage.landlord): Promise<Done> {
  const { data } = await app.graphql<{ answer: Done }>(
    `mutation($input: WindowsInput!, $key: ID!) { answer: changeWindows(input: $input, idempotencyKey: $key) {
      error { name reason fields } done { listingIds declined } } }`,
    { input: { listingIds: [unit], ...input }, key: randomUUID() },
    as,
  )
  return data.answer
}

async function dryRun(input: object) {
  const { data } = await app.graphql<{
    plan: {
      units: { listingId: string; problem: string | null }[]
      declined: { listingRequestId: string }[]
      seen: string
    }
  }>(
    `query($input: WindowsInput!) { plan: windowsDryRun(input: $input) {
      units { listingId problem } declined { listingRequestId } seen } }`,
    { input: { listingIds: [unit], ...input } },
    stage.landlord,
  )
  return data.plan
}

const windowOf = async (id: string) => {
  const row = await app.db
    .selectFrom('listings')
    .select(['available_from', 'available_to'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [row.available_from, row.available_to ?? null]
}

describe('availability windows of several units', () => {
  it('are set in all groups at once, and what is left out stays', async () => {
    const { groupId, unitIds } = await createListing(app.db, stage.landlordId, { units: 2 })
    const listingIds = [unit, ...unitIds]
    const { done } = await change({ listingIds, availableTo: '2031-12-31' })
    expect(done?.listingIds.toSorted()).toEqual(listingIds.toSorted())
    for (const id of listingIds) expect(await windowOf(id)).toEqual(['2020-01-01', '2031-12-31'])
    expect(
      (await change({ listingIds: unitIds, availableFrom: '2030-02-01', openEnded: true })).error,
    ).toBeNull()
    expect(await windowOf(given(unitIds[0]))).toEqual(['2030-02-01', null])
    const logged = await app.db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('action', '=', 'changeUnits')
      .execute()
    expect(logged.map((row) => row.entity_id).toSorted()).toEqual(
      [groupId, groupId, stage.groupId].toSorted(),
    )
  })

  it('keep stays that are not over: one that leaves one out changes nothing anywhere', async () => {
    const { unitIds } = await createListing(app.db, stage.landlordId)
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    const order = { listingIds: [unit, ...unitIds], availableTo: '2030-04-29' }
    const { units } = await dryRun(order)
    expect(units.find(({ listingId }) => listingId === unit)?.problem).toBe('booked')
    expect((await change(order)).error).toMatchObject({
      name: 'ValidationError',
      fields: { [`${unit}.availableTo`]: 'units.problem.booked' },
    })
    expect(await windowOf(given(unitIds[0]))).toEqual(['2020-01-01', null])
  })

  it('decline whom no unit can serve any more, once that was seen', async () => {
    const id = await sendRequest(app, stage, '2030-07-01', '2030-09-30')
    const order = { availableTo: '2030-09-29' }
    const plan = await dryRun(order)
    expect(plan.declined).toEqual([{ listingRequestId: id }])
    expect((await change(order)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await change({ ...order, seen: plan.seen })).done?.declined).toEqual([id])
  })

  it('need a day, and only one end', async () => {
    expect((await change({})).error?.fields).toHaveProperty('availableFrom')
    expect((await change({ availableTo: '2031-01-01', openEnded: true })).error?.fields).toHaveProperty(
      'availableTo',
    )
    expect((await change({ availableFrom: '2031-01-01', availableTo: '2030-12-31' })).error?.name).toBe(
      'ValidationError',
    )
  })

  it('look missing to another landlord', async () => {
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await change({ availableTo: '2031-01-01' }, other)).error?.name).toBe('ResourceNotFoundError')
  })

  it('of many listings take as many statements as of one', async () => {
    const count = async (listingIds: string[]) =>
      (await countStatements(() => change({ listingIds, availableTo: '2031-01-01' }))).statements.length
    const one = await count([unit])
    const groups = []
    for (let more = 0; more < 6; more++) groups.push(await createListing(app.db, stage.landlordId))
    expect(await count(groups.flatMap(({ unitIds }) => unitIds))).toBe(one)
  })
})
