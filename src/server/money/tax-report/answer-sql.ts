import { sql } from 'kysely'
import type { ReportError } from '../../../domain/money/tax-report/report-state.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** Notes that a message was handed in. */
export async function saveHandedIn(
  trx: Db,
  id: string,
  by: { userId: string; at: Temporal.Instant },
): Promise<void> {
  await trx
    .updateTable('tax_reports')
    .set({ state: 'HANDED_IN', handed_in_at: by.at, handed_in_by: by.userId })
    .where('id', '=', id)
    .execute()
}

/** The records of a message by their references. */
export async function listRecordRefs(db: Db, reportId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tax_report_records')
    .select('doc_ref_id')
    .where('report_id', '=', reportId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.doc_ref_id)
}

/** Stores what came back of a message. */
export async function saveAnswer(
  trx: Db,
  id: string,
  answer: {
    state: 'ACCEPTED' | 'PARTLY_ACCEPTED' | 'REFUSED'
    answer: string
    errors: readonly ReportError[]
    by: string
    at: Temporal.Instant
  },
): Promise<void> {
  await trx
    .updateTable('tax_reports')
    .set({
      state: answer.state,
      answer: answer.answer,
      errors: json([...answer.errors]),
      answered_by: answer.by,
      answered_at: answer.at,
    })
    .where('id', '=', id)
    .execute()
}

/** Stores which records of a message were accepted, and what was wrong with the others. */
export async function saveRecordAnswers(
  trx: Db,
  reportId: string,
  answers: readonly { docRefId: string; isAccepted: boolean; errors: ReportError[] }[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update tax_report_records r set is_accepted = a."isAccepted", errors = a.errors,
      accepted_at = case when a."isAccepted" then ${at}::timestamptz end
    from jsonb_to_recordset(${json([...answers])}::jsonb) as a ("docRefId" text, "isAccepted" boolean, errors jsonb)
    where r.report_id = ${reportId}::uuid and r.doc_ref_id = a."docRefId"`.execute(trx)
}
