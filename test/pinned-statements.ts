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
  // Who asks; whose homes in what currency and place, with the badge and the homes to choose from; all figures in one.
  'performance of all homes': 3,
  'performance of a group': 3,
  // Who asks, and what answers.
  'question in the palette': 2,
  // Who asks; the homes and all lists; changes and billing details; the accounts that they name.
  'payout of a home': 4,
  'accounts and billing details': 4,
  // Who asks, flags, the homes with lists and the tax request, their changes, their accounts, what listings lack; the call.
  'what is missing': 7,
  // Who asks, the call, what waits in the inbox.
  welcome: 3,
  // Who asks; the cities, then the rent, the examples and their pictures.
  explore: 7,
  'a call': 3,
  'calendar of all units': 3,
  // The days that it blocks, unit by unit, are one of them.
  'what a block declines': 3,
  bookings: 4,
  // As of a request.
  'booking detail': 3,
  // Who asks; sums, nights, what waits and the listings to choose from; documents and their number; their payments.
  payments: 4,
  // Who asks, the documents, how many.
  'books: invoices': 3,
  // Who asks, the lines, their invoices, the counts.
  'books: bank': 4,
  // Who asks, the billing details, how many.
  'books: tax data': 3,
  // Who asks; whether an answer is awaited, the last run, its findings, messages and statements counted; and the list
  // of each part with its own count.
  'tax report of a year: messages': 8,
  'tax report of a year: to check': 9,
  'tax report of a year: statements': 8,
  // Who asks, the message, its records, how many.
  'message to the tax office': 4,
  // Who asks, and in one: sellers, homes, who let them, stays, sums, names, what is not marked, what was told.
  'tax report of a landlord': 2,
  // Who asks, the sums, the last check, the one under way.
  'books: accounts': 4,
  // Who asks; the list with how many; who looks after landlords.
  'calls of the staff': 3,
  'impersonations of the staff': 3,
  // Who asks, who looks after landlords; sums and the first of each column; the cards; their listings, their landlords.
  'deals of the staff': 6,
  'a column of deals': 5,
  // Who asks, what waits.
  'the day of the staff': 2,
  // Who asks, the portals.
  'partner portals': 2,
  // Who asks, the entries, what they can be narrowed to, when staff acted.
  log: 4,
  // Who asks, the page of homes; the portals, what decides of each home in one, its state, what it was told.
  'homes at portals': 6,
  'homes at portals, for staff': 6,
  // Who asks, the accounts, how many, the last comparison, the one under way.
  'books: payment provider': 5,
  // Who asks, the account, its differences, the counts.
  'books: differences': 4,
  // Who asks, the payments, how many; their refunds, disputes and documents together; accounts for what was sent back.
  'books: payments of tenants': 5,
  // Who asks, the payments, their refunds and disputes together.
  // Who asks, the people, what waits, what waits for these.
  'permissions of the staff': 4,
  // Who asks, and list and counts in one.
  'checks by staff': 2,
  // Who asks; four that decide whether they can begin; what is verified, the latest verification.
  'my identity': 7,
  'payments of a booking': 3,
  'refunds and disputes': 3,
  // Who asks, the offer, and all that hangs on it: signers, reminders, the listing, what its request keeps of the fees.
  'contract, as the landlord': 3,
  'contract, as the tenant': 3,
  'start page': 4,
  'search with days': 5,
  'public listing': 3,
  'request form': 5,
  'rules on the days of a request': 4,
  'other listings for the same request': 4,
  'tenant requests': 4,
  'tenant request': 5,
  // Who asks; the stay, what is owed and what goes back, the requests; all that hangs on them, its extension among it;
  // the accounts to transfer to.
  // Who asks, the links, what they can be made for, the stays, the count; with turnovers in sight what is ticked off, too.
  cleaning: 5,
  'stay of a tenant': 4,
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
  'question in the palette': 2,
  'booking detail': 3,
  'units of a group at home': 3,
  'contract, as the landlord': 3,
  'stay of a tenant': 4,
  payments: 4,
} as const satisfies Partial<Record<PinnedPage, number>>
