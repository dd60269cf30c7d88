import type { Insertable } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { InvoiceWriteOffsTable } from '../../kernel/db/tables.gen.ts'

/** What is given up of an invoice, in minor units. */
export interface WriteOff {
  id: string
  amount: number
  /** What the books say that its taking back happened to. */
  reversalId: string
}

/** Stores that the rest of an invoice is given up; answers its id. */
export async function insertWriteOff(db: Db, writeOff: Insertable<InvoiceWriteOffsTable>): Promise<string> {
  const row = await db
    .insertInto('invoice_write_offs')
    .values(writeOff)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What is given up of an invoice now; undefined where nothing is. */
export async function findWriteOff(db: Db, invoiceId: string): Promise<WriteOff | undefined> {
  return db
    .selectFrom('invoice_write_offs')
    .select(['id', 'amount', 'reversal_id as reversalId'])
    .where('invoice_id', '=', invoiceId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
}

/** Notes that the rest is expected again. */
export async function saveTakenBack(
  db: Db,
  id: string,
  { by, at }: { by: string | null; at: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('invoice_write_offs')
    .set({ taken_back_by: by, taken_back_at: at })
    .where('id', '=', id)
    .execute()
}

/** Says since when an invoice is given up, or that it isn't. */
export async function saveWrittenOffAt(
  db: Db,
  invoiceId: string,
  at: Temporal.Instant | null,
): Promise<void> {
  await db.updateTable('invoices').set({ written_off_at: at }).where('id', '=', invoiceId).execute()
}
