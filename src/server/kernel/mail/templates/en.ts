import { accountMailsEn } from './account/en.ts'
import { bookingMailsEn } from './bookings/en.ts'
import { contractMailsEn } from './contracts/en.ts'
import { listingMailsEn } from './listings/en.ts'
import { moneyMailsEn } from './money/en.ts'
import { requestMailsEn } from './requests/en.ts'
import type { MailTexts } from './template.ts'

/** The mails in English. */
export const mailTextsEn: MailTexts = {
  greeting: 'Hello {firstName},',
  testMode: 'This is a test: no real money is moved.',
  ofWorld: 'This is about the listings of {name}.',
  link: '{label}: {link}',
  footer: 'You’re receiving this email because you have an account with Mezzo.',
  templates: {
    ...accountMailsEn,
    ...requestMailsEn,
    ...contractMailsEn,
    ...bookingMailsEn,
    ...moneyMailsEn,
    ...listingMailsEn,
  },
}
