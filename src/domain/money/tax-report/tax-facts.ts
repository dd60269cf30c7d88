import type { TaxEntryKind } from '../../catalogue/tax.ts'
import type { Day, Stay } from '../../kernel/day.ts'
import type { Dac7Item } from '../dac7.ts'

/** A year's quarters, from 1. */
export type Quarter = 1 | 2 | 3 | 4

/** An account to which rents are paid. */
export interface SellerAccount {
  iban: string
  holder: string
}

/** Whom tax reporting tells of: a billing details item, with the accounts of the homes that are let by it. */
export interface TaxSeller extends Omit<Dac7Item, 'address'> {
  /** Of the billing details item. */
  id: string
  address: Dac7Item['address'] & { addressLine2: string | null; region: string | null }
  /** Member states in which a company lets through an establishment. */
  establishments: readonly string[]
  accounts: readonly SellerAccount[]
}

/** A group as something that stands at an address. */
export interface TaxHome {
  groupId: string
  homeType: 'ENTIRE_APARTMENT' | 'ENTIRE_HOUSE' | 'PRIVATE_ROOM' | 'SHARED_PLACE'
  street: string
  streetNumber: string
  zipCode: string
  city: string
  country: string
  /** Empty where it isn't known. */
  landRegisterNumber: string
}

/** By whom a home was let, with both days in it; null: since or until for ever. */
export interface HomeSeller {
  groupId: string
  sellerId: string
  from: Day | null
  until: Day | null
}

/** Days on which a unit was rented; of a cancelled stay those that were lived. */
export interface TaxStay extends Stay {
  bookingId: string
  groupId: string
  listingId: string
}

/**
 * Money of a stay on a day, in minor units: positive for what the seller gets, and for what the product charges; negative
 * for what goes back, and for what it credits.
 */
export interface TaxEntry {
  kind: TaxEntryKind
  day: Day
  amount: number
  currency: string
  bookingId: string
  groupId: string
  listingId: string
}

/** All that a landlord's report of a year is made of. */
export interface TaxFacts {
  year: number
  sellers: readonly TaxSeller[]
  homes: readonly TaxHome[]
  homeSellers: readonly HomeSeller[]
  stays: readonly TaxStay[]
  entries: readonly TaxEntry[]
}
