/** What a single listing is called, and its unit. */
export interface ListingNames {
  name: string
  apartmentName: string
}

/** What of a payload tells what a listing is called. */
export interface GivenNames {
  name?: string | undefined
  apartmentName?: string | undefined
  address?: { street: string; streetNumber: string } | undefined
}

/**
 * The names that a payload gives to a single listing: it and its unit have one, so that the one that is told anew
 * counts for both. Undefined where none changes.
 */
export function singleName(
  given: GivenNames,
  stored: ListingNames & { city: string },
): ListingNames | undefined {
  const isUnitNamed = given.apartmentName !== undefined && given.apartmentName !== stored.apartmentName
  // What is told wins over a street.
  const name = isUnitNamed && given.name === undefined ? undefined : groupName(given, stored)
  const isNew = name !== undefined && name !== stored.name
  if (isNew || given.apartmentName === undefined) return name === undefined ? undefined : alike(name)
  return given.apartmentName === stored.apartmentName && name !== undefined
    ? undefined
    : alike(given.apartmentName)
}

function alike(name: string): ListingNames {
  return { name, apartmentName: name }
}

/** A listing that is called nothing but its city gets the name of its street, and doesn't lose it to a form from before. */
export function groupName(
  { name, address }: GivenNames,
  stored: { name: string; city: string },
): string | undefined {
  if (name !== undefined) return name === stored.city ? stored.name : name
  if (!address?.street || stored.name !== stored.city) return undefined
  return `${address.street} ${address.streetNumber}`.trim()
}
