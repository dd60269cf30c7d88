import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  handOver,
  handoverBusiness,
  handoverStage,
  planOf,
  shownHandovers,
} from '../../../../test/handover-stage.ts'
import { insertSampleWorld, sampleWorlds } from '../../../../test/sample-worlds.ts'
import { HANDOVER_TABLE } from '../../../domain/people/handover-table.ts'
import { listLedgerFaults } from '../../money/ledger/sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const landlordOf = async (table: 'bookings' | 'listing_requests' | 'groups' | 'listings', id: string) =>
  (await t.db.selectFrom(table).select('landlord_id').where('id', '=', id).executeTakeFirstOrThrow())
    .landlord_id

describe('a handover', () => {
  it('gives homes, team, open requests and stays that aren’t over to the other person, and leaves the rest', async () => {
    const stage = await handoverBusiness(t)
    const { landlordId, receiverId, past, running, open, groupId, unitIds } = stage
    const done = await handOver(t, stage)
    expect(done).toMatchObject({ state: 'DONE', isOwn: true, receiverName: 'Nora Weiss' })
    expect(done.counts).toEqual(
      expect.arrayContaining([
        { kind: 'HOMES', goes: 1, stays: 0 },
        { kind: 'TEAM', goes: 1, stays: 0 },
        { kind: 'STAYS', goes: 1, stays: 1 },
        { kind: 'INVOICES', goes: 0, stays: 2 },
      ]),
    )
    expect(await landlordOf('groups', groupId)).toBe(receiverId)
    expect(await landlordOf('listings', given(unitIds[0]))).toBe(receiverId)
    expect(await landlordOf('bookings', running)).toBe(receiverId)
    expect(await landlordOf('listing_requests', open)).toBe(receiverId)
    expect(await landlordOf('bookings', past)).toBe(landlordId)
    const rents = await t.db
      .selectFrom('rents')
      .select(['landlord_id', 'received_amount'])
      .where('booking_id', '=', running)
      .execute()
    expect(rents.filter((rent) => (rent.landlord_id === landlordId) !== rent.received_amount > 0)).toEqual([])
    expect(rents.some((rent) => rent.received_amount > 0)).toBe(true)
  })

  it('is seen by each side as theirs alone', async () => {
    const stage = await handoverBusiness(t)
    await handOver(t, stage)
    const seen = async (as: typeof stage.landlord) =>
      (await t.graphql(shown, { past: stage.past, running: stage.running }, as)).data
    expect(await seen(stage.landlord)).toMatchObject({
      landlordListings: { totalCount: 0 },
      past: { _id: stage.past, landlordInvoice: { number: 'R-1' } },
      running: null,
      me: { bcInvoiceCacheItemsLink: { totalCount: 2 } },
      team: [],
    })
    expect(await seen(stage.receiver)).toMatchObject({
      landlordListings: { totalCount: 1 },
      past: null,
      running: { _id: stage.running, landlordInvoice: null },
      me: { bcInvoiceCacheItemsLink: { totalCount: 0 } },
      team: [{ email: 'maik@mezzo.example' }],
    })
  })

  it('keeps the books and the kept figures right', async () => {
    const stage = await handoverBusiness(t)
    await handOver(t, stage)
    expect(await listLedgerFaults(t.db)).toEqual([])
    const { rows } = await sql`select recount_figures(null) as wrong`.execute(t.db)
    expect(rows).toEqual([])
    const { rows: counts } = await sql`select c.landlord_id = g.landlord_id as same
      from group_counts c join groups g on g.id = c.group_id`.execute(t.db)
    expect(counts).toEqual([{ same: true }])
  })

  it('tells both, and the tenant who the landlord is', async () => {
    const stage = await handoverBusiness(t)
    await t.db.deleteFrom('mails').execute()
    await handOver(t, stage)
    const mails = await t.db.selectFrom('mails').select(['to', 'template', 'subject']).orderBy('to').execute()
    expect(
      mails
        .filter(({ to }) => to === 'jana@mezzo.example')
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      'Nora Weiss has confirmed: you have the final say',
      'Your business has been handed over to Nora Weiss',
      'You’ve offered nora@mezzo.example your business',
    ])
    expect(mails.filter(({ to }) => to === 'nora@mezzo.example')).toHaveLength(3)
    expect(mails.filter(({ to }) => to === 'amelie@mezzo.example').map(({ subject }) => subject)).toEqual([
      'Nora Weiss is now your landlord',
    ])
  })

  it('is in the log of both, and the former landlord’s stays as it was', async () => {
    const stage = await handoverBusiness(t)
    const before = await t.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    await handOver(t, stage)
    const after = await t.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(after.slice(0, before.length)).toEqual(before)
    const fresh = after.slice(before.length).map(({ action, landlord_id }) => [action, landlord_id])
    expect(fresh).toEqual([
      ['offerHandover', stage.landlordId],
      ['confirmHandover', stage.landlordId],
      ['completeHandover', stage.landlordId],
      ['takeOver', stage.receiverId],
    ])
  })

  it('takes along whatever a landlord has, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(sampleWorlds, async (world) => {
        await t.reset()
        t.setNow(null)
        const stage = await handoverStage(t)
        await insertSampleWorld(t, stage.landlordId, world)
        const before = await rowsOf(stage.landlordId)
        const plan = given(await planOf(t, stage.landlord, null))
        expect(plan.obstacles).toEqual([])
        await handOver(t, stage)
        const left = await rowsOf(stage.landlordId)
        const came = await rowsOf(stage.receiverId)
        const rules = Object.entries(HANDOVER_TABLE)
        const stillThere = rules.filter(([table, { goes }]) => goes === 'ALL' && left.get(table) !== 0)
        expect(stillThere).toEqual([])
        const lost = rules.filter(
          ([table, { kind }]) =>
            !['LOG', 'TAX'].includes(kind) &&
            Number(left.get(table)) + Number(came.get(table)) !== before.get(table),
        )
        expect(lost).toEqual([])
        const { rows } = await sql`select recount_figures(null) as wrong`.execute(t.db)
        expect(rows).toEqual([])
      }),
      { seed: 115, numRuns: Number(process.env['MEZZO_HANDOVER_WORLDS'] ?? 4), endOnFailure: true },
    )
  }, 120_000)

  it('is shown beforehand to both in the same words', async () => {
    const stage = await handoverBusiness(t)
    const plan = given(await planOf(t, stage.landlord, null))
    expect(plan).toMatchObject({ obstacles: [], receiverObstacles: [], isReceiverReady: true })
    const done = await handOver(t, stage)
    const withoutLog = (counts: typeof plan.counts) => counts.filter(({ kind }) => kind !== 'LOG')
    expect(withoutLog(done.counts)).toEqual(withoutLog(plan.counts))
    const [theirs] = await shownHandovers(t, stage.receiver)
    expect(theirs).toMatchObject({ state: 'DONE', isOwn: false })
    expect(theirs?.counts.filter(({ goes, stays }) => goes === 0 || stays > 0)).toEqual([])
  })
})

async function rowsOf(landlordId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(
    Object.keys(HANDOVER_TABLE).map(
      (table) => sql`select ${sql.lit(table)} as table, count(*)::int as count from ${sql.table(table)}
        where landlord_id = ${landlordId}::uuid`,
    ),
    sql` union all `,
  )}`.execute(t.db)
  return new Map(rows.map(({ table, count }) => [table, count]))
}

const shown = `query($past: ID!, $running: ID!) {
  landlordListings(limit: 10) { totalCount }
  past: landlordBooking(_id: $past) { _id landlordInvoice { number } }
  running: landlordBooking(_id: $running) { _id landlordInvoice { number } }
  me { bcInvoiceCacheItemsLink { totalCount } }
  team { email }
}`
