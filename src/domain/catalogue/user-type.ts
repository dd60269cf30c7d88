/** The types of internal users (D3). */
export const USER_TYPES = [
  'ACCOUNTING',
  'DEVELOPER',
  'FSU',
  'SALES',
  'SCAM',
  'TEST',
] as const satisfies readonly string[]

/** A type of internal user. */
export type UserType = (typeof USER_TYPES)[number]

/** The types of people who have no listing yet (C3, C6). */
export const LANDLORD_USER_TYPES = [
  'EXPLORER_LANDLORD',
  'POTENTIAL_LANDLORD',
] as const satisfies readonly string[]

/** A type of future landlord. */
export type LandlordUserType = (typeof LANDLORD_USER_TYPES)[number]

/** As what a request of the dashboard is made: SALES while somebody impersonates the landlord (D1). */
export const ACTING_USER_TYPES = ['LANDLORD', 'SALES'] as const satisfies readonly string[]

/** The user type of a request. */
export type ActingUserType = (typeof ACTING_USER_TYPES)[number]
