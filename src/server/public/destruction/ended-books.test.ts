import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { startErasureStage } from '../../../../test/erasure-stage.ts'
import { storeYearsAgo } from '../../../../test/years-ago.ts'
import type { Posting } from '../../../domain/money/ledger.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { listInvoiceFaults } from '../../money/books/check-sql.ts'
import { book, bookReversal } from '../../money/ledger/actions.ts'
import { listLedgerFaults } from '../../money/ledger/sql.ts'
import { destroyKept } from './destroy-actions.ts'

const stage = startErasureStage()

async function runEndsAt(now: string) {
  stage.t.setNow(now)
  await destroyKept(await stage.t.ctxFor(null), 2)
}

/** What a landlord owes and pays is booked at that time, and one thing is taken back later; open is what they still owe. */
async function bookLandlord(landlordId: string, years: readonly [string, string], open: number) {
  const posting = (amount: number, isPaid: boolean): Posting => {
    const [owed, fees] = [
      { kind: 'LANDLORD_RECEIVABLE' as const, landlordId },
      { kind: 'FEE_REVENUE' as const },
    ]
    return isPaid
      ? { debit: { kind: 'PROVIDER_CLEARING', provider: 'BANK' }, credit: owed, amount }
      : { debit: owed, credit: fees, amount }
  }
  const about = { mode: 'TESTING', currency: 'EUR', landlordId, bookingId: null, invoiceId: null } as const
  const event = (kind: 'INVOICE_WRITTEN' | 'INVOICE_PAID' | 'CREDIT_NOTE_WRITTEN') => ({
    kind,
    subjectId: randomUUID(),
    effectiveAt: stage.t.services.now(),
    ...about,
  })
  const [first, last] = years
  stage.t.setNow(first)
  const ctx = await stage.t.ctxFor(null)
  const [written, again] = [event('INVOICE_WRITTEN'), event('INVOICE_WRITTEN')]
  await inTransaction(ctx, async (trx) => {
    await book(trx, ctx, written, [posting(700, false)])
    await book(trx, ctx, again, [posting(300, false)])
    await book(trx, ctx, event('INVOICE_PAID'), [posting(700 - open, true)])
  })
  stage.t.setNow(last)
  const later = await stage.t.ctxFor(null)
  await inTransaction(later, (trx) => bookReversal(trx, later, event('CREDIT_NOTE_WRITTEN'), again))
}

const sums = () =>
  stage.t.db
    .selectFrom('ledger_accounts')
    .select(['kind', 'landlord_id', 'debits', 'credits'])
    .orderBy('id')
    .execute()

async function countOf(table: 'ledger_transfers' | 'ledger_events' | 'ledger_carried') {
  const { count } = await stage.t.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('the books of somebody who was erased', () => {
  let erasedId: string
  beforeEach(async () => {
    erasedId = await stage.t.createUser({ email: 'jana@mezzo.example', landlord: true })
    const otherId = await stage.t.createUser({ email: 'max@mezzo.example', landlord: true })
    // An hour into the next year where the law counts: that the last entry is of 2011 says Berlin, not UTC.
    await bookLandlord(erasedId, ['2010-03-01T10:00:00Z', '2010-12-31T23:30:00Z'], 0)
    await bookLandlord(otherId, ['2010-03-01T10:00:00Z', '2010-05-01T10:00:00Z'], 100)
    stage.t.setNow(null)
    await stage.erase(erasedId)
  })

  it('end as a whole ten years after the year of their last entry, carried forward', async () => {
    expect(await listLedgerFaults(stage.t.db)).toEqual([])
    const before = await sums()
    await runEndsAt('2021-12-31T22:59:59Z')
    expect(await countOf('ledger_transfers')).toBe(8)
    await runEndsAt('2021-12-31T23:00:00Z')
    expect([await countOf('ledger_transfers'), await countOf('ledger_events')]).toEqual([4, 4])
    // What others have, and what the operator earned, says the same as before; of the erased landlord nothing is left.
    expect(await sums()).toEqual(before.filter((account) => account.landlord_id !== erasedId))
    expect(await listLedgerFaults(stage.t.db)).toEqual([])
    await runEndsAt('2022-06-01T10:00:00Z')
    expect(await listLedgerFaults(stage.t.db)).toEqual([])
  })

  it('stay while something is open, and staff are told', async () => {
    await asOwner(stage.t.db, (trx) =>
      sql`update ledger_accounts set debits = debits + 1 where landlord_id = ${erasedId}`.execute(trx),
    )
    await runEndsAt('2022-01-01T10:00:00Z')
    expect(await countOf('ledger_transfers')).toBe(8)
    expect(await stage.wishOf(erasedId)).toMatchObject({ end_waits_for: ['MONEY_TO_SETTLE'], destroyed: {} })
    await asOwner(stage.t.db, (trx) =>
      sql`update ledger_accounts set debits = debits - 1 where landlord_id = ${erasedId}`.execute(trx),
    )
    await runEndsAt('2022-01-02T10:00:00Z')
    expect(await countOf('ledger_transfers')).toBe(4)
    expect(await stage.wishOf(erasedId)).toMatchObject({ end_waits_for: [], ended_at: expect.anything() })
  })

  it('what was carried forward can’t be written, changed or removed by hand, and a change by force is found', async () => {
    await runEndsAt('2022-01-01T10:00:00Z')
    const refused = /written when transfers are destroyed/
    const { db } = stage.t
    await expect(
      sql`insert into ledger_carried (account_id, debits, credits, pending_debits, pending_credits, transfers,
        until_year, transfers_hash, hash) values (1, 1, 0, 0, 0, 1, 2010, '', '')`.execute(db),
    ).rejects.toThrow(refused)
    await expect(sql`update ledger_carried set debits = 1`.execute(db)).rejects.toThrow(refused)
    await expect(sql`delete from ledger_carried`.execute(db)).rejects.toThrow(refused)
    await expect(sql`truncate ledger_carried`.execute(db)).rejects.toThrow(/written when|permission denied/)
    await asOwner(db, (trx) =>
      sql`update ledger_carried set transfers_hash = 'x' where id = (select min(id) from ledger_carried)`.execute(
        trx,
      ),
    )
    expect(await listLedgerFaults(db)).toEqual([
      expect.stringMatching(/carried forward on account .* was changed/),
    ])
    await asOwner(db, (trx) =>
      sql`delete from ledger_carried where id = (select max(id) from ledger_carried)`.execute(trx),
    )
    expect(await listLedgerFaults(db)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The audit log tells nothing of line/)]),
    )
  })

  it('nobody destroys an entry beside the job, nor before its years are over', async () => {
    const { db } = stage.t
    const never = /never changed|permission denied/
    await expect(db.deleteFrom('ledger_transfers').execute()).rejects.toThrow(never)
    await asOwner(db, (trx) =>
      sql`update ledger_transfers set booked_at = now() - interval '9 years'`.execute(trx),
    )
    const { id } = await stage.wishOf(erasedId)
    await expect(
      db.transaction().execute(async (trx) => {
        await sql`select set_config('mezzo.destroying', ${id}, true)`.execute(trx)
        await trx.deleteFrom('ledger_transfers').execute()
      }),
    ).rejects.toThrow(never)
  })
})

it('a number that was destroyed with its document is no gap, and its entry in the books no fault', async () => {
  const { landlordId } = await stage.everything('landlord')
  await stage.erase(landlordId)
  await storeYearsAgo(stage.t.db)
  const { db } = stage.t
  const { id } = await db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  await asOwner(db, async (trx) => {
    await sql`update invoices set number = 'TEST-2010-0001', live_mode = 'TESTING'`.execute(trx)
    await sql`insert into invoice_numbers (live_mode, year, last_number) values ('TESTING', 2010, 2)`.execute(
      trx,
    )
    await sql`update ledger_events set kind = 'INVOICE_WRITTEN', subject_id = ${id}, invoice_id = ${id}`.execute(
      trx,
    )
  })
  const faults = async () =>
    (await listInvoiceFaults(db)).filter((fault) => /is missing|that has no number/.test(fault))
  const gap = 'Number 2 of 2010 (TESTING) is missing.'
  expect(await faults()).toEqual([gap])
  await runEndsAt('2019-01-01T10:00:00Z')
  expect(await db.selectFrom('invoices').select('id').execute()).toEqual([])
  expect(await faults()).toEqual([gap])
  await expect(sql`delete from destroyed_documents`.execute(db)).rejects.toThrow('noted by its destruction')
  await expect(
    sql`insert into destroyed_documents (id, live_mode, year, count) values (gen_random_uuid(), 'TESTING', 2010, 2)`.execute(
      db,
    ),
  ).rejects.toThrow('noted by its destruction')
  await asOwner(db, (trx) => sql`delete from destroyed_documents`.execute(trx))
  expect(await faults()).toHaveLength(3)
})
