/** Why somebody cannot ask for the deletion of an account yet; ours. The order is that in which they are told. */
export const DELETION_OBSTACLES = [
  'BOOKING_AS_LANDLORD',
  'BOOKING_AS_TENANT',
  'CONTRACT_IN_SIGNING',
  'OPEN_REQUEST',
  'PUBLISHED_LISTING',
  'UNPAID_INVOICE',
  'TEAM_MEMBERS',
] as const satisfies readonly string[]

/** A reason why an account cannot be deleted yet. */
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number]
