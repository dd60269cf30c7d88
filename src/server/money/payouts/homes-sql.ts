import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { visibleGroups } from '../../kernel/viewer/visible-to.ts'

/** A home with what stands on its row about money. */
export interface PayoutHomeRow {
  groupId: string
  landlordId: string
  name: string
  partOfGroup: boolean
  units: number
  currency: string
  country: string
  bankAccountId: string | null
  depositBankAccountId: string | null
  contactPersonId: string | null
  billingAddressId: string | null
  billingDetailsItemId: string | null
  isCompliant: boolean | null
  isExempt: boolean | null
}

/** The homes of the viewer's world, or the one of a group or of a unit, by name. */
export async function listPayoutHomes(
  db: Db,
  viewer: Viewer,
  by: { groupId?: string | null; listingId?: string | null } = {},
): Promise<PayoutHomeRow[]> {
  let query = visibleGroups(db, viewer)
    .leftJoin('billing_details_items as item', 'item.id', 'g.billing_details_item_id')
    .select([
      'g.id as groupId',
      'g.landlord_id as landlordId',
      'g.name',
      'g.part_of_group as partOfGroup',
      'g.currency',
      'g.country',
      'g.bank_account_id as bankAccountId',
      'g.deposit_bank_account_id as depositBankAccountId',
      'g.contact_person_id as contactPersonId',
      'g.billing_address_id as billingAddressId',
      'g.billing_details_item_id as billingDetailsItemId',
      'item.is_compliant as isCompliant',
      'item.is_exempt as isExempt',
    ])
    .select(
      sql<number>`(select count(*)::integer from listings u where u.group_id = g.id and u.deleted_at is null)`.as(
        'units',
      ),
    )
  if (by.groupId) query = query.where('g.id', '=', by.groupId)
  if (by.listingId) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('listings as one')
          .select('one.id')
          .whereRef('one.group_id', '=', 'g.id')
          .where('one.id', '=', by.listingId ?? '')
          .where('one.deleted_at', 'is', null),
      ),
    )
  }
  return query.orderBy('g.name').orderBy('g.id').execute()
}
