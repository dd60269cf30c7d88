import type { Language } from '../../catalogue/language.ts'
import type { Amenity, HomeType } from '../../catalogue/listings.ts'
import type { Day } from '../../kernel/day.ts'

/** Something that an advert says, with the very words that say so. */
export interface Found<Value> {
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
  title: Found<string> | null
  street: Found<{ street: string; streetNumber: string }> | null
  zipCode: Found<string> | null
  city: Found<string> | null
  country: Found<string> | null
  homeType: Found<HomeType> | null
  area: Found<number> | null
  rooms: Found<AdvertRooms> | null
  floor: Found<number> | null
  price: Found<number> | null
  currency: string
  deposit: Found<number> | null
  finalCleaningFee: Found<number> | null
  availableFrom: Found<Day> | null
  minBookingDuration: Found<number> | null
  amenities: Found<Amenity>[]
  /** Whether it says that it is furnished, or that it isn't. */
  furnished: Found<boolean> | null
  /** What is read, as its description. */
  description: string
}
