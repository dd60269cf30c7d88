import { randomUUID } from 'node:crypto'
import type { Db } from '../src/server/kernel/db/database.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { inTransaction } from '../src/server/kernel/db/transaction.ts'
import { type Context, systemContext } from '../src/server/kernel/viewer/context.ts'
import { checkTables } from '../src/server/money/books/check-actions.ts'
import { book, bookAll, type LedgerHappening } from '../src/server/money/ledger/actions.ts'
import type { Posting } from '../src/domain/money/ledger.ts'
import { startServices } from '../src/server/services.ts'
import type { KeptPostgres } from './postgres.ts'
import { withMigrated } from './databases.ts'
import { fillBooks } from './scale/books.ts'
import { fillScale } from './scale/fill.ts'
import { sizeFor } from './scale/size.ts'

/** One way to book, with so many callers at once, onto an account that all of them touch. */
export interface LedgerFigures {
  title: string
  callers: number
  /** Transfers of one transaction. */
  transfers: number
  perSecond: number
  p95: number
}

/** How long the books of a landlord with 60 000 entries and 10 000 invoices take to be proved, without the files. */
export interface CheckFigures {
  transfers: number
  invoices: number
  seconds: number
}

interface Way {
  title: string
  callers: number
  transfers: number
  once: (ctx: Context) => Promise<unknown>
}

/** The database of the books that are measured; it is filled where it is missing. */
export async function fillBooksDatabase(server: KeptPostgres, name: string): Promise<string> {
  if ((await server.list()).includes(name)) return server.url(name)
  await server.filled(name, (databaseUrl) =>
    withMigrated(databaseUrl, async (opened) => {
      await fillScale(opened, sizeFor(10_000), () => {})
      await fillBooks(opened)
    }),
  )
  return server.url(name)
}

/** Books through the product's own action against PostgreSQL, all on one hot account, and proves the books after it. */
export async function measureLedger(
  databaseUrl: string,
  folder: string,
  seconds: number,
): Promise<{ ledger: LedgerFigures[]; check: CheckFigures }> {
  const config = readConfig({
    NODE_ENV: 'production',
    MEZZO_SECRET: 'a secret of the measurements, no other',
    MEZZO_ORIGIN: 'http://localhost:3000',
    MEZZO_DATA_DIR: folder,
    MEZZO_LOG: 'error',
    DATABASE_URL: databaseUrl,
  })
  const services = await startServices(config, createLog(config), false)
  try {
    const check = await measureCheck(systemContext(services))
    const ledger: LedgerFigures[] = []
    for (const way of waysOf(await landlordsOf(services.database.kysely))) {
      ledger.push(await measureWay(() => systemContext(services), way, seconds))
    }
    return { ledger, check }
  } finally {
    await services.stop()
  }
}

async function landlordsOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('landlord', '=', true).execute()
  return rows.map(({ id }) => id)
}

function waysOf(landlords: readonly string[]): Way[] {
  const one = () => paid(landlords[Math.floor(Math.random() * landlords.length)] ?? '')
  const single = (ctx: Context) =>
    inTransaction(ctx, (trx) => {
      const { happening, postings } = one()
      return book(trx, ctx, happening, postings)
    })
  const many = (ctx: Context) =>
    inTransaction(ctx, (trx) =>
      bookAll(
        trx,
        ctx,
        Array.from({ length: 100 }, () => one()),
      ),
    )
  return [
    { title: 'an event in a transaction', callers: 1, transfers: 1, once: single },
    { title: 'an event in a transaction', callers: 10, transfers: 1, once: single },
    { title: 'an event in a transaction', callers: 50, transfers: 1, once: single },
    { title: 'a hundred events in a transaction', callers: 1, transfers: 100, once: many },
    { title: 'a hundred events in a transaction', callers: 10, transfers: 100, once: many },
  ]
}

function paid(landlordId: string): { happening: LedgerHappening; postings: Posting[] } {
  return {
    happening: {
      kind: 'TENANT_PAID',
      subjectId: randomUUID(),
      mode: 'LIVE',
      currency: 'EUR',
      landlordId,
      bookingId: null,
      invoiceId: null,
      effectiveAt: Temporal.Now.instant(),
    },
    postings: [
      {
        debit: { kind: 'PROVIDER_CLEARING', provider: 'BANK' },
        credit: { kind: 'LANDLORD_PAYABLE', landlordId },
        amount: 100,
      },
    ],
  }
}

async function measureWay(
  context: () => Context,
  { title, callers, transfers, once }: Way,
  seconds: number,
): Promise<LedgerFigures> {
  await Promise.all(Array.from({ length: callers }, () => once(context())))
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        const before = performance.now()
        await once(context())
        times.push(performance.now() - before)
      }
    }),
  )
  const perSecond = (times.length * transfers * 1000) / (performance.now() - start)
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return { title, callers, transfers, perSecond, p95 }
}

async function measureCheck(ctx: Context): Promise<CheckFigures> {
  const { db } = ctx
  const before = performance.now()
  const { entries, faults } = await checkTables(db, ctx.now())
  const seconds = (performance.now() - before) / 1000
  if (faults.length > 0) throw new Error(`The books are wrong: ${faults.slice(0, 3).join(' ')}`)
  const { count } = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { transfers: entries, invoices: count, seconds }
}
