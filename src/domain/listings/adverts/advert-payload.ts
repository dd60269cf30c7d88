import { ValidationError } from '../../kernel/errors.ts'
import { type ListingPayload, parseListingPayload } from '../listing-content.ts'

/** The fields of a listing that an advert may tell when it begins. */
const ADVERT_FIELDS: readonly string[] = [
  'title',
  'descriptionV2',
  'listingLanguages',
  'address',
  'homeType',
  'area',
  'roomsInformation',
  'floor',
  'price',
  'currency',
  'deposit',
  'finalCleaningFee',
  'availableFrom',
  'minBookingDuration',
  'amenities',
] satisfies (keyof ListingPayload)[]

/** The checked content that a listing begins with; a field that no advert tells is a ValidationError. */
export function parseAdvertContent(value: unknown): ListingPayload {
  const given = parseListingPayload(value)
  const others = Object.keys(given).filter((field) => !ADVERT_FIELDS.includes(field))
  if (others.length > 0)
    throw new ValidationError(Object.fromEntries(others.map((field) => [field, 'listing.ofOtherStep'])))
  return given
}
