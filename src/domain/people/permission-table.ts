import { PERMISSIONS, type Permission, type UserType } from '../catalogue/people.ts'

/** What a permission is; what it lets somebody do is said in the languages of the interface (staffPermissions.lets). */
export interface PermissionFacts {
  /** Whether it takes a second person to give it (decision 100). */
  isStrong: boolean
  /** Null: it makes nobody an internal user of a type of their own. */
  userType: UserType | null
}

/** The twelve permissions of staff (C6): whether each is a strong one, and which internal user it makes. */
export const PERMISSION_TABLE: Readonly<Record<Permission, PermissionFacts>> = {
  accounting: { isStrong: true, userType: 'ACCOUNTING' },
  DEVELOPER: { isStrong: true, userType: 'DEVELOPER' },
  sales: { isStrong: true, userType: 'SALES' },
  scam: { isStrong: true, userType: 'SCAM' },
  TEST: { isStrong: false, userType: 'TEST' },
  FSU: { isStrong: false, userType: 'FSU' },
  CHANGE_SALES_REP: { isStrong: false, userType: null },
  EDIT_IDENTITY_VERIFICATION_FIELD: { isStrong: true, userType: null },
  VERIFF: { isStrong: false, userType: null },
  DOCUMENT_VERIFICATION: { isStrong: true, userType: null },
  LOCALISATION: { isStrong: false, userType: null },
  BOOKING_PREFERENCES: { isStrong: false, userType: null },
}

/** Who gives and takes permissions: the specification has no administrators, developers come nearest (decision 100). */
export const MANAGING_PERMISSION = 'DEVELOPER' satisfies Permission

/** Who sees what the law keeps of an erased person; nobody else of the staff does (decision 102). */
export const KEPT_DATA_PERMISSION = 'accounting' satisfies Permission

/** Whoever works on the listings of all landlords, each at something else. */
export const LISTING_STAFF = [
  'sales',
  'scam',
  'FSU',
  'BOOKING_PREFERENCES',
] as const satisfies readonly Permission[]

/** Whether somebody works on the listings of all landlords. */
export function isListingStaff(permissions: readonly string[]): boolean {
  return LISTING_STAFF.some((permission) => permissions.includes(permission))
}

/** As which internal users somebody counts, in the order of the permissions (D3). */
export function internalUserTypesOf(permissions: readonly string[]): UserType[] {
  return PERMISSIONS.flatMap((permission) => {
    const { userType } = PERMISSION_TABLE[permission]
    return userType && permissions.includes(permission) ? [userType] : []
  })
}
