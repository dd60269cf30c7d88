import type { Db } from '../../kernel/db/database.ts'

/** To whom the money of a group goes, and what the last check of their tax data found. */
export interface GroupAccountsRow {
  groupId: string
  billingDetailsItemId: string | null
  bankAccountId: string | null
  depositBankAccountId: string | null
  contactPersonId: string | null
  billingAddressId: string | null
  /** Null before the first check. */
  isCompliant: boolean | null
  isExempt: boolean | null
}

/** The accounts of a group for whoever isn't told them. */
export const NO_ACCOUNTS: Omit<GroupAccountsRow, 'groupId'> = {
  billingDetailsItemId: null,
  bankAccountId: null,
  depositBankAccountId: null,
  contactPersonId: null,
  billingAddressId: null,
  isCompliant: null,
  isExempt: null,
}

/** Payouts of groups by id, whoever asks: only for ids that came out of a visible row. */
export async function listGroupAccounts(db: Db, groupIds: readonly string[]): Promise<GroupAccountsRow[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('groups as g')
    .leftJoin('billing_details_items as item', 'item.id', 'g.billing_details_item_id')
    .select([
      'g.id as groupId',
      'g.billing_details_item_id as billingDetailsItemId',
      'g.bank_account_id as bankAccountId',
      'g.deposit_bank_account_id as depositBankAccountId',
      'g.contact_person_id as contactPersonId',
      'g.billing_address_id as billingAddressId',
      'item.is_compliant as isCompliant',
      'item.is_exempt as isExempt',
    ])
    .where('g.id', 'in', groupIds)
    .execute()
}
