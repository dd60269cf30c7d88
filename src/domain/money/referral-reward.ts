import { INCENTIVE_AMOUNT } from '../kernel/constants.ts'
import type { Day } from '../kernel/day.ts'

/** The currency of what an invitation earns. */
export const REFERRAL_CURRENCY = 'EUR'

/** What decides whether an invitation has earned something. */
export interface ReferralFacts {
  referrerId: string
  referredId: string
  /** Only landlords have an account with the product that it can be paid to. */
  isReferrerLandlord: boolean
  /** When the first fee of the invited landlord had been paid as a whole; null: not yet. */
  feePaidOn: Day | null
  isGranted: boolean
  /** What the two have in common that two people rarely have. */
  shared: readonly SharedTrait[]
}

/** What tells that somebody has invited themselves: the same phone, tax number or bank account. */
export const SHARED_TRAITS = ['PHONE', 'TAX_ID', 'BANK_ACCOUNT'] as const satisfies readonly string[]

/** Something that two accounts have in common. */
export type SharedTrait = (typeof SHARED_TRAITS)[number]

/**
 * Why an invitation earns nothing (yet), as the word of an error; null where it has earned INCENTIVE_AMOUNT (C9, decision
 * 95). Nobody is paid for themselves, nor twice for one person.
 */
export function referralProblem(facts: ReferralFacts): string | null {
  if (facts.referrerId === facts.referredId || facts.shared.length > 0) return 'referral.samePerson'
  if (facts.isGranted) return 'referral.granted'
  if (!facts.isReferrerLandlord) return 'referral.noLandlord'
  return facts.feePaidOn === null ? 'referral.feeOpen' : null
}

/** Whether that is what an invitation earns, no more and no less. */
export function isReferralReward(amount: number, currency: string): boolean {
  return amount === INCENTIVE_AMOUNT && currency === REFERRAL_CURRENCY
}

/** What identifies whoever has an account. */
export interface AccountTraits {
  phone: string
  /** Numbers for taxes and for VAT. */
  taxNumbers: readonly string[]
  ibans: readonly string[]
}

/**
 * What two accounts have in common: the last nine digits of the phone, which are the same with a country's code or a zero
 * before them; a tax number by its letters and digits, whatever the field; a bank account by its whole number.
 */
export function sharedTraits(one: AccountTraits, other: AccountTraits): SharedTrait[] {
  const isShared = {
    PHONE: overlap([phoneEnd(one.phone)], [phoneEnd(other.phone)]),
    TAX_ID: overlap(one.taxNumbers.map(bare), other.taxNumbers.map(bare)),
    BANK_ACCOUNT: overlap(one.ibans.map(bare), other.ibans.map(bare)),
  }
  return SHARED_TRAITS.filter((trait) => isShared[trait])
}

const PHONE_DIGITS = 9

const phoneEnd = (phone: string) => phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)

const bare = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function overlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => one !== '' && others.includes(one))
}
