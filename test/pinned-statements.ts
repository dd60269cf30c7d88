/**
 * SQL statements of a page's one POST, the person's session among them, however many rows it shows. The pages are those
 * of statements.test.ts, which holds each to its number; the tables of bench/README.md take theirs from here.
 */
export const pinnedStatements = {
  // Who asks, what is shown, and beside its details in one the two that are wide.
  home: 5,
  'listings at home': 4,
  // Names alone: no days are read.
  'listings to choose from': 3,
  'whole overview of many groups': 4,
  'search at home, also for units': 5,
  'units of a group at home': 3,
  // Who asks, the list, and the counts.
  inbox: 3,
  'search in the inbox of a group': 3,
  // Who asks, the request, and all that hangs on it.
  'request detail': 3,
  // Who asks, the home, its changes, its accounts, and each of the lists.
  'payout of a home': 10,
  'accounts and billing details': 10,
  'calendar of all units': 3,
  // The days that it blocks, unit by unit, are one of them.
  'what a block declines': 3,
  bookings: 4,
  // As of a request.
  'booking detail': 4,
  // Who asks; sums, nights and what waits in one; the listings to choose from; documents, their number, their payments.
  payments: 7,
  // Who asks, the documents, how many.
  'books: invoices': 3,
  // Who asks, the lines, their invoices, the counts.
  'books: bank': 4,
  // Who asks, the sums, the last check, the one under way.
  'books: accounts': 4,
  // Who asks, the accounts, how many, the last comparison, the one under way.
  'books: payment provider': 5,
  // Who asks, the account, its differences, the counts.
  'books: differences': 4,
  // The reminders are one of them.
  // With what its request keeps of the fees, and for the landlord what their invoice will depend on.
  'contract, as the landlord': 7,
  'contract, as the tenant': 6,
  'start page': 4,
  'search with days': 5,
  'public listing': 4,
  'request form': 5,
  'rules on the days of a request': 4,
  'other listings for the same request': 4,
  'tenant requests': 4,
  'tenant request': 5,
  // One for the place in the building, one for the keys and one for what is owed among them.
  'stay of a tenant': 13,
} as const

/** A page whose statements are counted. */
export type PinnedPage = keyof typeof pinnedStatements

/**
 * How often the pages that landlords use most wait for the database, one answer after the other; they take the
 * statements that they need as they were built once.
 */
export const pinnedWaits = {
  home: 3,
  'listings at home': 3,
  inbox: 2,
  'request detail': 3,
  'booking detail': 4,
  'units of a group at home': 3,
} as const satisfies Partial<Record<PinnedPage, number>>
