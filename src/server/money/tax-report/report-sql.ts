import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { TaxRecordChange, TaxReportKind, TaxReportState } from '../../../domain/catalogue/tax.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { ReportError } from '../../../domain/money/tax-report/report-state.ts'
import { reportsKeptSince } from '../../../domain/money/tax-report/report-state.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { TaxYear } from './run-sql.ts'

/** A message of the report, without what it says. */
export interface TaxReportRow extends TaxYear {
  id: string
  runId: string | null
  kind: TaxReportKind
  position: number
  state: TaxReportState
  messageRefId: string
  size: number
  madeAt: Temporal.Instant
  handedInAt: Temporal.Instant | null
  answeredAt: Temporal.Instant | null
  errors: ReportError[]
  keepUntil: Day
  added: number
  corrected: number
  deleted: number
  refused: number
  /** One of the same run comes before it that is not handed in yet. */
  isPreceded: boolean
  /** The year is being computed anew. */
  isRunning: boolean
}

function selectReports(db: Db) {
  const counted = (change: TaxRecordChange) =>
    sql<number>`(select count(*)::int from tax_report_records c
      where c.report_id = r.id and c.seller_id is not null and c.change = ${sql.lit(change)})`
  return db.selectFrom('tax_reports as r').select([
    'r.id',
    'r.run_id as runId',
    'r.year',
    'r.mode',
    'r.kind',
    'r.position',
    'r.state',
    'r.message_ref_id as messageRefId',
    'r.size',
    'r.made_at as madeAt',
    'r.handed_in_at as handedInAt',
    'r.answered_at as answeredAt',
    'r.errors',
    'r.keep_until as keepUntil',
    counted('NEW').as('added'),
    counted('CORRECTED').as('corrected'),
    counted('DELETED').as('deleted'),
    sql<number>`(select count(*)::int from tax_report_records c
        where c.report_id = r.id and c.seller_id is not null and c.is_accepted = false)`.as('refused'),
    sql<boolean>`exists (select from tax_reports e
        where e.run_id = r.run_id and e.position < r.position and e.state = 'READY')`.as('isPreceded'),
    sql<boolean>`exists (select from tax_report_runs u
        where u.year = r.year and u.mode = r.mode and u.state = 'RUNNING')`.as('isRunning'),
  ])
}

/** The messages of a year, the newest first, those of one run in their order. */
export async function listTaxReports(
  db: Db,
  { year, mode }: TaxYear,
  window: { offset: number; limit: number },
): Promise<TaxReportRow[]> {
  return selectReports(db)
    .where('r.year', '=', year)
    .where('r.mode', '=', mode)
    .orderBy('r.made_at', 'desc')
    .orderBy('r.position')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
}

/** How many there are. */
export async function countTaxReports(db: Db, { year, mode }: TaxYear): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tax_reports where year = ${year} and mode = ${mode}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A message by its id; undefined where there is none. */
export async function findTaxReport(db: Db, id: string): Promise<TaxReportRow | undefined> {
  return selectReports(db).where('r.id', '=', id).executeTakeFirst()
}

/** The messages of a run with what they say, encrypted. */
export async function listMessagesOfRun(
  db: Db,
  runId: string,
): Promise<
  { id: string; mode: InvoiceLiveMode; messageRefId: string; xml: string; madeAt: Temporal.Instant }[]
> {
  return db
    .selectFrom('tax_reports')
    .select(['id', 'mode', 'message_ref_id as messageRefId', 'xml', 'made_at as madeAt'])
    .where('run_id', '=', runId)
    .where('state', '<>', 'REPLACED')
    .orderBy('position')
    .execute()
}

/** What a message says, encrypted; undefined where there is none. */
export async function findTaxReportXml(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('tax_reports').select('xml').where('id', '=', id).executeTakeFirst())?.xml
}

/** Whether a message of a year waits for an answer. */
export async function isAnswerAwaited(db: Db, { year, mode }: TaxYear): Promise<boolean> {
  const row = await db
    .selectFrom('tax_reports')
    .select('id')
    .where('year', '=', year)
    .where('mode', '=', mode)
    .where('state', '=', 'HANDED_IN')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What the tax office has accepted last of each seller of a year, and of the operator (no seller); encrypted. */
export async function listAccepted(
  db: Db,
  { year, mode }: TaxYear,
): Promise<{ sellerId: string | null; landlordId: string | null; docRefId: string; content: string }[]> {
  const { rows } = await sql<{
    sellerId: string | null
    landlordId: string | null
    docRefId: string
    content: string
  }>`
    select "sellerId", "landlordId", "docRefId", content from (
      select distinct on (seller_id) seller_id as "sellerId", landlord_id as "landlordId", doc_ref_id as "docRefId",
        content, change
      from tax_report_records
      where year = ${year} and mode = ${mode} and is_accepted
      order by seller_id, ordinal desc
    ) latest
    where change <> 'DELETED'
    order by "sellerId"`.execute(db)
  return rows
}

/** What a message says of its sellers, encrypted, in its order. */
export async function listRecordContents(
  db: Db,
  reportId: string,
): Promise<
  {
    docRefId: string
    corrects: string | null
    change: TaxRecordChange
    isAccepted: boolean | null
    content: string
  }[]
> {
  return db
    .selectFrom('tax_report_records')
    .select(['doc_ref_id as docRefId', 'corrects', 'change', 'is_accepted as isAccepted', 'content'])
    .where('report_id', '=', reportId)
    .where('seller_id', 'is not', null)
    .orderBy('position')
    .execute()
}

/** Deletes messages whose time is over, with their records, and runs of which nothing is left; answers which messages. */
export async function deleteReportsBefore(
  db: Db,
  today: Day,
): Promise<{ id: string; messageRefId: string; year: number }[]> {
  const deleted = await db
    .deleteFrom('tax_reports')
    .where('keep_until', '<', today)
    .returning(['id', 'message_ref_id as messageRefId', 'year'])
    .execute()
  await sql`
    delete from tax_report_runs r
    where r.state <> 'RUNNING' and r.started_at < ${reportsKeptSince(today)}::timestamp at time zone 'UTC'
      and not exists (select from tax_reports t where t.run_id = r.id)`.execute(db)
  return deleted
}
