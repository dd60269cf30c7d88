import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { failingAfter, marksLeft, startErasureStage } from '../../../../test/erasure-stage.ts'
import { markOf } from '../../../../test/everything-stored.ts'
import { storeYearsAgo } from '../../../../test/years-ago.ts'
import { LAW_PARTS } from '../../../domain/public/retention/ends.ts'
import { ERASED_PARTS } from '../../../domain/public/retention/erasure.ts'
import { checkAuditLog } from '../../kernel/audit/actions.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { forgetTaxReports } from '../../money/tax-report/forget-actions.ts'
import { destroyKept } from './destroy-actions.ts'

vi.setConfig({ testTimeout: 120_000 })
const stage = startErasureStage()

/** Everything stored is of 2010, and both were erased in that year: the first and the last days of what comes then. */
const lastDayOfVouchers = '2018-12-31T22:59:59Z'
const vouchersOver = '2018-12-31T23:00:00Z'
const lastDayOfBooks = '2020-12-31T22:59:59Z'
const booksOver = '2020-12-31T23:00:00Z'

const tablesKept = (years: number) =>
  LAW_PARTS.filter((part) => part.years === years).map(({ table }) => table)

/** The tables of these that have rows. */
async function filled(tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(
    tables.map(
      (table) => sql`select ${sql.lit(table)} as table, count(*)::int as count from ${sql.table(table)}`,
    ),
    sql` union all `,
  )}`.execute(stage.t.db)
  return rows.filter(({ count }) => count > 0).map(({ table }) => table)
}

async function runEndsAt(now: string, most?: number) {
  stage.t.setNow(now)
  await destroyKept(await stage.t.ctxFor(null), most)
}

async function bothErased() {
  const { landlordId, tenantId } = await stage.everything('landlord')
  await stage.erase(landlordId)
  await stage.erase(tenantId)
  await storeYearsAgo(stage.t.db)
  return { landlordId, tenantId }
}

/** Marks in tables from which something leads to a person. */
async function marksOfPeople(): Promise<string[]> {
  const ofNobody = ERASED_PARTS.filter(({ ways }) => Object.values(ways).flat().length === 0)
  const marks = [...(await marksLeft(stage.t.db))].filter(([, tables]) =>
    tables.some((table) => ofNobody.every((part) => part.table !== table)),
  )
  // How the tax office calls a message is nobody's; the account at the card provider is known until it is gone there.
  const stays = [markOf('tax_reports', 'message_ref_id'), markOf('payout_accounts', 'external_id')]
  return marks.map(([mark]) => mark).filter((mark) => !stays.includes(mark))
}

describe('what the law has kept, once its years are over', () => {
  it('goes step by step, nothing earlier, and in the end no mark of the person is left anywhere', async () => {
    const { landlordId } = await bothErased()
    const vouchers = tablesKept(8)
    const books = tablesKept(10)
    expect(await filled(vouchers)).toEqual(vouchers)
    await runEndsAt(lastDayOfVouchers)
    expect(await filled(vouchers)).toEqual(vouchers)
    const left = { kept_until: '2020-12-31', ended_at: null, contents: [] }
    expect(await stage.wishOf(landlordId)).toMatchObject({ ...left, destroyed: {} })

    await runEndsAt(vouchersOver)
    expect(await filled(vouchers)).toEqual([])
    expect(await filled(books)).toEqual(books)
    expect(await stage.wishOf(landlordId)).toMatchObject(left)
    expect(await Array.fromAsync(stage.t.services.files.list('files'))).toEqual([
      'files/tax_statements.file_id',
    ])

    await runEndsAt(lastDayOfBooks)
    expect(await filled(books)).toEqual(books)
    await runEndsAt(booksOver)
    expect(await filled(books)).toEqual(['billing_details_items'])
    // What was reported names whom it was reported of, and has a job of its own.
    stage.t.setNow('2021-01-02T03:29:00Z')
    await forgetTaxReports(await stage.t.ctxFor(null))
    await runEndsAt('2021-01-03T02:41:00Z')
    expect(await filled(books)).toEqual([])
    const ended = { kept_until: null, ended_at: expect.anything(), end_waits_for: [] }
    expect(await stage.wishOf(landlordId)).toMatchObject(ended)
    expect(await marksOfPeople()).toEqual([])
    expect(await Array.fromAsync(stage.t.services.files.list('files'))).toEqual([])
    expect((await checkAuditLog(stage.t.db, stage.t.services.config.secret, null)).breaks).toEqual([])
    expect(stage.lines.filter((line) => line.includes('zq-'))).toEqual([])
    expect(readFileSync(stage.erasureLog, 'utf8')).toMatch(
      new RegExp(`"person":"${landlordId}",[^\\n]*"destroyed":true\\}\\n`),
    )
  })

  it('goes on where it was interrupted, row by row, and a second time changes nothing', async () => {
    const { landlordId } = await bothErased()
    const ctx = await stage.t.ctxFor(null)
    const at = Temporal.Instant.from(booksOver)
    let interruptions = 0
    for (let calls = 2; calls < 60 && (await filled(tablesKept(8))).length > 0; calls += 2) {
      const fails = failingAfter(calls)
      const now = () => (fails(), at)
      await destroyKept(systemContext({ ...stage.t.services, now }, 'test'), 1).catch(() => interruptions++)
    }
    expect(interruptions).toBeGreaterThan(2)
    stage.t.setNow(booksOver)
    await destroyKept(ctx, 1)
    expect(await filled([...tablesKept(8), ...tablesKept(10)])).toEqual(['billing_details_items'])
    const wish = await stage.wishOf(landlordId)
    expect(wish.destroyed.booking_offers).toEqual({ deleted: 1, emptied: 0 })
    await destroyKept(ctx)
    expect((await stage.wishOf(landlordId)).destroyed).toEqual(wish.destroyed)
  })

  it('what a living person shares stays theirs, without a word of the other and without its files', async () => {
    const { tenantId } = await stage.everything('tenant')
    await stage.erase(tenantId)
    await storeYearsAgo(stage.t.db)
    const shared = LAW_PARTS.filter(({ ways }) => ways.keep.some((way) => /tenant|payer/.test(way)))
    const marks = shared.flatMap(({ table, columns }) => columns.map((column) => markOf(table, column)))
    const found = async () => marks.filter((mark) => left.has(mark))
    let left = await marksLeft(stage.t.db)
    const before = await found()
    await runEndsAt(lastDayOfVouchers)
    left = await marksLeft(stage.t.db)
    expect(await found()).toEqual(before)
    await runEndsAt(vouchersOver)
    left = await marksLeft(stage.t.db)
    expect(await found()).toEqual([])
    expect(await filled(['bookings', 'booking_offers', 'payments', 'deposits', 'invoices'])).toHaveLength(5)
    const files = await Array.fromAsync(stage.t.services.files.list('files'))
    expect(files.filter((key) => /booking_offers|dispute/.test(key))).toEqual([])
    expect(files).toContain('files/invoices.document_file_id')
    expect(await stage.wishOf(tenantId)).toMatchObject({ ended_at: expect.anything(), kept_until: null })
  })

  it('nothing of people with an account goes, however old it is', async () => {
    await stage.everything('landlord')
    await storeYearsAgo(stage.t.db)
    const people = LAW_PARTS.filter(({ ways }) => ways.keep.length > 0).map(({ table }) => table)
    await runEndsAt('2025-01-01T03:00:00Z')
    expect(await filled(people)).toEqual(people)
  })
})
