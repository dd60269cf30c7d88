import { type LandlordUserType, USER_TYPES } from '../catalogue/people.ts'
import { internalUserTypesOf } from './permission-table.ts'

/**
 * As what the interface and the analytics know somebody: customers, the internal users of D3, and staff who are none of
 * these. Staff who act as a landlord are SALES (D6).
 */
export const SHOWN_USER_TYPES = [
  'LANDLORD',
  'TENANT',
  'STAFF',
  ...USER_TYPES,
] as const satisfies readonly string[]

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
  const [internal] = internalUserTypesOf(viewer.permissions)
  return internal ?? (viewer.permissions.length > 0 ? 'STAFF' : 'TENANT')
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
