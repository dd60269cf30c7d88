import type { TextsOf } from '../template.ts'
import type { MoneyMails } from './data.ts'

/** The mails about money in German. */
export const moneyMailsDe: TextsOf<MoneyMails> = {
  invoiceReady: {
    subject: 'Rechnung {invoice} für {listingName}',
    lines: [
      'Im Anhang finden Sie die Rechnung {invoice} über {amount}: unsere Gebühr für die Buchung von {listingName} durch {otherName} vom {from} bis zum {to}.',
      '{isPaid, select, true {Sie ist mit Ihrer früheren Zahlung beglichen. Sie müssen nichts zahlen.} other {{isKept, select, true {Wir ziehen sie von Ihrer nächsten Auszahlung ab: Sie müssen nichts überweisen. Wenn bis zum {dueDay} keine Auszahlung dafür reicht, bezahlen Sie bitte unter „Zahlungen“ mit Karte.} other {Bitte zahlen Sie bis zum {dueDay}.}}}}',
    ],
    button: 'Buchung öffnen',
  },
  invoiceReminderFirst: {
    subject: 'Erinnerung: Die Rechnung {invoice} war am {dueDay} fällig',
    lines: [
      'Vielleicht haben Sie es übersehen: Von der Rechnung {invoice} über unsere Gebühr für die Buchung von {listingName} durch {otherName}, fällig am {dueDay}, sind noch {amount} offen. Die Rechnung finden Sie im Anhang.',
      'Bitte zahlen Sie bis zum {payBy}. Falls Sie schon gezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
    ],
    button: 'Buchung öffnen',
  },
  invoiceReminderSecond: {
    subject: 'Zweite Mahnung: Die Rechnung {invoice} ist überfällig',
    lines: [
      'Von der Rechnung {invoice}, fällig am {dueDay}, sind noch {amount} offen. Es ist unsere Gebühr für die Buchung von {listingName} durch {otherName}. Die Rechnung finden Sie im Anhang.',
      'Bitte zahlen Sie bis zum {payBy}. Stimmt etwas an der Rechnung nicht, antworten Sie bitte auf diese E-Mail; wir sehen sie uns dann an.',
    ],
    button: 'Buchung öffnen',
  },
  invoiceReminderLast: {
    subject: 'Letzte Mahnung: Die Rechnung {invoice} ist überfällig',
    lines: [
      'Wir haben Sie zweimal erinnert: Von der Rechnung {invoice}, fällig am {dueDay}, sind noch {amount} offen. Es ist unsere Gebühr für die Buchung von {listingName} durch {otherName}. Die Rechnung finden Sie im Anhang.',
      'Bitte zahlen Sie bis zum {payBy}. Danach meldet sich unsere Buchhaltung bei Ihnen.',
    ],
    button: 'Buchung öffnen',
  },
  invoiceCanceled: {
    subject: 'Die Rechnung {invoice} für {listingName} wurde storniert',
    lines: [
      'Im Anhang finden Sie die Gutschrift {creditNote} über {amount}. Sie hebt die Rechnung {invoice} über unsere Gebühr für die Buchung von {listingName} durch {otherName} vollständig auf.',
      'Bleibt für die Tage des Aufenthalts eine Gebühr, erhalten Sie darüber eine neue Rechnung. Was Sie schon gezahlt haben, wird darauf angerechnet; den Rest zahlen wir Ihnen aus.',
    ],
    button: 'Buchung öffnen',
  },
  payoutChanged: {
    subject:
      'Ihre Auszahlungsdaten bei Mezzo {payoutChange, select, CANCELED {bleiben, wie sie waren} other {wurden geändert}}',
    lines: [
      '{payoutChange, select, CHOSEN {{count, plural, offset:1 =1 {Geld für {home}} one {Geld für {home} und eine weitere Wohnung} other {Geld für {home} und # weitere Wohnungen}} {hasDeadline, select, true {geht ab {answerUntil}} other {geht ab sofort}} {hasAccount, select, true {auf das Konto {account}} other {auf das Konto für die Mieten}}{hasDeadline, select, true {. Bis dahin geht es auf das bisherige Konto.} other {. Bisher war kein Konto hinterlegt.}}} CANCELED {Die Änderung für {home} wurde abgebrochen.{hasAccount, select, true { Das Geld geht weiterhin auf das Konto {account}.} other {}}} other {Das Konto {account} wurde archiviert. Darauf wird nichts mehr ausgezahlt.}}',
      'Falls Sie das nicht waren: Melden Sie sich an, {hasDeadline, select, true {stoppen Sie die Änderung mit „Änderung abbrechen“} other {berichtigen Sie Ihre Konten}} und ändern Sie sofort Ihr Passwort. Wenn Sie sich nicht anmelden können, wählen Sie auf der Anmeldeseite ein neues Passwort.',
    ],
    button: 'Meine Konten ansehen',
  },
  payoutBankChanged: {
    subject: 'Das Bankkonto für Ihre Auszahlungen wurde geändert',
    lines: [
      'Beim Zahlungsanbieter wurde für die Mieten, die über Mezzo gezahlt werden, das Bankkonto mit den Endziffern {last4} eingetragen.{hasDeadline, select, true { Bis {answerUntil} wird nichts darauf ausgezahlt.} other {}}',
      'Wenn Sie das waren, müssen Sie nichts tun. Falls nicht: Melden Sie sich an, ändern Sie Ihr Passwort und berichtigen Sie sofort das Bankkonto auf der Zahlungsseite; antworten Sie außerdem auf diese E-Mail, damit wir es gemeinsam mit Ihnen prüfen. Wenn Sie sich nicht anmelden können, wählen Sie auf der Anmeldeseite ein neues Passwort.',
    ],
    button: 'Mein Auszahlungskonto ansehen',
  },
  payoutOnItsWay: {
    subject: '{amount} sind auf dem Weg zu Ihrer Bank',
    lines: [
      'Wir haben {amount} an Sie ausgezahlt. Das Geld sollte bis zum {arrivesOn} auf Ihrem Bankkonto sein.',
      'Auf der Zahlungsseite sehen Sie, woraus die Auszahlung besteht: jede Miete und alles, was einbehalten oder abgezogen wurde.',
    ],
    button: 'Auszahlung öffnen',
  },
  payoutFailed: {
    subject: 'Ihre Auszahlung von {amount} ist nicht angekommen',
    lines: [
      '{failure, select, ACCOUNT_CLOSED {Ihre Bank meldet, dass das Konto geschlossen oder gesperrt ist. Bitte geben Sie beim Zahlungsanbieter ein anderes an.} NO_SUCH_ACCOUNT {Ihre Bank kennt dieses Konto nicht. Bitte prüfen Sie die Nummer beim Zahlungsanbieter.} NAME_MISMATCH {Das Konto läuft nicht auf Ihren Namen. Bitte berichtigen Sie den Namen oder das Konto beim Zahlungsanbieter.} CURRENCY {Ihr Bankkonto nimmt diese Währung nicht an. Bitte geben Sie beim Zahlungsanbieter eines an, das dafür geeignet ist.} DECLINED {Ihre Bank hat die Auszahlung nicht angenommen. Bitte fragen Sie Ihre Bank nach dem Grund, oder geben Sie beim Zahlungsanbieter ein anderes Konto an.} ACCOUNT_RESTRICTED {Der Zahlungsanbieter hat Auszahlungen an Sie angehalten. Bitte ergänzen Sie, was er verlangt.} other {Der Zahlungsanbieter hat keinen Grund genannt. Bitte versuchen Sie es noch einmal, oder fragen Sie unser Team.}}',
      'Es ist nichts verloren: Das Geld bleibt beim Zahlungsanbieter. Sobald Ihre Angaben stimmen, versuchen wir es erneut.',
    ],
    button: 'Ansehen, was zu tun ist',
  },
  taxDataMissing: {
    subject:
      '{taxDataStep, select, ASK {Ihre Steuerdaten sind unvollständig} SECOND_REMINDER {Zweite Erinnerung: Auszahlungen ruhen ab dem {dueDay}} other {Erinnerung: Ihre Steuerdaten sind unvollständig}}',
    lines: [
      'Einmal im Jahr müssen wir dem Finanzamt melden, wer über Mezzo Miete einnimmt (DAC7, § 13 PStTG). {count, plural, one {Für eine Ihrer Wohnungen} other {Für # Ihrer Wohnungen}} fehlen uns dafür Angaben: wer vermietet, ein Geburtsdatum, eine Steuernummer oder eine Adresse.',
      '{taxDataStep, select, ASK {Bitte ergänzen Sie sie; das dauert etwa drei Minuten.} SECOND_REMINDER {Dies ist unsere zweite und letzte Erinnerung.} other {Wir hatten Sie schon einmal darum gebeten.}} Fehlt am {dueDay} noch etwas, müssen wir die Auszahlungen für {count, plural, one {diese Wohnung} other {diese Wohnungen}} nach dem Gesetz so lange einbehalten. Ihr Geld geht nicht verloren: Sobald Ihre Angaben vollständig sind, zahlen wir den einbehaltenen Betrag aus.',
    ],
    button: 'Steuerdaten ergänzen',
  },
  taxDataHold: {
    subject: 'Auszahlungen ruhen, bis Ihre Steuerdaten vollständig sind',
    lines: [
      'Wir haben Sie um Steuerdaten gebeten und zweimal daran erinnert, aber {count, plural, one {für eine Wohnung} other {für # Wohnungen}} fehlt noch etwas. Nach dem Gesetz (DAC7, § 23 PStTG) müssen wir die Auszahlungen dafür deshalb einbehalten.',
      'Ihr Geld geht nicht verloren: Ergänzen Sie Ihre Angaben, dann kommt der einbehaltene Betrag mit der nächsten Auszahlung.',
    ],
    button: 'Steuerdaten ergänzen',
  },
  taxStatement: {
    subject:
      '{isCorrection, select, true {Berichtigt: Das melden wir dem Finanzamt für {year}} other {Das melden wir dem Finanzamt für {year}}}',
    lines: [
      'Einmal im Jahr melden wir dem Bundeszentralamt für Steuern, was Vermieter über Mezzo eingenommen haben (DAC7, § 22 PStTG). In der beigefügten Mitteilung steht, was wir für {name} zum Jahr {year} melden: die Wohnungen, die vermieteten Tage, die Einnahmen je Quartal und unsere Gebühren.',
      '{isCorrection, select, true {Sie ersetzt die Mitteilung, die Sie schon haben, denn daran hat sich etwas geändert.} other {Bitte vergleichen Sie sie mit Ihren Unterlagen und bewahren Sie sie für Ihre Steuererklärung auf.}} Stimmt etwas nicht, sagen Sie es unserem Team; wir berichtigen dann die Meldung.',
    ],
    button: 'Sehen, woher die Zahlen kommen',
  },
  taxDataComplete: {
    subject: 'Ihre Steuerdaten sind vollständig: Wir zahlen wieder aus',
    lines: [
      'Vielen Dank. Für die Steuermeldung fehlt nichts mehr. Was wir einbehalten hatten, kommt mit der nächsten Auszahlung.',
    ],
    button: 'Zu meinen Zahlungen',
  },
  refundMade: {
    subject: 'Sie erhalten {amount} für {listingName} zurück',
    lines: [
      'Von der {purpose, select, TENANT_SERVICE_FEE {Servicegebühr} other {ersten Monatsmiete}}, die Sie für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} bezahlt haben, erhalten Sie {amount} zurück. Grund: {refundReason, select, STAY_CANCELLED {Der Aufenthalt wurde storniert} STAY_SHORTENED {Der Aufenthalt ist kürzer} NOT_AS_DESCRIBED {Die Wohnung war nicht wie beschrieben} PAID_TWICE {Es wurde doppelt bezahlt} GOODWILL {Kulanz} NO_LONGER_OWED {Sie schuldeten den Betrag nicht mehr, als er einging} other {Anderer Grund}}.{isExplained, select, true { Unsere Erläuterung: {explanation}} other {}}',
      '{way, select, BANK_TRANSFER {Wir haben den Betrag auf Ihr Bankkonto überwiesen.} other {Das Geld geht dorthin zurück, von wo Sie bezahlt haben: auf Ihre Karte oder Ihr Konto. Bis Ihre Bank es anzeigt, dauert es fünf bis zehn Werktage.}} Sie müssen nichts tun.',
    ],
    button: 'Aufenthalt öffnen',
  },
  refundFailed: {
    subject: 'Wir konnten Ihnen {amount} noch nicht zurückzahlen',
    lines: [
      'Von dem, was Sie für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} bezahlt haben, wollten wir Ihnen {amount} auf demselben Weg zurückzahlen. Das hat nicht geklappt. Das Geld gehört weiterhin Ihnen.',
      'Bitte öffnen Sie den Aufenthalt und geben Sie dort das Bankkonto an, auf das wir es überweisen sollen: Kontoinhaber und IBAN. Unser Team überweist das Geld dann, und Sie erhalten noch eine E-Mail.',
    ],
    button: 'Bankkonto angeben',
  },
  refundAccountGiven: {
    subject: 'Wir überweisen {amount} auf das Konto {account}',
    lines: [
      'Sie haben das Konto angegeben, auf das wir {amount} für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} überweisen, weil das Geld nicht auf demselben Weg zurückgehen konnte: {account}. Sobald es überwiesen ist, erhalten Sie noch eine E-Mail.',
      'Falls Sie das nicht waren: Öffnen Sie den Aufenthalt, geben Sie Ihr eigenes Konto an und ändern Sie sofort Ihr Passwort. Wenn Sie sich nicht anmelden können, wählen Sie auf der Anmeldeseite ein neues Passwort.',
    ],
    button: 'Aufenthalt öffnen',
  },
  refundMadeLandlord: {
    subject: '{otherName} erhält {amount} der Miete zurück',
    lines: [
      'Von der ersten Monatsmiete für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} wurden {otherName} {amount} erstattet. Grund: {refundReason, select, STAY_CANCELLED {Der Aufenthalt wurde storniert} STAY_SHORTENED {Der Aufenthalt ist kürzer} NOT_AS_DESCRIBED {Die Wohnung war nicht wie beschrieben} PAID_TWICE {Es wurde doppelt bezahlt} GOODWILL {Kulanz} NO_LONGER_OWED {Der Betrag wurde nicht mehr geschuldet} other {Anderer Grund}}.{isExplained, select, true { Unsere Erläuterung: {explanation}} other {}}',
      'Wir ziehen den Betrag von Ihrer nächsten Auszahlung ab. Sie müssen nichts überweisen.',
    ],
    button: 'Buchung öffnen',
  },
  disputeOpened: {
    subject: 'Eine Zahlung über {amount} für {listingName} ist strittig',
    lines: [
      '{purpose, select, LANDLORD_FEE {Ihre Zahlung für unsere Gebühr} other {Die Zahlung der ersten Monatsmiete durch {otherName}}} für den Aufenthalt in {listingName} vom {from} bis zum {to} wird bei der Bank angefochten: {disputeReason, select, FRAUDULENT {Der Karteninhaber gibt an, nicht selbst bezahlt zu haben} UNRECOGNIZED {Der Karteninhaber erkennt die Zahlung nicht} DUPLICATE {Es soll doppelt bezahlt worden sein} NOT_RECEIVED {Der Aufenthalt soll nicht stattgefunden haben} NOT_AS_DESCRIBED {Die Wohnung soll nicht wie beschrieben gewesen sein} CREDIT_NOT_PROCESSED {Eine Erstattung soll fehlen} other {Ein näherer Grund ist nicht bekannt}}. Die Bank behält {amount} ein, bis sie entschieden hat.',
      '{purpose, select, LANDLORD_FEE {Wenn bei Ihnen niemand die Zahlung anfechten wollte, sagen Sie Ihrer Bank bitte, dass sie in Ordnung war. Bucht die Bank sie zurück, ist unsere Rechnung wieder offen.} other {Wir antworten der Bank fristgerecht, falls vorhanden mit dem unterschriebenen Vertrag; Sie müssen nichts tun. Was davon noch nicht an Sie ausgezahlt ist, wartet bis dahin. Entscheidet die Bank gegen die Zahlung, ziehen wir den Betrag von Ihrer nächsten Auszahlung ab.}}',
    ],
    button: 'Buchung öffnen',
  },
  disputeDecided: {
    subject:
      '{isWon, select, true {Die strittige Zahlung über {amount} {purpose, select, LANDLORD_FEE {gilt} other {bleibt Ihnen}}} other {Die strittige Zahlung über {amount} {purpose, select, LANDLORD_FEE {wurde zurückgebucht} other {ist verloren}}}}',
    lines: [
      '{isWon, select, true {{purpose, select, LANDLORD_FEE {Die Bank hat entschieden, dass Ihre Zahlung für unsere Gebühr gilt: {amount} für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to}.} other {Die Bank hat für Sie entschieden: {amount} für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} werden nicht mehr einbehalten.}}} other {Die Bank hat zugunsten des Karteninhabers entschieden: {amount} für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} {purpose, select, LANDLORD_FEE {wurden auf die Karte zurückgebucht} other {kommen nicht zurück}}.}}',
      '{isWon, select, true {Sie müssen nichts tun.} other {{purpose, select, LANDLORD_FEE {{isReopened, select, true {Unsere Rechnung ist wieder offen; bitte zahlen Sie sie per Überweisung oder mit einer anderen Karte.} other {Unsere Rechnung war inzwischen storniert und Ihre Zahlung Ihnen gutgeschrieben: Deshalb ziehen wir den Betrag von Ihrer nächsten Auszahlung ab.}}} other {Wir ziehen den Betrag von Ihrer nächsten Auszahlung ab. Ob Ihnen die Miete weiterhin zusteht, klären Sie bitte mit {otherName}.}}}}',
    ],
    button: 'Buchung öffnen',
  },
  depositReminder: {
    subject: 'Bitte rechnen Sie die Kaution von {otherName} ab',
    lines: [
      '{isLived, select, true {Der Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} ist vorbei} other {Für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} zieht niemand ein}}, und die Kaution über {amount} ist noch nicht abgerechnet.',
      'Bitte erledigen Sie das bis zum {payBy}: Halten Sie fest, was Sie warum einbehalten und wann Sie den Rest zurückgezahlt haben. {otherName} sieht es sofort.',
    ],
    button: 'Kaution abrechnen',
  },
  depositSettled: {
    subject: 'Die Kaution für {listingName} ist abgerechnet',
    lines: [
      '{otherName} hat die Kaution über {amount} für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} abgerechnet. {isPaidBack, select, true {Davon wurden Ihnen {paidBack} zurückgezahlt.} other {Davon bekommen Sie nichts zurück.}}',
      '{isKept, select, true {Einbehalten wurde: {deductions}. Sind Sie damit nicht einverstanden, schreiben Sie bitte {otherName}.} other {Es wurde nichts einbehalten.}}',
    ],
    button: 'Aufenthalt öffnen',
  },
}
