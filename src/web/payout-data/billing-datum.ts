import type { PayoutHome } from '../shared/payout-data/payout-queries.ts'

/** What homes name of their landlord's, beside accounts. */
export type BillingDatum = 'CONTACT_PERSON' | 'BILLING_ADDRESS' | 'BILLING_DETAILS'

const FIELDS = {
  CONTACT_PERSON: 'contactPersonId',
  BILLING_ADDRESS: 'billingAddressId',
  BILLING_DETAILS: 'billingDetailsItemId',
} as const satisfies Record<BillingDatum, keyof PayoutHome>

/** The homes that name a contact person, an address or billing details. */
export function homesNaming(homes: readonly PayoutHome[], datum: BillingDatum, id: string): PayoutHome[] {
  return homes.filter((home) => home[FIELDS[datum]] === id)
}

/** The homes whose rents or deposits go to an account, now or by a change that waits. */
export function homesPaying(homes: readonly PayoutHome[], accountId: string): PayoutHome[] {
  return homes.filter(({ rent, deposit }) =>
    [rent, deposit].some(
      (target) => target?.account?.id === accountId || target?.pending?.account?.id === accountId,
    ),
  )
}
