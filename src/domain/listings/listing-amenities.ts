import { type AmenitiesAvailability, AMENITIES, type Amenity } from '../catalogue/listings.ts'

/** What an apartment has, and where. What isn't there has no place; no word of a place means that it is simply there. */
export interface ListingAmenities {
  amenities: Amenity[]
  amenitiesAvailability: Partial<Record<Amenity, AmenitiesAvailability>>
}

/** What somebody tells of it: all that there is, where it is, or of single amenities whether they are there. */
export interface GivenAmenities {
  amenities?: readonly Amenity[] | undefined
  amenitiesAvailability?: Partial<Record<Amenity, AmenitiesAvailability>> | undefined
  amenityFlags?: Partial<Record<Amenity, boolean>> | undefined
}

/**
 * The amenities of an apartment with what is given of them. What has a place is there, what is NOT_AVAILABLE isn't; a flag
 * has the last word. Places that are told take the stead of all former ones.
 */
export function changedAmenities(stored: ListingAmenities, given: GivenAmenities): ListingAmenities {
  const there = new Set<Amenity>(given.amenities ?? stored.amenities)
  const places = new Map(entriesOf(given.amenitiesAvailability ?? stored.amenitiesAvailability))
  for (const [amenity, place] of entriesOf(given.amenitiesAvailability ?? {})) {
    if (place === 'NOT_AVAILABLE') there.delete(amenity)
    else there.add(amenity)
  }
  for (const amenity of AMENITIES) {
    const flag = given.amenityFlags?.[amenity]
    if (flag === true) there.add(amenity)
    if (flag === false) there.delete(amenity)
  }
  for (const [amenity, place] of places) {
    if (!there.has(amenity) || place === 'NOT_AVAILABLE') places.delete(amenity)
  }
  return { amenities: [...there], amenitiesAvailability: Object.fromEntries(places) }
}

function entriesOf(
  places: Partial<Record<Amenity, AmenitiesAvailability>>,
): [Amenity, AmenitiesAvailability][] {
  return Object.entries(places) as [Amenity, AmenitiesAvailability][]
}
