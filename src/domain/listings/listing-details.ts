import * as z from 'zod/mini'
import {
  AMENITIES_AVAILABILITIES,
  LISTING_PARKING_OPTIONS,
  ROOM_TYPES,
  SERVICES_AVAILABILITIES,
} from '../catalogue/listings.ts'
import {
  ENERGY_CERTIFICATE_AVAILABILITIES,
  ENERGY_CERTIFICATE_TYPES,
  ENERGY_EFFICIENCY_CLASSES,
  HEATING_METHODS,
  MAIN_ENERGY_SOURCES,
} from '../catalogue/energy-certificate.ts'
import { LISTING_LANGUAGES } from '../catalogue/language.ts'
import { isDay } from '../kernel/day.ts'
import { isStorableText, LISTING_TEXT_MAX_LENGTH } from '../kernel/text-limits.ts'

// The structured parts of a listing's content, as they are stored and as they come in.

/** All fields of something whose fields may be given one by one. */
type Whole<Schema extends z.core.$ZodType> = Required<z.output<Schema>>

/** A text by listing language. */
export const localizedText = z.partialRecord(
  z.enum(LISTING_LANGUAGES),
  z.string().check(z.maxLength(LISTING_TEXT_MAX_LENGTH), z.refine(isStorableText)),
)

const count = z._default(z.int().check(z.minimum(0), z.maximum(50)), 0)

/** The rooms of an apartment with their beds (D3 roomsInformation). */
export const rooms = z
  .array(
    z.strictObject({
      roomType: z.enum(ROOM_TYPES),
      singleBedsCount: count,
      doubleBedsCount: count,
      guestBedsCount: count,
      couchBedsCount: count,
      othersCount: count,
    }),
  )
  .check(z.maxLength(50))

/** One room of an apartment. */
export type RoomInformation = z.output<typeof rooms>[number]

const consumption = z.nullable(z.number().check(z.minimum(0), z.maximum(2000)))

/** The energy certificate (D3) as it comes in: what is left out stays; consumption in kWh per square metre and year. */
export const energyCertificate = z.partial(
  z.strictObject({
    availability: z.enum(ENERGY_CERTIFICATE_AVAILABILITIES),
    mainEnergySource: z.nullable(z.enum(MAIN_ENERGY_SOURCES)),
    heatingMethod: z.nullable(z.enum(HEATING_METHODS)),
    yearOfConstruction: z.nullable(z.int().check(z.minimum(1000), z.maximum(2200))),
    isYearOfConstructionUnknown: z.boolean(),
    energyConsumption: consumption,
    electricityConsumption: consumption,
    heatingConsumption: consumption,
    efficiencyClass: z.nullable(z.enum(ENERGY_EFFICIENCY_CLASSES)),
    certificateType: z.nullable(z.enum(ENERGY_CERTIFICATE_TYPES)),
    issueDate: z.nullable(z.string().check(z.refine(isDay))),
  }),
)

/** An energy certificate. */
export type EnergyCertificate = Whole<typeof energyCertificate>

/** The services that go with an apartment (D3) as they come in: what is left out stays. */
export const services = z.partial(
  z.strictObject({
    isServiced: z.boolean(),
    garage: z.boolean(),
    cleaningV2: z.enum(SERVICES_AVAILABILITIES),
    parkingV2: z.enum(LISTING_PARKING_OPTIONS),
    fitnessV2: z.enum(AMENITIES_AVAILABILITIES),
    conciergeV2: z.enum(SERVICES_AVAILABILITIES),
    cityRegistrationDocuments: z.boolean(),
    tenantCanChangeThePostBoxName: z.boolean(),
    internetConnectionSpeedMbps: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
    broadcastingFeeIncludedInRent: z.boolean(),
  }),
)

/** The services of an apartment. */
export type ListingServices = Whole<typeof services>

const keyCount = z.int().check(z.minimum(0), z.maximum(50))

/** The keys that a tenant gets (D3) as they come in: counts, and whether there is a way in without one; what is left out stays. */
export const keysProvided = z.partial(
  z.strictObject({
    keylessAccess: z.boolean(),
    buildingEntrance: keyCount,
    apartmentEntrance: keyCount,
    basement: keyCount,
    mailbox: keyCount,
    generalKey: keyCount,
    otherKeys: keyCount,
  }),
)

/** The keys that a tenant gets. */
export type KeysProvided = Whole<typeof keysProvided>

/** The rooms as they are stored. */
export function roomsOf(stored: unknown): RoomInformation[] {
  return z.parse(rooms, stored)
}

/** What nobody has said of a certificate. */
export const NO_CERTIFICATE: Omit<EnergyCertificate, 'availability'> = {
  mainEnergySource: null,
  heatingMethod: null,
  yearOfConstruction: null,
  isYearOfConstructionUnknown: false,
  energyConsumption: null,
  electricityConsumption: null,
  heatingConsumption: null,
  efficiencyClass: null,
  certificateType: null,
  issueDate: null,
}

const NO_SERVICES: ListingServices = {
  isServiced: false,
  garage: false,
  cleaningV2: 'NOT_AVAILABLE',
  parkingV2: 'NOT_AVAILABLE',
  fitnessV2: 'NOT_AVAILABLE',
  conciergeV2: 'NOT_AVAILABLE',
  cityRegistrationDocuments: false,
  tenantCanChangeThePostBoxName: false,
  internetConnectionSpeedMbps: null,
  broadcastingFeeIncludedInRent: false,
}

const NO_KEYS: KeysProvided = {
  keylessAccess: false,
  buildingEntrance: 0,
  apartmentEntrance: 0,
  basement: 0,
  mailbox: 0,
  generalKey: 0,
  otherKeys: 0,
}

/** The energy certificate as it is stored, or null when there is nothing about one. */
export function energyCertificateOf(stored: unknown): EnergyCertificate | null {
  const known = z.parse(z.nullable(energyCertificate), stored)
  return known && changedCertificate(null, known)
}

/** A certificate with what is told of it; null while nobody has said whether there is one. */
export function changedCertificate(
  stored: EnergyCertificate | null,
  given: z.output<typeof energyCertificate>,
): EnergyCertificate | null {
  const availability = given.availability ?? stored?.availability
  return availability ? over({ ...NO_CERTIFICATE, ...stored, availability }, given) : null
}

/** The services as they are stored; what is not said is not there. */
export function servicesOf(stored: unknown): ListingServices {
  return over(NO_SERVICES, z.parse(services, stored))
}

/** The keys as they are stored; what is not said is not handed over. */
export function keysProvidedOf(stored: unknown): KeysProvided {
  return over(NO_KEYS, z.parse(keysProvided, stored))
}

/** What is stored, with what is told anew. */
export function over<Stored extends object>(
  stored: Stored,
  given: { [Field in keyof Stored]?: Stored[Field] | undefined },
): Stored {
  const givenFields = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...stored, ...Object.fromEntries(givenFields) }
}
