import type { Language } from '../../catalogue/language.ts'
import type { Amenity, HomeType } from '../../catalogue/listings.ts'
import type { Day } from '../../kernel/day.ts'

/** Something that an advert says, with the very words that say so. */
export interface FoundValue<Value> {
  value: Value
  words: string
}

/** How many rooms of which kind an advert speaks of. */
export interface AdvertRooms {
  bedrooms: number
  livingRooms: number
}

/** What an advert says of a home, as far as it is understood; null for what it doesn't say. Amounts in minor units. */
export interface Advert {
  language: Language
  title: FoundValue<string> | null
  street: FoundValue<{ street: string; streetNumber: string }> | null
  zipCode: FoundValue<string> | null
  city: FoundValue<string> | null
  country: FoundValue<string> | null
  homeType: FoundValue<HomeType> | null
  area: FoundValue<number> | null
  rooms: FoundValue<AdvertRooms> | null
  floor: FoundValue<number> | null
  price: FoundValue<number> | null
  currency: string
  deposit: FoundValue<number> | null
  finalCleaningFee: FoundValue<number> | null
  availableFrom: FoundValue<Day> | null
  minBookingDuration: FoundValue<number> | null
  amenities: FoundValue<Amenity>[]
  /** Whether it says that it is furnished, or that it isn't. */
  furnished: FoundValue<boolean> | null
  /** What is read, as its description. */
  description: string
}
