import type { Amenity } from '../../domain/catalogue/listings.ts'
import type {
  EnergyCertificate,
  KeysProvided,
  ListingServices,
  RoomInformation,
} from '../../domain/listings/listing-details.ts'
import type { GeoPoint } from '../../domain/listings/map-point.ts'
import type { PointSource } from '../../domain/listings/point-source.ts'
import type { Season } from '../../domain/listings/seasons.ts'
import type { StayDiscount } from '../../domain/listings/stay-discounts.ts'
import type { ListingStep } from '../../domain/listings/listing-steps.ts'

/** A text by language. */
export type Texts = Partial<Record<string, string>>

/** A pet or smoking rule with its conditions by language. */
export interface RuleValues {
  rule: string
  conditions: Texts
}

/** The values of each step as the API has them; what is not there can't be changed for this listing or unit. */
export interface ValuesByStep {
  location: {
    address?: { street: string; streetNumber: string; zipCode: string; city: string; country: string }
    locationInBuilding?: Texts
    registrationNumber?: string | null
  }
  apartment: {
    name?: string
    apartmentName?: string
    externalId?: string | null
    homeType?: string
    area?: number | null
    floor?: number | null
    accommodates?: number
    apartmentState?: string | null
    furnitureStandard?: string
  }
  rooms: { roomsInformation?: RoomInformation[] }
  amenities: { amenities?: Amenity[]; amenitiesAvailability?: Partial<Record<string, string>> }
  services: { services?: ListingServices }
  photos: object
  floorPlan: object
  description: {
    title?: Texts
    descriptionV2?: Texts
    additionalInformation?: Texts
    houseRulesText?: Texts
    listingLanguages?: string[]
  }
  keys: { keysProvided?: KeysProvided }
  rules: { petRules?: RuleValues; smokingRules?: RuleValues }
  price: {
    price?: number | null
    currency?: string
    invoiceCalculationMethod?: string
    deposit?: number
    finalCleaningFee?: number
    stayDiscounts?: StayDiscount[]
    seasons?: Season[]
  }
  energy: { energyCertificate?: EnergyCertificate | null }
  stay: {
    availableFrom?: string | null
    availableTo?: string | null
    minBookingDuration?: number | null
    maxBookingDuration?: number | null
    minBookingDurationPermitId?: string | null
    minBookingDurationExemption?: boolean
    maxVacancy?: number | null
    maxVacancyUnit?: string
  }
  booking: {
    methodOfBooking?: string
    isOnlineSigning?: boolean
    isFirstMonthRent?: boolean
    labels?: string[]
    contractName?: string
  }
  contacts: {
    payoutInformation?: {
      contactPersonId: string | null
      billingAddressId: string | null
    }
    billingDetailsItemId?: string | null
  }
}

/** What the fields of a step are given. */
export interface StepProps<Step extends ListingStep> {
  values: ValuesByStep[Step]
  change: (values: Partial<ValuesByStep[Step]>) => void
  /** The sentence for what is wrong at a path such as 'address.zipCode'. */
  errorOf: (path: string) => string | undefined
  /** The listing around the step. */
  listing: EditedListing
}

/** What the fields of a step may want to know of the rest of the listing. */
export interface EditedListing {
  groupId: string
  listingId: string | null
  partOfGroup: boolean
  published: boolean
  address: NonNullable<ValuesByStep['location']['address']> | null
  languages: readonly string[]
  /** Where it is on the map; null where nobody knows. */
  point: (GeoPoint & { source: PointSource }) | null
  /** Of the content as it was loaded. */
  version: number
  area: number | null
  /** After something was saved beside the steps, such as photos. */
  reload: () => void
}
