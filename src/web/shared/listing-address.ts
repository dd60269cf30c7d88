/** An address as the API gives it (D3). */
export interface Address {
  street: string
  streetNumber: string
  zipCode: string
  city: string
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
