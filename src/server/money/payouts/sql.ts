import { type Insertable, sql, type SqlBool } from 'kysely'
import type { HolderMatch } from '../../../domain/catalogue/payouts.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { type Instants, statement } from '../../kernel/db/statement.ts'
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
  archivedAt: Temporal.Instant | null
  /** Put away as soon as nothing is paid to it any more. */
  leaves: boolean
  /** Null: made before names were compared. */
  holderMatch: HolderMatch | null
}

const accountColumns = [
  'id',
  'account_holder as accountHolder',
  'iban_country as ibanCountry',
  'iban_last4 as ibanLast4',
  'bic',
  'bank_name as bankName',
  'currency',
  'created_at as createdAt',
  'archived_at as archivedAt',
  'leaves',
  'holder_match as holderMatch',
] as const

/** A person's bank accounts that are not archived, the oldest first; the id must have come through readableOwnerId. */
export async function listBankAccounts(source: Source, landlordId: string): Promise<BankAccountRow[]> {
  return accountsOfLandlord.list(source, { landlordId })
}

const ACCOUNT_INSTANTS: Instants<BankAccountRow> = { createdAt: true, archivedAt: true }

const accountsOfLandlord = statement(
  (db, { landlordId }: { landlordId: string }) =>
    db
      .selectFrom('bank_accounts')
      .select(accountColumns)
      .where('landlord_id', '=', landlordId)
      .where('archived_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id'),
  ACCOUNT_INSTANTS,
)

/** Accounts by id, archived ones too, whoever asks: only for ids that came out of a visible row. */
export async function listAccountsById(source: Source, ids: readonly string[]): Promise<BankAccountRow[]> {
  return ids.length === 0 ? [] : accountsById.list(source, { ids })
}

const accountsById = statement(
  (db, { ids }: { ids: readonly string[] }) =>
    db
      .selectFrom('bank_accounts')
      .select(accountColumns)
      .where(sql<SqlBool>`id = any(${ids}::uuid[])`),
  ACCOUNT_INSTANTS,
)

/** The encrypted IBANs of a landlord's accounts that are not archived and end alike. */
export async function listIbansEndingAlike(
  db: Db,
  landlordId: string,
  end: { iban_country: string; iban_last4: string },
): Promise<{ id: string; iban: string }[]> {
  return db
    .selectFrom('bank_accounts')
    .select(['id', 'iban'])
    .where('landlord_id', '=', landlordId)
    .where('archived_at', 'is', null)
    .where('iban_country', '=', end.iban_country)
    .where('iban_last4', '=', end.iban_last4)
    .execute()
}

/**
 * Locks an account of a landlord, or undefined: `share` while it is chosen, so that nobody archives it meanwhile,
 * `update` to archive it.
 */
export async function lockBankAccount(
  db: Db,
  landlordId: string,
  id: string,
  strength: 'share' | 'update',
): Promise<BankAccountRow | undefined> {
  const query = db
    .selectFrom('bank_accounts')
    .select(accountColumns)
    .where('id', '=', id)
    .where('landlord_id', '=', landlordId)
  return (strength === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst()
}

/** Stores a bank account; returns its id. */
export async function insertBankAccount(db: Db, row: Insertable<BankAccountsTable>): Promise<string> {
  return (await db.insertInto('bank_accounts').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Says of an account that it is to be archived as soon as nothing is paid to it any more, or not. */
export async function saveLeaving(db: Db, id: string, leaves: boolean): Promise<void> {
  await db
    .updateTable('bank_accounts')
    .set({ leaves })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .execute()
}

/** Archives those of the accounts that are leaving and get no money, now or by a pending change; answers them. */
export async function archiveUnused(
  db: Db,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<BankAccountRow[]> {
  if (ids.length === 0) return []
  return db
    .updateTable('bank_accounts as a')
    .set({ archived_at: at, leaves: false })
    .where('a.id', 'in', ids)
    .where('a.leaves', '=', true)
    .where(
      sql<SqlBool>`not exists (
        select 1 from groups g where g.landlord_id = a.landlord_id and g.deleted_at is null
          and a.id in (g.bank_account_id, g.deposit_bank_account_id))`,
    )
    .where(
      sql<SqlBool>`not exists (
        select 1 from payout_changes c
        where c.landlord_id = a.landlord_id and c.to_account_id = a.id and c.state = 'PENDING')`,
    )
    .returning(accountColumns)
    .execute()
}
