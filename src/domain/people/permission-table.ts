import { PERMISSIONS, type Permission, type UserType } from '../catalogue/people.ts'

/** What a permission is: how much somebody can do with it, and as which internal user its holder counts (D3, C6). */
export interface PermissionFacts {
  /** What it lets somebody do, for the records; the interface says it in its languages. */
  lets: string
  /** Whether it takes a second person to give it (decision 100). */
  isStrong: boolean
  /** Null: it makes nobody an internal user of a type of their own. */
  userType: UserType | null
}

/** The twelve permissions of staff (C6): what each is for. */
export const PERMISSION_TABLE: Readonly<Record<Permission, PermissionFacts>> = {
  accounting: {
    lets: 'reads the books and invoices of all landlords, settles the bank’s lines, pays refunds, sets fees, hands tax reports in',
    isStrong: true,
    userType: 'ACCOUNTING',
  },
  DEVELOPER: {
    lets: 'switches features, and gives and takes the permissions of others',
    isStrong: true,
    userType: 'DEVELOPER',
  },
  sales: {
    lets: 'acts as a landlord, takes listings off and allows them again, sets labels, gives second chances, looks after partner portals',
    isStrong: true,
    userType: 'SALES',
  },
  scam: {
    lets: 'takes a listing off the public pages as a scam',
    isStrong: true,
    userType: 'SCAM',
  },
  TEST: {
    lets: 'chooses the contract that binds nobody, and sees which outside services are only tried out here',
    isStrong: false,
    userType: 'TEST',
  },
  FSU: {
    lets: 'says which listings are full-service units, for which landlords get no invoice of the fee',
    isStrong: false,
    userType: 'FSU',
  },
  CHANGE_SALES_REP: {
    lets: 'says who of sales looks after a landlord',
    isStrong: false,
    userType: null,
  },
  EDIT_IDENTITY_VERIFICATION_FIELD: {
    lets: 'corrects what was read from somebody’s identity document',
    isStrong: true,
    userType: null,
  },
  VERIFF: {
    lets: 'sees the results of the external identity provider',
    isStrong: false,
    userType: null,
  },
  DOCUMENT_VERIFICATION: {
    lets: 'opens and decides about documents of tenants, identities and incomes',
    isStrong: true,
    userType: null,
  },
  LOCALISATION: {
    lets: 'takes all texts of the interface in a language along, beside the English ones, to translate them',
    isStrong: false,
    userType: null,
  },
  BOOKING_PREFERENCES: {
    lets: 'changes for a landlord what a listing accepts by itself and asks of tenants',
    isStrong: false,
    userType: null,
  },
}

/** Who gives and takes permissions: the specification has no administrators, developers come nearest (decision 100). */
export const MANAGING_PERMISSION = 'DEVELOPER' satisfies Permission

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
