import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { projectRows } from '../../rentals/lifecycle/projection.ts'
import { selectRequestsForSystem } from '../../rentals/lifecycle/requests-sql.ts'
import { countStatements } from '../../kernel/db/statements.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { type ImportedChanges, replaceImportedBlocks } from './imported-blocks.ts'
import { lockGroups } from './block-sql.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

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
  error: {
    name: string
    message: string
    reason: string | null
    fields: Record<string, string> | null
  } | null
  done: {
    blocks: { _id: string; listingId: string; from: string; to: string; reason: string; note: string }[]
    declined: string[]
  } | null
}

const answer = `{ error { name message reason fields }
  done { blocks { _id listingId from to reason note source kind } declined } }`

async function mutate(document: string, variables: object, as: Browser = stage.landlord): Promise<Done> {
  const { data, errors } = await app.graphql<{ answer: Done } | null>(
    document,
    { key: randomUUID(), ...variables },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.answer
}

interface Wanted {
  listingIds?: string[]
  from: string
  to: string
  reason?: string
  note?: string
  seen?: string | null
  skipTaken?: boolean
}

const inputOf = (wanted: Wanted) => ({ listingIds: [unit], reason: 'OWN_USE', ...wanted })

const create = (wanted: Wanted, as?: Browser) =>
  mutate(
    `mutation($input: BlocksInput!, $key: ID!) {
      answer: createBlocks(input: $input, idempotencyKey: $key) ${answer} }`,
    { input: inputOf(wanted) },
    as,
  )

const change = (blockId: string, input: Record<string, unknown>, as?: Browser) =>
  mutate(
    `mutation($blockId: ID!, $input: BlockChangeInput!, $key: ID!) {
      answer: changeBlock(blockId: $blockId, input: $input, idempotencyKey: $key) ${answer} }`,
    { blockId, input: { reason: 'OWN_USE', ...input } },
    as,
  )

const remove = (blockIds: string[], as?: Browser) =>
  mutate(
    `mutation($blockIds: [ID!]!, $key: ID!) {
      answer: deleteBlocks(blockIds: $blockIds, idempotencyKey: $key) ${answer} }`,
    { blockIds },
    as,
  )

const restore = (blocks: Record<string, unknown>[], seen: string | null = null) =>
  mutate(
    `mutation($blocks: [RestoredBlockInput!]!, $seen: String, $key: ID!) {
      answer: restoreBlocks(blocks: $blocks, seen: $seen, idempotencyKey: $key) ${answer} }`,
    { blocks, seen },
  )

interface Plan {
  units: {
    listingId: string
    refused: { kind: string; from: string; name: string; bookingId: string | null }[]
  }[]
  declined: { listingRequestId: string }[]
  seen: string
}

async function dryRun(wanted: Wanted, blockId: string | null = null): Promise<Plan> {
  const { data } = await app.graphql<{ plan: Plan }>(
    `query($input: BlocksInput!, $blockId: ID) { plan: blocksDryRun(input: $input, blockId: $blockId) {
      units { listingId refused { kind from name bookingId } } declined { listingRequestId } seen } }`,
    { input: inputOf(wanted), blockId },
    stage.landlord,
  )
  return data.plan
}

async function stored() {
  const { rows } = await sql<{ unit: string; from: string; to: string; source: string }>`
    select listing_id as unit, lower(days)::text as "from", (upper(days) - 1)::text as "to", source
    from blocks order by days, listing_id`.execute(app.db)
  return rows
}

async function statusOf(id: string) {
  const row = await app.db
    .selectFrom('listing_requests')
    .select(['status_type', 'status_reason', 'landlord_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row
}

async function expectProjectionsKept(): Promise<void> {
  expect(await projectRows(app.db, await selectRequestsForSystem(app.db).execute())).toEqual([])
}

async function audited(action: string) {
  return app.db.selectFrom('audit_log').select(['entity_id', 'data']).where('action', '=', action).execute()
}

describe('blocking days', () => {
  it('blocks the same days in several units, with reason and note, and is logged for each group', async () => {
    const { groupId, unitIds } = await createListing(app.db, stage.landlordId, { units: 2 })
    const listingIds = [unit, ...unitIds]
    const { error, done } = await create({
      listingIds,
      from: '2030-03-01',
      to: '2030-03-01',
      reason: 'RENOVATION',
      note: ' New floors ',
    })
    expect(error).toBeNull()
    expect(done?.blocks).toHaveLength(3)
    expect(done?.blocks[0]).toMatchObject({
      from: '2030-03-01',
      to: '2030-03-01',
      note: 'New floors',
      source: 'own',
    })
    expect((await stored()).map((row) => row.unit).toSorted()).toEqual(listingIds.toSorted())
    expect((await audited('blockDays')).map((row) => row.entity_id).toSorted()).toEqual(
      [groupId, stage.groupId].toSorted(),
    )
  })

  it('is refused over a booking or hold, in all units or leaving those out', async () => {
    const other = await createListing(app.db, stage.landlordId)
    const listingIds = [unit, ...other.unitIds]
    const bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
    const days = { from: '2030-04-30', to: '2030-05-31' }
    const { units } = await dryRun({ listingIds, ...days })
    expect(units.find(({ listingId }) => listingId === unit)?.refused).toEqual([
      { kind: 'BOOKING', from: '2030-02-01', name: 'Amélie F.', bookingId },
    ])
    expect(units.filter(({ refused: by }) => by.length === 0)).toHaveLength(1)
    const refused = await create({ listingIds, ...days })
    expect(refused.error).toMatchObject({
      name: 'BookingConflictError',
      message: "your listing is not available, please check your listing's availability settings",
    })
    expect(await stored()).toEqual([])
    const rest = await create({ listingIds, ...days, skipTaken: true })
    expect(rest.done?.blocks.map((block) => block.listingId)).toEqual(other.unitIds)
    expect((await create({ ...days, skipTaken: true })).error?.name).toBe('BookingConflictError')
  })

  it('shows whom it would decline, and declines exactly those once it was seen', async () => {
    const id = await sendRequest(app, stage, '2030-07-01', '2030-09-30')
    const later = await sendRequest(app, stage, '2031-01-01', '2031-03-31')
    const days = { from: '2030-09-30', to: '2030-10-05' }
    const plan = await dryRun(days)
    expect(plan.declined).toEqual([{ listingRequestId: id }])
    const unseen = await create(days)
    expect(unseen.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'CONSEQUENCES_CHANGED' })
    const { done } = await create({ ...days, seen: plan.seen })
    expect(done?.declined).toEqual([id])
    expect(await statusOf(id)).toEqual({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'DECLINED_BY_CONFLICT',
      landlord_status: 'OTHER',
    })
    expect((await statusOf(later)).status_type).not.toBe('NOT_AVAILABLE')
    await expectProjectionsKept()
    expect(await audited('DECLINED_BY_CONFLICT')).toHaveLength(1)
  })

  it('declines nobody while another unit of the group is free, and somebody with the last one', async () => {
    const { groupId, unitIds } = await createListing(app.db, stage.landlordId, { units: 2 })
    const id = await sendRequest(app, { ...stage, groupId }, '2030-07-01', '2030-09-30')
    const days = { from: '2030-08-01', to: '2030-08-10' }
    const first = await create({ ...days, listingIds: [given(unitIds[0])] })
    expect(first.done?.declined).toEqual([])
    const last = { ...days, listingIds: [given(unitIds[1])] }
    expect((await create({ ...last, seen: (await dryRun(last)).seen })).done?.declined).toEqual([id])
  })

  it('refuses nonsense by field', async () => {
    const wrong = await create({
      from: '2030-03-02',
      to: '2030-03-01',
      note: 'x'.repeat(2001),
    })
    expect(Object.keys(given(wrong.error?.fields)).toSorted()).toEqual(['note', 'to'])
    await expect(create({ from: '2030-03-01', to: '2030-03-02', reason: 'HOLIDAY' })).rejects.toThrow(
      'Variable "$reason" has an invalid value: Expected type BlockReason.',
    )
    expect((await create({ from: '2030-01-01', to: '2036-01-01' })).error?.fields).toEqual({
      to: 'blocks.to.long',
    })
    expect((await create({ listingIds: [], from: '2030-01-01', to: '2030-01-02' })).error?.name).toBe(
      'ValidationError',
    )
  })

  it('looks missing to others, and is not for limited access', async () => {
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    const days = { from: '2030-03-01', to: '2030-03-10' }
    expect((await create(days, other)).error?.name).toBe('ResourceNotFoundError')
    const { done } = await create(days)
    const id = given(done?.blocks[0])._id
    expect((await change(id, days, other)).error?.name).toBe('ResourceNotFoundError')
    expect((await remove([id], other)).error?.name).toBe('ResourceNotFoundError')
    await expect(create(days, await joinAsLimited(app, stage))).rejects.toThrow('Not allowed')
    expect(await stored()).toHaveLength(1)
  })

  it('takes as many statements for many listings as for one', async () => {
    const days = { from: '2030-03-01', to: '2030-03-10' }
    const count = async (listingIds: string[]) =>
      (await countStatements(() => create({ ...days, listingIds }))).statements.length
    const one = await count([unit])
    const groups = []
    for (let more = 0; more < 6; more++) groups.push(await createListing(app.db, stage.landlordId))
    expect(await count(groups.flatMap(({ unitIds }) => unitIds))).toBe(one)
  })

  it('does once what is sent twice', async () => {
    const key = randomUUID()
    const document = `mutation($input: BlocksInput!, $key: ID!) {
      answer: createBlocks(input: $input, idempotencyKey: $key) ${answer} }`
    const input = inputOf({ from: '2030-03-01', to: '2030-03-10' })
    const first = await mutate(document, { input, key })
    expect(await mutate(document, { input, key })).toEqual(first)
    expect(await stored()).toHaveLength(1)
  })
})

describe('changing a block', () => {
  let id: string
  beforeEach(async () => {
    id = given((await create({ from: '2030-03-01', to: '2030-03-10', note: 'Painter' })).done?.blocks[0])._id
  })

  it('moves and resizes it, also to another unit', async () => {
    const { unitIds } = await createListing(app.db, stage.landlordId, { units: 2 })
    const target = given(unitIds[1])
    const { done } = await change(id, {
      from: '2030-03-05',
      to: '2030-04-01',
      listingId: target,
      note: 'Painter',
    })
    expect(done?.blocks).toMatchObject([{ _id: id, listingId: target, from: '2030-03-05', to: '2030-04-01' }])
    expect(await stored()).toMatchObject([{ unit: target, from: '2030-03-05', to: '2030-04-01' }])
    expect((await audited('changeBlock'))[0]?.data).toMatchObject({
      from: '2030-03-05',
      before: { listingId: unit, from: '2030-03-01' },
    })
  })

  it('does not stand in its own way, but over a booking it is refused', async () => {
    await bookStay(app, stage, '2030-04-01', '2030-06-30')
    expect((await change(id, { from: '2030-03-05', to: '2030-03-31' })).error).toBeNull()
    expect((await change(id, { from: '2030-03-05', to: '2030-04-01' })).error?.name).toBe(
      'BookingConflictError',
    )
    expect(await stored()).toMatchObject([{ from: '2030-03-05', to: '2030-03-31' }])
  })

  it('declines only whom its new days leave without a unit, once that was seen', async () => {
    const request = await sendRequest(app, stage, '2030-05-01', '2030-07-31')
    const days = { from: '2030-04-01', to: '2030-05-01' }
    expect((await change(id, days)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    const { seen, declined } = await dryRun(days, id)
    expect(declined).toEqual([{ listingRequestId: request }])
    expect((await change(id, { ...days, seen })).done?.declined).toEqual([request])
  })

  it('is refused for what another calendar brought', async () => {
    await app.db.updateTable('blocks').set({ source: 'ics' }).where('id', '=', id).execute()
    const changed = await change(id, { from: '2030-03-05', to: '2030-03-31' })
    expect(changed.error).toMatchObject({ name: 'ConditionNotMetError', reason: 'IMPORTED_BLOCK' })
    expect((await remove([id])).error?.reason).toBe('IMPORTED_BLOCK')
    expect(await stored()).toHaveLength(1)
  })
})

describe('freeing blocked days', () => {
  it('gives them back as they were, and blocks them again (undo)', async () => {
    const first = await create({ from: '2030-03-01', to: '2030-03-10', note: 'Painter' })
    const second = await create({ from: '2030-05-01', to: '2030-05-10', reason: 'MAINTENANCE' })
    const ids = [...given(first.done).blocks, ...given(second.done).blocks].map((block) => block._id)
    const freed = given((await remove(ids)).done).blocks
    expect(await stored()).toEqual([])
    const again = await restore(
      freed.map(({ listingId, from, to, reason, note }) => ({ listingId, from, to, reason, note })),
    )
    expect(again.done?.blocks.map(({ from, reason, note }) => [from, reason, note])).toEqual([
      ['2030-03-01', 'OWN_USE', 'Painter'],
      ['2030-05-01', 'MAINTENANCE', ''],
    ])
    expect(await stored()).toHaveLength(2)
  })

  it('opens the days for requests, and they cannot be had back once somebody has them', async () => {
    const { done } = await create({ from: '2030-03-01', to: '2030-03-10' })
    const [block] = given(done).blocks
    const send = () => sendRequest(app, stage, '2030-03-01', '2030-05-31')
    await expect(send()).rejects.toThrow('BookingConflictError')
    await remove([given(block)._id])
    const id = await send()
    await command(app, stage.landlord, 'acceptListingRequest', { id })
    await command(app, stage.tenant, 'confirmTenantInterest', { id })
    const { listingId, from, to, reason } = given(block)
    expect((await restore([{ listingId, from, to, reason }])).error?.name).toBe('BookingConflictError')
  })
})

describe('blocks of other calendars', () => {
  const apply = async (changes: Partial<ImportedChanges>) => {
    const ctx = await app.ctxFor(null)
    return inTransaction(ctx, async (trx) => {
      await lockGroups(trx, [stage.groupId])
      const place = { id: unit, groupId: stage.groupId, landlordId: stage.landlordId }
      return replaceImportedBlocks(trx, ctx, place, { add: [], move: [], remove: [], ...changes })
    })
  }
  const imported = (from: string, to: string, kind: 'STAY' | 'FAR_END' = 'STAY') =>
    ({
      from: parseDay(from),
      to: parseDay(to),
      source: 'ics',
      reason: 'RENTED_ELSEWHERE',
      note: 'Reserved',
      kind,
      feedId: null,
    }) as const

  it('are kept over a booking', async () => {
    await bookStay(app, stage, '2030-02-01', '2030-04-30')
    const result = await apply({ add: [imported('2030-04-01', '2030-04-10')] })
    expect(result).toMatchObject({ rows: 1, declined: [] })
    expect(await stored()).toMatchObject([{ from: '2030-04-01', source: 'ics' }])
  })

  it('decline who waits for their days as own ones do, but not for a far edge', async () => {
    const id = await sendRequest(app, stage, '2030-07-01', '2030-09-30')
    expect((await apply({ add: [imported('2030-08-01', '2032-01-31', 'FAR_END')] })).declined).toEqual([])
    const { added, declined } = await apply({ add: [imported('2030-05-01', '2030-05-10')] })
    expect(declined).toEqual([])
    const days = { from: parseDay('2030-06-01'), to: parseDay('2030-07-01') }
    await app.db.deleteFrom('blocks').where('kind', '=', 'FAR_END').execute()
    const moved = await apply({ move: [{ id: given(added[0]), ...days }] })
    expect(moved).toMatchObject({ rows: 1, declined: [id] })
    expect((await statusOf(id)).landlord_status).toBe('OTHER')
    await expectProjectionsKept()
  })

  it('are not one with a block of the landlord’s own that says the same', async () => {
    await apply({ add: [imported('2030-04-01', '2030-04-10')] })
    const wanted = { from: '2030-04-01', to: '2030-04-10', reason: 'RENTED_ELSEWHERE', note: 'Reserved' }
    expect((await create(wanted)).error).toBeNull()
    expect((await stored()).map(({ source }) => source).sort()).toEqual(['ics', 'own'])
  })

  it('free their days when they vanish', async () => {
    const { added } = await apply({ add: [imported('2030-08-01', '2030-08-10')] })
    const send = () => sendRequest(app, stage, '2030-07-01', '2030-09-30')
    await expect(send()).rejects.toThrow('BookingConflictError')
    expect(await apply({ remove: added })).toMatchObject({ rows: 1 })
    expect(await statusOf(await send())).toMatchObject({ landlord_status: 'OPEN' })
  })
})

describe('equal blocks', () => {
  it('of forty calls at the same moment are one, with one entry in the log', async () => {
    const wanted = { from: '2030-06-01', to: '2030-06-10', note: 'Painting' }
    const answers = await Promise.all(Array.from({ length: 40 }, () => create(wanted)))
    const ids = answers.flatMap(({ done }) => given(done).blocks.map(({ _id }) => _id))
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(1)
    const rows = await app.db.selectFrom('blocks').select('id').execute()
    expect(rows).toHaveLength(1)
    const log = await app.db.selectFrom('audit_log').select('id').where('action', '=', 'blockDays').execute()
    expect(log).toHaveLength(1)
  })

  it('differ by a day, a word or a reason', async () => {
    const wanted = { from: '2030-06-01', to: '2030-06-10', note: 'Painting' }
    for (const more of [{}, { to: '2030-06-11' }, { note: 'Painting 2' }, { reason: 'RENOVATION' }, {}])
      expect((await create({ ...wanted, ...more })).error).toBeNull()
    expect(await app.db.selectFrom('blocks').select('id').execute()).toHaveLength(4)
  })
})
