import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { balanceOf, type Posting } from '../../../domain/money/ledger.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { book, bookReversal, type LedgerHappening } from './actions.ts'
import { listLedgerFaults } from './sql.ts'

let t: TestApp
let ctx: Context
let landlordId: string
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  ctx = await t.ctxFor(null)
  landlordId = await t.createUser({ landlord: true })
})

function happening(more: Partial<LedgerHappening> = {}): LedgerHappening {
  return {
    kind: 'INVOICE_PAID',
    subjectId: randomUUID(),
    mode: 'TESTING',
    currency: 'EUR',
    landlordId,
    bookingId: null,
    invoiceId: null,
    effectiveAt: ctx.now(),
    ...more,
  }
}

const paid = (amount: number): Posting => ({
  debit: { kind: 'PROVIDER_CLEARING', provider: 'BANK' },
  credit: { kind: 'LANDLORD_RECEIVABLE', landlordId },
  amount,
})
const back = (amount: number): Posting => ({
  ...paid(amount),
  debit: paid(0).credit,
  credit: paid(0).debit,
})

const record = (event: LedgerHappening, postings: readonly Posting[]) =>
  inTransaction(ctx, (trx) => book(trx, ctx, event, postings))

async function balances(): Promise<Record<string, number>> {
  const accounts = await t.db.selectFrom('ledger_accounts').selectAll().execute()
  return Object.fromEntries(accounts.map((account) => [account.kind, balanceOf(account.kind, account)]))
}

const firstTransfer = () =>
  t.db.selectFrom('ledger_transfers').selectAll().orderBy('id').executeTakeFirstOrThrow()

describe('an event', () => {
  it('opens its accounts, moves its transfers and is booked once', async () => {
    const event = happening()
    expect(await record(event, [paid(500), paid(70)])).toBe(true)
    expect(await record(event, [paid(500)])).toBe(false)
    expect(await balances()).toEqual({ PROVIDER_CLEARING: 570, LANDLORD_RECEIVABLE: -570 })
    expect(await record(happening(), [back(70)])).toBe(true)
    expect(await balances()).toEqual({ PROVIDER_CLEARING: 500, LANDLORD_RECEIVABLE: -500 })
    expect(await listLedgerFaults(t.db)).toEqual([])
  })

  it('keeps modes and currencies apart', async () => {
    await record(happening(), [paid(500)])
    await record(happening({ mode: 'LIVE' }), [paid(30)])
    await record(happening({ currency: 'CHF' }), [paid(7)])
    const sums = await t.db
      .selectFrom('ledger_accounts')
      .select(['mode', 'currency', 'debits'])
      .where('kind', '=', 'PROVIDER_CLEARING')
      .orderBy('debits')
      .execute()
    expect(sums).toEqual([
      { mode: 'TESTING', currency: 'CHF', debits: 7 },
      { mode: 'LIVE', currency: 'EUR', debits: 30 },
      { mode: 'TESTING', currency: 'EUR', debits: 500 },
    ])
  })

  it('is taken back as a whole, and once', async () => {
    const event = happening()
    await record(event, [paid(500), paid(70)])
    const reverse = () =>
      inTransaction(ctx, (trx) => bookReversal(trx, ctx, happening({ kind: 'CREDIT_NOTE_WRITTEN' }), event))
    expect(await reverse()).toBe(true)
    expect(await balances()).toEqual({ PROVIDER_CLEARING: 0, LANDLORD_RECEIVABLE: 0 })
    await expect(reverse()).rejects.toThrow(/unique/)
    expect(await listLedgerFaults(t.db)).toEqual([])
  })

  it('leaves nothing behind when its transaction fails', async () => {
    const failed = inTransaction(ctx, async (trx) => {
      await book(trx, ctx, happening(), [paid(500)])
      throw new Error('The rest could not be done.')
    })
    await expect(failed).rejects.toThrow('The rest')
    expect(await balances()).toEqual({})
  })

  it('is one of many at once on a hot account, without a lost cent or a deadlock', async () => {
    const all = Array.from({ length: 60 }, (_, index) =>
      record(happening(), index % 2 ? [paid(index)] : [back(index + 1), paid(1)]),
    )
    expect(new Set(await Promise.all(all))).toEqual(new Set([true]))
    const { PROVIDER_CLEARING: held } = await balances()
    expect(held).toBe(30)
    expect(await listLedgerFaults(t.db)).toEqual([])
  })
})

describe('the database refuses', () => {
  const insert = (more: Record<string, unknown>) =>
    firstTransfer().then((first) => {
      const { event_id, debit_account_id, credit_account_id, amount, effective_at, booked_at } = first
      const same = { event_id, debit_account_id, credit_account_id, amount, effective_at, booked_at }
      return t.db
        .insertInto('ledger_transfers')
        .values({ ...same, ...more })
        .execute()
    })
  beforeEach(() => record(happening(), [paid(500)]))

  it.each([
    ['nothing at all', { amount: 0 }],
    ['less than nothing', { amount: -1 }],
    ['a phase that is none', { phase: 'LATER' }],
    ['to post what was never pending', { phase: 'POST' }],
  ])('to move %s', async (_, wrong) => {
    await expect(insert(wrong)).rejects.toThrow(/check constraint/)
  })

  it('an entry that has no counterpart, or is its own', async () => {
    const { debit_account_id: one } = await firstTransfer()
    await expect(insert({ credit_account_id: one })).rejects.toThrow(/check constraint/)
    await expect(insert({ credit_account_id: null })).rejects.toThrow(/null/)
  })

  it('a transfer from one currency to another', async () => {
    await record(happening({ currency: 'CHF' }), [paid(7)])
    const { id } = await t.db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('currency', '=', 'CHF')
      .where('kind', '=', 'LANDLORD_RECEIVABLE')
      .executeTakeFirstOrThrow()
    await expect(insert({ credit_account_id: id })).rejects.toThrow('one currency')
  })

  it('to change or remove what is booked', async () => {
    const never = /never changed|permission denied/
    await expect(t.db.updateTable('ledger_transfers').set({ amount: 1 }).execute()).rejects.toThrow(never)
    await expect(t.db.deleteFrom('ledger_transfers').execute()).rejects.toThrow(never)
    await expect(t.db.updateTable('ledger_events').set({ kind: 'CREDIT_CARRIED' }).execute()).rejects.toThrow(
      never,
    )
    await expect(t.db.deleteFrom('ledger_events').execute()).rejects.toThrow(never)
    await expect(t.db.deleteFrom('ledger_accounts').execute()).rejects.toThrow(never)
  })

  it('to resolve a pending transfer twice, or with another amount', async () => {
    await insert({ phase: 'PENDING' })
    const { id } = await t.db
      .selectFrom('ledger_transfers')
      .select('id')
      .where('phase', '=', 'PENDING')
      .executeTakeFirstOrThrow()
    expect(await balances()).toMatchObject({ PROVIDER_CLEARING: 500 })
    await expect(insert({ phase: 'POST', resolves_id: id, amount: 499 })).rejects.toThrow('not pending')
    await insert({ phase: 'POST', resolves_id: id })
    expect(await balances()).toMatchObject({ PROVIDER_CLEARING: 1000 })
    await expect(insert({ phase: 'VOID', resolves_id: id })).rejects.toThrow(/unique/)
    expect(await listLedgerFaults(t.db)).toEqual([])
  })
})

it('names a balance that somebody has changed by hand', async () => {
  await record(happening(), [paid(500)])
  await sql`update ledger_accounts set debits = 501 where kind = 'PROVIDER_CLEARING'`.execute(t.db)
  expect(await listLedgerFaults(t.db)).toEqual([
    expect.stringMatching(
      /^Account \d+ \(PROVIDER_CLEARING TESTING EUR .*BANK\) says 501 in debits and 0 in credits; its transfers say 500 and 0\.$/,
    ),
    "The books of TESTING in EUR don't sum to zero: 1.",
  ])
})
