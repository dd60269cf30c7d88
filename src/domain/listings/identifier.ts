/** What a listing is called by its landlord. */
export interface NamedListing {
  externalId?: string | null
  apartmentName?: string | null
}

/** The name a listing is shown and sorted by: externalId, or when absent apartmentName (D3). */
export function listingIdentifier(listing: NamedListing): string {
  return listing.externalId || listing.apartmentName || ''
}

/** Street and number; with `place` zip code and city too; led by the external id where there is one (D3). */
export function addressText(
  address: Address,
  options: { externalId?: string | null; place?: boolean } = {},
): string {
  const street = `${address.street} ${address.streetNumber}`
  const place = options.place ? `${address.zipCode} ${address.city}` : undefined
  return [options.externalId, street, place].filter(Boolean).join(', ')
}

/** An address as the API gives it (D3). */
export interface Address {
  street: string
  streetNumber: string
  zipCode: string
  city: string
}
