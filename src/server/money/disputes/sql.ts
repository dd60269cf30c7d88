import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { PaymentProvider } from '../../../domain/catalogue/payments.ts'
import { disputedAmount } from '../../../domain/money/dispute.ts'
import type { Db } from '../../kernel/db/database.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { DisputeFilesTable, DisputesTable } from '../../kernel/db/tables.gen.ts'

/** A contested payment as it is stored; amounts in minor units. */
export type DisputeRow = Selectable<DisputesTable>

/** A file that goes with an answer. */
export type DisputeFileRow = Selectable<DisputeFilesTable>

/** The dispute that the provider calls so, locked. */
export async function lockDisputeByExternalId(trx: Db, externalId: string): Promise<DisputeRow | undefined> {
  return trx
    .selectFrom('disputes')
    .selectAll()
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst()
}

/** A dispute, locked. */
export async function lockDispute(trx: Db, id: string): Promise<DisputeRow | undefined> {
  return trx.selectFrom('disputes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The dispute with that id. */
export async function findDisputeById(db: Db, id: string): Promise<DisputeRow | undefined> {
  return db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stores a dispute that is new to us. */
export async function insertDispute(trx: Db, dispute: Insertable<DisputesTable>): Promise<DisputeRow> {
  return trx.insertInto('disputes').values(dispute).returningAll().executeTakeFirstOrThrow()
}

/** Stores what has become of a dispute. */
export async function saveDispute(trx: Db, id: string, changes: Updateable<DisputesTable>): Promise<void> {
  await trx.updateTable('disputes').set(changes).where('id', '=', id).execute()
}

/** Notes at a payment what of it is contested or lost. */
export async function saveDisputedAmount(trx: Db, payment: { id: string; amount: number }): Promise<void> {
  const disputes = await trx
    .selectFrom('disputes')
    .select(['state', 'amount'])
    .where('payment_id', '=', payment.id)
    .execute()
  const sum = disputes.reduce((all, dispute) => all + disputedAmount(dispute), 0)
  await trx
    .updateTable('payments')
    .set({ disputed_amount: Math.min(payment.amount, sum) })
    .where('id', '=', payment.id)
    .execute()
}

/** Disputes that this provider has to be asked about: those asked last the longest ago come first. */
export async function listDisputesToAsk(
  db: Db,
  by: { provider: PaymentProvider; mode: InvoiceLiveMode; askedBefore: Temporal.Instant; limit: number },
): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', by.provider)
    .where('mode', '=', by.mode)
    .where((eb) => eb.not(isOneOf('state', ['WON', 'LOST', 'WARNING_CLOSED'])))
    .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', by.askedBefore)]))
    .orderBy(sql`checked_at nulls first`)
    .limit(by.limit)
    .execute()
}

/** How far the disputes are that the provider calls so, as far as we know them. */
export async function listDisputeStates(
  db: Db,
  externalIds: readonly string[],
): Promise<Pick<DisputeRow, 'external_id' | 'state'>[]> {
  if (externalIds.length === 0) return []
  return db
    .selectFrom('disputes')
    .select(['external_id', 'state'])
    .where(sql<boolean>`external_id = any(${externalIds}::text[])`)
    .execute()
}

/** Answers that the provider has not taken yet. */
export async function listUnsentAnswers(
  db: Db,
  by: { provider: PaymentProvider; mode: InvoiceLiveMode; limit: number },
): Promise<{ disputeId: string }[]> {
  return db
    .selectFrom('disputes')
    .select('id as disputeId')
    .where('provider', '=', by.provider)
    .where('mode', '=', by.mode)
    .where('answer', 'is not', null)
    .where('answer_arrived_at', 'is', null)
    .orderBy('answered_at')
    .limit(by.limit)
    .execute()
}

/** Disputes of payments, whose ids came out of visible rows, in the order in which they were opened. */
export async function listDisputesOfPayments(
  source: Source,
  paymentIds: readonly string[],
): Promise<DisputeRow[]> {
  return disputesOf.list(source, { paymentIds })
}

const disputesOf = statement(
  (db, { paymentIds }: { paymentIds: readonly string[] }) =>
    db
      .selectFrom('disputes')
      .selectAll()
      .where(sql<boolean>`payment_id = any(${paymentIds}::uuid[])`)
      .orderBy('opened_at')
      .orderBy('id'),
  {
    opened_at: true,
    answer_until: true,
    decided_at: true,
    answered_at: true,
    answer_arrived_at: true,
    created_at: true,
    checked_at: true,
  },
)

/** The documents of a payment that can go with an answer: the signed contract, the invoice that it paid. */
export interface Evidence {
  paymentId: string
  contractFileId: string | null
  invoiceFileId: string | null
}

/** The documents of payments, whose ids came out of visible rows. */
export async function listEvidence(source: Source, paymentIds: readonly string[]): Promise<Evidence[]> {
  return evidenceOf.list(source, { paymentIds })
}

const evidenceOf = statement((db, { paymentIds }: { paymentIds: readonly string[] }) =>
  db
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .leftJoin('booking_offers as bo', 'bo.id', 'b.offer_id')
    .leftJoin('invoices as i', 'i.id', 'p.invoice_id')
    .select([
      'p.id as paymentId',
      'bo.signed_contract_file_id as contractFileId',
      'i.document_file_id as invoiceFileId',
    ])
    .where(sql<boolean>`p.id = any(${paymentIds}::uuid[])`),
)

/** Stores which files go with an answer, in the place of those that went with an earlier one. */
export async function saveDisputeFiles(
  trx: Db,
  disputeId: string,
  files: readonly Pick<DisputeFileRow, 'shows' | 'file_id'>[],
): Promise<void> {
  await trx.deleteFrom('dispute_files').where('dispute_id', '=', disputeId).execute()
  if (files.length === 0) return
  await trx
    .insertInto('dispute_files')
    .values(files.map((file) => ({ dispute_id: disputeId, ...file })))
    .execute()
}

/** The files that go with an answer. */
export async function listDisputeFiles(db: Db, disputeId: string): Promise<DisputeFileRow[]> {
  return db
    .selectFrom('dispute_files')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .orderBy('shows')
    .execute()
}

/** Notes how the provider calls a file that it has. */
export async function saveUploaded(db: Db, file: DisputeFileRow, externalId: string): Promise<void> {
  await db
    .updateTable('dispute_files')
    .set({ external_id: externalId })
    .where('dispute_id', '=', file.dispute_id)
    .where('shows', '=', file.shows)
    .execute()
}
