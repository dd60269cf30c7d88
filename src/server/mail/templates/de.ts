import type { MailTexts } from './template.ts'

/** The mails in German. */
export const de: MailTexts = {
  greeting: 'Guten Tag {firstName},',
  footer: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei Mezzo haben.',
  templates: {
    teamInvitation: {
      subject: '{landlordName} lädt Sie zu Mezzo ein',
      lines: [
        '{landlordName} lädt Sie ein, mit Mezzo an den eigenen Wohnungen mitzuarbeiten.',
        'Melden Sie sich mit dieser Adresse an oder registrieren Sie sich, um anzunehmen. Der Link gilt {days} Tage.',
      ],
      button: 'Einladung öffnen',
    },
    resetPassword: {
      subject: 'Neues Passwort für Mezzo festlegen',
      lines: [
        'Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.',
        'Der Link gilt einmal und eine Stunde lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
      ],
      button: 'Neues Passwort festlegen',
    },
    confirmEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Mezzo',
      lines: [
        'Jemand, vermutlich Sie, möchte mit dieser Adresse ein Konto bei Mezzo anlegen. Ein Klick, und Ihr Konto ist bereit.',
        'Der Link gilt einmal und einen Tag lang. Waren Sie es nicht, tun Sie nichts: Ohne den Klick gibt es kein Konto.',
      ],
      button: 'Adresse bestätigen',
    },
    alreadySignedUp: {
      subject: 'Sie haben bereits ein Konto bei Mezzo',
      lines: [
        'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto bei Mezzo anlegen. Sie haben schon eines: Melden Sie sich damit an.',
        'Wenn Sie das Passwort nicht mehr wissen, wählen Sie auf der Anmeldeseite ein neues. Waren Sie es nicht, tun Sie nichts.',
      ],
      button: 'Anmelden',
    },
    loginChanged: {
      subject: 'An Ihrem Mezzo-Konto hat sich etwas geändert',
      lines: [
        '{change, select, password {Ihr Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet.} secondFactorOn {Der zweite Schritt Ihrer Anmeldung wurde eingeschaltet.} secondFactorOff {Der zweite Schritt Ihrer Anmeldung wurde ausgeschaltet.} backupCodes {Neue Ersatzcodes wurden erstellt; die alten gelten nicht mehr.} passkeyAdded {Ein Passkey wurde hinzugefügt: Mit ihm meldet man sich ohne Passwort an.} passkeyRemoved {Ein Passkey wurde entfernt.} accessToken {Ein persönliches Zugriffstoken wurde erstellt: Programme können damit Ihre Daten lesen oder ändern.} other {Die Löschung Ihres Kontos wurde beantragt. Sie können das 30 Tage lang zurücknehmen.}}',
        'Waren Sie es nicht, ändern Sie sofort Ihr Passwort und sehen Sie die Liste Ihrer Geräte durch.',
      ],
      button: 'Mein Konto öffnen',
    },
    welcomeLandlord: {
      subject: 'Willkommen bei Mezzo',
      lines: [
        'Ihr Konto ist eingerichtet. Mezzo zeigt Ihnen zuerst, was eine Antwort von Ihnen braucht, und dann, was bald frei wird.',
      ],
      button: 'Mezzo öffnen',
    },
    welcomeTenant: {
      subject: 'Willkommen bei Mezzo',
      lines: [
        'Ihr Konto ist eingerichtet. Sie können jetzt möblierte Wohnungen für einen bis zwölf Monate anfragen.',
      ],
      button: 'Wohnung finden',
    },
    requestReceived: {
      subject: '{otherName} fragt {listingName} an',
      lines: [
        '{otherName} möchte vom {from} bis zum {to} in {listingName} wohnen.',
        '{hasDeadline, select, true {Bitte antworten Sie bis {answerUntil}, sonst wird die Anfrage von selbst abgelehnt.} other {Bitte antworten Sie bald.}}',
      ],
      button: 'Anfrage beantworten',
    },
    requestAccepted: {
      subject: '{listingName} ist für Sie frei',
      lines: [
        '{otherName} hat Ihre Anfrage für {listingName} vom {from} bis zum {to} angenommen.',
        '{hasDeadline, select, true {Bitte bestätigen Sie bis {answerUntil}, dass Sie weiterhin interessiert sind.} other {Bitte bestätigen Sie, dass Sie weiterhin interessiert sind.}}',
      ],
      button: 'Interesse bestätigen',
    },
    requestDeclined: {
      subject: '{listingName} ist nicht verfügbar',
      lines: [
        'Leider wurde Ihre Anfrage für {listingName} vom {from} bis zum {to} abgelehnt.',
        'Vielleicht sind andere Wohnungen an diesen Tagen frei.',
      ],
      button: 'Ihre Anfragen ansehen',
    },
    extensionAccepted: {
      subject: 'Sie können länger in {listingName} bleiben',
      lines: [
        '{otherName} hat Ihre Verlängerung in {listingName} vom {from} bis zum {to} angenommen.',
        'Sie müssen nichts bestätigen: Wir schreiben den Vertrag und melden uns, sobald Sie ihn unterschreiben können.',
      ],
      button: 'Ihre Anfrage öffnen',
    },
    requestWithdrawn: {
      subject:
        '{letTimePass, select, true {{otherName} hat nicht rechtzeitig zugesagt} other {{otherName} hat die Anfrage für {listingName} zurückgezogen}}',
      lines: [
        '{letTimePass, select, true {{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} nicht rechtzeitig bestätigt. Damit ist die Anfrage beendet.} other {{otherName} möchte {listingName} vom {from} bis zum {to} nicht mehr mieten und hat die Anfrage zurückgezogen.}}',
        '{contractEnded, select, true {Damit ist auch der Vertrag beendet, der zur Unterschrift vorlag. Die Tage sind wieder frei.} other {Sie müssen nichts weiter tun.}}',
      ],
      button: 'Anfrage öffnen',
    },
    contractEnded: {
      subject: 'Der Vertrag mit {otherName} für {listingName} ist beendet',
      lines: [
        '{otherName} hat eine andere Wohnung gebucht. Deshalb ist der Vertrag für {listingName} vom {from} bis zum {to}, der zur Unterschrift vorlag, beendet.',
        'Die Tage sind wieder frei; Sie müssen nichts weiter tun.',
      ],
      button: 'Anfrage öffnen',
    },
    bookedElsewhere: {
      subject: '{otherName} hat eine andere Wohnung gebucht',
      lines: [
        '{otherName} hat eine andere Wohnung gefunden. Die Anfrage für {listingName} vom {from} bis {to} ist damit beendet.',
        'Sie müssen nichts tun.',
      ],
      button: 'Anfrage öffnen',
    },
    answerTimeOver: {
      subject: 'Die Frist für Ihre Antwort an {otherName} ist abgelaufen',
      lines: [
        'Die Anfrage von {otherName} für {listingName} vom {from} bis {to} wurde nicht innerhalb von 72 Stunden beantwortet und ist deshalb abgelehnt.',
        'Die Tage bleiben frei, und {otherName} kann noch einmal anfragen.',
      ],
      button: 'Anfrage öffnen',
    },
    invoiceReady: {
      subject: 'Die Rechnung zur Buchung von {listingName} ist da',
      lines: [
        'Die Rechnung über unsere Gebühr für die Buchung von {listingName} durch {otherName} vom {from} bis {to} ist da.',
        'Betrag und Fälligkeit stehen bei der Buchung.',
      ],
      button: 'Buchung öffnen',
    },
    interestConfirmed: {
      subject: '{otherName} möchte {listingName} buchen',
      lines: [
        '{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} bestätigt.',
        'Wir bereiten den Vertrag vor und melden uns, sobald er fertig ist.',
      ],
      button: 'Anfrage öffnen',
    },
    contractReady: {
      subject: 'Der Vertrag für {listingName} kann unterschrieben werden',
      lines: [
        'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig.',
        'Bitte lesen und unterschreiben Sie ihn.',
      ],
      button: 'Lesen und unterschreiben',
    },
    signedByLandlord: {
      subject: '{otherName} hat den Vertrag für {listingName} unterschrieben',
      lines: [
        '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} unterschrieben.',
        'Jetzt fehlt nur noch Ihre Unterschrift.',
      ],
      button: 'Lesen und unterschreiben',
    },
    contractNeeded: {
      subject: 'Ihr Vertrag für {otherName} wird gebraucht',
      lines: [
        '{otherName} möchte {listingName} vom {from} bis zum {to} mieten.',
        'Für dieses Land haben wir noch keinen Vertragstext. Bitte reichen Sie Ihren eigenen Vertrag als PDF ein; bis dahin sind die Tage nicht reserviert.',
      ],
      button: 'Vertrag einreichen',
    },
    signedByTenant: {
      subject: '{otherName} hat den Vertrag für {listingName} unterschrieben',
      lines: [
        '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} unterschrieben.',
        'Bitte bestätigen Sie die Buchung.',
      ],
      button: 'Buchung bestätigen',
    },
    bookingMadeLandlord: {
      subject: '{listingName} ist vom {from} bis zum {to} gebucht',
      lines: [
        '{otherName} hat {listingName} vom {from} bis zum {to} gebucht.',
        'Den unterschriebenen Vertrag finden Sie bei Ihren Buchungen.',
      ],
      button: 'Buchung öffnen',
    },
    bookingMadeTenant: {
      subject: 'Ihr Aufenthalt in {listingName} ist gebucht',
      lines: [
        'Ihr Aufenthalt in {listingName} vom {from} bis zum {to} ist gebucht. {otherName} freut sich auf Sie.',
        'Den unterschriebenen Vertrag finden Sie bei Ihrer Anfrage.',
      ],
      button: 'Buchung öffnen',
    },
  },
}
