// What pages look like, or do without a server, doesn't depend on the database: once wide and once narrow is enough.
const sameOnBoth = [
  '**/account.spec.ts',
  '**/axe.spec.ts',
  '**/bookings.spec.ts',
  '**/contract-terms.spec.ts',
  '**/deep-links.spec.ts',
  '**/documents.spec.ts',
  '**/keyboard.spec.ts',
  '**/listing-edit.spec.ts',
  '**/login.spec.ts',
  '**/notifications.spec.ts',
  '**/offline.spec.ts',
  '**/palette.spec.ts',
  '**/pictures.spec.ts',
  '**/requests.spec.ts',
  '**/screenshots.spec.ts',
  '**/server-gone.spec.ts',
  '**/shell.spec.ts',
  '**/signing.spec.ts',
  '**/staff.spec.ts',
  '**/team.spec.ts',
  '**/tenant.spec.ts',
  '**/visitors.spec.ts',
  '**/publishing.spec.ts',
  '**/units.spec.ts',
]

// A phone has no keyboard; the frame's test sets its widths and languages itself; the others are about what happens,
// not how wide it is.
const onWideOnly = [
  '**/account.spec.ts',
  '**/keyboard.spec.ts',
  '**/login.spec.ts',
  '**/offline.spec.ts',
  '**/palette.spec.ts',
  '**/pictures.spec.ts',
  '**/shell.spec.ts',
  '**/staff.spec.ts',
  '**/visitors.spec.ts',
  '**/publishing.spec.ts',
  '**/units.spec.ts',
]

/** The browser tests run on both databases, in a wide and a narrow window, in two languages. */
export const projects = [
  {
    name: 'embedded-1440-en',
    locale: 'en-GB',
    width: 1440,
    height: 900,
    leftOut: ['**/listing-edit.spec.ts'],
  },
  { name: 'embedded-390-de', locale: 'de-DE', width: 390, height: 844, leftOut: onWideOnly },
  { name: 'postgres-1440-de', locale: 'de-DE', width: 1440, height: 900, leftOut: sameOnBoth },
  {
    name: 'postgres-390-en',
    locale: 'en-GB',
    width: 390,
    height: 844,
    leftOut: [...sameOnBoth, ...onWideOnly, '**/bad-input.spec.ts'],
  },
]
