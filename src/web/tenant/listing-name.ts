import { listingText } from '../shared/listing-words.ts'
import { addressText, type Address } from '../../domain/listings/identifier.ts'

/** A listing by the title that the tenant saw when asking. */
export function listingName(listing: { title: unknown; name: string }, language: string): string {
  return listingText(listing.title, language).text || listing.name
}

/** Where the listing is: without street and number until there is a contract. */
export function placeOf(listing: { address: Address }): string {
  const { address } = listing
  return address.street ? addressText(address, { place: true }) : `${address.zipCode} ${address.city}`
}
