import type { LandlordUserType } from '../catalogue/people.ts'

/** As what the interface and the analytics know somebody; staff who act as a landlord are SALES (D6). */
export const SHOWN_USER_TYPES = ['LANDLORD', 'TENANT', 'STAFF', 'SALES'] as const satisfies readonly string[]

/** One of them. */
export type ShownUserType = (typeof SHOWN_USER_TYPES)[number]

/** The user type of somebody who is logged in or came by an access link. */
export function userTypeOf(viewer: {
  impersonation: object | null
  landlordId: string | null
  permissions: readonly string[]
}): ShownUserType {
  if (viewer.impersonation) return 'SALES'
  if (viewer.landlordId) return 'LANDLORD'
  return viewer.permissions.length > 0 ? 'STAFF' : 'TENANT'
}

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
