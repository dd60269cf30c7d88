import type { PayoutAccountNeed, PayoutAccountStatus } from '../catalogue/payouts.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Where a landlord can have an account at the card provider: the EEA, Switzerland and the United Kingdom. */
export const PAYOUT_COUNTRIES: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]

/**
 * The provider's names of what it wants to know, by their beginnings; the first that fits counts. Before them stands
 * whose it is: 'individual', 'company', 'representative', or the id of a person.
 */
const NEEDS: readonly (readonly [RegExp, PayoutAccountNeed])[] = [
  [/^external_account/, 'BANK_ACCOUNT'],
  [/^tos_acceptance/, 'TERMS'],
  [/^business_type/, 'BUSINESS_TYPE'],
  [/^business_profile/, 'BUSINESS_PROFILE'],
  [/^(owners|directors|executives|authorizer|representative)$/, 'COMPANY_PEOPLE'],
  [/\.(owners|directors|executives)_provided/, 'COMPANY_PEOPLE'],
  [/\.relationship/, 'COMPANY_PEOPLE'],
  [/\.verification/, 'IDENTITY_DOCUMENT'],
  [/\.dob/, 'BIRTH_DATE'],
  [/\.(first_name|last_name|full_name_aliases|name)/, 'NAME'],
  [/\.(registered_)?address/, 'ADDRESS'],
  [/\.(email|phone)/, 'CONTACT'],
  [/\.(id_number|ssn_last_4|nationality|political_exposure)/, 'IDENTITY_NUMBER'],
  [/\.(tax_id|vat_id|registration_number|structure)/, 'COMPANY_NUMBERS'],
]

/** What the provider wants to know, in our words and each once; what it invents anew is OTHER. */
export function payoutAccountNeeds(missing: readonly string[]): PayoutAccountNeed[] {
  const needs = missing.map((name) => NEEDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'OTHER')
  return [...new Set(needs)]
}

/** The states of an account to which money can be sent, and on to the bank. */
export const RECEIVING_STATUSES: readonly PayoutAccountStatus[] = [
  'ACTIVE',
  'ACTIVE_IMPROVABLE',
  'RESTRICTED_SOON',
]

/** Whether money can be sent to an account and on to the bank. */
export function canReceivePayouts(status: PayoutAccountStatus): boolean {
  return RECEIVING_STATUSES.includes(status)
}

/** What is known of a landlord's account at the provider. */
export interface PayoutAccountFacts {
  /** Whether there is a provider at all. */
  hasProvider: boolean
  /** Null: there is none, or the provider has not said yet what became of it. */
  status: PayoutAccountStatus | null
  /** The provider does not want this landlord. */
  isRejected: boolean
}

/** Whether the landlord can go to the provider's pages, to open the account or to say what is missing. */
export function canOnboard(facts: PayoutAccountFacts): Verdict {
  if (!facts.hasProvider) return refuse('PAYOUTS_OFF')
  if (facts.isRejected) return refuse('PAYOUT_ACCOUNT_REJECTED')
  return ALLOWED
}

/** Whether the provider has turned the landlord away for good. */
export function isRejected(disabledReason: string | null): boolean {
  return disabledReason?.startsWith('rejected.') ?? false
}

/** The banks that money at the provider goes to, as they were read. */
export interface KnownBanks {
  /** As the provider calls them; empty where none was ever named, or ids were not kept yet. */
  ids: readonly string[]
  last4: string | null
  currency: string | null
}

/** How the banks of an account have changed: the first was named, or money would go to another one than before. */
export type BankChange = 'FIRST' | 'OTHER'

/** Compares the banks last known with those read now. That none is named for a while is no change, and makes none first. */
export function bankChangeOf(known: KnownBanks, seen: KnownBanks): BankChange | null {
  if (seen.ids.length === 0) return null
  if (known.ids.length > 0) return seen.ids.every((id) => known.ids.includes(id)) ? null : 'OTHER'
  if (known.last4 === null) return 'FIRST'
  return known.last4 === seen.last4 && known.currency === seen.currency ? null : 'OTHER'
}

/** Whether nothing is sent for a while after such a change: a first bank leads only money astray that is there. */
export function waitsForBank(change: BankChange, hasPayable: boolean): boolean {
  return change === 'OTHER' || hasPayable
}
