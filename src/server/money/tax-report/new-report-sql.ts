import { sql } from 'kysely'
import type { TaxRecordChange, TaxReportKind } from '../../../domain/catalogue/tax.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'
import type { TaxYear } from './run-sql.ts'

/** Earlier messages of a year that were not handed in have been replaced. */
export async function replaceUnsent(trx: Db, { year, mode }: TaxYear): Promise<void> {
  await trx
    .updateTable('tax_reports')
    .set({ state: 'REPLACED' })
    .where('year', '=', year)
    .where('mode', '=', mode)
    .where('state', 'in', ['DRAFT', 'READY'])
    .execute()
}

/** A message as it is stored; the text is encrypted. */
export interface NewReport extends TaxYear {
  id: string
  runId: string
  kind: TaxReportKind
  position: number
  isPreview: boolean
  messageRefId: string
  xml: string
  sha256: string
  size: number
  madeAt: Temporal.Instant
  keepUntil: Day
}

/** A record of a message as it is stored; the content is encrypted. */
export interface NewRecord extends TaxYear {
  id: string
  reportId: string
  position: number
  sellerId: string | null
  landlordId: string | null
  change: TaxRecordChange
  docRefId: string
  corrects: string | null
  content: string
}

/** Stores a message with its records. */
export async function insertReport(trx: Db, report: NewReport, records: readonly NewRecord[]): Promise<void> {
  await trx
    .insertInto('tax_reports')
    .values({
      id: report.id,
      run_id: report.runId,
      year: report.year,
      mode: report.mode,
      kind: report.kind,
      position: report.position,
      state: report.isPreview ? 'DRAFT' : 'READY',
      message_ref_id: report.messageRefId,
      xml: report.xml,
      sha256: report.sha256,
      size: report.size,
      made_at: report.madeAt,
      keep_until: report.keepUntil,
    })
    .execute()
  if (records.length === 0) return
  await trx
    .insertInto('tax_report_records')
    .columns([
      'id',
      'report_id',
      'year',
      'mode',
      'position',
      'seller_id',
      'landlord_id',
      'change',
      'doc_ref_id',
      'corrects',
      'content',
    ])
    .expression(
      sql`select * from jsonb_to_recordset(${json(records.map(columnsOf))}::jsonb) as r (id uuid, report_id uuid,
        year integer, mode text, position integer, seller_id uuid, landlord_id uuid, change text, doc_ref_id text,
        corrects text, content text)` as never,
    )
    .execute()
}

function columnsOf(record: NewRecord) {
  return {
    id: record.id,
    report_id: record.reportId,
    year: record.year,
    mode: record.mode,
    position: record.position,
    seller_id: record.sellerId,
    landlord_id: record.landlordId,
    change: record.change,
    doc_ref_id: record.docRefId,
    corrects: record.corrects,
    content: record.content,
  }
}
