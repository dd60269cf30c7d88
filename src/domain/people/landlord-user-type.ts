import type { LandlordUserType } from '../catalogue/people.ts'

/** What is known of a landlord's listings. */
export interface LandlordProgress {
  hasListing: boolean
  /** Any of them is public, or was. */
  wasPublished: boolean
}

/** As what somebody is known who may become a landlord (C3): looks around without a listing, or has one that was never public; null for landlords. */
export function landlordUserTypeOf({ hasListing, wasPublished }: LandlordProgress): LandlordUserType | null {
  if (!hasListing) return 'EXPLORER_LANDLORD'
  return wasPublished ? null : 'POTENTIAL_LANDLORD'
}
