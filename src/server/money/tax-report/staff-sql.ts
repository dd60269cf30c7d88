import { type RawBuilder, sql } from 'kysely'
import type {
  TaxRecordChange,
  TaxReportProblem,
  TaxStatementMailState,
} from '../../../domain/catalogue/tax.ts'
import type { ReportError } from '../../../domain/money/tax-report/report-state.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { ListWindow } from '../../kernel/graphql/list-window.ts'
import { beginsSo } from '../tax-data/staff-sql.ts'
import type { TaxYear } from './run-sql.ts'

const nameOfSeller = sql`coalesce(case i.type when 'COMPANY' then i.company_name else trim(i.first_name || ' ' || i.last_name) end, '')`

async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A seller in whose way something stands, for staff: never a tax number. */
export interface FindingForStaff {
  id: string
  sellerId: string | null
  landlordId: string
  landlordName: string
  landlordEmail: string
  name: string
  problems: TaxReportProblem[]
  isExempt: boolean
  isReported: boolean
}

/** Which findings: of a run, by the beginning of a name or address. */
export interface FindingsAsked {
  runId: string
  search: string
}

const findings = ({ runId, search }: FindingsAsked) => sql`
  tax_report_findings f
  join users l on l.id = f.landlord_id
  left join billing_details_items i on i.id = f.seller_id
  where f.run_id = ${runId}::uuid and (f.problems <> '{}' or f.is_exempt) and ${beginsSo(search)}`

/** What a run found that is to be looked at, those who can't be reported first; all where there is no window. */
export async function listFindingsForStaff(
  db: Db,
  asked: FindingsAsked,
  window: ListWindow | null,
): Promise<FindingForStaff[]> {
  const { rows } = await sql<FindingForStaff>`
    select coalesce(f.seller_id, f.landlord_id) as id, f.seller_id as "sellerId", f.landlord_id as "landlordId",
      l.name as "landlordName", l.email as "landlordEmail", f.problems, f.is_exempt as "isExempt",
      f.content is not null as "isReported", ${nameOfSeller} as name
    from ${findings(asked)}
    order by f.content is not null, f.is_exempt, l.name, f.landlord_id, f.seller_id
    ${part(window)}`.execute(db)
  return rows
}

/** How many those are. */
export async function countFindingsForStaff(db: Db, asked: FindingsAsked): Promise<number> {
  return countOf(db, findings(asked))
}

/** A record of a message, for staff: never what it says. */
export interface RecordForStaff {
  id: string
  docRefId: string
  change: TaxRecordChange
  corrects: string | null
  /** Empty for the operator. */
  name: string
  landlordId: string | null
  isAccepted: boolean | null
  errors: ReportError[]
}

/** The records of a message, those that were refused first. */
export async function listRecordsForStaff(
  db: Db,
  reportId: string,
  window: ListWindow,
): Promise<RecordForStaff[]> {
  const { rows } = await sql<RecordForStaff>`
    select r.id, r.doc_ref_id as "docRefId", r.change, r.corrects, r.landlord_id as "landlordId",
      r.is_accepted as "isAccepted", r.errors, ${nameOfSeller} as name
    from tax_report_records r left join billing_details_items i on i.id = r.seller_id
    where r.report_id = ${reportId}::uuid
    order by r.is_accepted is distinct from false, r.position
    ${part(window)}`.execute(db)
  return rows
}

/** How many records a message has. */
export async function countRecords(db: Db, reportId: string): Promise<number> {
  return countOf(db, sql`tax_report_records where report_id = ${reportId}::uuid`)
}

/** A statement that a seller got, for staff. */
export interface StatementForStaff {
  id: string
  name: string
  landlordId: string
  landlordName: string
  isCorrection: boolean
  madeAt: Temporal.Instant
  fileId: string
  mail: TaxStatementMailState
  mailedAt: Temporal.Instant | null
}

/** Which statements: of a year, by the beginning of a name or address. */
export interface StatementsAsked extends TaxYear {
  search: string
}

const statements = ({ year, mode, search }: StatementsAsked) => sql`
  tax_statements s
  join users l on l.id = s.landlord_id
  join billing_details_items i on i.id = s.seller_id
  where s.year = ${year} and s.mode = ${mode} and ${beginsSo(search)}`

/** The statements of a year, the newest first, and what became of their mails. */
export async function listStatementsForStaff(
  db: Db,
  asked: StatementsAsked,
  window: ListWindow,
): Promise<StatementForStaff[]> {
  const { rows } = await sql<StatementForStaff>`
    select s.*, m.sent_at as "mailedAt",
      case when m.id is null then 'FORGOTTEN' when m.sent_at is not null then 'SENT'
        when m.last_error is not null then 'FAILED' else 'WAITING' end as mail
    from (
      select s.id, ${nameOfSeller} as name, s.landlord_id as "landlordId", l.name as "landlordName",
        s.is_correction as "isCorrection", s.made_at as "madeAt", s.file_id as "fileId", s.ordinal
      from ${statements(asked)}
      order by s.ordinal desc ${part(window)}
    ) s
    left join mails m on m.attachment_file_id = s."fileId"
    order by s.ordinal desc`.execute(db)
  return rows
}

/** How many those are. */
export async function countStatementsForStaff(db: Db, asked: StatementsAsked): Promise<number> {
  return countOf(db, statements(asked))
}

/** Of how many sellers of a year statements were made, and when the last of them was. */
export async function countTaxStatements(
  db: Db,
  { year, mode }: TaxYear,
): Promise<{ sellers: number; last: Temporal.Instant | null }> {
  const { rows } = await sql<{ sellers: number; last: Temporal.Instant | null }>`
    select count(distinct seller_id)::int as sellers, max(made_at) as last
    from tax_statements where year = ${year} and mode = ${mode}`.execute(db)
  return rows[0] ?? { sellers: 0, last: null }
}

function part(window: ListWindow | null): RawBuilder<unknown> {
  return window ? sql`offset ${window.offset} limit ${window.limit}` : sql``
}
