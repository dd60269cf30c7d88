import * as z from 'zod/mini'
import {
  AMENITIES,
  type Amenity,
  AMENITIES_AVAILABILITIES,
  APARTMENT_RULES,
  APARTMENT_STATES,
  FURNITURE_STANDARDS,
  HOME_TYPES,
  MAX_VACANCY_UNITS,
} from '../catalogue/listings.ts'
import { CONTRACT_NAMES } from '../catalogue/contracts.ts'
import { CURRENCIES, type CurrencyCode } from '../catalogue/currencies.ts'
import { INVOICE_CALCULATION_METHODS } from '../catalogue/invoices.ts'
import { IMAGE_CATEGORIES } from '../catalogue/pictures.ts'
import { LISTING_LANGUAGES } from '../catalogue/language.ts'
import { METHODS_OF_BOOKING } from '../catalogue/requests.ts'
import { TAGS } from '../catalogue/flags.ts'
import { isDay } from '../kernel/day.ts'
import { energyCertificate, keysProvided, localizedText, rooms, services } from './listing-details.ts'
import { fieldErrors, ValidationError } from '../kernel/errors.ts'
import { MAX_GROUP_SIZE, MAX_GUESTS, MIN_AREA } from '../kernel/constants.ts'
import { floorPlanUrlOf } from './floor-plan-url.ts'
import { asOneLine } from '../kernel/text.ts'
import { isPostalCodeOf } from './listing-address.ts'
import { isTooHigh } from './price-comparison.ts'
import { MOST_STAY_MONTHS, MOST_VACANCY } from './limit-change.ts'
import { seasons } from './seasons.ts'
import { stayDiscounts } from './stay-discounts.ts'
import { isCountryCode } from '../catalogue/countries.ts'
import { isStorableText, LISTING_NAME_MAX_LENGTH, PERMIT_MAX_LENGTH } from '../kernel/text-limits.ts'

/** Most pictures that a listing can have (ours). */
export const MOST_PICTURES = 200

const storable = z.refine<string>(isStorableText)
const name = z
  .string()
  .check(storable, z.overwrite(asOneLine), z.minLength(1), z.maxLength(LISTING_NAME_MAX_LENGTH))
const permit = z.nullable(
  z.string().check(storable, z.overwrite(asOneLine), z.minLength(1), z.maxLength(PERMIT_MAX_LENGTH)),
)
const amount = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))
const months = z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_STAY_MONTHS)))
const rule = z.partial(z.strictObject({ rule: z.enum(APARTMENT_RULES), conditions: localizedText }))

// A listing that is being written may have gaps in its address: what is missing is the business of publishing.
const line = z.string().check(storable, z.overwrite(asOneLine), z.maxLength(LISTING_NAME_MAX_LENGTH))
const address = z
  .strictObject({
    street: line,
    streetNumber: line,
    zipCode: z.string().check(storable, z.overwrite(asOneLine), z.maxLength(12)),
    city: name,
    country: z.string().check(z.refine(isCountryCode)),
  })
  .check((given) => {
    const { country, zipCode } = given.value
    if (isPostalCodeOf(country, zipCode)) return
    given.issues.push({
      code: 'custom',
      path: ['zipCode'],
      message: 'listing.address.zipCode',
      input: zipCode,
    })
  })

const id = z.nullable(z.uuid())
const day = z.string().check(z.refine(isDay))
const payoutInformation = z.partial(
  z.strictObject({ contactPersonId: id, billingAddressId: id, bankAccountId: id, depositBankAccountId: id }),
)
const pictures = z
  .array(z.strictObject({ imageId: z.uuid(), category: z.enum(IMAGE_CATEGORIES) }))
  .check(z.maxLength(MOST_PICTURES))

/** What all units of a group share (domain rules, section 2). */
const sharedFields = {
  name,
  title: localizedText,
  descriptionV2: localizedText,
  additionalInformation: localizedText,
  houseRulesText: localizedText,
  listingLanguages: z.array(z.enum(LISTING_LANGUAGES)).check(z.minLength(1), z.maxLength(9)),
  registrationNumber: permit,
  address,
  price: z.nullable(amount),
  currency: z.enum(CURRENCIES.map(({ isoCode }) => isoCode) as [CurrencyCode, ...CurrencyCode[]]),
  deposit: amount,
  finalCleaningFee: amount,
  stayDiscounts,
  seasons,
  area: z.nullable(
    z.int().check(z.minimum(MIN_AREA, 'listing.area.range'), z.maximum(10_000, 'listing.area.range')),
  ),
  accommodates: z.int().check(z.minimum(1), z.maximum(MAX_GUESTS)),
  floorPlanUrl: z.nullable(z.string().check(z.refine((url) => floorPlanUrlOf(url) !== null))),
  roomsInformation: rooms,
  homeType: z.enum(HOME_TYPES),
  furnitureStandard: z.enum(FURNITURE_STANDARDS),
  apartmentState: z.nullable(z.enum(APARTMENT_STATES)),
  energyCertificate: z.nullable(energyCertificate),
  services,
  amenities: z.array(z.enum(AMENITIES)).check(z.maxLength(AMENITIES.length)),
  amenitiesAvailability: z.partialRecord(z.enum(AMENITIES), z.enum(AMENITIES_AVAILABILITIES)),
  keysProvided,
  petRules: rule,
  smokingRules: rule,
  minBookingDuration: months,
  minBookingDurationPermitId: permit,
  minBookingDurationExemption: z.boolean(),
  maxBookingDuration: months,
  maxVacancy: z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_VACANCY))),
  maxVacancyUnit: z.enum(MAX_VACANCY_UNITS),
  invoiceCalculationMethod: z.enum(INVOICE_CALCULATION_METHODS),
  methodOfBooking: z.enum(METHODS_OF_BOOKING),
  isOnlineSigning: z.boolean(),
  isFirstMonthRent: z.boolean(),
  contractName: z.enum(CONTRACT_NAMES),
  labels: z.array(z.enum(TAGS)).check(z.maxLength(TAGS.length)),
  pictures,
  payoutInformation,
  billingDetailsItemId: id,
}

/** What a single unit has for itself. */
const unitFields = {
  apartmentName: name,
  externalId: z.nullable(name),
  locationInBuilding: localizedText,
  floor: z.nullable(z.int().check(z.minimum(-10), z.maximum(200))),
  availableFrom: z.nullable(day),
  availableTo: z.nullable(day),
}

/** The fields that are told of a listing. */
export const LISTING_FIELDS: readonly string[] = [...Object.keys(sharedFields), ...Object.keys(unitFields)]

/** Turns a listing into a group of so many units. */
const conversionFields = {
  partOfGroup: z.literal(true),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_GROUP_SIZE)),
}

/** Of a unit, or of all units of a group. */
const publishing = { published: z.boolean() }

const payload = z.partial(
  z.strictObject({ ...sharedFields, ...unitFields, ...conversionFields, ...publishing }),
)

/** Whether a payload may have that field. */
export function isPayloadField(field: string): boolean {
  return isAmenity(field) || Object.hasOwn(payload.shape, field)
}

/** A listing as the API takes it: what is left out stays, what is unknown is refused. */
export type ListingPayload = z.output<typeof payload> & {
  /** The flags of single amenities (D3). */
  amenityFlags?: AmenityFlags
}

/** Whether an apartment has certain amenities. */
export type AmenityFlags = Partial<Record<Amenity, boolean>>

const flags = z.partial(z.strictObject(Object.fromEntries(AMENITIES.map((name) => [name, z.boolean()]))))

/** The checked payload, or a ValidationError with a text key for each wrong field. */
export function parseListingPayload(value: unknown): ListingPayload {
  const body = bodyOf(value)
  const givenAmenities = Object.entries(body ?? {}).filter(([field]) => isAmenity(field))
  const amenityFlags = z.safeParse(flags, Object.fromEntries(givenAmenities))
  const rest = body && Object.fromEntries(Object.entries(body).filter(([field]) => !isAmenity(field)))
  const result = z.safeParse(payload, rest ?? value)
  const issues = [...(result.error?.issues ?? []), ...(amenityFlags.error?.issues ?? [])]
  if (!result.success || !amenityFlags.success) throw new ValidationError(fieldErrors(issues.map(describe)))
  if ((result.data.partOfGroup === undefined) !== (result.data.quantity === undefined)) {
    throw new ValidationError({ quantity: 'listing.partOfGroup.quantity' })
  }
  return givenAmenities.length === 0 ? result.data : { ...result.data, amenityFlags: amenityFlags.data }
}

function bodyOf(value: unknown): object | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}

function isAmenity(field: string): field is Amenity {
  return (AMENITIES as readonly string[]).includes(field)
}

/** The names of what a payload tells. */
export function givenFieldsOf(given: ListingPayload): string[] {
  return Object.keys(given).map((field) => (field === 'amenityFlags' ? 'amenities' : field))
}

/** How many units to add, checked; the size of the group is the action's business. */
export function parseQuantity(value: unknown): number {
  const result = z.safeParse(z.strictObject({ quantity: conversionFields.quantity }), value)
  if (!result.success) throw new ValidationError({ quantity: 'listing.invalid' })
  return result.data.quantity
}

/** The fields of a payload that every unit of the group would share. */
export function sharedFieldsOf(given: ListingPayload): (keyof typeof sharedFields)[] {
  return Object.keys(given).filter((field): field is keyof typeof sharedFields => field in sharedFields)
}

/** The fields of a payload that belong to one unit. */
export function unitFieldsOf(given: ListingPayload): (keyof typeof unitFields)[] {
  return Object.keys(given).filter((field): field is keyof typeof unitFields => field in unitFields)
}

/** Whether a field belongs to one unit. */
export function isUnitField(field: string): boolean {
  return Object.hasOwn(unitFields, field)
}

/** What must be true of a listing once a payload is in it, though the payload names only a part; an area of 0 is not known. */
export interface ChangedListing {
  price: number
  currency: string
  area: number
  minBookingDuration: number | null
  maxBookingDuration: number | null
}

/** Throws ValidationError when the price is too high for the area (C5), or no stay is both long and short enough. */
export function checkChangedListing(listing: ChangedListing): void {
  if (isTooHigh(listing.price, listing.currency, listing.area)) {
    throw new ValidationError({ price: 'listing.price.perSquareMetre' })
  }
  const { minBookingDuration: shortest, maxBookingDuration: longest } = listing
  if (shortest !== null && longest !== null && shortest > longest) {
    throw new ValidationError({ maxBookingDuration: 'listing.maxBookingDuration.belowMinimum' })
  }
}

function describe(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string } {
  if (issue.code !== 'unrecognized_keys') {
    const isOurs = issue.message.startsWith('listing.')
    return { path: issue.path, message: isOurs ? issue.message : 'listing.invalid' }
  }
  return { path: [...issue.path, issue.keys[0] ?? ''], message: 'listing.unknown' }
}
