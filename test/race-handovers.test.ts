import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'
import { handOver, handoverStage } from './handover-stage.ts'
import { joinTeam } from './power-stage.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

type Stage = Awaited<ReturnType<typeof stageWithFeed>>

/** A landlord with a team, a calendar that blocks days beside a booking, and somebody who takes over. */
async function stageWithFeed() {
  const stage = await handoverStage(t)
  await joinTeam(t, stage.landlordId)
  const place = {
    listing_id: given(stage.unitIds[0]),
    group_id: stage.groupId,
    landlord_id: stage.landlordId,
  }
  const { id: feedId } = await t.db
    .insertInto('calendar_feeds')
    .values({
      ...place,
      kind: 'LINK',
      platform: 'AIRBNB',
      label: 'Airbnb',
      url: 'https://calendar.invalid/1.ics',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...stage, unitId: place.listing_id, feedId }
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db)
  return given(rows[0]).count
}

async function waitFor(count: number): Promise<void> {
  for (let times = 0; (await waiting()) < count; times++) {
    if (times > 400) throw new Error(`Not ${count} wait for a lock.`)
    await wait(25)
  }
}

/** Does something while a handover has moved the homes and isn't done yet: it has read what was before. */
async function duringHandover(stage: Stage, call: () => Promise<unknown>): Promise<unknown> {
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = t.db.transaction().execute(async (trx) => {
    await sql`select from team_members where landlord_id = ${stage.landlordId}::uuid for update`.execute(trx)
    held.resolve()
    await over.promise
  })
  await held.promise
  const handover = handOver(t, stage)
  try {
    await waitFor(1)
    const called = call()
    await Promise.race([waitFor(2), called])
    over.resolve()
    await Promise.all([handover, holding])
    return await called
  } finally {
    over.resolve()
  }
}

const CALLS: [string, (stage: Stage) => [string, Record<string, unknown>]][] = [
  [
    'addCalendarFeed',
    ({ unitId }) => [
      `mutation($input: AddCalendarFeedInput!, $key: ID!) {
        answer: addCalendarFeed(input: $input, idempotencyKey: $key) { error { name } } }`,
      {
        input: { listingId: unitId, url: 'https://calendar.invalid/2.ics', label: 'Mine', platform: 'OTHER' },
      },
    ],
  ],
  [
    'changeCalendarFeed',
    ({ feedId }) => [
      `mutation($id: ID!, $input: ChangeCalendarFeedInput!, $key: ID!) {
        answer: changeCalendarFeed(feedId: $id, input: $input, idempotencyKey: $key) { error { name } } }`,
      { id: feedId, input: { label: 'Mine' } },
    ],
  ],
  [
    'removeCalendarFeed',
    ({ feedId }) => [
      `mutation($id: ID!, $key: ID!) {
        answer: removeCalendarFeed(feedId: $id, keepBlocks: false, idempotencyKey: $key) { error { name } } }`,
      { id: feedId },
    ],
  ],
  [
    'createCalendarExport',
    ({ unitId }) => [
      `mutation($input: CreateCalendarExportInput!, $key: ID!) {
        answer: createCalendarExport(input: $input, idempotencyKey: $key) { error { name } } }`,
      { input: { listingId: unitId, label: 'Mine', platform: 'OTHER', withNames: true } },
    ],
  ],
  [
    'createBlocks',
    ({ unitId }) => [
      `mutation($input: BlocksInput!, $key: ID!) {
        answer: createBlocks(input: $input, idempotencyKey: $key) { error { name } } }`,
      { input: { listingIds: [unitId], from: '2031-02-01', to: '2031-02-10', reason: 'OWN_USE' } },
    ],
  ],
]

it.each(CALLS)('%s by the former landlord while the home is handed over finds no home', async (_, call) => {
  const stage = await stageWithFeed()
  const [document, variables] = call(stage)
  const answer = await duringHandover(stage, () =>
    t.graphql(document, { ...variables, key: randomUUID() }, stage.landlord),
  )
  expect(answer).toMatchObject({ data: { answer: { error: { name: 'ResourceNotFoundError' } } } })
  const { rows } =
    await sql`select 'feed' as what, label from calendar_feeds where label = 'Mine' or removed_at is not null
    union all select 'export', label from calendar_exports
    union all select 'block', note from blocks`.execute(t.db)
  expect(rows).toEqual([])
})
