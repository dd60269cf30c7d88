import { isCountryCode } from '../../catalogue/countries.ts'
import { type Day, dayFrom } from '../../kernel/day.ts'
import { isVatId, taxCountryOf } from '../dac7.ts'
import { hasFormOfTaxId } from '../tax-id.ts'
import type { SellerAccount, TaxHome, TaxSeller } from './tax-facts.ts'
import { isExcluded } from './tax-problems.ts'
import type { PropertyFigures, SellerFigures } from './tax-figures.ts'
import { wholeQuarters } from './whole-units.ts'

/** The kinds of property that homes are (DPI schema, PropertyType). */
export type DpiPropertyType = 'DPI904' | 'DPI905' | 'DPI910'

/** An address by its parts, as a message tells it; empty parts are left out. */
export interface RecordAddress {
  country: string
  street: string
  buildingIdentifier: string
  suiteIdentifier: string
  postCode: string
  city: string
  countrySubentity: string
}

/** A tax id with the country that has issued it; null where there is none or it isn't known. */
export type RecordTin = { value: string; issuedBy: string } | null

interface RecordPartyBase {
  residence: string
  tin: RecordTin
  vatId: string
  address: RecordAddress
  accounts: SellerAccount[]
}

/** A person who lets. */
export interface RecordPerson extends RecordPartyBase {
  type: 'PERSON'
  firstName: string
  lastName: string
  birthDate: Day
  /** Of a person without a tax id, where it is known. */
  birthPlace: { city: string; country: string } | null
}

/** A company that lets. */
export interface RecordCompany extends RecordPartyBase {
  type: 'COMPANY'
  name: string
  registrationNumber: string
  establishments: string[]
}

/** A quarter of a property in whole units of its currency. */
export interface RecordQuarter {
  /** What was paid or credited, less the fees. */
  consideration: number
  activities: number
  fees: number
  taxes: number
}

/** A property as a message tells it. */
export interface RecordProperty {
  address: RecordAddress
  /** Those of its homes; empty where none is known. */
  landRegisterNumber: string
  propertyType: DpiPropertyType
  /** What a property is that the schema has no word for. */
  otherPropertyType: string
  currency: string
  days: number
  quarters: RecordQuarter[]
}

/** All that a message says of a seller. */
export interface TaxRecord {
  seller: RecordPerson | RecordCompany
  properties: RecordProperty[]
}

/** The longest text of the schema, in characters. */
const LONGEST = 200

/** What is reported of a seller, or null where there is nothing to report. What keeps it back was looked for before. */
export function taxRecord(seller: TaxSeller, figures: Pick<SellerFigures, 'properties'>): TaxRecord | null {
  const properties = figures.properties.filter((property) => !isExcluded(seller, property)).map(propertyOf)
  if (properties.length === 0) return null
  return { seller: seller.type === 'COMPANY' ? companyOf(seller) : personOf(seller), properties }
}

function personOf(seller: TaxSeller): RecordPerson {
  const party = partyOf(seller)
  const [city, country] = [textOf(seller.birthCity), seller.birthCountry ?? '']
  const hasPlace = party.tin === null && city !== '' && isCountryCode(country)
  return {
    type: 'PERSON',
    ...party,
    firstName: textOf(seller.firstName),
    lastName: textOf(seller.lastName),
    birthDate: seller.birthDate ?? dayFrom({ year: 1900, month: 1, day: 1 }),
    birthPlace: hasPlace ? { city, country } : null,
  }
}

function companyOf(seller: TaxSeller): RecordCompany {
  return {
    type: 'COMPANY',
    ...partyOf(seller),
    name: textOf(seller.companyName),
    registrationNumber: textOf(seller.registrationNumber),
    establishments: [...seller.establishments].toSorted(),
  }
}

function partyOf(seller: TaxSeller): RecordPartyBase {
  const { address } = seller
  const country = address.country ?? ''
  const vatId = seller.vatId?.trim() ?? ''
  const taxCountry = taxCountryOf(seller)
  return {
    residence: isCountryCode(taxCountry) ? taxCountry : country,
    tin: tinOf(seller, taxCountry),
    vatId: isVatId(vatId) ? vatId : '',
    address: {
      country,
      street: textOf(address.addressLine1),
      buildingIdentifier: '',
      suiteIdentifier: textOf(address.addressLine2),
      postCode: textOf(address.zipCode),
      city: textOf(address.city),
      countrySubentity: textOf(address.region),
    },
    accounts: accountsOf(seller),
  }
}

// A number with a wrong form is left out: it would be somebody else's, or nobody's.
function tinOf({ taxId, type }: TaxSeller, country: string): RecordTin {
  const value = textOf(taxId)
  if (value === '' || !isCountryCode(country) || !hasFormOfTaxId(value, country, type)) return null
  return { value, issuedBy: country }
}

function accountsOf(seller: TaxSeller): SellerAccount[] {
  const name = seller.type === 'COMPANY' ? seller.companyName : `${seller.firstName} ${seller.lastName}`
  const known = new Map(
    seller.accounts.map(({ iban, holder }) => [
      iban,
      { iban, holder: textOf(holder === name ? '' : holder) },
    ]),
  )
  return [...known.values()].toSorted((a, b) => (a.iban < b.iban ? -1 : 1))
}

function propertyOf({ homes, currency, days, quarters }: PropertyFigures): RecordProperty {
  const considered = quarters.map(({ received, fees }) => received - fees)
  const [consideration, fees] = [
    wholeQuarters(considered, currency),
    wholeQuarters(
      quarters.map((quarter) => quarter.fees),
      currency,
    ),
  ]
  return {
    address: addressOf(homes[0]),
    landRegisterNumber: textOf(uniqueTexts(homes.map((home) => home.landRegisterNumber)).join('; ')),
    ...typeOf(homes),
    currency,
    days,
    quarters: quarters.map(({ activities }, at) => ({
      consideration: consideration[at] ?? 0,
      activities,
      fees: fees[at] ?? 0,
      // The product withholds none.
      taxes: 0,
    })),
  }
}

function addressOf(home: TaxHome | undefined): RecordAddress {
  return {
    country: home?.country ?? '',
    street: textOf(home?.street),
    buildingIdentifier: textOf(home?.streetNumber),
    suiteIdentifier: '',
    postCode: textOf(home?.zipCode),
    city: textOf(home?.city),
    countrySubentity: '',
  }
}

const TYPES = {
  ENTIRE_APARTMENT: { propertyType: 'DPI905', otherPropertyType: '' },
  ENTIRE_HOUSE: { propertyType: 'DPI904', otherPropertyType: '' },
  PRIVATE_ROOM: { propertyType: 'DPI910', otherPropertyType: 'Private room' },
  SHARED_PLACE: { propertyType: 'DPI910', otherPropertyType: 'Shared room' },
} as const satisfies Record<TaxHome['homeType'], Pick<RecordProperty, 'propertyType' | 'otherPropertyType'>>

const TYPE_NAMES = {
  ENTIRE_APARTMENT: 'Apartment',
  ENTIRE_HOUSE: 'House',
  PRIVATE_ROOM: 'Private room',
  SHARED_PLACE: 'Shared room',
} as const satisfies Record<TaxHome['homeType'], string>

function typeOf(homes: readonly TaxHome[]): Pick<RecordProperty, 'propertyType' | 'otherPropertyType'> {
  const types = [...new Set(homes.map(({ homeType }) => homeType))].toSorted()
  const [only = 'ENTIRE_APARTMENT', second] = types
  if (!second) return TYPES[only]
  return { propertyType: 'DPI910', otherPropertyType: types.map((type) => TYPE_NAMES[type]).join(', ') }
}

function uniqueTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))].toSorted()
}

/**
 * A text as messages may have it: one line of what XML can hold, without the signs that tax offices refuse as an attempt
 * to break in, and no longer than the schema lets it be.
 */
function textOf(text: string | null | undefined): string {
  const plain = (text ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+/gu, ' ')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll('/*', '/')
    .replaceAll('&#', '&')
    .trim()
  return [...plain].slice(0, LONGEST).join('').trim()
}
