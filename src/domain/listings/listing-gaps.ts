import type { ListingGap } from '../catalogue/listings.ts'
import type { Tag } from '../catalogue/flags.ts'
import { MIN_AREA } from '../kernel/constants.ts'
import { missingOfCertificate } from './energy-certificate-check.ts'
import type { EnergyCertificate } from './listing-details.ts'
import { needsRegistrationNumber } from './listing-registration.ts'
import type { ListingStep, StepField } from './listing-steps.ts'
import { isTooHigh } from './price-comparison.ts'
import type { Day } from '../kernel/day.ts'

/** What decides whether a listing may be published; amounts in minor units, an area of 0 is not known. */
export interface PublishableListing {
  address: { street: string; streetNumber: string; zipCode: string; city: string; country: string }
  pictures: number
  price: number
  currency: string
  area: number
  title: Readonly<Record<string, string>>
  rooms: number
  availableFrom: Day | null
  hasContactPerson: boolean
  energyCertificate: EnergyCertificate | null
  registrationNumber: string | null
  minBookingDurationPermitId: string | null
  /** Those with which staff ask for a datum that the address alone would not (C3). */
  labels: readonly string[]
}

/** Something that is missing, and where it can be told; a part of a field stands behind a point. */
export interface Gap {
  gap: ListingGap
  step: ListingStep
  field: StepField | `${StepField}.${string}`
}

/** Everything that is missing before a listing may be published, in the order of the steps: the one rule (domain rules, section 2). */
export function missingToPublish(listing: PublishableListing, today: Day): Gap[] {
  return [
    ...addressGaps(listing.address),
    ...registrationGaps(listing),
    ...(listing.area < MIN_AREA ? [gap('AREA', 'apartment', 'area')] : []),
    ...(listing.rooms === 0 ? [gap('ROOM', 'rooms', 'roomsInformation')] : []),
    ...(listing.pictures === 0 ? [gap('PHOTO', 'photos', 'pictures')] : []),
    ...(hasText(listing.title) ? [] : [gap('TITLE', 'description', 'title')]),
    ...priceGaps(listing),
    ...certificateGaps(listing, today),
    ...(listing.availableFrom === null ? [gap('AVAILABLE_FROM', 'stay', 'availableFrom')] : []),
    ...permitGaps(listing),
    ...(listing.hasContactPerson
      ? []
      : [gap('CONTACT_PERSON', 'contacts', 'payoutInformation.contactPersonId')]),
  ]
}

function gap(name: ListingGap, step: ListingStep, field: Gap['field']): Gap {
  return { gap: name, step, field }
}

function addressGaps(address: PublishableListing['address']): Gap[] {
  const parts = ['street', 'streetNumber', 'zipCode', 'city', 'country'] as const
  return parts
    .filter((part) => address[part].trim() === '')
    .map((part) => gap('ADDRESS', 'location', `address.${part}`))
}

function registrationGaps({ address, registrationNumber, labels }: PublishableListing): Gap[] {
  const isNeeded = needsRegistrationNumber(address) || isAsked(labels, 'REGISTRATION_NUMBER')
  if (registrationNumber?.trim() || !isNeeded) return []
  return [gap('REGISTRATION_NUMBER', 'location', 'registrationNumber')]
}

function certificateGaps({ energyCertificate, address, labels }: PublishableListing, today: Day): Gap[] {
  const country = isAsked(labels, 'GERMAN_ENERGY_CERTIFICATE') ? 'DE' : address.country
  return missingOfCertificate(energyCertificate, country, today).map((field) =>
    gap('ENERGY_CERTIFICATE', 'energy', `energyCertificate.${field}`),
  )
}

function permitGaps({ minBookingDurationPermitId, labels }: PublishableListing): Gap[] {
  if (minBookingDurationPermitId?.trim() || !isAsked(labels, 'MIN_BOOKING_DURATION_PERMIT_ID')) return []
  return [gap('MIN_BOOKING_DURATION_PERMIT_ID', 'stay', 'minBookingDurationPermitId')]
}

function isAsked(labels: readonly string[], label: Tag): boolean {
  return labels.includes(label)
}

function priceGaps({ price, currency, area }: PublishableListing): Gap[] {
  if (price <= 0) return [gap('PRICE', 'price', 'price')]
  return isTooHigh(price, currency, area) ? [gap('PRICE_PER_SQUARE_METRE', 'price', 'price')] : []
}

function hasText(text: Readonly<Record<string, string>>): boolean {
  return Object.values(text).some((one) => one.trim() !== '')
}
