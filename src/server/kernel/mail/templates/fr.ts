import { accountMailsFr } from './account/fr.ts'
import { bookingMailsFr } from './bookings/fr.ts'
import { contractMailsFr } from './contracts/fr.ts'
import { listingMailsFr } from './listings/fr.ts'
import { moneyMailsFr } from './money/fr.ts'
import { requestMailsFr } from './requests/fr.ts'
import type { MailTexts } from './template.ts'

/** The mails in French. */
export const mailTextsFr: MailTexts = {
  greeting: 'Bonjour {firstName},',
  testMode: 'Ceci est un test : aucun argent réel n’est transféré.',
  ofWorld: 'Ce message concerne les logements de {name}.',
  link: '{label} : {link}',
  footer: 'Vous recevez cet e-mail parce que vous avez un compte Mezzo.',
  templates: {
    ...accountMailsFr,
    ...requestMailsFr,
    ...contractMailsFr,
    ...bookingMailsFr,
    ...moneyMailsFr,
    ...listingMailsFr,
  },
}
