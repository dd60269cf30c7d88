import type { Amenity } from '../../domain/catalogue/listings.ts'
import type { ContractName } from '../../domain/catalogue/contracts.ts'
import type { GeoPoint } from '../../domain/listings/map-point.ts'
import type { PictureSet } from './pictures/demo-pictures.ts'

/** What is particular about a demo listing; prices in whole euros a month. */
export interface PlaceFacts {
  key: string
  name: string
  externalId: string | null
  street: string
  number: string
  zip: string
  city: string
  country: string
  /** Where its street is. */
  point: GeoPoint
  price: number
  area: number
  accommodates: number
  bedrooms: number
  homeType?: 'ENTIRE_APARTMENT' | 'PRIVATE_ROOM'
  standard: 'STANDARD' | 'MEDIUM' | 'LUXURY'
  pets?: 'ALLOWED' | 'ALLOWED_WITH_CONDITIONS'
  /** The booking waits for the landlord's confirmation (LBC). */
  confirmed?: boolean
  /** Contracts are signed on paper. */
  onPaper?: boolean
  contractName?: ContractName
  minMonths?: number
  maxMonths?: number
  amenities: readonly Amenity[]
  /** Whose pictures, and which room is the cover. */
  pictures: { of: PictureSet; cover?: string } | null
  published?: boolean
  units?: number
  /** What a month on the top floor costs, where that is another rent. */
  topFloorPrice?: number
  floor: number
  /** Years since the listing is let with us. */
  years: number
}

/** What every listing has. */
export const basics: readonly Amenity[] = [
  'wifi',
  'washingMachine',
  'fridge',
  'stove',
  'kitchenware',
  'bedLinen',
  'towels',
  'smokeDetector',
]
/** What most listings have. */
export const comfort: readonly Amenity[] = [
  ...basics,
  'dishwasher',
  'oven',
  'coffeeMachine',
  'kettle',
  'tv',
  'desk',
  'vacuumCleaner',
]
