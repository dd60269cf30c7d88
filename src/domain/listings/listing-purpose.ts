import type { Tag } from '../catalogue/flags.ts'

/** For whom a landlord begins a listing, beyond everybody (decision 51). */
export const LISTING_PURPOSES = ['UKRAINE'] as const satisfies readonly string[]

/** For whom a landlord begins a listing, beyond everybody. */
export type ListingPurpose = (typeof LISTING_PURPOSES)[number]

/** The label with which a listing says that it is offered to people who have fled from Ukraine (C3). */
export const UKRAINE_LABEL = 'REFUGEE_LISTING' satisfies Tag

/** The purpose that a part of an address names: 'ukraine' -> UKRAINE; null for none. */
export function purposeOf(text: string | undefined): ListingPurpose | null {
  return LISTING_PURPOSES.find((purpose) => purpose.toLowerCase() === text) ?? null
}

/** The labels that a listing of that purpose begins with. */
export function labelsOfPurpose(purpose: ListingPurpose | null | undefined): Tag[] {
  return purpose === 'UKRAINE' ? [UKRAINE_LABEL] : []
}
