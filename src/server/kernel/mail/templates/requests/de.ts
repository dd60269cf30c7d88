import type { TextsOf } from '../template.ts'
import type { RequestMails } from './data.ts'

/** The mails about requests in German. */
export const requestMailsDe: TextsOf<RequestMails> = {
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
  requestWithdrawn: {
    subject:
      '{letTimePass, select, true {{otherName} hat nicht rechtzeitig zugesagt} other {{otherName} hat die Anfrage für {listingName} zurückgezogen}}',
    lines: [
      '{letTimePass, select, true {{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} nicht rechtzeitig bestätigt. Damit ist die Anfrage beendet.} other {{otherName} möchte {listingName} vom {from} bis zum {to} nicht mehr mieten und hat die Anfrage zurückgezogen.}}',
      '{contractEnded, select, true {Damit ist auch der Vertrag beendet, der zur Unterschrift vorlag. Die Tage sind wieder frei.} other {Sie müssen nichts weiter tun.}}',
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
  interestConfirmed: {
    subject: '{otherName} möchte {listingName} buchen',
    lines: [
      '{otherName} hat das Interesse an {listingName} vom {from} bis zum {to} bestätigt.',
      'Wir bereiten den Vertrag vor und melden uns, sobald er fertig ist.',
    ],
    button: 'Anfrage öffnen',
  },
}
