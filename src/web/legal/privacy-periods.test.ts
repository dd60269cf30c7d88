import { describe, expect, test } from 'vitest'
import { GUEST_NAME_DAYS_KEPT } from '../../domain/calendars/feed-forgetting.ts'
import { BOOK_YEARS_KEPT, CALL_DAYS_KEPT, MAIL_DAYS_KEPT } from '../../domain/kernel/constants.ts'
import { NOTIFICATION_DAYS_KEPT } from '../../domain/notifications/notification.ts'
import {
  ENDED_DOCUMENT_MONTHS,
  GUARANTEE_DOCUMENT_MONTHS,
  IDENTITY_DOCUMENT_DAYS,
  REFUSED_DOCUMENT_DAYS,
  STAY_BEGUN_DOCUMENT_DAYS,
} from '../../domain/rentals/document-clock.ts'
import de from './legal.texts.de.json' with { type: 'json' }
import en from './legal.texts.en.json' with { type: 'json' }
import fr from './legal.texts.fr.json' with { type: 'json' }

describe.each([
  [
    'en',
    en,
    [
      `linked calendars: forgotten ${GUEST_NAME_DAYS_KEPT} days`,
      `Notifications: ${NOTIFICATION_DAYS_KEPT} days`,
      `Mails: ${MAIL_DAYS_KEPT} days`,
      `sending twice: ${CALL_DAYS_KEPT} days`,
      `Documents of tenants: ${ENDED_DOCUMENT_MONTHS} months`,
      `not accepted, ${REFUSED_DOCUMENT_DAYS} days`,
      `identity documents ${IDENTITY_DOCUMENT_DAYS} days`,
      `until ${STAY_BEGUN_DOCUMENT_DAYS} days into the stay`,
      `until ${GUARANTEE_DOCUMENT_MONTHS} months after the stay`,
      `tax office: ${BOOK_YEARS_KEPT} years`,
    ],
  ],
  [
    'de',
    de,
    [
      `verbundenen Kalendern: ${GUEST_NAME_DAYS_KEPT} Tage`,
      `Benachrichtigungen: ${NOTIFICATION_DAYS_KEPT} Tage`,
      `Mails: ${MAIL_DAYS_KEPT} Tage`,
      `doppeltes Senden: ${CALL_DAYS_KEPT} Tage`,
      `Dokumente von Mietern: ${ENDED_DOCUMENT_MONTHS} Monate`,
      `nicht angenommen wurde, ${REFUSED_DOCUMENT_DAYS} Tage`,
      `Ausweisdokumente ${IDENTITY_DOCUMENT_DAYS} Tage`,
      `bis ${STAY_BEGUN_DOCUMENT_DAYS} Tage nach Beginn des Aufenthalts`,
      `bis ${GUARANTEE_DOCUMENT_MONTHS} Monate nach dem Aufenthalt`,
      `gemeldet wurde: ${BOOK_YEARS_KEPT} Jahre`,
    ],
  ],
  [
    'fr',
    fr,
    [
      `calendriers reliés : oubliés ${GUEST_NAME_DAYS_KEPT} jours`,
      `Notifications : ${NOTIFICATION_DAYS_KEPT} jours`,
      `E-mails : ${MAIL_DAYS_KEPT} jours`,
      `double envoi : ${CALL_DAYS_KEPT} jours`,
      `Documents des locataires : ${ENDED_DOCUMENT_MONTHS} mois`,
      `n’a pas été accepté, ${REFUSED_DOCUMENT_DAYS} jours`,
      `pièces d’identité ${IDENTITY_DOCUMENT_DAYS} jours`,
      `jusqu’à ${STAY_BEGUN_DOCUMENT_DAYS} jours après le début du séjour`,
      `jusqu’à ${GUARANTEE_DOCUMENT_MONTHS} mois après le séjour`,
      `administration fiscale : ${BOOK_YEARS_KEPT} ans`,
    ],
  ],
] as const)('the privacy page in %s', (_, texts, sentences) => {
  test.each(sentences)('says “%s”, as the rules have it', (sentence) => {
    expect(texts.privacy.sections.retention.text).toContain(sentence)
  })
})
