import type {
  Amenity,
  ApartmentRule,
  FurnitureStandard,
  HomeType,
} from '../../../domain/catalogue/listings.ts'
import type { PictureUrls } from '../../../domain/listings/pictures.ts'

// What the pages' operations answer, as far as the server writes it down.

/** A listing in a list. */
export interface CardAnswer {
  _id: string
  groupId: string
  partOfGroup: boolean
  title: Record<string, string>
  name: string
  city: string
  zipCode: string
  price: number
  hasSeveralRents: boolean
  currency: string
  area: number
  accommodates: number
  homeType: HomeType
  images: { urls: PictureUrls }[]
}

/** A place in a list. */
export interface PlaceAnswer {
  slug: string
  city: string
  total: number
  priceFrom: number
  currency: string
  currencies: { currency: string; total: number }[]
}

/** Operation PublicSearch. */
export interface SearchAnswer {
  publicSearch: {
    totalCount: number
    isMore: boolean
    city: string | null
    currency: string
    places: PlaceAnswer[]
    nodes: CardAnswer[]
  }
}

/** Operation PublicListings. */
export interface StartAnswer {
  publicListings: { totalCount: number; cities: string[]; nodes: CardAnswer[] }
}

/** A listing with all that its page tells. */
export interface ListingAnswer extends CardAnswer {
  description: Record<string, string>
  houseRules: Record<string, string>
  additionalInformation: Record<string, string>
  country: string
  highestPrice: number
  deposit: number
  furnitureStandard: FurnitureStandard
  amenities: Amenity[]
  petRule: ApartmentRule
  isForUkrainians: boolean
  smokingRule: ApartmentRule
  unitCount: number
  minMonths: number | null
  maxMonths: number | null
  availableFrom: string | null
  registrationNumber: string | null
  finalCleaningFee: number
  roomsInformation: {
    roomType: string
    singleBedsCount: number
    doubleBedsCount: number
    guestBedsCount: number
    couchBedsCount: number
  }[]
  energyCertificate: {
    availability: string
    certificateType: string | null
    efficiencyClass: string | null
    mainEnergySource: string | null
    heatingMethod: string | null
    yearOfConstruction: number | null
    isYearOfConstructionUnknown: boolean
    energyConsumption: number | null
    heatingConsumption: number | null
    electricityConsumption: number | null
    issueDate: string | null
  } | null
}

/** Operation LegalOperator. */
export interface OperatorAnswer {
  /** Handed to the page as it is. */
  operator: object | null
}

/** Operation EntryReferrer. */
export interface ReferrerAnswer {
  referrer: { firstName: string } | null
}
