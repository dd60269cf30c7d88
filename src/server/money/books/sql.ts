import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { LedgerAccountKind } from '../../../domain/catalogue/ledger.ts'
import type { LedgerSums } from '../../../domain/money/ledger.ts'
import type { Db } from '../../kernel/db/database.ts'

/** All accounts of a kind in one mode and currency together. */
export interface AccountSums extends LedgerSums {
  kind: LedgerAccountKind
  mode: InvoiceLiveMode
  currency: string
  provider: string
  accounts: number
}

/** The sums of all accounts by kind, mode, currency and who has the money. */
export async function listAccountSums(db: Db): Promise<AccountSums[]> {
  return db
    .selectFrom('ledger_accounts')
    .select((eb) => [
      'kind',
      'mode',
      'currency',
      'provider',
      sql<number>`sum(debits)::bigint`.as('debits'),
      sql<number>`sum(credits)::bigint`.as('credits'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('accounts'),
    ])
    .groupBy(['kind', 'mode', 'currency', 'provider'])
    .orderBy('mode')
    .orderBy('currency')
    .orderBy('kind')
    .orderBy('provider')
    .execute()
}

/** What a check of the books found. */
export interface BooksCheck {
  /** Transfers, and files of documents. */
  entries: number
  documents: number
  /** Documents that have a number and are still to be made into a file. */
  unwritten: number
  /** What does not fit, a line each, in English for the log and for whoever mends it; empty where the books are right. */
  faults: string[]
}

/** A check of the books; without an end it is under way. */
export interface BooksCheckRow {
  id: string
  startedAt: Temporal.Instant
  finishedAt: Temporal.Instant | null
  entries: number
  documents: number
  unwritten: number
  faultCount: number
  faults: string[]
}

function selectChecks(db: Db) {
  return db
    .selectFrom('books_checks')
    .select([
      'id',
      'started_at as startedAt',
      'finished_at as finishedAt',
      'entries',
      'documents',
      'unwritten',
      'fault_count as faultCount',
      'faults',
    ])
    .orderBy('started_at', 'desc')
    .limit(1)
}

/** Keeps others from ordering a check until the end of the transaction. */
export async function lockChecks(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('books_checks', 0))`.execute(trx)
}

/** The last check that came to its end; undefined before the first. */
export async function findLastCheck(db: Db): Promise<BooksCheckRow | undefined> {
  return selectChecks(db).where('finished_at', 'is not', null).executeTakeFirst()
}

/** A check that began after a time and is under way. */
export async function findRunningCheck(db: Db, after: Temporal.Instant): Promise<BooksCheckRow | undefined> {
  return selectChecks(db).where('finished_at', 'is', null).where('started_at', '>', after).executeTakeFirst()
}

/** Notes that a check begins; answers its id. */
export async function insertCheck(
  db: Db,
  check: { askedBy: string | null; at: Temporal.Instant },
): Promise<string> {
  const row = await db
    .insertInto('books_checks')
    .values({ asked_by: check.askedBy, started_at: check.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

// Who has to mend more than that looks at the command's answer.
const mostFaults = 200

/** Notes what a check found. */
export async function saveCheck(db: Db, id: string, found: BooksCheck, at: Temporal.Instant): Promise<void> {
  await db
    .updateTable('books_checks')
    .set({
      finished_at: at,
      entries: found.entries,
      documents: found.documents,
      unwritten: found.unwritten,
      fault_count: found.faults.length,
      faults: found.faults.slice(0, mostFaults),
    })
    .where('id', '=', id)
    .execute()
}

/** Removes what was found before that time, and checks that never came to an end. */
export async function deleteChecksBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('books_checks').where('started_at', '<', before).execute()
}
