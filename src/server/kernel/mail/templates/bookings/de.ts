import type { TextsOf } from '../template.ts'
import type { BookingMails } from './data.ts'

/** The mails about bookings in German. */
export const bookingMailsDe: TextsOf<BookingMails> = {
  extensionAccepted: {
    subject: 'Sie können länger in {listingName} bleiben',
    lines: [
      '{otherName} hat Ihre Verlängerung in {listingName} vom {from} bis zum {to} angenommen.',
      'Sie müssen nichts bestätigen. Wir erstellen den Vertrag und melden uns, sobald Sie ihn unterschreiben können.',
    ],
    button: 'Ihre Anfrage öffnen',
  },
  extensionReceived: {
    subject: '{otherName} möchte länger in {listingName} bleiben',
    lines: [
      '{otherName} wohnt in {listingName} und möchte vom {from} bis zum {to} zur gleichen Miete dort bleiben.',
      'Wenn Sie annehmen, erstellen wir sofort den Vertrag. {hasDeadline, select, true {Bitte antworten Sie bis {answerUntil}, sonst wird die Verlängerung automatisch abgelehnt.} other {Bitte antworten Sie bald.}}',
    ],
    button: 'Verlängerung beantworten',
  },
  extensionDeclined: {
    subject: 'Ihr Aufenthalt in {listingName} kann nicht verlängert werden',
    lines: [
      'Leider wurde Ihre Verlängerung in {listingName} vom {from} bis zum {to} abgelehnt.',
      'An Ihrem gebuchten Aufenthalt ändert sich nichts. Vielleicht sind danach andere Wohnungen frei.',
    ],
    button: 'Anfrage öffnen',
  },
  stayEndsSoon: {
    subject: 'Möchten Sie länger in {listingName} bleiben?',
    lines: [
      'Ihr Aufenthalt in {listingName} endet am {to}.',
      'Die Wohnung ist danach noch frei: Sie können {otherName} um eine Verlängerung bitten, höchstens bis zum {latestTo} und zur gleichen Miete.',
      'Wenn Sie wie vereinbart ausziehen, müssen Sie nichts tun.',
    ],
    button: 'Um Verlängerung bitten',
  },
  longerStayOffered: {
    subject: 'Bis {to} in {listingName} bleiben?',
    lines: [
      '{otherName} bietet Ihnen an, vom {from} bis zum {to} in {listingName} zu bleiben, für insgesamt {amount}. Die Monatsmiete bleibt gleich.{hasMessage, select, true { {otherName} schreibt: {message}} other {}}',
      'Bis {answerUntil} können Sie das Angebot mit einem Klick annehmen. Dann erstellen wir den Vertrag für die neue Zeit, und Sie beide unterschreiben ihn.',
      'Wenn Sie wie vereinbart ausziehen, müssen Sie nichts tun.',
    ],
    button: 'Angebot ansehen',
  },
  longerStayWithdrawn: {
    subject: 'Das Angebot, länger in {listingName} zu bleiben, wurde zurückgezogen',
    lines: [
      '{otherName} hat das Angebot zurückgezogen, vom {from} bis zum {to} in {listingName} zu bleiben.',
      'An Ihrem gebuchten Aufenthalt ändert sich nichts.',
    ],
    button: 'Buchung öffnen',
  },
  longerStayTaken: {
    subject: '{otherName} bleibt länger in {listingName}',
    lines: [
      '{otherName} hat Ihr Angebot angenommen und bleibt vom {from} bis zum {to} in {listingName}.',
      'Als Nächstes kommt der Vertrag für die neue Zeit. Wir melden uns, sobald Sie etwas tun können.',
    ],
    button: 'Verlängerung öffnen',
  },
  longerStayDeclined: {
    subject: '{otherName} bleibt nicht länger in {listingName}',
    lines: [
      '{otherName} hat Ihr Angebot abgelehnt, vom {from} bis zum {to} in {listingName} zu bleiben.',
      'Der Aufenthalt endet wie gebucht, und die Tage danach bleiben frei.',
    ],
    button: 'Buchung öffnen',
  },
  shorterStayOffered: {
    subject: 'Aufenthalt in {listingName} am {lastDay} beenden?',
    lines: [
      '{otherName} schlägt vor, Ihren Aufenthalt in {listingName} früher zu beenden: Ihr letzter Tag wäre der {lastDay} statt des {to}. Die Miete für Ihren Aufenthalt wäre um {amount} niedriger.{hasMessage, select, true { {otherName} schreibt: {message}} other {}}',
      'Bis {answerUntil} können Sie mit einem Klick zustimmen. Vorher sehen Sie, was Sie zurückerhalten.',
      'Wenn Sie wie gebucht bleiben, müssen Sie nichts tun.',
    ],
    button: 'Angebot ansehen',
  },
  shorterStayWithdrawn: {
    subject: 'Das Angebot, Ihren Aufenthalt in {listingName} früher zu beenden, wurde zurückgezogen',
    lines: [
      '{otherName} hat das Angebot zurückgezogen, Ihren Aufenthalt in {listingName} am {lastDay} zu beenden.',
      'An Ihrem gebuchten Aufenthalt ändert sich nichts.',
    ],
    button: 'Buchung öffnen',
  },
  shorterStayDeclined: {
    subject: '{otherName} bleibt wie gebucht in {listingName}',
    lines: [
      '{otherName} hat Ihr Angebot abgelehnt, den Aufenthalt in {listingName} früher zu beenden. Die Tage vom {from} bis zum {to} bleiben gebucht.',
      'Am Aufenthalt und an der Miete ändert sich nichts.',
    ],
    button: 'Buchung öffnen',
  },
  shorterStayAgreed: {
    subject: '{otherName} zieht wie vereinbart früher aus {listingName} aus',
    lines: [
      '{otherName} hat zugestimmt, den Aufenthalt in {listingName} früher zu beenden. Die Tage vom {from} bis zum {to} sind wieder frei.',
      'Miete, Rechnungen und eine mögliche Erstattung finden Sie in der Buchung. Bitte bewahren Sie diese E-Mail auf: Zusammen mit der Buchung hält sie fest, was Sie vereinbart haben.',
    ],
    button: 'Buchung öffnen',
  },
  shorterStayAgreedTenant: {
    subject: 'Ihr Aufenthalt in {listingName} endet wie vereinbart am {lastDay}',
    lines: [
      'Sie haben mit {otherName} vereinbart, dass Ihr Aufenthalt in {listingName} am {lastDay} endet. Die Tage vom {from} bis zum {to} gehören nicht mehr zu Ihrer Buchung.',
      'Die Miete für Ihren Aufenthalt beträgt jetzt {amount}.{isPaidBack, select, true { {paidBack} Ihrer Zahlungen erhalten Sie zurück.} other {}}{hasMessage, select, true { {otherName} schreibt: {message}} other {}}',
      'Bitte bewahren Sie diese E-Mail auf: Zusammen mit Ihrer Buchung hält sie fest, was Sie vereinbart haben.',
    ],
    button: 'Buchung öffnen',
  },
  shorterWishReceived: {
    subject: '{otherName} möchte am {lastDay} aus {listingName} ausziehen',
    lines: [
      '{otherName} möchte den Aufenthalt in {listingName} früher beenden: Der letzte Tag wäre der {lastDay} statt des {to}. Die Miete für den Aufenthalt wäre um {amount} niedriger.{isPaidBack, select, true { {paidBack} der Zahlungen über Mezzo würden erstattet.} other {}}{hasMessage, select, true { {otherName} schreibt: {message}} other {}}',
      'Bitte antworten Sie bis {answerUntil}. Bevor Sie zustimmen, sehen Sie in der Buchung, was mit Miete, Rechnung, Erstattungen und den Tagen geschieht.',
      'Solange Sie nicht zustimmen, ändert sich nichts.',
    ],
    button: 'In der Buchung antworten',
  },
  shorterWishWithdrawn: {
    subject: '{otherName} bleibt wie gebucht in {listingName}',
    lines: [
      '{otherName} hat den Vorschlag zurückgezogen, früher aus {listingName} auszuziehen. Die Tage vom {from} bis zum {to} bleiben gebucht.',
      'Sie müssen nicht mehr antworten. Am Aufenthalt und an der Miete ändert sich nichts.',
    ],
    button: 'Buchung öffnen',
  },
  shorterWishAgreed: {
    subject: '{otherName} zieht wie vereinbart früher aus {listingName} aus',
    lines: [
      '{otherName} wollte den Aufenthalt in {listingName} früher beenden, und dem wurde zugestimmt. Die Tage vom {from} bis zum {to} sind wieder frei.',
      'Miete, Rechnungen und eine mögliche Erstattung finden Sie in der Buchung. Bitte bewahren Sie diese E-Mail auf: Zusammen mit der Buchung hält sie fest, was vereinbart wurde.',
    ],
    button: 'Buchung öffnen',
  },
  shorterWishDeclined: {
    subject: 'Ihr Aufenthalt in {listingName} endet nicht am {lastDay}',
    lines: [
      '{otherName} hat Ihren Vorschlag abgelehnt, am {lastDay} aus {listingName} auszuziehen.{hasMessage, select, true { {otherName} schreibt: {message}} other {}}',
      'Ihr Aufenthalt bleibt bis zum {to} gebucht, die Miete ändert sich nicht.',
    ],
    button: 'Buchung öffnen',
  },
  bookingCanceledTenant: {
    subject: 'Ihr Aufenthalt in {listingName} vom {from} bis zum {to} wurde storniert',
    lines: [
      '{endsEarly, select, true {{otherName} hat den Rest Ihres Aufenthalts in {listingName} storniert. Ihr letzter Tag ist der {lastDay}; die Tage vom {from} bis zum {to} gehören nicht mehr zu Ihrer Buchung.} other {{otherName} hat Ihren Aufenthalt in {listingName} vom {from} bis zum {to} storniert.}}',
      'Grund: {reason, select, BOOKING_CANCELLED {Die Buchung wurde storniert} CHANGE_OF_PLANS {Die Pläne haben sich geändert} CONTRACT_TERMS_CHANGED {Die Vertragsbedingungen haben sich geändert} DENIED_BY_COMPANY {Der Arbeitgeber hat abgelehnt} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Anderswo eine andere Wohnung gefunden} FOUND_DIFFERENT_RESIDENCE_MEZZO {Auf Mezzo eine andere Wohnung gefunden} LANDLORD_TOOK_TOO_LONG {Der Vermieter hat zu lange gebraucht} NOT_SATISFIED_WITH_RESIDENCE {Nicht zufrieden mit der Wohnung} NO_VISA {Kein Visum} TENANT_TOOK_TOO_LONG {Der Mieter hat zu lange gebraucht} other {Anderer Grund}}.{hasNote, select, true { {otherName} schreibt: {note}} other {}}',
      '{extensionEnded, select, true {Damit endet auch Ihre Anfrage zur Verlängerung. } other {}}Wenn Sie eine andere Wohnung brauchen, helfen wir Ihnen bei der Suche.',
    ],
    button: 'Buchung öffnen',
  },
  keyHandoverChanged: {
    subject:
      'Schlüsselübergabe in {listingName}: {change, select, CONFIRMED {von {otherName} bestätigt} LIFTED {bitte erneut prüfen} REMARKED {eine Anmerkung von {otherName}} other {neue Einträge}}',
    lines: [
      '{change, select, CONFIRMED {{otherName} hat das Übergabeprotokoll bestätigt} LIFTED {{otherName} hat das Übergabeprotokoll geändert, das Sie bestätigt hatten} REMARKED {{otherName} hat dem Übergabeprotokoll eine Anmerkung hinzugefügt} other {{otherName} hat etwas in das Übergabeprotokoll eingetragen}}: {handoverKind, select, ARRIVAL {Einzug} other {Auszug}}, {listingName}, Aufenthalt vom {from} bis zum {to}.',
      '{change, select, LIFTED {Ihre Bestätigung gilt nicht mehr. Bitte prüfen Sie das Protokoll und bestätigen Sie es erneut.} REMARKED {Was Sie beide bestätigt haben, bleibt unverändert.} CONFIRMED {Sobald beide Seiten bestätigt haben, ändert sich darin nichts mehr.} other {Bitte prüfen Sie es, ergänzen Sie, was fehlt, und bestätigen Sie es, sobald alles stimmt.}}',
    ],
    button: 'Buchung öffnen',
  },
  moveOffered: {
    subject: 'Umzug in {unitAfter} am {from}?',
    lines: [
      '{otherName} schlägt Ihnen vor, innerhalb von {listingName} umzuziehen: Ab dem {from} würden Sie in {unitAfter} statt in {unitBefore} wohnen, bis Ihr Aufenthalt am {to} endet.{hasMessage, select, true { {otherName} schreibt: {message}} other {}}',
      'Ihre Miete bleibt bei {amount} im Monat, und an der Kaution ändert sich nichts. Bis {answerUntil} können Sie mit einem Klick zustimmen.',
      'Wenn Sie lieber in {unitBefore} bleiben, müssen Sie nichts tun.',
    ],
    button: 'Vorschlag ansehen',
  },
  moveWithdrawn: {
    subject: 'Sie bleiben in {unitBefore}',
    lines: [
      '{otherName} hat den Vorschlag zurückgezogen, dass Sie am {from} in {unitAfter} umziehen.',
      'An Ihrem gebuchten Aufenthalt ändert sich nichts.',
    ],
    button: 'Buchung öffnen',
  },
  moveAgreedTenant: {
    subject: 'Sie ziehen wie vereinbart am {from} in {unitAfter} um',
    lines: [
      'Sie und {otherName} haben vereinbart, dass Sie innerhalb von {listingName} umziehen: Vom {from} bis zum {to} wohnen Sie in {unitAfter} statt in {unitBefore}.',
      'Ihre Miete bleibt bei {amount} im Monat. Der unterschriebene Vertrag, die Kaution und Ihre bisherigen Zahlungen bleiben, wie sie sind.',
      'Bitte bewahren Sie diese E-Mail auf: Zusammen mit Ihrer Buchung und Ihrem Vertrag hält sie fest, was Sie vereinbart haben.',
    ],
    button: 'Buchung öffnen',
  },
  moveAgreed: {
    subject: '{otherName} zieht wie vereinbart am {from} in {unitAfter} um',
    lines: [
      '{otherName} stimmt dem Umzug innerhalb von {listingName} zu: vom {from} bis zum {to} in {unitAfter} statt in {unitBefore}. {unitBefore} ist ab dem {from} wieder frei.',
      'Miete, Kaution und Rechnungen bleiben, wie sie sind. Bitte bewahren Sie diese E-Mail auf: Zusammen mit der Buchung und dem Vertrag hält sie fest, was Sie vereinbart haben.',
    ],
    button: 'Buchung öffnen',
  },
  moveDeclined: {
    subject: '{otherName} bleibt in {unitBefore}',
    lines: [
      '{otherName} lehnt Ihren Vorschlag ab, am {from} in {unitAfter} umzuziehen.',
      'Am Aufenthalt in {unitBefore} ändert sich nichts.',
    ],
    button: 'Buchung öffnen',
  },
  bookingMoved: {
    subject: 'Ihre Wohnung in {listingName} ist jetzt {unitAfter}',
    lines: [
      '{otherName} hat Ihren Aufenthalt in {listingName} vom {from} bis zum {to} in eine andere Wohnung desselben Hauses verlegt: {unitAfter} statt {unitBefore}.',
      '{contractUnit, select, none {Zeitraum und Preis bleiben gleich.} other {Zeitraum und Preis bleiben gleich. Ihr unterschriebener Vertrag nennt weiterhin {contractUnit}: Bitte vereinbaren Sie mit {otherName} einen schriftlichen Nachtrag.}}',
      'Wenn Sie Fragen haben, schreiben Sie {otherName} bitte gleich.',
    ],
    button: 'Buchung öffnen',
  },
  bookingCanceledLandlord: {
    subject: 'Die Buchung von {listingName} durch {otherName} wurde storniert',
    lines: [
      '{endsEarly, select, true {Der Aufenthalt von {otherName} in {listingName} endet am {lastDay}. Die Tage vom {from} bis zum {to} sind wieder frei.} other {Die Buchung von {listingName} durch {otherName} vom {from} bis zum {to} wurde storniert. Die Tage sind wieder frei.}}',
      'Grund: {reason, select, BOOKING_CANCELLED {Die Buchung wurde storniert} CHANGE_OF_PLANS {Die Pläne haben sich geändert} CONTRACT_TERMS_CHANGED {Die Vertragsbedingungen haben sich geändert} DENIED_BY_COMPANY {Der Arbeitgeber hat abgelehnt} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Anderswo eine andere Wohnung gefunden} FOUND_DIFFERENT_RESIDENCE_MEZZO {Auf Mezzo eine andere Wohnung gefunden} LANDLORD_TOOK_TOO_LONG {Der Vermieter hat zu lange gebraucht} NOT_SATISFIED_WITH_RESIDENCE {Nicht zufrieden mit der Wohnung} NO_VISA {Kein Visum} TENANT_TOOK_TOO_LONG {Der Mieter hat zu lange gebraucht} other {Anderer Grund}}. {otherName} hat eine E-Mail erhalten.',
    ],
    button: 'Buchung öffnen',
  },
  bookingMadeLandlord: {
    subject: '{listingName} ist vom {from} bis zum {to} gebucht',
    lines: [
      '{otherName} hat {listingName} vom {from} bis zum {to} gebucht.',
      'Den unterschriebenen Vertrag finden Sie unter Ihren Buchungen.',
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
}
