/** The parts people play (C6). */
export const ROLES = [
  'TENANT',
  'LANDLORD',
  'MAIN_TENANT',
  'COMPANY',
  'PARENTS',
  'STAFF',
] as const satisfies readonly string[]

/** A role. */
export type Role = (typeof ROLES)[number]
