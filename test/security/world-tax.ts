import { randomUUID } from 'node:crypto'
import { dayOf, partsOfDay } from '../../src/domain/kernel/day.ts'
import { json } from '../../src/server/kernel/db/parameters.ts'
import { runTaxReports } from '../../src/server/money/tax-report/run-actions.ts'
import { insertStatement } from '../../src/server/money/tax-report/statement-sql.ts'
import type { TestApp } from '../app.ts'
import type { Instances } from './matrix-instances.ts'
import { insertFile } from './world-rows.ts'

/**
 * The tax report of this year, which is computed as a preview: with sellers to be looked at, a rent of each stay's home,
 * what each landlord was told, and what the tax office found wrong with a message.
 */
export async function insertTaxReports(t: TestApp, listings: readonly Instances[]): Promise<void> {
  const { year } = partsOfDay(dayOf(t.services.now()))
  for (const listing of listings) await insertRents(t, listing)
  const { id: taxRunId } = await t.db
    .insertInto('tax_report_runs')
    .values({ year, mode: 'TESTING', is_preview: true, started_at: t.services.now(), total: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await runTaxReports(await t.ctxFor(null))
  for (const listing of listings) {
    listing.taxRunId = taxRunId
    await insertTold(t, listing, year)
    await t.db
      .updateTable('tax_reports')
      .set({ errors: json([{ code: 'D0001', text: 'No such account' }]) })
      .where('id', '=', listing.taxReportId)
      .execute()
  }
}

/** Somebody lets the home, which costs less for long, whose rent has come, and another one is awaited. */
async function insertRents(
  t: TestApp,
  { groupId, bookingId, billingDetailsItemId }: Instances,
): Promise<void> {
  const today = dayOf(t.services.now())
  await t.db
    .updateTable('groups')
    .set({
      country: 'DE',
      billing_details_item_id: billingDetailsItemId,
      stay_discounts: json([{ months: 24, percent: 5 }]),
      seasons: json([{ from: '06-01', to: '08-31', percent: 20 }]),
    })
    .where('id', '=', groupId)
    .execute()
  const rents = await t.db
    .selectFrom('rents')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('through_product', '=', false)
    .orderBy('position')
    .limit(2)
    .execute()
  for (const [at, { id }] of rents.entries())
    await t.db
      .updateTable('rents')
      .set({ due_on: today, received_on: at === 0 ? today : null, received_amount: at === 0 ? 100_000 : 0 })
      .where('id', '=', id)
      .execute()
}

/** What a landlord was told. */
async function insertTold(
  t: TestApp,
  { landlordId, billingDetailsItemId: sellerId }: Instances,
  year: number,
): Promise<void> {
  const fileId = await insertFile(t, landlordId)
  const told = { year, mode: 'TESTING', sellerId, landlordId, fileId, isCorrection: false } as const
  await insertStatement(t.db, { ...told, sha256: randomUUID(), at: t.services.now() })
}
