import type { Insertable } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { BankAccountsTable } from '../../kernel/db/tables.gen.ts'

/** A bank account as its owner is shown it: of the IBAN only the country and the last four signs. */
export interface BankAccountRow {
  id: string
  accountHolder: string
  ibanCountry: string
  ibanLast4: string
  bic: string
  bankName: string
  currency: string
  createdAt: Temporal.Instant
}

/** A person's bank accounts, the oldest first; the id must have come through readableOwnerId. */
export async function listBankAccounts(db: Db, landlordId: string): Promise<BankAccountRow[]> {
  return db
    .selectFrom('bank_accounts')
    .select([
      'id',
      'account_holder as accountHolder',
      'iban_country as ibanCountry',
      'iban_last4 as ibanLast4',
      'bic',
      'bank_name as bankName',
      'currency',
      'created_at as createdAt',
    ])
    .where('landlord_id', '=', landlordId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Stores a bank account; returns its id. */
export async function insertBankAccount(db: Db, row: Insertable<BankAccountsTable>): Promise<string> {
  return (await db.insertInto('bank_accounts').values(row).returning('id').executeTakeFirstOrThrow()).id
}
