/** The services of others that the product works with; ours. */
export const OUTSIDE_SERVICES = [
  'PAYMENTS',
  'SIGNATURES',
  'IDENTITIES',
  'INCOMES',
  'MAIL',
  'CALENDARS_OF_A_PARTNER',
  'ADDRESSES',
  'PHOTO_FOLDERS',
  'TRANSLATIONS',
] as const satisfies readonly string[]

/** One of these services. */
export type OutsideService = (typeof OUTSIDE_SERVICES)[number]

/** How a service is there: for real, only tried out, or not at all, so that the product does without. */
export const SERVICE_STATES = ['REAL', 'TEST', 'WITHOUT'] as const satisfies readonly string[]

/** One of these states. */
export type ServiceState = (typeof SERVICE_STATES)[number]
