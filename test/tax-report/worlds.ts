import type { TaxEntryKind } from '../../src/domain/catalogue/tax.ts'
import { parseDay } from '../../src/domain/kernel/day.ts'
import type {
  HomeSeller,
  TaxEntry,
  TaxFacts,
  TaxHome,
  TaxSeller,
  TaxStay,
} from '../../src/domain/money/tax-report/tax-facts.ts'

/** The year that the situations are about. */
export const YEAR = 2026

/** A person who lets, with all that is asked for. */
export function person(id: string, more: Partial<TaxSeller> = {}): TaxSeller {
  return {
    id,
    type: 'PRIVATE',
    firstName: 'Jana',
    lastName: 'Keller',
    companyName: null,
    address: {
      addressLine1: 'Torstraße 12',
      addressLine2: null,
      zipCode: '10119',
      city: 'Berlin',
      region: null,
      country: 'DE',
    },
    birthDate: parseDay('1985-05-05'),
    birthCity: null,
    birthCountry: null,
    registrationNumber: null,
    taxId: '86095742719',
    taxCountry: null,
    taxIdNotIssued: false,
    vatId: null,
    establishments: [],
    exemptionStatus: 'NON_EXEMPT',
    exemptionDeadline: null,
    accounts: [{ iban: 'DE02120300000000202051', holder: 'Jana Keller' }],
    ...more,
  }
}

/** A company that lets, with all that is asked for. */
export function company(id: string, more: Partial<TaxSeller> = {}): TaxSeller {
  return person(id, {
    type: 'COMPANY',
    firstName: null,
    lastName: null,
    companyName: 'Keller Wohnen GmbH',
    birthDate: null,
    registrationNumber: 'HRB 12345 B',
    taxId: '30/123/45678',
    vatId: 'DE123456789',
    accounts: [{ iban: 'DE02120300000000202051', holder: 'Keller Wohnen GmbH' }],
    ...more,
  })
}

/** A home at Lindenstraße 1 in Berlin, or elsewhere. */
export function home(groupId: string, more: Partial<TaxHome> = {}): TaxHome {
  return {
    groupId,
    homeType: 'ENTIRE_APARTMENT',
    street: 'Lindenstraße',
    streetNumber: '1',
    zipCode: '10969',
    city: 'Berlin',
    country: 'DE',
    landRegisterNumber: '',
    ...more,
  }
}

/** By whom a home is let, for ever or between two days. */
export function lets(groupId: string, sellerId: string, from?: string, until?: string): HomeSeller {
  return { groupId, sellerId, from: from ? parseDay(from) : null, until: until ? parseDay(until) : null }
}

/** Days of a stay; where nothing else is said, its unit is called as its home. */
export function stay(
  bookingId: string,
  groupId: string,
  from: string,
  to: string,
  listingId = groupId,
): TaxStay {
  return { bookingId, groupId, listingId, from: parseDay(from), to: parseDay(to) }
}

/** Money of a stay on a day, in euros. */
export function entry(
  kind: TaxEntryKind,
  [bookingId, groupId, listingId = groupId]: readonly [string, string, string?],
  day: string,
  euros: number,
  currency = 'EUR',
): TaxEntry {
  return {
    kind,
    bookingId,
    groupId,
    listingId,
    day: parseDay(day),
    amount: Math.round(euros * 100),
    currency,
  }
}

/** A landlord's year: one person with one home, or whatever is said. */
export function world(more: Partial<TaxFacts> = {}): TaxFacts {
  return {
    year: YEAR,
    sellers: [person('a')],
    homes: [home('h')],
    homeSellers: [lets('h', 'a')],
    stays: [],
    entries: [],
    ...more,
  }
}
