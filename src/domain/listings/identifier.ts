/** What a listing is called by its landlord. */
export interface NamedListing {
  externalId?: string | null
  apartmentName?: string | null
}

/** The parts of an address that are shown. */
export interface ShownAddress {
  street?: string | null
  streetNumber?: string | null
  zipCode?: string | null
  city?: string | null
}

/** The name a listing is shown and sorted by: externalId, or when absent apartmentName (D3). */
export function listingIdentifier(listing: NamedListing): string {
  return listing.externalId || listing.apartmentName || ''
}

/** '[externalId, ]street number[, zip city]' (D3). */
export function displayedAddress(
  listing: { externalId?: string | null; address: ShownAddress },
  show: { externalId?: boolean; city?: boolean } = {},
): string {
  const { street, streetNumber, zipCode, city } = listing.address
  const parts = [
    show.externalId ? listing.externalId : null,
    words(street, streetNumber),
    show.city ? words(zipCode, city) : null,
  ]
  return parts.filter(Boolean).join(', ')
}

function words(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
