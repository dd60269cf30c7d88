// A phone has no keyboard; the frame's test sets its widths and languages itself; the others are about what happens,
// not how wide it is.
const onWideOnly = [
  '**/account.spec.ts',
  '**/arrival.spec.ts',
  '**/bad-input.spec.ts',
  '**/consent.spec.ts',
  '**/contract-terms.spec.ts',
  '**/deep-links.spec.ts',
  '**/keyboard.spec.ts',
  '**/login.spec.ts',
  '**/offline.spec.ts',
  '**/palette.spec.ts',
  '**/pictures.spec.ts',
  '**/publishing.spec.ts',
  '**/screenshots.spec.ts',
  '**/server-gone.spec.ts',
  '**/shell.spec.ts',
  '**/staff.spec.ts',
  '**/team.spec.ts',
  '**/timeline.spec.ts',
  '**/unit-calendar.spec.ts',
  '**/units.spec.ts',
  '**/visitors.spec.ts',
]

/** The browser tests run twice: in a wide window in English on the embedded database, on a phone in German on PostgreSQL. */
export const projects = [
  {
    name: 'embedded-1440-en',
    locale: 'en-GB',
    width: 1440,
    height: 900,
    leftOut: [
      '**/listing-edit.spec.ts',
      '**/pictures-touch.spec.ts',
      '**/timeline-phone.spec.ts',
      '**/unit-calendar-touch.spec.ts',
    ],
  },
  { name: 'postgres-390-de', locale: 'de-DE', width: 390, height: 844, leftOut: onWideOnly },
]
