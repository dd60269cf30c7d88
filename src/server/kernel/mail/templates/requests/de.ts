import type { TextsOf } from '../template.ts'
import type { RequestMails } from './data.ts'

/** The mails about requests in German. */
export const requestMailsDe: TextsOf<RequestMails> = {
  requestReceived: {
    subject: '{otherName} hat {listingName} angefragt',
    lines: [
      '{otherName} möchte vom {from} bis zum {to} in {listingName} wohnen.',
      '{hasDeadline, select, true {Bitte antworten Sie bis {answerUntil}, sonst wird die Anfrage automatisch abgelehnt.} other {Bitte antworten Sie bald.}}',
    ],
    button: 'Anfrage beantworten',
  },
  requestAccepted: {
    subject: '{otherName} hat Ihre Anfrage für {listingName} angenommen',
    lines: [
      '{otherName} hat Ihre Anfrage für {listingName} vom {from} bis zum {to} angenommen.',
      '{hasDeadline, select, true {Bitte bestätigen Sie bis {answerUntil}, dass Sie weiterhin interessiert sind.} other {Bitte bestätigen Sie, dass Sie weiterhin interessiert sind.}}',
    ],
    button: 'Interesse bestätigen',
  },
  requestDeclined: {
    subject: 'Ihre Anfrage für {listingName} wurde abgelehnt',
    lines: [
      'Leider wurde Ihre Anfrage für {listingName} vom {from} bis zum {to} abgelehnt.',
      'Vielleicht sind andere Wohnungen in diesem Zeitraum frei.',
    ],
    button: 'Ihre Anfragen ansehen',
  },
  acceptTakenBack: {
    subject: '{otherName} prüft Ihre Anfrage für {listingName} noch einmal',
    lines: [
      '{otherName} hatte Ihre Anfrage für {listingName} vom {from} bis zum {to} angenommen, hat die Zusage aber zurückgenommen, bevor Sie bestätigt haben.',
      '„{message}“',
      'Die neue Antwort bekommen Sie bis {answerUntil}. Bis dahin müssen Sie nichts tun.',
    ],
    button: 'Anfrage öffnen',
  },
  acceptedDeclined: {
    subject: '{otherName} hat Ihre Anfrage für {listingName} nun doch abgelehnt',
    lines: [
      '{otherName} hatte Ihre Anfrage für {listingName} vom {from} bis zum {to} angenommen, hat die Zusage aber zurückgenommen, bevor Sie bestätigt haben, und lehnt ab.',
      'Das tut uns leid. Den Grund finden Sie in Ihrer Anfrage. Mit denselben Angaben können Sie andere Wohnungen anfragen.',
    ],
    button: 'Anfrage öffnen',
  },
  requestWithdrawn: {
    subject:
      '{letTimePass, select, true {{otherName} hat nicht rechtzeitig bestätigt} other {{otherName} hat die Anfrage für {listingName} zurückgezogen}}',
    lines: [
      '{letTimePass, select, true {{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} nicht rechtzeitig bestätigt. Damit ist die Anfrage beendet.} other {{otherName} möchte {listingName} vom {from} bis zum {to} nicht mehr mieten und hat die Anfrage zurückgezogen.}}',
      '{contractEnded, select, true {Damit ist auch der Vertrag beendet, der zur Unterschrift vorlag. Die Tage sind wieder frei.} other {Sie müssen nichts tun.}}',
    ],
    button: 'Anfrage öffnen',
  },
  bookedElsewhere: {
    subject: '{otherName} hat eine andere Wohnung gebucht',
    lines: [
      '{otherName} hat eine andere Wohnung gefunden. Die Anfrage für {listingName} vom {from} bis zum {to} ist damit beendet.',
      'Sie müssen nichts tun.',
    ],
    button: 'Anfrage öffnen',
  },
  answerTimeOver: {
    subject: 'Die Frist für Ihre Antwort an {otherName} ist abgelaufen',
    lines: [
      'Die Anfrage von {otherName} für {listingName} vom {from} bis zum {to} blieb 72 Stunden lang unbeantwortet und ist deshalb abgelehnt.',
      'Die Tage bleiben frei, und {otherName} kann noch einmal anfragen.',
    ],
    button: 'Anfrage öffnen',
  },
  requestAutoAccepted: {
    subject: 'Die Anfrage von {otherName} für {listingName} wurde automatisch angenommen',
    lines: [
      '{otherName} möchte vom {from} bis zum {to} in {listingName} wohnen. Das Inserat ist so eingestellt, dass solche Anfragen sofort angenommen werden.',
      'Sie müssen nicht antworten. Wir melden uns, sobald der Vertrag zur Unterschrift bereit ist.',
    ],
    button: 'Anfrage öffnen',
  },
  datesSuggested: {
    subject: 'Ein anderer Zeitraum für {listingName}?',
    lines: [
      '{otherName} schlägt für {listingName} einen anderen Zeitraum vor: {suggestedFrom} bis {suggestedTo} statt {from} bis {to}.',
      '{hasMessage, select, true {„{message}“} other {Sehen Sie nach, ob er Ihnen passt.}}',
      '{hasDeadline, select, true {Bitte nehmen Sie ihn bis {answerUntil} an oder lehnen Sie ihn ab; danach endet die Anfrage.} other {Bitte nehmen Sie ihn an oder lehnen Sie ihn ab.}}',
    ],
    button: 'Vorschlag beantworten',
  },
  datesTaken: {
    subject: '{otherName} hat Ihren Vorschlag angenommen',
    lines: [
      '{otherName} möchte {listingName} vom {from} bis zum {to} mieten, wie von Ihnen vorgeschlagen.',
      '{otherName} hat jetzt 72 Stunden Zeit für die Bestätigung; danach erstellen wir den Vertrag.',
    ],
    button: 'Anfrage öffnen',
  },
  datesRefused: {
    subject: '{otherName} hat Ihren Vorschlag abgelehnt',
    lines: [
      'Der Zeitraum, den Sie für {listingName} vorgeschlagen haben, passt {otherName} nicht. Die Anfrage für {from} bis {to} ist damit beendet.',
      'Sie müssen nichts tun.',
    ],
    button: 'Anfrage öffnen',
  },
  suggestionUnanswered: {
    subject: '{otherName} hat Ihren Vorschlag nicht beantwortet',
    lines: [
      '{otherName} hat nicht innerhalb von 72 Stunden geantwortet, ob der vorgeschlagene Zeitraum für {listingName} passt. Die Anfrage für {from} bis {to} ist damit beendet.',
      'Sie müssen nichts tun.',
    ],
    button: 'Anfrage öffnen',
  },
  suggestionLapsed: {
    subject: 'Der vorgeschlagene Zeitraum für {listingName} gilt nicht mehr',
    lines: [
      'Sie haben nicht rechtzeitig geantwortet, ob Ihnen der Zeitraum passt, den {otherName} für {listingName} vorgeschlagen hat. Ihre Anfrage für {from} bis {to} ist damit beendet.',
      'Sie können jederzeit neu anfragen.',
    ],
    button: 'Ihre Anfragen ansehen',
  },
  confirmationTimeOver: {
    subject: 'Ihre Anfrage für {listingName} ist beendet',
    lines: [
      'Sie haben nicht innerhalb von 72 Stunden bestätigt, dass Sie {listingName} vom {from} bis zum {to} weiterhin möchten. Die Anfrage ist damit beendet.',
      'Sie können jederzeit neu anfragen.',
    ],
    button: 'Ihre Anfragen ansehen',
  },
  secondChance: {
    subject: '{otherName} möchte {listingName} weiterhin',
    lines: [
      'Die Anfrage von {otherName} für {listingName} vom {from} bis zum {to} war beendet, weil sie nicht rechtzeitig beantwortet wurde. Sie ist wieder offen.',
      '{hasDeadline, select, true {Bitte antworten Sie bis {answerUntil}, sonst wird sie automatisch abgelehnt.} other {Bitte antworten Sie bald.}}',
    ],
    button: 'Anfrage beantworten',
  },
  secondChanceTenant: {
    subject: 'Ihre Anfrage für {listingName} ist wieder offen',
    lines: [
      'Wir haben {otherName} noch einmal nach {listingName} vom {from} bis zum {to} gefragt.',
      'Sie müssen nichts tun. Wir melden uns, sobald es eine Antwort gibt.',
    ],
    button: 'Anfrage öffnen',
  },
  requestPaused: {
    subject: 'Die Anfrage von {otherName} für {listingName} ist pausiert',
    lines: [
      'Die Anfrage von {otherName} für {listingName} vom {from} bis zum {to} ist pausiert, weil gerade ein anderer Vertrag unterschrieben wird: Er betrifft dieselben Tage, oder {otherName} schließt ihn für eine andere Wohnung.',
      'Solange läuft keine Frist. Kommt der Vertrag nicht zustande, geht die Anfrage mit einer neuen Frist weiter, und wir sagen Ihnen Bescheid.',
    ],
    button: 'Anfrage öffnen',
  },
  requestPausedTenant: {
    subject: 'Ihre Anfrage für {listingName} ist pausiert',
    lines: [
      'Ihre Anfrage für {listingName} vom {from} bis zum {to} ist pausiert, weil gerade ein anderer Vertrag unterschrieben wird: Vielleicht bekommt jemand anderes diese Tage, oder Sie unterschreiben zur selben Zeit für eine andere Wohnung.',
      'Sie müssen nichts tun und verlieren keine Zeit. Wir sagen Ihnen Bescheid, sobald Ihre Anfrage weitergeht oder endet.',
    ],
    button: 'Anfrage öffnen',
  },
  requestResumed: {
    subject: 'Die Anfrage von {otherName} für {listingName} geht weiter',
    lines: [
      'Die Anfrage von {otherName} für {listingName} vom {from} bis zum {to} war wegen eines anderen Vertrags pausiert. Die Tage sind wieder frei, und die Anfrage geht weiter.',
      '{hasDeadline, select, true {Es gibt eine neue Frist: {answerUntil}.} other {Niemand hat dadurch Zeit verloren.}}',
    ],
    button: 'Anfrage öffnen',
  },
  requestResumedTenant: {
    subject: 'Ihre Anfrage für {listingName} geht weiter',
    lines: [
      'Ihre Anfrage für {listingName} vom {from} bis zum {to} war wegen eines anderen Vertrags pausiert. Die Tage sind wieder frei, und Ihre Anfrage geht weiter.',
      '{hasDeadline, select, true {Bitte bestätigen Sie bis {answerUntil}, dass Sie die Wohnung weiterhin möchten.} other {Sie müssen nichts tun.}}',
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
  messageReceived: {
    subject: 'Neue Nachricht von {otherName}',
    lines: [
      '{otherName} hat Ihnen zum Aufenthalt in {listingName} vom {from} bis {to} geschrieben:',
      '{hasMessage, select, true {„{message}“} other {}}{files, plural, =0 {} one {\n\nEine Datei ist dabei. Sie können sie auf der Seite öffnen.} other {\n\n# Dateien sind dabei. Sie können sie auf der Seite öffnen.}}{hasHidden, select, true {\n\nSolange eine Anfrage nicht angenommen ist, sind E-Mail-Adressen, Telefonnummern und Anschriften ausgeblendet.} other {}}{canReply, select, true {\n\nSie können auch einfach auf diese E-Mail antworten. Alles unter Ihrer Antwort wird nicht übernommen{canAttach, select, true {. Bilder und PDFs bis 10 MB kommen mit.} other {, Anhänge ebenso wenig.}}} other {}}',
    ],
    button: 'Lesen und antworten',
  },
  replyNotTaken: {
    subject: 'Zu {notTaken, select, OTHER_SENDER {einer} other {Ihrer}} E-Mail an {otherName}',
    lines: [
      '{notTaken, select, LATE {Ihre E-Mail zu {listingName} vom {from} bis {to} wurde nicht zugestellt: Dort kann nicht mehr geschrieben werden.} ON_HOLD {Ihre E-Mail zu {listingName} vom {from} bis {to} wurde nicht zugestellt: Solange eines der Konten gesperrt ist, kann keine Seite schreiben.} LONG {Ihre E-Mail zu {listingName} vom {from} bis {to} wurde nicht zugestellt, weil eine Nachricht höchstens 4.000 Zeichen haben kann. Bitte kürzen Sie sie und senden Sie sie noch einmal.} OTHER_SENDER {Eine E-Mail zu {listingName} vom {from} bis {to} kam von einer anderen Adresse als dieser und wurde nicht zugestellt. Wenn sie von Ihnen ist, senden Sie sie bitte noch einmal von dieser Adresse oder schreiben Sie auf der Seite. Wenn nicht, müssen Sie nichts tun.} TOO_MANY {Ihre E-Mail zu {listingName} vom {from} bis {to} wurde nicht zugestellt, weil es in der letzten Stunde sehr viele Nachrichten gab. Bitte versuchen Sie es später noch einmal.} EMPTY {Ihre E-Mail zu {listingName} vom {from} bis {to} wurde nicht zugestellt, weil sie weder Text noch eine Datei enthielt, die gesendet werden kann.} ATTACHMENTS {Ihre E-Mail zu {listingName} vom {from} bis {to} wurde zugestellt, aber ohne diese Dateien:} other {Ihre E-Mail zu {listingName} vom {from} bis {to} konnte nicht gelesen werden und wurde nicht zugestellt. Bitte schreiben Sie stattdessen auf der Seite.}}{hasRefused, select, true {\n\n{refusedFiles}} other {}}{hasMessage, select, true {\n\nSie schrieben: „{message}“} other {}}',
      'Wir bewahren die E-Mail 30 Tage auf.',
    ],
    button: 'Nachrichten öffnen',
  },
  reportEnded: {
    subject: 'Ihre Meldung zur Unterhaltung mit {otherName}',
    lines: [
      'Sie haben Ihre Unterhaltung mit {otherName} zum Aufenthalt in {listingName} vom {from} bis {to} gemeldet. Wir haben sie gelesen.',
      '{outcome, select, NO_ACTION {Wir unternehmen nichts weiter: „{answer}“\n\nWenn wieder etwas vorfällt, können Sie die Unterhaltung erneut melden.} WARNED {Wir haben die andere Seite verwarnt. Wenn es wieder vorkommt, melden Sie die Unterhaltung bitte noch einmal.} other {Wir haben die Unterhaltung geschlossen, niemand von Ihnen kann dort noch schreiben. Beide Seiten können lesen, warum: „{answer}“\n\nAnfragen, Verträge und Buchungen bleiben, wie sie sind.}}',
    ],
    button: 'Unterhaltung öffnen',
  },
  conversationWarned: {
    subject:
      '{isClosed, select, true {Ihre Unterhaltung mit {otherName} wurde geschlossen} other {Verwarnung zu Ihrer Unterhaltung mit {otherName}}}',
    lines: [
      'Wir haben Ihre Unterhaltung mit {otherName} zum Aufenthalt in {listingName} vom {from} bis {to} gelesen.',
      '{isClosed, select, true {Wir haben sie geschlossen, niemand von Ihnen kann dort noch schreiben: „{answer}“\n\nAnfragen, Verträge und Buchungen bleiben, wie sie sind.} other {Was Sie dort geschrieben haben, verstößt gegen unsere Regeln: „{answer}“\n\nDas ist eine Verwarnung. Wenn es wieder vorkommt, können wir die Unterhaltung schließen oder Ihr Konto sperren.}}',
    ],
    button: 'Unterhaltung öffnen',
  },
}
