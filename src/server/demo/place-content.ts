import type { Insertable } from 'kysely'
import type { Amenity, AmenitiesAvailability } from '../../domain/catalogue/listings.ts'
import type { ImageCategory } from '../../domain/catalogue/pictures.ts'
import { COUNTRY_TAGS, type Tag } from '../../domain/catalogue/flags.ts'
import type {
  EnergyCertificate,
  KeysProvided,
  ListingServices,
  RoomInformation,
} from '../../domain/listings/listing-details.ts'
import type { GroupsTable } from '../kernel/db/tables.gen.ts'
import { json } from '../kernel/db/parameters.ts'
import { placeDetails, type PlaceDetails } from './place-details.ts'
import type { PlaceFacts } from './place-facts.ts'
import { additionalInformation, petConditions, smokingConditions } from './place-notes.ts'

/** The columns of a listing's content that its details fill; a listing nobody has described yet stays as it is. */
export function contentColumns(facts: PlaceFacts): Partial<Insertable<GroupsTable>> {
  const details = placeDetails[facts.key]
  return {
    labels: labelsOf(facts),
    rooms: json(roomsOf(facts)),
    listing_languages: ['en', 'de', 'fr'],
    pet_conditions: facts.pets === 'ALLOWED_WITH_CONDITIONS' ? petConditions : {},
    smoking_rule: facts.amenities.includes('balcony') ? 'ALLOWED_WITH_CONDITIONS' : 'NOT_ALLOWED',
    smoking_conditions: facts.amenities.includes('balcony') ? smokingConditions : {},
    ...(details && {
      apartment_state: details.state,
      registration_number: details.registration ?? null,
      additional_information: additionalInformation,
      energy_certificate: json(certificateOf(details)),
      services: json(servicesOf(facts, details)),
      amenities_availability: json(whereAmenitiesAre(facts)),
      keys_provided: json(keysOf(facts)),
    }),
  }
}

function labelsOf(facts: PlaceFacts): Tag[] {
  const country = Object.entries(COUNTRY_TAGS).flatMap(([code, tag]) => (code === facts.country ? tag : []))
  return facts.units ? [...country, 'KA'] : country
}

function roomsOf(facts: PlaceFacts): RoomInformation[] {
  const none = {
    singleBedsCount: 0,
    doubleBedsCount: 0,
    guestBedsCount: 0,
    couchBedsCount: 0,
    othersCount: 0,
  }
  const isSingle = facts.accommodates === 1
  const bedrooms = Array.from({ length: facts.bedrooms }, (): RoomInformation => ({
    ...none,
    roomType: 'BEDROOM',
    singleBedsCount: isSingle ? 1 : 0,
    doubleBedsCount: isSingle ? 0 : 1,
  }))
  if (facts.homeType === 'PRIVATE_ROOM') return bedrooms
  const guests = facts.accommodates > facts.bedrooms * 2 ? 1 : 0
  const living: RoomInformation = { ...none, roomType: 'LIVING_DINING_ROOM', couchBedsCount: guests }
  return facts.amenities.includes('cot')
    ? [...bedrooms, living, { ...none, roomType: 'OTHER', othersCount: 1 }]
    : [...bedrooms, living]
}

function certificateOf({ energy, built }: PlaceDetails): EnergyCertificate {
  return {
    availability: energy ? (energy.class < 'C' ? 'AVAILABLE' : 'AVAILABLE_FOR_VIEWING') : 'NOT_NEEDED',
    mainEnergySource: energy?.from ?? null,
    heatingMethod: energy?.by ?? null,
    yearOfConstruction: built,
    isYearOfConstructionUnknown: false,
    energyConsumption: energy?.use ?? null,
    electricityConsumption: null,
    heatingConsumption: null,
    efficiencyClass: energy?.class ?? null,
    certificateType: energy ? (energy.class < 'C' ? 'DEMAND' : 'CONSUMPTION') : null,
    issueDate: energy ? `${2018 + (energy.use % 6)}-0${1 + (energy.use % 9)}-12` : null,
  }
}

function servicesOf(facts: PlaceFacts, details: PlaceDetails): ListingServices {
  return {
    isServiced: details.serviced ?? false,
    garage: details.parking.startsWith('ON_PROPERTY'),
    cleaningV2: details.cleaning ?? 'NOT_AVAILABLE',
    parkingV2: details.parking,
    fitnessV2: facts.units ? 'AVAILABLE_IN_BUILDING' : 'AVAILABLE_NEAR_BUILDING',
    conciergeV2: facts.amenities.includes('concierge') ? 'INCLUDED_IN_RENT' : 'NOT_AVAILABLE',
    cityRegistrationDocuments: facts.country !== 'FR',
    tenantCanChangeThePostBoxName: facts.homeType !== 'PRIVATE_ROOM',
    internetConnectionSpeedMbps: details.mbps,
    broadcastingFeeIncludedInRent: facts.country === 'DE',
  }
}

const outside: readonly Amenity[] = [
  'elevator',
  'bikeStorage',
  'garden',
  'basement',
  'concierge',
  'playground',
]

/** What is in the house stands in the house; a large house has its washing machines in the cellar. */
function whereAmenitiesAre(facts: PlaceFacts): Partial<Record<string, AmenitiesAvailability>> {
  return Object.fromEntries(
    facts.amenities.map((amenity) => {
      const isShared =
        outside.some((other) => other === amenity) || (facts.units && amenity === 'washingMachine')
      return [amenity, isShared ? 'AVAILABLE_IN_BUILDING' : 'AVAILABLE_IN_APARTMENT']
    }),
  )
}

function keysOf(facts: PlaceFacts): KeysProvided {
  const sets = facts.accommodates > 2 ? 3 : 2
  return {
    keylessAccess: facts.standard === 'LUXURY',
    buildingEntrance: facts.amenities.includes('privateEntrance') ? 0 : sets,
    apartmentEntrance: sets,
    basement: facts.amenities.includes('basement') ? 1 : 0,
    mailbox: 1,
    generalKey: 0,
    otherKeys: facts.amenities.includes('bikeStorage') ? 1 : 0,
  }
}

const categories: Readonly<Record<string, ImageCategory>> = {
  living: 'LIVING_ROOM',
  bedroom: 'BEDROOM',
  kitchen: 'KITCHEN',
  bath: 'BATHROOM',
  outside: 'VIEW',
  facade: 'BUILDING',
}

/** What a drawn picture shows, in the catalogue's word. */
export function pictureCategoryOf(drawn: string): ImageCategory {
  return categories[drawn] ?? 'OTHER'
}
