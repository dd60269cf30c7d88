import type { TextsOf } from '../template.ts'
import type { ListingMails } from './data.ts'

/** The mails about listings in German. */
export const listingMailsDe: TextsOf<ListingMails> = {
  calendarFailing: {
    subject: 'Der Kalender {calendarName} von {listingName} antwortet nicht',
    lines: [
      'Seit {failingSince} können wir den Kalender {calendarName} von {listingName} nicht lesen.',
      'Seine Tage bleiben blockiert, und wir versuchen es weiter. Von neuen Aufenthalten dort erfahren wir solange nichts: Bitte prüfen Sie, ob der Link noch stimmt.',
    ],
    button: 'Kalender öffnen',
  },
  calendarQuarantine: {
    subject: 'Der Kalender {calendarName} von {listingName} enthält plötzlich viel weniger Tage',
    lines: [
      'Der Kalender {calendarName} von {listingName} enthält die meisten seiner bisherigen Aufenthalte nicht mehr. Oft ist das ein Fehler der anderen Plattform.',
      'Deshalb bleiben diese Tage vorerst blockiert. Wir geben sie frei, wenn es mindestens 24 Stunden lang dabei bleibt; Sie können sie auch selbst freigeben.',
    ],
    button: 'Die Tage ansehen',
  },
  calendarWindow: {
    subject: '{listingName}: ab dem {from} geschlossen oder nur noch nicht freigegeben?',
    lines: [
      'Der Kalender {calendarName} nimmt für {listingName} vom {from} bis zum {to} keine Buchungen an. Diese Nächte liegen am Ende seines Buchungsfensters, und sie beginnen in weniger als 90 Tagen.',
      'Ob die Wohnung dann geschlossen oder nur noch nicht zur Buchung freigegeben ist, können wir nicht erkennen. Bis Sie antworten, sind die Nächte blockiert. Wir fragen nur einmal; Ihre Antwort bleibt gespeichert, und Sie können sie ändern.',
    ],
    button: 'Antworten',
  },
  calendarConflict: {
    subject: '{listingName} ist vielleicht doppelt gebucht',
    lines: [
      'Der Kalender {calendarName} blockiert in {listingName} vom {from} bis zum {to} Tage, die hier gebucht oder reserviert sind.',
      '{count, plural, one {Bitte sagen Sie uns, ob es derselbe Aufenthalt ist, oder verschieben Sie einen der beiden.} other {Insgesamt sind es # solche Aufenthalte. Bitte sagen Sie uns bei jedem, ob es derselbe ist, oder verschieben Sie einen der beiden.}}',
    ],
    button: 'Klären',
  },
  partnerConflict: {
    subject: '{listingName} ist vielleicht doppelt gebucht',
    lines: [
      'Eine Partnerplattform blockiert in {listingName} vom {from} bis zum {to} Tage, die hier gebucht oder reserviert sind.',
      '{count, plural, one {Bitte verschieben Sie einen der beiden Aufenthalte, oder sagen Sie uns, dass beide bleiben.} other {Insgesamt sind es # solche Fälle. Bitte verschieben Sie jeweils einen der beiden Aufenthalte, oder sagen Sie uns, dass beide bleiben.}}',
    ],
    button: 'Klären',
  },
  listingUnpublished: {
    subject: '{listingName} ist nicht mehr öffentlich',
    lines: [
      'Wir haben {listingName} offline genommen. Bestehende Buchungen und Verträge ändern sich nicht.',
      'Grund: {unpublishReason, select, SALES_SOLD_APARTMENT {Sie haben die Wohnung verkauft} SALES_SCAM {wir haben Zweifel, ob das Angebot echt ist} SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE {die Wohnung ist vermietet, und wir konnten nicht ändern, ab wann sie wieder frei ist} SALES_PICTURES {es gibt zu wenige Bilder, oder sie sind nicht gut genug} SALES_NEEDS_REVIEW {das Inserat muss geprüft werden} SALES_BELOW_STANDARDS {die Wohnung entspricht nicht unseren Ansprüchen} SALES_LANDLORD_NOT_RESPONDING {Anfragen blieben unbeantwortet} SALES_LANDLORD_NOT_PAYING {die Servicegebühr wurde nicht bezahlt} SALES_SECRET_CONTRACTS {mit Mietern wurden Verträge außerhalb von Mezzo geschlossen} SALES_RACISM {Bewerber wurden wegen ihrer Herkunft benachteiligt} other {ein anderer}}.{isExplained, select, true { Unsere Erläuterung: {explanation}} other {}}',
      'Nach einem Gespräch mit uns kann das Inserat wieder veröffentlicht werden. Bitte antworten Sie auf diese E-Mail.',
    ],
    button: 'Inserat öffnen',
  },
  bookingPreferencesChanged: {
    subject: 'Wir haben die Buchungseinstellungen von {listingName} geändert',
    lines: [
      'Wir haben für Sie geändert, was {listingName} automatisch annimmt oder von Mietern verlangt.',
      'Grund: {reason}',
      'Was geändert wurde, sehen Sie unter „Verlauf“. Im Inserat können Sie es jederzeit wieder ändern.',
    ],
    button: 'Inserat öffnen',
  },
  photoFolderStopped: {
    subject: 'Fotos von {listingName}: Ihr Dropbox-Ordner lässt sich nicht mehr lesen',
    lines: [
      'Wir lesen den Dropbox-Ordner {folderName} nicht mehr: {problem, select, DENIED {Dropbox lässt uns den Ordner nicht mehr sehen} NOT_A_FOLDER {Sein Link führt nicht mehr zu einem Ordner} TOO_MANY_FILES {Er enthält mehr als 1.000 Dateien} other {Dropbox kennt seinen Link nicht mehr}}.',
      'Die Fotos von {listingName} bleiben, wie sie sind, neue kommen aber nicht mehr dazu. Verbinden Sie den Ordner noch einmal oder trennen Sie ihn.',
    ],
    button: 'Fotos öffnen',
  },
}
