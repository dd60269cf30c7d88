/** What a personal access token may be good for; ours. */
export const ACCESS_SCOPES = [
  'listings:read',
  'listings:write',
  'requests:read',
  'requests:write',
  'bookings:read',
  'invoices:read',
  'metrics:read',
  'profile:read',
] as const satisfies readonly string[]

/** A scope of a personal access token. */
export type AccessScope = (typeof ACCESS_SCOPES)[number]
