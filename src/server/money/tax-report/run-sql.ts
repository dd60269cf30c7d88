import { sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { DAC7_COUNTRIES, type TaxReportProblem, type TaxRunState } from '../../../domain/catalogue/tax.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A year, and whether what is made of it counts. */
export interface TaxYear {
  year: number
  mode: InvoiceLiveMode
}

/** The computation of a year. */
export interface TaxRunRow extends TaxYear {
  id: string
  state: TaxRunState
  isPreview: boolean
  done: number
  total: number
  lastLandlordId: string | null
  sellers: number
  keptBack: number
  exempt: number
  failure: string | null
  startedAt: Temporal.Instant
  finishedAt: Temporal.Instant | null
}

function selectRuns(db: Db) {
  return db
    .selectFrom('tax_report_runs')
    .select([
      'id',
      'year',
      'mode',
      'state',
      'is_preview as isPreview',
      'done',
      'total',
      'last_landlord_id as lastLandlordId',
      'sellers',
      'kept_back as keptBack',
      'exempt',
      'failure',
      'started_at as startedAt',
      'finished_at as finishedAt',
    ])
}

/** Keeps others from starting a run of a year, or from noting anything of it, until the transaction ends. */
export async function lockTaxYear(trx: Db, { year, mode }: TaxYear): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tax_reports ${year} ${mode}`}, 0))`.execute(trx)
}

/** The run of a year that is under way. */
export async function findRunUnderWay(db: Db, { year, mode }: TaxYear): Promise<TaxRunRow | undefined> {
  return selectRuns(db)
    .where('year', '=', year)
    .where('mode', '=', mode)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
}

/** The last run of a year, under way or not. */
export async function findLastTaxRun(db: Db, { year, mode }: TaxYear): Promise<TaxRunRow | undefined> {
  return selectRuns(db)
    .where('year', '=', year)
    .where('mode', '=', mode)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A run by its id; undefined where there is none. */
export async function findTaxRun(db: Db, id: string): Promise<TaxRunRow | undefined> {
  return selectRuns(db).where('id', '=', id).executeTakeFirst()
}

/** The runs that are under way, the oldest first. */
export async function listRunsUnderWay(db: Db): Promise<TaxRunRow[]> {
  return selectRuns(db).where('state', '=', 'RUNNING').orderBy('position').execute()
}

/** Notes that a run begins; answers its id. */
export async function insertTaxRun(
  trx: Db,
  run: TaxYear & { isPreview: boolean; startedBy: string | null; at: Temporal.Instant },
): Promise<string> {
  const row = await trx
    .insertInto('tax_report_runs')
    .values({
      year: run.year,
      mode: run.mode,
      is_preview: run.isPreview,
      started_by: run.startedBy,
      started_at: run.at,
      total: await countReportableLandlords(trx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

// Who has never had a stay in a country of the report has nothing to be looked at.
// Stays that came with an import are reported by whoever let them be booked.
const reportable = sql`select distinct b.landlord_id from bookings b join groups g on g.id = b.group_id
  where ${isOneOf('g.country', DAC7_COUNTRIES)}
    and not exists (select from imported_persons p where p.user_id = b.tenant_id)
  union select handed.landlord_id from handed_homes handed join groups g on g.id = handed.group_id
  where ${isOneOf('g.country', DAC7_COUNTRIES)}`

async function countReportableLandlords(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${reportable}) landlords`.execute(db)
  return rows[0]?.count ?? 0
}

/** Landlords with stays in a country of the report after an id, in the order of their ids. */
export async function listReportableLandlords(
  db: Db,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ landlord_id: string }>`
    select landlord_id from (${reportable}) landlords
    where ${after}::uuid is null or landlord_id > ${after}::uuid
    order by landlord_id limit ${limit}`.execute(db)
  return rows.map((row) => row.landlord_id)
}

/** What a run found of a seller; the content is encrypted. */
export interface FindingRow {
  sellerId: string | null
  landlordId: string
  content: string | null
  problems: TaxReportProblem[]
  isExempt: boolean
}

/** Stores what a run found of a landlord's sellers, and how far it is; a second time it changes nothing. */
export async function saveFindings(
  trx: Db,
  runId: string,
  landlordId: string,
  findings: readonly FindingRow[],
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('tax_report_runs')
    .set({ last_landlord_id: landlordId, done: sql`done + 1` })
    .where('id', '=', runId)
    .where('state', '=', 'RUNNING')
    .where((eb) => eb.or([eb('last_landlord_id', 'is', null), eb('last_landlord_id', '<', landlordId)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n || findings.length === 0) return
  await trx
    .insertInto('tax_report_findings')
    .values(
      findings.map((finding) => ({
        run_id: runId,
        seller_id: finding.sellerId,
        landlord_id: finding.landlordId,
        content: finding.content,
        problems: finding.problems,
        is_exempt: finding.isExempt,
      })),
    )
    .execute()
}

/** All that a run found, in the order of the sellers. */
export async function listFindings(db: Db, runId: string): Promise<FindingRow[]> {
  return db
    .selectFrom('tax_report_findings')
    .select([
      'seller_id as sellerId',
      'landlord_id as landlordId',
      'content',
      'problems',
      'is_exempt as isExempt',
    ])
    .where('run_id', '=', runId)
    .orderBy('seller_id')
    .orderBy('landlord_id')
    .execute()
}

/** Notes that a run has come to its end. */
export async function saveRunDone(
  trx: Db,
  id: string,
  counts: { sellers: number; keptBack: number; exempt: number },
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('tax_report_runs')
    .set({
      state: 'DONE',
      finished_at: at,
      sellers: counts.sellers,
      kept_back: counts.keptBack,
      exempt: counts.exempt,
    })
    .where('id', '=', id)
    .execute()
}

/** Notes that a run failed. */
export async function saveRunFailed(
  db: Db,
  id: string,
  failure: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('tax_report_runs')
    .set({ state: 'FAILED', finished_at: at, failure })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute()
}

/** Forgets what earlier runs of a year found: what they said in messages is kept with these. */
export async function deleteFindingsBefore(trx: Db, run: TaxYear & { id: string }): Promise<void> {
  await sql`
    delete from tax_report_findings f using tax_report_runs r
    where f.run_id = r.id and r.year = ${run.year} and r.mode = ${run.mode} and r.id <> ${run.id}::uuid`.execute(
    trx,
  )
}
