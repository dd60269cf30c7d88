import type { TextsOf } from '../template.ts'
import type { ListingMails } from './data.ts'

/** The mails about listings in German. */
export const listingMailsDe: TextsOf<ListingMails> = {
  calendarFailing: {
    subject: 'Der Kalender {calendarName} von {listingName} antwortet nicht',
    lines: [
      'Seit {failingSince} können wir den Kalender {calendarName} von {listingName} nicht lesen.',
      'Seine Tage bleiben belegt, wie sie waren, und wir fragen weiter nach. Neue Aufenthalte von dort kennen wir solange nicht: Bitte sehen Sie nach, ob der Link noch stimmt.',
    ],
    button: 'Kalender öffnen',
  },
  calendarQuarantine: {
    subject: 'Der Kalender {calendarName} von {listingName} nennt plötzlich viel weniger Tage',
    lines: [
      'Der Kalender {calendarName} von {listingName} nennt die meisten Aufenthalte nicht mehr, die er bisher nannte. Oft ist das ein Fehler der Gegenseite.',
      'Deshalb geben wir vorerst keinen dieser Tage frei: erst, wenn er mindestens 24 Stunden lang dabei bleibt oder Sie sie selbst freigeben.',
    ],
    button: 'Ansehen, was gehalten wird',
  },
  calendarWindow: {
    subject: '{listingName}: ab dem {from} geschlossen oder nur noch nicht geöffnet?',
    lines: [
      'Der Kalender {calendarName} nimmt für {listingName} vom {from} bis zum {to} keine Buchungen an. Diese Nächte sind das Ende seines Buchungsfensters, und bis dahin sind es weniger als 90 Tage.',
      'Ob die Wohnung dann geschlossen oder nur noch nicht geöffnet ist, können wir nicht erkennen. Bis Sie es sagen, sind die Nächte blockiert. Wir fragen einmal; Ihre Antwort bleibt gespeichert und lässt sich ändern.',
    ],
    button: 'Antworten',
  },
  calendarConflict: {
    subject: '{listingName} ist vielleicht doppelt gebucht',
    lines: [
      'Der Kalender {calendarName} belegt in {listingName} die Tage vom {from} bis zum {to}, die hier gebucht oder vorgemerkt sind.',
      '{count, plural, one {Bitte sagen Sie, ob es derselbe Aufenthalt ist, oder verschieben Sie einen von beiden.} other {Insgesamt sind es # solche Aufenthalte. Bitte sagen Sie zu jedem, ob es derselbe ist, oder verschieben Sie einen von beiden.}}',
    ],
    button: 'Klären',
  },
  partnerConflict: {
    subject: '{listingName} ist vielleicht doppelt gebucht',
    lines: [
      'Eine Partnerplattform belegt in {listingName} die Tage vom {from} bis zum {to}, die hier gebucht oder vorgemerkt sind.',
      '{count, plural, one {Bitte verschieben Sie einen der beiden Aufenthalte, oder sagen Sie, dass beide bleiben.} other {Insgesamt sind es # solche Aufenthalte. Bitte verschieben Sie jeweils einen der beiden, oder sagen Sie, dass beide bleiben.}}',
    ],
    button: 'Klären',
  },
  listingUnpublished: {
    subject: '{listingName} ist nicht mehr öffentlich',
    lines: [
      'Wir haben {listingName} von den öffentlichen Seiten genommen. Bestehende Buchungen und Verträge bleiben, wie sie sind.',
      'Grund: {unpublishReason, select, SALES_SOLD_APARTMENT {Sie haben die Wohnung verkauft} SALES_SCAM {wir zweifeln, ob das Angebot echt ist} SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE {die Wohnung ist vermietet, und wir konnten nicht anpassen, wann sie wieder frei wird} SALES_PICTURES {es gibt zu wenige Bilder, oder sie sind nicht gut genug} SALES_NEEDS_REVIEW {das Inserat muss geprüft werden} SALES_BELOW_STANDARDS {die Wohnung entspricht nicht unseren Ansprüchen} SALES_LANDLORD_NOT_RESPONDING {Anfragen blieben unbeantwortet} SALES_LANDLORD_NOT_PAYING {die Servicegebühr wurde nicht bezahlt} SALES_SECRET_CONTRACTS {mit Mietern wurden Verträge außerhalb von Mezzo geschlossen} SALES_RACISM {Bewerber wurden wegen ihrer Herkunft benachteiligt} other {ein anderer}}.{isExplained, select, true { Wir schreiben dazu: {explanation}} other {}}',
      'Nach einem Gespräch mit uns kann es wieder veröffentlicht werden. Bitte antworten Sie auf diese E-Mail.',
    ],
    button: 'Inserat öffnen',
  },
  bookingPreferencesChanged: {
    subject: 'Wir haben die Buchungseinstellungen von {listingName} geändert',
    lines: [
      'Wir haben für Sie geändert, was {listingName} von selbst annimmt oder von Mietern verlangt.',
      'Grund: {reason}',
      'Was geändert wurde, steht in Ihrem Protokoll. Im Inserat können Sie es jederzeit wieder ändern.',
    ],
    button: 'Inserat öffnen',
  },
}
