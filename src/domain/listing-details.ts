import * as z from 'zod/mini'
import { AMENITIES_AVAILABILITIES } from './catalogue/amenities-availability.ts'
import {
  ENERGY_CERTIFICATE_AVAILABILITIES,
  ENERGY_CERTIFICATE_TYPES,
  ENERGY_EFFICIENCY_CLASSES,
  HEATING_METHODS,
  MAIN_ENERGY_SOURCES,
} from './catalogue/energy-certificate.ts'
import { LISTING_LANGUAGES } from './catalogue/language.ts'
import { LISTING_PARKING_OPTIONS } from './catalogue/parking-option.ts'
import { ROOM_TYPES } from './catalogue/room-type.ts'
import { SERVICES_AVAILABILITIES } from './catalogue/services-availability.ts'
import { isDay } from './day.ts'
import { isStorableText, LISTING_TEXT_MAX_LENGTH } from './text-limits.ts'

// The structured parts of a listing's content, as they are stored and as they come in.

/** A text by listing language. */
export const localizedText = z.partialRecord(
  z.enum(LISTING_LANGUAGES),
  z.string().check(z.maxLength(LISTING_TEXT_MAX_LENGTH), z.refine(isStorableText)),
)

const count = z._default(z.int().check(z.minimum(0), z.maximum(50)), 0)

/** The rooms of a home with their beds (D3 roomsInformation). */
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

/** One room of a home. */
export type RoomInformation = z.output<typeof rooms>[number]

const consumption = z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(2000))), null)

/** The energy certificate (D3); consumption in kWh per square metre and year. */
export const energyCertificate = z.strictObject({
  availability: z.enum(ENERGY_CERTIFICATE_AVAILABILITIES),
  mainEnergySource: z._default(z.nullable(z.enum(MAIN_ENERGY_SOURCES)), null),
  heatingMethod: z._default(z.nullable(z.enum(HEATING_METHODS)), null),
  yearOfConstruction: z._default(z.nullable(z.int().check(z.minimum(1000), z.maximum(2200))), null),
  isYearOfConstructionUnknown: z._default(z.boolean(), false),
  energyConsumption: consumption,
  electricityConsumption: consumption,
  heatingConsumption: consumption,
  efficiencyClass: z._default(z.nullable(z.enum(ENERGY_EFFICIENCY_CLASSES)), null),
  certificateType: z._default(z.nullable(z.enum(ENERGY_CERTIFICATE_TYPES)), null),
  issueDate: z._default(z.nullable(z.string().check(z.refine(isDay))), null),
})

/** An energy certificate. */
export type EnergyCertificate = z.output<typeof energyCertificate>

/** The services that go with a home (D3). */
export const services = z.strictObject({
  isServiced: z._default(z.boolean(), false),
  garage: z._default(z.boolean(), false),
  cleaningV2: z._default(z.enum(SERVICES_AVAILABILITIES), 'NOT_AVAILABLE'),
  parkingV2: z._default(z.enum(LISTING_PARKING_OPTIONS), 'NOT_AVAILABLE'),
  fitnessV2: z._default(z.enum(AMENITIES_AVAILABILITIES), 'NOT_AVAILABLE'),
  conciergeV2: z._default(z.enum(SERVICES_AVAILABILITIES), 'NOT_AVAILABLE'),
  cityRegistrationDocuments: z._default(z.boolean(), false),
  tenantCanChangeThePostBoxName: z._default(z.boolean(), false),
  internetConnectionSpeedMbps: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))), null),
  broadcastingFeeIncludedInRent: z._default(z.boolean(), false),
})

/** The services of a home. */
export type ListingServices = z.output<typeof services>

/** The keys that a tenant gets (D3); counts, and whether there is a way in without one. */
export const keysProvided = z.strictObject({
  keylessAccess: z._default(z.boolean(), false),
  buildingEntrance: count,
  apartmentEntrance: count,
  basement: count,
  mailbox: count,
  generalKey: count,
  otherKeys: count,
})

/** The keys that a tenant gets. */
export type KeysProvided = z.output<typeof keysProvided>

/** The rooms as they are stored. */
export function roomsOf(stored: unknown): RoomInformation[] {
  return z.parse(rooms, stored)
}

/** The energy certificate as it is stored, or null when there is nothing about one. */
export function energyCertificateOf(stored: unknown): EnergyCertificate | null {
  return z.parse(z.nullable(energyCertificate), stored)
}

/** The services as they are stored; what is not said is not there. */
export function servicesOf(stored: unknown): ListingServices {
  return z.parse(services, stored)
}

/** The keys as they are stored; what is not said is not handed over. */
export function keysProvidedOf(stored: unknown): KeysProvided {
  return z.parse(keysProvided, stored)
}
