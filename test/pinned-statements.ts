/**
 * SQL statements of a page's one POST, the person's session among them, however many rows it shows. The pages are those
 * of statements.test.ts, which holds each to its number; the tables of bench/README.md take theirs from here.
 */
export const pinnedStatements = {
  home: 10,
  'listings at home': 4,
  'whole overview of many groups': 5,
  'search at home, also for units': 5,
  'units of a group at home': 3,
  inbox: 3,
  'search in the inbox of a group': 4,
  // The tenant's chain of stays, the prepared contract and the landlord's first-month-rent flag are three of them.
  'request detail': 11,
  'calendar of all units': 3,
  // The days that it blocks, unit by unit, are one of them.
  'what a block declines': 5,
  bookings: 4,
  // The chain of extensions is one of them.
  'booking detail': 5,
  // The reminders are one of them.
  'contract, as the landlord': 5,
  'contract, as the tenant': 5,
  'start page': 4,
  'search with days': 5,
  'public listing': 4,
  'request form': 5,
  'rules on the days of a request': 4,
  'other listings for the same request': 4,
  'tenant requests': 5,
  'tenant request': 8,
  // One for the place in the building and one for the keys among them.
  'stay of a tenant': 12,
} as const

/** A page whose statements are counted. */
export type PinnedPage = keyof typeof pinnedStatements
