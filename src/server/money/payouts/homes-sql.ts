import { type RawBuilder, sql } from 'kysely'
import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import type { PaymentProvider } from '../../../domain/catalogue/payments.ts'
import { RECEIVING_STATUSES } from '../../../domain/money/payout-account.ts'
import { isOneOf } from '../../kernel/db/parameters.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
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
  /** Empty where it isn't known. */
  landRegisterNumber: string
  isCompliant: boolean | null
  isExempt: boolean | null
  /** Whether first rents of the landlord’s stays come through the product. */
  hasFirstRent: boolean
  /** Whether such rents can be paid out at the provider. */
  canReceivePayouts: boolean
}

/** At which provider rents are paid out, and in which of its modes. */
export interface PayoutsAt {
  provider: PaymentProvider | null
  mode: InvoiceLiveMode
}

/** The homes of the viewer's world, or the one of a group or of a unit, by name. */
export async function listPayoutHomes(
  source: Source,
  viewer: Viewer,
  {
    groupId = null,
    listingId = null,
    provider,
    mode,
  }: PayoutsAt & { groupId?: string | null; listingId?: string | null },
): Promise<PayoutHomeRow[]> {
  return payoutHomes.list(source, { viewer, groupId, listingId, provider, mode })
}

interface AskedHomes extends PayoutsAt {
  viewer: Viewer
  groupId: string | null
  listingId: string | null
}

const payoutHomes = statement((db, { viewer, groupId, listingId, provider, mode }: AskedHomes) => {
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
      'g.land_register_number as landRegisterNumber',
      'item.is_compliant as isCompliant',
      'item.is_exempt as isExempt',
    ])
    .select(
      sql<number>`(select count(*)::integer from listings u where u.group_id = g.id and u.deleted_at is null)`.as(
        'units',
      ),
    )
    .select([
      hasFirstRent(sql.ref('g.landlord_id')).as('hasFirstRent'),
      receivesPayouts(sql.ref('g.landlord_id'), { provider, mode }).as('canReceivePayouts'),
    ])
  if (groupId !== null) query = query.where('g.id', '=', groupId)
  if (listingId !== null) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('listings as one')
          .select('one.id')
          .whereRef('one.group_id', '=', 'g.id')
          .where('one.id', '=', listingId)
          .where('one.deleted_at', 'is', null),
      ),
    )
  }
  return query.orderBy('g.name').orderBy('g.id')
})

/** Whether first rents of a landlord's stays come through the product. */
export function hasFirstRent(landlordId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select enabled from feature_flag_users where name = 'FIRST_MONTH_RENT' and user_id = ${landlordId}),
    (select enabled from feature_flags where name = 'FIRST_MONTH_RENT'), false)`
}

/** Whether such rents can be paid out to a landlord at the provider. */
export function receivesPayouts(
  landlordId: RawBuilder<unknown>,
  { provider, mode }: PayoutsAt,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from payout_accounts p where p.landlord_id = ${landlordId}
    and p.provider = ${provider} and p.mode = ${mode}
    and ${isOneOf('p.status', RECEIVING_STATUSES)})`
}
