/** Whether a service is to be had, and whether the rent pays for it (C3). */
export const SERVICES_AVAILABILITIES = [
  'AVAILABLE',
  'INCLUDED_CHARGED_EXTRA',
  'INCLUDED_IN_RENT',
  'NOT_AVAILABLE',
] as const satisfies readonly string[]

/** An availability of a service. */
export type ServicesAvailability = (typeof SERVICES_AVAILABILITIES)[number]
