import type { MailTexts } from './template.ts'

/** The mails in German. */
export const mailTextsDe: MailTexts = {
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
    acceptTakenBack: {
      subject: '{otherName} prüft Ihre Anfrage für {listingName} noch einmal',
      lines: [
        '{otherName} hatte Ihre Anfrage für {listingName} vom {from} bis zum {to} angenommen und das vor Ihrer Antwort zurückgenommen.',
        '„{message}“',
        'Die neue Antwort bekommen Sie bis {answerUntil}. Bis dahin brauchen Sie nichts zu tun.',
      ],
      button: 'Anfrage öffnen',
    },
    acceptedDeclined: {
      subject: '{otherName} nimmt die Annahme für {listingName} zurück',
      lines: [
        '{otherName} hatte Ihre Anfrage für {listingName} vom {from} bis zum {to} angenommen, nimmt das vor Ihrer Antwort zurück und lehnt ab.',
        'Das tut uns leid. Ihre Anfrage zeigt den Grund, und Sie können mit denselben Angaben andere Wohnungen anfragen.',
      ],
      button: 'Anfrage öffnen',
    },
    extensionAccepted: {
      subject: 'Sie können länger in {listingName} bleiben',
      lines: [
        '{otherName} hat Ihre Verlängerung in {listingName} vom {from} bis zum {to} angenommen.',
        'Sie müssen nichts bestätigen: Wir schreiben den Vertrag und melden uns, sobald Sie ihn unterschreiben können.',
      ],
      button: 'Ihre Anfrage öffnen',
    },
    extensionReceived: {
      subject: '{otherName} möchte länger in {listingName} bleiben',
      lines: [
        '{otherName} wohnt in {listingName} und möchte vom {from} bis {to} zur gleichen Miete bleiben.',
        'Mit Ihrer Zusage entsteht gleich der Vertrag. {hasDeadline, select, true {Bitte antworten Sie bis {answerUntil}, sonst wird die Verlängerung von selbst abgelehnt.} other {Bitte antworten Sie bald.}}',
      ],
      button: 'Verlängerung beantworten',
    },
    extensionDeclined: {
      subject: 'Ihr Aufenthalt in {listingName} kann nicht verlängert werden',
      lines: [
        'Leider wurde Ihre Verlängerung in {listingName} vom {from} bis {to} abgelehnt.',
        'Am gebuchten Aufenthalt ändert sich nichts. Andere Wohnungen sind danach vielleicht frei.',
      ],
      button: 'Anfrage öffnen',
    },
    stayEndsSoon: {
      subject: 'Möchten Sie länger in {listingName} bleiben?',
      lines: [
        'Ihr Aufenthalt in {listingName} endet am {to}.',
        'Die Wohnung ist danach noch frei: Sie können {otherName} um eine Verlängerung bitten, längstens bis {latestTo} und zur gleichen Miete.',
        'Wenn Sie wie vereinbart ausziehen, müssen Sie nichts tun.',
      ],
      button: 'Um Verlängerung bitten',
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
    contractRefused: {
      subject: '{otherName} nimmt den Vertrag für {listingName} nicht an',
      lines: [
        '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} abgelehnt. Die Tage sind wieder frei.',
        'Die Anfrage läuft weiter: Sie können innerhalb von 14 Tagen einen anderen Vertrag vorbereiten.',
      ],
      button: 'Anfrage öffnen',
    },
    contractCanceled: {
      subject: 'Der Vertrag für {listingName} wurde zurückgenommen',
      lines: [
        '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} zurückgenommen. Damit ist Ihre Anfrage beendet.',
        'Vielleicht sind andere Wohnungen an diesen Tagen frei.',
      ],
      button: 'Ihre Anfragen ansehen',
    },
    onlineSigningStopped: {
      subject: 'Der Vertrag für {listingName} wird auf Papier unterschrieben',
      lines: [
        '{otherName} möchte den Vertrag für {listingName} vom {from} bis zum {to} auf Papier unterschreiben. Die Tage bleiben für Sie reserviert.',
        'Der neue Vertrag wird gerade geschrieben; was bisher online unterschrieben wurde, gilt nicht mehr.',
      ],
      button: 'Vertrag öffnen',
    },
    signingReminder: {
      subject: 'Der Vertrag für {listingName} wartet auf Sie',
      lines: [
        'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} wartet auf Sie.',
        'Geschieht nicht rechtzeitig etwas, endet er, und die Tage sind für andere frei.',
      ],
      button: 'Vertrag öffnen',
    },
    signingExpired: {
      subject: 'Der Vertrag für {listingName} wurde nicht rechtzeitig unterschrieben',
      lines: [
        'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} wurde nicht rechtzeitig unterschrieben. Die Anfrage ist beendet.',
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
    requestAutoAccepted: {
      subject: 'Die Anfrage von {otherName} für {listingName} wurde von selbst angenommen',
      lines: [
        '{otherName} möchte vom {from} bis {to} in {listingName} wohnen. Die Wohnung ist so eingestellt, dass solche Anfragen sofort angenommen werden.',
        'Sie müssen nichts beantworten. Wir melden uns, sobald es einen Vertrag zu unterschreiben gibt.',
      ],
      button: 'Anfrage öffnen',
    },
    datesSuggested: {
      subject: 'Andere Daten für {listingName}?',
      lines: [
        '{otherName} schlägt andere Daten für {listingName} vor: {suggestedFrom} bis {suggestedTo} statt {from} bis {to}.',
        '{hasMessage, select, true {„{message}“} other {Sehen Sie nach, ob sie Ihnen passen.}}',
        '{hasDeadline, select, true {Bitte nehmen Sie sie bis {answerUntil} an oder lehnen Sie ab; danach endet die Anfrage.} other {Bitte nehmen Sie sie an oder lehnen Sie ab.}}',
      ],
      button: 'Vorschlag beantworten',
    },
    datesTaken: {
      subject: '{otherName} nimmt die vorgeschlagenen Daten an',
      lines: [
        '{otherName} möchte {listingName} vom {from} bis {to}, wie von Ihnen vorgeschlagen.',
        'Nun sind 72 Stunden Zeit für die Bestätigung; dann schreiben wir den Vertrag.',
      ],
      button: 'Anfrage öffnen',
    },
    datesRefused: {
      subject: '{otherName} möchte die vorgeschlagenen Daten nicht',
      lines: [
        'Die Daten, die Sie für {listingName} vorgeschlagen haben, passen {otherName} nicht. Die Anfrage für {from} bis {to} ist damit beendet.',
        'Sie müssen nichts tun.',
      ],
      button: 'Anfrage öffnen',
    },
    suggestionUnanswered: {
      subject: '{otherName} hat Ihren Vorschlag nicht beantwortet',
      lines: [
        '{otherName} hat nicht innerhalb von 72 Stunden geantwortet, ob die vorgeschlagenen Daten für {listingName} passen. Die Anfrage für {from} bis {to} ist damit beendet.',
        'Sie müssen nichts tun.',
      ],
      button: 'Anfrage öffnen',
    },
    suggestionLapsed: {
      subject: 'Die vorgeschlagenen Daten für {listingName} sind verfallen',
      lines: [
        'Sie haben nicht rechtzeitig geantwortet, ob Ihnen die Daten passen, die {otherName} für {listingName} vorgeschlagen hat. Ihre Anfrage für {from} bis {to} ist damit beendet.',
        'Sie können jederzeit neu anfragen.',
      ],
      button: 'Ihre Anfragen ansehen',
    },
    confirmationTimeOver: {
      subject: 'Ihre Anfrage für {listingName} ist beendet',
      lines: [
        'Sie haben nicht innerhalb von 72 Stunden bestätigt, dass Sie {listingName} vom {from} bis {to} weiterhin möchten. Die Anfrage ist damit beendet.',
        'Sie können jederzeit neu anfragen.',
      ],
      button: 'Ihre Anfragen ansehen',
    },
    secondChance: {
      subject: '{otherName} möchte {listingName} weiterhin',
      lines: [
        'Die Anfrage von {otherName} für {listingName} vom {from} bis {to} war beendet, weil sie nicht rechtzeitig beantwortet wurde. Sie ist wieder offen.',
        '{hasDeadline, select, true {Bitte antworten Sie bis {answerUntil}, sonst wird sie von selbst abgelehnt.} other {Bitte antworten Sie bald.}}',
      ],
      button: 'Anfrage beantworten',
    },
    secondChanceTenant: {
      subject: 'Ihre Anfrage für {listingName} ist wieder offen',
      lines: [
        'Wir haben {otherName} noch einmal nach {listingName} vom {from} bis {to} gefragt.',
        'Sie müssen nichts tun; wir melden uns, sobald es eine Antwort gibt.',
      ],
      button: 'Ihre Anfrage öffnen',
    },
    requestPaused: {
      subject: 'Die Anfrage von {otherName} für {listingName} ist angehalten',
      lines: [
        'Ein anderer Vertrag, der gerade unterschrieben wird, hält die Anfrage von {otherName} für {listingName} vom {from} bis {to} an: Er belegt die Tage, oder {otherName} schließt ihn für eine andere Wohnung.',
        'Solange läuft keine Frist. Kommt der Vertrag nicht zustande, geht die Anfrage mit einer neuen Frist weiter, und wir sagen Ihnen Bescheid.',
      ],
      button: 'Anfrage öffnen',
    },
    requestPausedTenant: {
      subject: 'Ihre Anfrage für {listingName} ist angehalten',
      lines: [
        'Ein anderer Vertrag, der gerade unterschrieben wird, hält Ihre Anfrage für {listingName} vom {from} bis {to} an: Vielleicht bekommt jemand anderes diese Tage, oder Sie unterschreiben zur selben Zeit für eine andere Wohnung.',
        'Sie müssen nichts tun und verlieren keine Zeit. Wir sagen Ihnen Bescheid, sobald Ihre Anfrage weitergeht oder endet.',
      ],
      button: 'Ihre Anfrage öffnen',
    },
    requestResumed: {
      subject: 'Die Anfrage von {otherName} für {listingName} geht weiter',
      lines: [
        'Ein anderer Vertrag hatte die Anfrage von {otherName} für {listingName} vom {from} bis {to} angehalten. Die Tage sind wieder frei, und die Anfrage geht weiter.',
        '{hasDeadline, select, true {Es gibt eine neue Frist: {answerUntil}.} other {Niemand hat durch die Pause Zeit verloren.}}',
      ],
      button: 'Anfrage öffnen',
    },
    requestResumedTenant: {
      subject: 'Ihre Anfrage für {listingName} geht weiter',
      lines: [
        'Ein anderer Vertrag hatte Ihre Anfrage für {listingName} vom {from} bis {to} angehalten. Die Tage sind wieder frei, und Ihre Anfrage geht weiter.',
        '{hasDeadline, select, true {Bitte bestätigen Sie bis {answerUntil}, dass Sie die Wohnung weiterhin möchten.} other {Sie müssen nichts tun.}}',
      ],
      button: 'Ihre Anfrage öffnen',
    },
    invoiceReady: {
      subject: 'Rechnung {invoice} für {listingName}',
      lines: [
        'Im Anhang finden Sie die Rechnung {invoice} über {amount}: unsere Gebühr für die Buchung von {listingName} durch {otherName} vom {from} bis {to}.',
        '{isPaid, select, true {Sie ist mit Ihrer früheren Zahlung beglichen. Es ist nichts zu zahlen.} other {Bitte zahlen Sie bis zum {dueDay}.}}',
      ],
      button: 'Buchung öffnen',
    },
    invoiceReminderFirst: {
      subject: 'Erinnerung: Die Rechnung {invoice} war am {dueDay} fällig',
      lines: [
        'Vielleicht ist es untergegangen: Von der Rechnung {invoice} über unsere Gebühr für die Buchung von {listingName} durch {otherName}, fällig am {dueDay}, sind noch {amount} offen. Die Rechnung finden Sie im Anhang.',
        'Bitte zahlen Sie bis zum {payBy}. Falls Sie schon gezahlt haben, ist diese E-Mail gegenstandslos.',
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
    bookingCanceledTenant: {
      subject: 'Ihr Aufenthalt in {listingName} vom {from} bis zum {to} wurde storniert',
      lines: [
        '{endsEarly, select, true {{otherName} hat den Rest Ihres Aufenthalts in {listingName} storniert. Ihr letzter Tag ist der {lastDay}; die Tage vom {from} bis zum {to} gehören nicht mehr zu Ihrer Buchung.} other {{otherName} hat Ihren Aufenthalt in {listingName} vom {from} bis zum {to} storniert.}}',
        'Grund: {reason, select, BOOKING_CANCELLED {Die Buchung wurde storniert} CHANGE_OF_PLANS {Die Pläne haben sich geändert} CONTRACT_TERMS_CHANGED {Die Vertragsbedingungen haben sich geändert} DENIED_BY_COMPANY {Der Arbeitgeber hat abgelehnt} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Anderswo eine andere Wohnung gefunden} FOUND_DIFFERENT_RESIDENCE_MEZZO {Auf Mezzo eine andere Wohnung gefunden} LANDLORD_TOOK_TOO_LONG {Der Vermieter hat zu lange gebraucht} NOT_SATISFIED_WITH_RESIDENCE {Nicht zufrieden mit der Wohnung} NO_VISA {Kein Visum} TENANT_TOOK_TOO_LONG {Der Mieter hat zu lange gebraucht} other {Anderer Grund}}.{hasNote, select, true { {otherName} schreibt: {note}} other {}}',
        '{extensionEnded, select, true {Ihre Anfrage nach einer Verlängerung hat damit geendet. } other {}}Wenn Sie eine andere Wohnung brauchen, helfen wir Ihnen bei der Suche.',
      ],
      button: 'Buchung öffnen',
    },
    bookingMoved: {
      subject: 'Ihre Wohnung in {listingName} ist jetzt {unitAfter}',
      lines: [
        '{otherName} hat Ihren Aufenthalt in {listingName} vom {from} bis {to} in eine andere Wohnung desselben Hauses verlegt: {unitAfter} statt {unitBefore}.',
        '{contractUnit, select, none {Zeitraum und Preis bleiben, wie sie sind.} other {Zeitraum und Preis bleiben, wie sie sind. Ihr unterschriebener Vertrag nennt weiterhin {contractUnit}: Bitte vereinbaren Sie mit {otherName} schriftlich einen Nachtrag dazu.}}',
        'Wenn Sie Fragen haben, schreiben Sie {otherName} bitte gleich.',
      ],
      button: 'Buchung öffnen',
    },
    bookingCanceledLandlord: {
      subject: 'Die Buchung von {listingName} durch {otherName} wurde storniert',
      lines: [
        '{endsEarly, select, true {Der Aufenthalt von {otherName} in {listingName} endet am {lastDay}. Die Tage vom {from} bis zum {to} sind wieder frei.} other {Die Buchung von {listingName} durch {otherName} vom {from} bis zum {to} wurde storniert. Die Tage sind wieder frei.}}',
        'Grund: {reason, select, BOOKING_CANCELLED {Die Buchung wurde storniert} CHANGE_OF_PLANS {Die Pläne haben sich geändert} CONTRACT_TERMS_CHANGED {Die Vertragsbedingungen haben sich geändert} DENIED_BY_COMPANY {Der Arbeitgeber hat abgelehnt} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Anderswo eine andere Wohnung gefunden} FOUND_DIFFERENT_RESIDENCE_MEZZO {Auf Mezzo eine andere Wohnung gefunden} LANDLORD_TOOK_TOO_LONG {Der Vermieter hat zu lange gebraucht} NOT_SATISFIED_WITH_RESIDENCE {Nicht zufrieden mit der Wohnung} NO_VISA {Kein Visum} TENANT_TOOK_TOO_LONG {Der Mieter hat zu lange gebraucht} other {Anderer Grund}}. {otherName} wurde per E-Mail benachrichtigt.',
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
    documentsAwaited: {
      subject: '{otherName} möchte {listingName} buchen',
      lines: [
        '{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} bestätigt und reicht jetzt Unterlagen ein.',
        'Wir prüfen sie und erstellen den Vertrag, sobald alle angenommen sind. Sie müssen nichts tun.',
      ],
      button: 'Anfrage öffnen',
    },
    documentsNeeded: {
      subject: 'Reichen Sie Ihre Unterlagen für {listingName} ein',
      lines: [
        'Sie haben Ihr Interesse an {listingName} vom {from} bis zum {to} bestätigt. Vor dem Vertrag sehen wir uns einige Unterlagen an.',
        'Auf der Seite steht, was verlangt wird und warum. {otherName} sieht, wie weit Sie sind, nie die Unterlagen selbst.',
        '{hasDeadline, select, true {Bitte reichen Sie bis {answerUntil} ein, was fehlt; danach endet die Anfrage von selbst.} other {Bitte reichen Sie bald ein, was fehlt.}}',
      ],
      button: 'Unterlagen einreichen',
    },
    documentsMissing: {
      subject: 'Für {listingName} fehlen noch Unterlagen',
      lines: [
        'Für den Aufenthalt in {listingName} vom {from} bis zum {to} sind noch nicht alle Unterlagen da.',
        'Die Wohnung ist erst mit dem Vertrag reserviert. Wenn Sie sie nicht mehr möchten, ziehen Sie die Anfrage bitte zurück.',
        '{hasDeadline, select, true {Bitte reichen Sie bis {answerUntil} ein, was fehlt; danach endet die Anfrage von selbst.} other {Bitte reichen Sie bald ein, was fehlt.}}',
      ],
      button: 'Unterlagen einreichen',
    },
    documentFailed: {
      subject: 'Eine Ihrer Unterlagen für {listingName} wurde nicht angenommen',
      lines: [
        'Leider konnten wir dieses Dokument nicht annehmen: {documentType, select, CERTIFICATE_OF_MATRICULATION {Immatrikulationsbescheinigung} FINANCIAL_STATEMENT {Finanzierungsnachweis} GUARANTEE_FROM_PARENTS {Bürgschaft der Eltern} LETTER_FROM_EMPLOYER {Schreiben des Arbeitgebers} PROOF_OF_APPRENTICESHIP {Nachweis der Ausbildung} PROOF_OF_EMPLOYMENT {Nachweis der Beschäftigung} PROOF_OF_INTERNSHIP {Nachweis des Praktikums} VALID_IDENTITY_DOCUMENT {Gültiges Ausweisdokument} GUARANTOR_FINANCIAL_STATEMENT {Finanzierungsnachweis des Bürgen} CERTIFICATE_OF_SCHOLARSHIP {Stipendienbescheid} GUARANTEE_LETTER {Bürgschaftserklärung} FRENCH_GUARANTOR {Französischer Bürge} COMPANY_SELF_DISCLOSURE_FORM {Selbstauskunft des Unternehmens} BANK_STATEMENT {Kontoauszug} GUARANTOR_BANK_STATEMENT {Kontoauszug des Bürgen} PAYSLIP {Gehaltsabrechnung} GUARANTOR_PAYSLIP {Gehaltsabrechnung des Bürgen} other {Dokument}}. {failureReason, select, WRONG_TYPE {Es ist ein anderes Dokument als das verlangte.} POOR_QUALITY {Es ist schlecht lesbar. Bitte scannen oder fotografieren Sie es noch einmal, bei gutem Licht und mit allen vier Ecken.} OLDER_THAN_THREE_MONTHS {Es ist älter als drei Monate. Bitte reichen Sie ein neueres ein.} NAME_DOES_NOT_MATCH_ID {Der Name darauf weicht vom Namen auf Ihrem Ausweis ab.} MISSING_NAME {Ihr Name steht nicht darauf.} MISSING_DATE {Es trägt kein Datum.} MISSING_CURRENT_BALANCE {Der aktuelle Kontostand steht nicht darauf.} MISSING_NET_INCOME {Das Nettoeinkommen steht nicht darauf.} other {Es kann so nicht angenommen werden.}}',
        '{isExplained, select, true {Dazu unser Hinweis: {explanation}} other {Bitte reichen Sie ein anderes ein; der Vertrag entsteht, sobald alles angenommen ist.}}',
      ],
      button: 'Neu einreichen',
    },
    documentsAccepted: {
      subject: 'Ihre Unterlagen für {listingName} sind angenommen',
      lines: [
        'Wir haben alle Ihre Unterlagen für {listingName} vom {from} bis zum {to} geprüft und angenommen.',
        'Jetzt entsteht der Vertrag; wir melden uns, sobald Sie unterschreiben können.',
      ],
      button: 'Anfrage öffnen',
    },
    documentsTimeOver: {
      subject: 'Ihre Anfrage für {listingName} ist beendet',
      lines: [
        'Die Unterlagen für {listingName} vom {from} bis zum {to} wurden nicht rechtzeitig eingereicht, daher ist die Anfrage beendet.',
        'Es ist nichts reserviert, und Sie schulden nichts. Wenn Sie noch kommen möchten, fragen Sie erneut an.',
      ],
      button: 'Anfrage öffnen',
    },
    documentsNeverCame: {
      subject: '{otherName} hat die Unterlagen nicht eingereicht',
      lines: [
        '{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} bestätigt, die Unterlagen aber nicht rechtzeitig eingereicht. Die Anfrage ist beendet.',
        'Die Tage sind frei; Sie müssen nichts tun.',
      ],
      button: 'Anfrage öffnen',
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
    contractToAccept: {
      subject: 'Der Vertrag für {listingName} liegt bereit',
      lines: [
        'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig.',
        'Er wird auf Papier unterschrieben. Bitte lesen Sie ihn und nehmen Sie ihn an; die Tage bleiben so lange für Sie reserviert.',
      ],
      button: 'Lesen und annehmen',
    },
    paperContractSent: {
      subject: 'Der Vertrag für {listingName} liegt bei {otherName}',
      lines: [
        'Der Vertrag mit {otherName} für {listingName} vom {from} bis zum {to} ist fertig. Er wird auf Papier unterschrieben.',
        'Zuerst liest {otherName} ihn und nimmt ihn an. Wir sagen Ihnen Bescheid, sobald das geschehen ist.',
      ],
      button: 'Vertrag öffnen',
    },
    paperContractAccepted: {
      subject: '{otherName} hat den Vertrag für {listingName} angenommen',
      lines: [
        '{otherName} hat den Vertrag für {listingName} vom {from} bis zum {to} angenommen.',
        'Er wird auf Papier unterschrieben. Was für Sie noch zu tun ist, steht auf seiner Seite.',
      ],
      button: 'Vertrag öffnen',
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
    payoutChanged: {
      subject:
        'Ihre Auszahlungsdaten bei Mezzo {payoutChange, select, CANCELED {bleiben, wie sie waren} other {wurden geändert}}',
      lines: [
        '{payoutChange, select, CHOSEN {{count, plural, offset:1 =1 {Geld für {home}} one {Geld für {home} und eine weitere Wohnung} other {Geld für {home} und # weitere Wohnungen}} {hasDeadline, select, true {geht ab {answerUntil}} other {geht ab sofort}} {hasAccount, select, true {auf das Konto {account}} other {auf das Konto für die Mieten}}{hasDeadline, select, true {. Bis dahin geht es auf das bisherige Konto.} other {. Bisher war kein Konto hinterlegt.}}} CANCELED {Die Änderung für {home} wurde abgebrochen.{hasAccount, select, true { Das Geld geht weiterhin auf das Konto {account}.} other {}}} other {Das Konto {account} wurde archiviert. Darauf wird nichts mehr ausgezahlt.}}',
        'Falls Sie das nicht waren: Melden Sie sich an, {hasDeadline, select, true {stoppen Sie die Änderung mit „Änderung abbrechen“} other {stellen Sie Ihre Konten richtig}} und ändern Sie sofort Ihr Passwort. Wenn Sie sich nicht anmelden können, setzen Sie auf der Anmeldeseite ein neues Passwort.',
      ],
      button: 'Meine Konten ansehen',
    },
    payoutOnItsWay: {
      subject: '{amount} sind auf dem Weg zu Ihrer Bank',
      lines: [
        'Wir haben {amount} an Sie ausgezahlt. Das Geld sollte bis {arrivesOn} auf Ihrem Bankkonto sein.',
        'Auf der Zahlungsseite sehen Sie, woraus die Auszahlung besteht: jede Miete und alles, was einbehalten oder abgezogen wurde.',
      ],
      button: 'Auszahlung öffnen',
    },
    payoutFailed: {
      subject: 'Ihre Auszahlung von {amount} ist nicht angekommen',
      lines: [
        '{failure, select, ACCOUNT_CLOSED {Ihre Bank meldet, dass das Konto geschlossen oder gesperrt ist. Bitte geben Sie beim Zahlungsanbieter ein anderes an.} NO_SUCH_ACCOUNT {Ihre Bank kennt dieses Konto nicht. Bitte prüfen Sie die Nummer beim Zahlungsanbieter.} NAME_MISMATCH {Das Konto läuft auf einen anderen Namen als Ihren. Bitte berichtigen Sie den Namen oder das Konto beim Zahlungsanbieter.} CURRENCY {Ihr Bankkonto nimmt diese Währung nicht an. Bitte geben Sie beim Zahlungsanbieter eines an, das sie annimmt.} DECLINED {Ihre Bank hat die Auszahlung nicht angenommen. Bitte fragen Sie Ihre Bank nach dem Grund, oder geben Sie beim Zahlungsanbieter ein anderes Konto an.} ACCOUNT_RESTRICTED {Der Zahlungsanbieter hat Auszahlungen an Sie angehalten. Bitte ergänzen Sie, was er verlangt.} other {Der Zahlungsanbieter hat keinen Grund genannt. Bitte versuchen Sie es noch einmal, oder fragen Sie unser Team.}}',
        'Es ist nichts verloren: Das Geld bleibt beim Zahlungsanbieter. Sobald Ihre Angaben stimmen, versuchen wir es erneut.',
      ],
      button: 'Ansehen, was zu tun ist',
    },
    refundMade: {
      subject: 'Sie erhalten {amount} für {listingName} zurück',
      lines: [
        'Von der {purpose, select, TENANT_SERVICE_FEE {Servicegebühr} other {ersten Monatsmiete}}, die Sie für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} bezahlt haben, erhalten Sie {amount} zurück. Grund: {refundReason, select, STAY_CANCELLED {Der Aufenthalt wurde storniert} STAY_SHORTENED {Der Aufenthalt ist kürzer} NOT_AS_DESCRIBED {Die Wohnung war nicht wie beschrieben} PAID_TWICE {Es wurde doppelt bezahlt} GOODWILL {Kulanz} NO_LONGER_OWED {Sie schuldeten den Betrag nicht mehr, als er einging} other {Anderer Grund}}.{isExplained, select, true { Dazu heißt es: {explanation}} other {}}',
        '{way, select, BANK_TRANSFER {Wir haben den Betrag auf Ihr Bankkonto überwiesen.} other {Das Geld geht auf die Karte oder das Konto zurück, womit Sie bezahlt haben. Bis Ihre Bank es anzeigt, dauert es fünf bis zehn Werktage.}} Sie müssen nichts tun.',
      ],
      button: 'Aufenthalt öffnen',
    },
    refundFailed: {
      subject: 'Wir konnten Ihnen {amount} noch nicht zurückzahlen',
      lines: [
        '{amount} von dem, was Sie für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} bezahlt haben, sollten auf demselben Weg zu Ihnen zurückgehen. Ihre Bank hat das nicht angenommen. Das Geld gehört weiterhin Ihnen.',
        'Bitte antworten Sie von Ihrer eigenen Adresse auf diese E-Mail und schreiben Sie, dass wir Sie dazu anrufen dürfen. Wir überweisen Ihnen das Geld dann auf Ihr Bankkonto.',
      ],
      button: 'Aufenthalt öffnen',
    },
    refundMadeLandlord: {
      subject: '{otherName} erhält {amount} der Miete zurück',
      lines: [
        'Von der ersten Monatsmiete für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} sind {amount} zurückgegangen. Grund: {refundReason, select, STAY_CANCELLED {Der Aufenthalt wurde storniert} STAY_SHORTENED {Der Aufenthalt ist kürzer} NOT_AS_DESCRIBED {Die Wohnung war nicht wie beschrieben} PAID_TWICE {Es wurde doppelt bezahlt} GOODWILL {Kulanz} NO_LONGER_OWED {Der Betrag wurde nicht mehr geschuldet} other {Anderer Grund}}.{isExplained, select, true { Dazu heißt es: {explanation}} other {}}',
        'Wir ziehen den Betrag von Ihrer nächsten Auszahlung ab. Sie müssen nichts überweisen.',
      ],
      button: 'Buchung öffnen',
    },
    disputeOpened: {
      subject: 'Eine Zahlung über {amount} für {listingName} ist strittig',
      lines: [
        '{purpose, select, LANDLORD_FEE {Ihre Zahlung unserer Gebühr} other {Die Zahlung der ersten Monatsmiete durch {otherName}}} für den Aufenthalt in {listingName} vom {from} bis zum {to} wird bei der Bank angefochten: {disputeReason, select, FRAUDULENT {Wem die Karte gehört, gibt an, nicht selbst bezahlt zu haben} UNRECOGNIZED {Wem die Karte gehört, erkennt die Zahlung nicht} DUPLICATE {Es soll doppelt bezahlt worden sein} NOT_RECEIVED {Der Aufenthalt soll nicht stattgefunden haben} NOT_AS_DESCRIBED {Die Wohnung soll nicht wie beschrieben gewesen sein} CREDIT_NOT_PROCESSED {Eine Rückzahlung soll fehlen} other {Ein näherer Grund ist nicht genannt}}. Die Bank behält {amount} ein, bis sie entschieden hat.',
        'Wir antworten mit dem Vertrag. Haben Sie Briefe, Nachrichten oder Fotos, die helfen, senden Sie sie bitte gleich als Antwort auf diese E-Mail. Geht es verloren, {purpose, select, LANDLORD_FEE {ist unsere Rechnung wieder offen} other {ziehen wir den Betrag von Ihrer nächsten Auszahlung ab}}.',
      ],
      button: 'Buchung öffnen',
    },
    disputeDecided: {
      subject:
        '{isWon, select, true {Die strittige Zahlung über {amount} bleibt Ihnen} other {Die strittige Zahlung über {amount} ist verloren}}',
      lines: [
        '{isWon, select, true {Die Bank hat für Sie entschieden: {amount} für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} werden nicht mehr einbehalten.} other {Die Bank hat gegen Sie entschieden: {amount} für den Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} kommen nicht zurück.}}',
        '{isWon, select, true {Sie müssen nichts tun.} other {{purpose, select, LANDLORD_FEE {Unsere Rechnung ist wieder offen; bitte zahlen Sie sie per Überweisung oder mit einer anderen Karte.} other {Wir ziehen den Betrag von Ihrer nächsten Auszahlung ab. Ob Ihnen die Miete weiterhin zusteht, klären Sie bitte mit {otherName}.}}}}',
      ],
      button: 'Buchung öffnen',
    },
    depositReminder: {
      subject: 'Bitte rechnen Sie die Kaution von {otherName} ab',
      lines: [
        'Der Aufenthalt von {otherName} in {listingName} vom {from} bis zum {to} ist vorbei, und die Kaution über {amount} ist noch nicht abgerechnet.',
        'Bitte tun Sie das bis zum {payBy}: Halten Sie fest, was Sie warum einbehalten und wann Sie den Rest zurückgezahlt haben. {otherName} sieht es sofort.',
      ],
      button: 'Kaution abrechnen',
    },
    depositSettled: {
      subject: 'Die Kaution für {listingName} ist abgerechnet',
      lines: [
        '{otherName} hat die Kaution über {amount} für Ihren Aufenthalt in {listingName} vom {from} bis zum {to} abgerechnet. {paidBack} gehen an Sie zurück.',
        '{isKept, select, true {Einbehalten wurde: {deductions}. Sind Sie damit nicht einverstanden, schreiben Sie bitte {otherName}.} other {Es wurde nichts einbehalten.}}',
      ],
      button: 'Aufenthalt öffnen',
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
  },
}
