import { accountMailsDe } from './account/de.ts'
import { bookingMailsDe } from './bookings/de.ts'
import { contractMailsDe } from './contracts/de.ts'
import { listingMailsDe } from './listings/de.ts'
import { moneyMailsDe } from './money/de.ts'
import { requestMailsDe } from './requests/de.ts'
import type { MailTexts } from './template.ts'

/** The mails in German. */
export const mailTextsDe: MailTexts = {
  greeting: 'Guten Tag {firstName},',
  testMode: 'Dies ist ein Test: Es fließt kein echtes Geld.',
  ofWorld: 'Es geht um die Wohnungen von {name}.',
  link: '{label}: {link}',
  footer: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei Mezzo haben.',
  templates: {
    ...accountMailsDe,
    ...requestMailsDe,
    ...contractMailsDe,
    ...bookingMailsDe,
    ...moneyMailsDe,
    ...listingMailsDe,
  },
}
