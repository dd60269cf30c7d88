import { sql, type SqlBool } from 'kysely'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleBookings } from '../../kernel/viewer/visible-to.ts'
import type { PayoutHomeRow } from './homes-sql.ts'

/** A stay as its tenant transfers money for it, with the accounts on the home's row. */
export interface TransferStay extends Pick<
  PayoutHomeRow,
  'groupId' | 'bankAccountId' | 'depositBankAccountId'
> {
  tenantNames: string
  apartmentName: string
}

/** A stay of that tenant which was not cancelled; undefined for a foreign one. */
export async function findTransferStay(
  source: Source,
  viewer: Viewer,
  bookingId: string,
): Promise<TransferStay | undefined> {
  return transferStay.find(source, { viewer, bookingId })
}

const transferStay = statement((db, { viewer, bookingId }: { viewer: Viewer; bookingId: string }) =>
  visibleBookings(db, viewer, 'tenant')
    .innerJoin('groups as home', 'home.id', 'b.group_id')
    .innerJoin('listings as unit', 'unit.id', 'b.listing_id')
    .innerJoin('users as tenant', 'tenant.id', 'b.tenant_id')
    .select([
      'b.group_id as groupId',
      'home.bank_account_id as bankAccountId',
      'home.deposit_bank_account_id as depositBankAccountId',
      'unit.apartment_name as apartmentName',
      sql<string>`tenant.first_name || ' ' || tenant.last_name`.as('tenantNames'),
    ])
    .where('b.id', '=', bookingId)
    .where('b.canceled', '=', false),
)

/** To whom money is transferred, with the whole IBAN, encrypted. */
export interface TransferAccount {
  id: string
  accountHolder: string
  iban: string
  bic: string
  bankName: string
}

/** Accounts with whole numbers: only for ids that came out of a tenant's own stay. */
export async function listTransferAccounts(
  source: Source,
  ids: readonly string[],
): Promise<TransferAccount[]> {
  return transferAccounts.list(source, { ids })
}

const transferAccounts = statement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('bank_accounts')
    .select(['id', 'account_holder as accountHolder', 'iban', 'bic', 'bank_name as bankName'])
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`),
)
