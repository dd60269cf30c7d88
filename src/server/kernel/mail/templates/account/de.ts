import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in German. */
export const accountMailsDe: TextsOf<AccountMails> = {
  digest: {
    subject: '{count, plural, one {Eine Mitteilung} other {# Mitteilungen}} von Mezzo',
    lines: [
      '{count, plural, one {Das gibt es Neues:} other {Das gibt es seit der letzten E-Mail Neues:}}',
      '{items}',
      'Wie oft Sie diese E-Mails erhalten, können Sie bei den Mitteilungen unter „Einstellungen“ ändern.',
    ],
    button: 'Mitteilungen öffnen',
  },
  teamInvitation: {
    subject: '{landlordName} lädt Sie zu Mezzo ein',
    lines: [
      '{landlordName} lädt Sie ein, mit Mezzo bei der Vermietung mitzuarbeiten.',
      'Melden Sie sich mit dieser Adresse an oder registrieren Sie sich, um anzunehmen. Der Link gilt {days} Tage.',
    ],
    button: 'Einladung öffnen',
  },
  teamMemberLeft: {
    subject: '{memberName} hat Ihr Team verlassen',
    lines: [
      '{memberName} ({memberEmail}) hat Ihr Team verlassen und sieht nichts mehr von Ihren Wohnungen.',
      'Was {memberName} getan hat, sehen Sie weiterhin unter „Verlauf“. Wenn Sie wieder zusammenarbeiten möchten, senden Sie eine neue Einladung.',
    ],
    button: 'Team öffnen',
  },
  powerOfAttorney: {
    subject:
      '{powerNotice, select, GIVEN {Vollmacht von {landlordName} für {agentName}} ENDS_SOON {Die Vollmacht für {agentName} endet am {to}} other {Die Vollmacht für {agentName} ist erloschen}}',
    lines: [
      '{powerNotice, select, GIVEN {{isAgent, select, true {{landlordName} hat Ihnen eine Vollmacht erteilt: Vom {from} bis zum {to} können Sie Verträge online im Namen von {landlordName} unterschreiben.} other {Sie haben {agentName} eine Vollmacht erteilt: Vom {from} bis zum {to} kann {agentName} Verträge online in Ihrem Namen unterschreiben.}}} ENDS_SOON {{isAgent, select, true {Die Vollmacht, mit der Sie für {landlordName} unterschreiben, gilt bis zum {to}. Danach können Sie damit nicht mehr unterschreiben.} other {Die Vollmacht, mit der {agentName} für Sie unterschreibt, gilt bis zum {to}. Danach kann {agentName} damit nicht mehr unterschreiben.}}} WITHDRAWN {{isAgent, select, true {{landlordName} hat Ihre Vollmacht widerrufen. Ab sofort können Sie damit nicht mehr unterschreiben. Grund: {withdrawalReason}} other {Sie haben die Vollmacht von {agentName} widerrufen. Ab sofort kann {agentName} damit nicht mehr unterschreiben. Grund: {withdrawalReason}}}} MEMBERSHIP_ENDED {{isAgent, select, true {Sie gehören nicht mehr zum Team von {landlordName}. Damit ist Ihre Vollmacht erloschen.} other {{agentName} gehört nicht mehr zu Ihrem Team. Damit ist die Vollmacht erloschen.}}} other {{isAgent, select, true {Die Vollmacht, mit der Sie für {landlordName} unterschrieben haben, ist am {to} abgelaufen.} other {Die Vollmacht, mit der {agentName} für Sie unterschrieben hat, ist am {to} abgelaufen.}}}}',
      '{powerNotice, select, GIVEN {{isAgent, select, true {Jeder Vertrag, den Sie damit unterschreiben, nennt Sie, {landlordName} und die Vollmacht, und der Mieter kann das Dokument lesen.} other {Jeder damit unterschriebene Vertrag nennt Sie beide, und über jeden erhalten Sie eine E-Mail. Sie können die Vollmacht jederzeit mit sofortiger Wirkung widerrufen. Wenn Sie das nicht waren, widerrufen Sie sie jetzt und ändern Sie Ihr Passwort.}}} ENDS_SOON {{isAgent, select, true {Wenn Sie weiterhin unterschreiben möchten, bitten Sie {landlordName} um eine neue.} other {Wenn {agentName} weiterhin unterschreiben soll, erteilen Sie rechtzeitig eine neue.}}} other {Was vorher unterschrieben wurde, bleibt gültig.{isAgent, select, true {} other { Wenn Sie {agentName} die Urkunde auf Papier gegeben haben, verlangen Sie sie zurück: Wer sie vorlegt, kann sich noch auf sie berufen (§ 172 BGB).}}}}',
    ],
    button: 'Vollmacht ansehen',
  },
  signedByPower: {
    subject: '{agentName} hat einen Vertrag für Sie unterschrieben',
    lines: [
      '{agentName} hat den Vertrag mit {otherName} für {listingName} in Ihrem Namen unterschrieben, mit der Vollmacht, die Sie erteilt haben.',
      'Wenn Sie das nicht wollten, widerrufen Sie die Vollmacht unter „Team“ und sehen Sie sich den Vertrag jetzt an.',
    ],
    button: 'Vertrag öffnen',
  },
  handover: {
    subject:
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} möchte Ihnen die Vermietung übergeben} other {Sie haben {receiverName} Ihre Vermietung angeboten}}} CONFIRMED {{isReceiver, select, true {Sie haben bestätigt, dass Sie von {landlordName} übernehmen} other {{receiverName} hat bestätigt: Das letzte Wort haben Sie}}} DONE {{isReceiver, select, true {Sie haben die Vermietung von {landlordName} übernommen} other {Ihre Vermietung ist an {receiverName} übergeben}}} WITHDRAWN {Das Angebot von {landlordName} wurde zurückgezogen} DECLINED {{receiverName} übernimmt nicht} other {Das Angebot zur Übergabe ist abgelaufen}}',
    lines: [
      '{handoverNotice, select, OFFERED {{isReceiver, select, true {{landlordName} bietet Ihnen alle Wohnungen mit ihren Kalendern, das Team, offene Anfragen sowie laufende und künftige Aufenthalte an. Melden Sie sich mit dieser Adresse an oder registrieren Sie sich damit, um zu sehen, was Sie übernehmen würden.} other {Noch hat sich nichts geändert. {receiverName} sieht, was übergeht, und bestätigt oder lehnt ab. Danach haben Sie das letzte Wort.}}} CONFIRMED {{isReceiver, select, true {Noch hat sich nichts geändert: {landlordName} hat das letzte Wort. Bis dahin können Sie Ihre Bestätigung zurücknehmen.} other {Sehen Sie sich noch einmal an, was übergeht, und übergeben Sie dann oder ziehen Sie das Angebot zurück. Noch hat sich nichts geändert.}}} DONE {{isReceiver, select, true {Sie haben jetzt: {homes, plural, one {ein Inserat} other {# Inserate}}, {stays, plural, =0 {keine Aufenthalte} one {einen Aufenthalt} other {# Aufenthalte}} und {requests, plural, =0 {keine Anfragen} one {eine Anfrage} other {# Anfragen}}. Sie sind in die Mietverhältnisse eingetreten, die noch nicht beendet sind, samt den Kautionen (§ 566 BGB). Die Mieter haben eine E-Mail erhalten.} other {{receiverName} hat jetzt: {homes, plural, one {ein Inserat} other {# Inserate}}, {stays, plural, =0 {keine Aufenthalte} one {einen Aufenthalt} other {# Aufenthalte}} und {requests, plural, =0 {keine Anfragen} one {eine Anfrage} other {# Anfragen}}. Die Mieter haben per E-Mail erfahren, wer jetzt ihr Vermieter ist.}}} WITHDRAWN {{isReceiver, select, true {{landlordName} übergibt Ihnen die Vermietung nicht. Es hat sich nichts geändert.} other {Sie haben das Angebot zurückgezogen. Es hat sich nichts geändert.}}} DECLINED {{isReceiver, select, true {Sie haben abgelehnt. Es hat sich nichts geändert.} other {{receiverName} hat abgelehnt. Es hat sich nichts geändert.}}} other {Die Übergabe wurde nicht rechtzeitig abgeschlossen. Es hat sich nichts geändert.}}',
      '{handoverNotice, select, OFFERED {Das Angebot läuft am {endsAt} automatisch ab.{isReceiver, select, true { Wenn Sie {landlordName} nicht kennen, brauchen Sie nichts zu tun.} other { Wenn Sie das nicht waren, ziehen Sie es jetzt zurück und ändern Sie Ihr Passwort.}}} CONFIRMED {Das Angebot läuft am {endsAt} automatisch ab.} DONE {{isReceiver, select, true {Hinterlegen Sie für die Wohnungen ein Auszahlungskonto und Abrechnungsdaten: Bis dahin warten Mieten und Gebühren. Ersetzen Sie die Kalenderlinks, die andere Plattformen lesen, denn der bisherige Vermieter kennt sie.} other {Rechnungen, Auszahlungen, Bankkonten, Steuerdaten und beendete Aufenthalte bleiben in Ihrem Konto. Was Sie bis heute eingenommen haben, bleibt in Ihrer Steuermeldung. Übergeben Sie die Kautionen, die Sie verwahren.}}} other {}}',
    ],
    button: 'Übergabe öffnen',
  },
  newLandlord: {
    subject:
      '{hasStay, select, true {{receiverName} ist ab jetzt Ihr Vermieter} other {{receiverName} beantwortet ab jetzt Ihre Anfrage}}',
    lines: [
      '{landlordName} hat {listingName} an {receiverName} übergeben.',
      '{hasStay, select, true {Ihr Vertrag gilt unverändert: {receiverName} ist an die Stelle von {landlordName} getreten (§ 566 BGB). Sie erreichen {receiverName} unter {receiverEmail}. Zahlen Sie Miete erst dann auf ein neues Konto, wenn {landlordName} Ihnen bestätigt hat, dass es stimmt.} other {Sie brauchen nichts zu tun. Dokumente, die Sie nur für {landlordName} freigegeben hatten, werden nicht mehr gezeigt.}}',
    ],
    button: 'Ihre Anfragen und Aufenthalte öffnen',
  },
  resetPassword: {
    subject: 'Neues Passwort für Mezzo festlegen',
    lines: [
      'Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.',
      'Der Link funktioniert einmal und eine Stunde lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    ],
    button: 'Neues Passwort festlegen',
  },
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Mezzo',
    lines: [
      'Jemand, vermutlich Sie selbst, möchte sich mit dieser Adresse bei Mezzo registrieren. Bestätigen Sie die Adresse, und Ihr Konto ist bereit.',
      'Der Link funktioniert einmal und einen Tag lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Bestätigung entsteht kein Konto.',
    ],
    button: 'Adresse bestätigen',
  },
  alreadySignedUp: {
    subject: 'Sie haben bereits ein Konto bei Mezzo',
    lines: [
      'Jemand, vermutlich Sie selbst, wollte sich mit dieser Adresse bei Mezzo registrieren. Sie haben aber schon ein Konto: Melden Sie sich einfach an.',
      'Wenn Sie Ihr Passwort vergessen haben, wählen Sie auf der Anmeldeseite ein neues. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    ],
    button: 'Anmelden',
  },
  passwordSet: {
    subject: 'Ihr Mezzo-Passwort wurde geändert',
    lines: [
      'Für Ihr Konto wurde über den Link aus einer E-Mail ein neues Passwort festgelegt, und alle Geräte wurden abgemeldet.',
      'Wenn Sie das nicht waren, kann jemand anderes Ihre E-Mails lesen: Ändern Sie zuerst das Passwort Ihres E-Mail-Kontos und legen Sie dann ein neues für Mezzo fest.',
    ],
    button: 'Neues Passwort anfordern',
  },
  loginChanged: {
    subject: 'An Ihrem Mezzo-Konto hat sich etwas geändert',
    lines: [
      '{change, select, password {Ihr Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet.} secondFactorOn {Die Anmeldung in zwei Schritten wurde eingeschaltet.} secondFactorOff {Die Anmeldung in zwei Schritten wurde ausgeschaltet.} backupCodes {Neue Ersatzcodes wurden erstellt; die alten gelten nicht mehr.} passkeyAdded {Ein Passkey wurde hinzugefügt: Damit melden Sie sich ohne Passwort an.} passkeyRemoved {Ein Passkey wurde entfernt.} accessToken {Ein persönliches Zugriffstoken wurde erstellt: Programme können damit Ihre Daten lesen oder ändern.} webhook {Ein Webhook wurde eingerichtet oder hat ein neues Geheimnis bekommen: Wir melden einem Programm, was mit Ihren Anfragen, Buchungen und Rechnungen geschieht.} other {Die Löschung Ihres Kontos wurde beantragt. Sie können das 30 Tage lang zurücknehmen.}}',
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie die Liste Ihrer Geräte.',
    ],
    button: 'Mein Konto öffnen',
  },
  accountErased: {
    subject: 'Ihr Mezzo-Konto wird gelöscht',
    lines: [
      'Sie haben uns gebeten, Ihr Konto zu löschen, und die Frist, das zurückzunehmen, ist abgelaufen. Wir löschen es jetzt: Ihr Profil, Ihre Anmeldungen, Ihre E-Mails und alles andere, was wir nicht mehr brauchen.',
      'Verträge, Rechnungen und was das Finanzamt verlangt, bleiben gesperrt, bis wir sie nach dem Gesetz vernichten dürfen. Dies ist unsere letzte E-Mail an Sie.',
    ],
    button: 'Was wie lange aufbewahrt wird',
  },
  webhookDisabled: {
    subject: 'Ein Webhook wurde abgeschaltet',
    lines: [
      'Ihr Programm auf {host} hat seit {days} Tagen nichts mehr von uns angenommen. Deshalb senden wir ihm nichts mehr.',
      'Ab jetzt heben wir keine Ereignisse mehr dafür auf. Was es zuletzt geantwortet hat, sehen Sie unter „Zustellungen“. Sobald es wieder funktioniert, schalten Sie den Webhook dort wieder ein.',
    ],
    button: 'Webhooks öffnen',
  },
  dataExport: {
    subject:
      '{isReady, select, true {Ihr Export ist fertig} other {Wir konnten Ihren Export nicht erstellen}}',
    lines: [
      '{isReady, select, true {{kind, select, WORLD {Der Export Ihrer gesamten Vermietung} other {Der Export Ihrer eigenen Daten}} ist fertig. Melden Sie sich an, um ihn bis {readyUntil} herunterzuladen. Danach löschen wir ihn.} other {{kind, select, WORLD {Der Export Ihrer gesamten Vermietung} other {Der Export Ihrer eigenen Daten}} konnte trotz mehrerer Versuche nicht erstellt werden. Bitte starten Sie ihn noch einmal; wenn es wieder nicht klappt, schreiben Sie uns.}}',
      'Wenn Sie ihn nicht angefordert haben, ändern Sie sofort Ihr Passwort: Jemand anderes hat Ihr Konto benutzt.',
    ],
    button: 'Ihre Daten öffnen',
  },
  identityVerified: {
    subject: 'Ihre Identität ist bestätigt',
    lines: [
      'Wir haben Ihre Identität bestätigt. Sie müssen nichts weiter tun.',
      'Die Bilder vernichten wir morgen. Wir behalten das Ergebnis, wie es zustande kam, Ihren Namen, Ihr Geburtsdatum und bis wann das Dokument gültig ist.',
    ],
    button: 'Ansehen, was wir behalten',
  },
  identityDeclined: {
    subject: 'Wir konnten Ihre Identität nicht bestätigen',
    lines: [
      '{isTakenBack, select, true {Ihre Identität gilt nicht mehr als bestätigt.} other {Wir konnten Ihre Identität nicht bestätigen.}} {identityReason, select, FACE_DIFFERS {Das Gesicht auf dem Bild stimmt nicht mit dem auf dem Dokument überein.} NAME_DIFFERS {Der Name auf dem Dokument stimmt nicht mit dem Namen Ihres Kontos überein. Ist der Name Ihres Kontos falsch, ändern Sie ihn zuerst.} DOCUMENT_EXPIRED {Das Dokument ist abgelaufen. Bitte verwenden Sie ein gültiges.} DOCUMENT_UNSUPPORTED {Diese Art von Dokument nehmen wir nicht an.} NOT_GENUINE {Das Dokument scheint nicht echt zu sein.} other {Etwas passt nicht zusammen.}}',
      '{isExplained, select, true {Unser Hinweis dazu: {explanation}} other {Sie können es mit einem anderen Dokument noch einmal versuchen. Wenn Sie meinen, dass wir uns irren, schreiben Sie uns bitte.}}',
    ],
    button: 'Noch einmal versuchen',
  },
  identityToShowAgain: {
    subject: 'Bitte zeigen Sie Ihr Ausweisdokument noch einmal',
    lines: [
      'Bevor wir Ihre Identität bestätigen können, fehlt noch etwas. {identityReason, select, UNREADABLE {Ein Bild ist nicht lesbar. Bitte nehmen Sie es noch einmal auf: bei gutem Licht, ohne Spiegelungen und mit allen vier Ecken.} NO_DOCUMENT {Auf einem Bild ist kein Dokument zu sehen.} SIDE_MISSING {Eine Seite des Dokuments fehlt.} FACE_DIFFERS {Das Gesicht lässt sich nicht mit dem auf dem Dokument vergleichen.} NAME_DIFFERS {Der Name auf dem Dokument stimmt nicht mit dem Namen Ihres Kontos überein. Verwenden Sie ein Dokument mit diesem Namen, oder ändern Sie den Namen Ihres Kontos.} DOCUMENT_EXPIRED {Das Dokument ist abgelaufen. Bitte verwenden Sie ein gültiges.} DOCUMENT_UNSUPPORTED {Diese Art von Dokument nehmen wir nicht an. Bitte verwenden Sie ein anderes.} other {Bitte nehmen Sie die Bilder noch einmal auf.}}',
      '{isExplained, select, true {Unser Hinweis dazu: {explanation}} other {Die übrigen Bilder sind noch da; nehmen Sie nur auf, was nötig ist.}}',
    ],
    button: 'Bild noch einmal aufnehmen',
  },
  identityEnded: {
    subject: 'Die Prüfung Ihrer Identität ist beendet',
    lines: [
      'Sie hatten begonnen, Ihre Identität zu bestätigen, aber nicht weitergemacht. Was Sie hochgeladen haben, vernichten wir morgen.',
      'Sie können jederzeit neu beginnen; es dauert etwa drei Minuten.',
    ],
    button: 'Neu beginnen',
  },
  appointmentCanceled: {
    subject: '{landlordName} hat das Gespräch abgesagt',
    lines: [
      '{hasTime, select, true {{landlordName} hat das Gespräch am {callAt} abgesagt.} other {{landlordName} hat das mit Ihnen vereinbarte Gespräch abgesagt.}}',
      'Falls es noch in Ihrem Kalender steht, können Sie es dort löschen: Die Zeit ist wieder frei.',
    ],
    button: 'Zum Vermieterprofil',
  },
  ownPermission: {
    subject: 'Ihr Recht „{permission}“ bei Mezzo',
    lines: [
      '{change, select, GIVEN {{byName} hat Ihnen das Recht „{permission}“ gegeben. Es gilt ab sofort.} TAKEN {{byName} hat Ihnen das Recht „{permission}“ entzogen. Das gilt sofort. Falls Sie damit gerade als Vermieter gehandelt haben, ist das beendet.} ASKED {{byName} hat für Sie das Recht „{permission}“ beantragt. Sie haben es, sobald eine zweite Person es bestätigt hat, spätestens bis {confirmUntil}.} CONFIRMED {{byName} hat das Recht „{permission}“ für Sie bestätigt. Es gilt ab sofort.} DECLINED {{byName} hat das Recht „{permission}“ für Sie abgelehnt.} WITHDRAWN {{byName} hat den Antrag auf das Recht „{permission}“ für Sie zurückgezogen.} other {Niemand hat das Recht „{permission}“ für Sie rechtzeitig bestätigt. Der Antrag ist abgelaufen.}}',
      'Grund: {reason}',
    ],
    button: 'Ansehen, was Sie dürfen',
  },
  staffPermission: {
    subject: 'Recht „{permission}“ von {personName}',
    lines: [
      '{change, select, GIVEN {{byName} hat {personName} das Recht „{permission}“ gegeben.} TAKEN {{byName} hat {personName} das Recht „{permission}“ entzogen. Das gilt sofort.} ASKED {{byName} hat für {personName} das Recht „{permission}“ beantragt. Jemand anderes als diese beiden muss es bis {confirmUntil} bestätigen.} CONFIRMED {{byName} hat das Recht „{permission}“ für {personName} bestätigt.} DECLINED {{byName} hat das Recht „{permission}“ für {personName} abgelehnt.} WITHDRAWN {{byName} hat den Antrag auf das Recht „{permission}“ für {personName} zurückgezogen.} other {Niemand hat das Recht „{permission}“ für {personName} rechtzeitig bestätigt. Der Antrag ist abgelaufen.}}',
      'Grund: {reason}',
      'Sie erhalten diese E-Mail, weil Sie Rechte verwalten.',
    ],
    button: 'Rechte öffnen',
  },
  recoveryLink: {
    subject: 'Ihr Mezzo-Konto wiederherstellen',
    lines: [
      'Jemand, vermutlich Sie selbst, hat verloren, womit man sich bei Ihrem Konto anmeldet, und möchte es wieder nutzen.',
      'Der Link gilt {minutes} Minuten. Mit ihm beginnt eine Wartezeit von drei Tagen, in der wir Ihnen jeden Tag schreiben und Sie alles jederzeit stoppen können. Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne den Link geschieht nichts.',
    ],
    button: 'Wiederherstellung beginnen',
  },
  recoveryNotNeeded: {
    subject: 'Ihr Mezzo-Konto muss nicht wiederhergestellt werden',
    lines: [
      'Jemand, vermutlich Sie selbst, möchte Ihr Konto wiederherstellen. Das ist nicht nötig: Ihr Passwort allein genügt für die Anmeldung.',
      'Wenn Sie es vergessen haben, wählen Sie ein neues. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    ],
    button: 'Neues Passwort wählen',
  },
  recoveryRunning: {
    subject:
      '{recoveryNotice, select, ASKED {Unser Team möchte Ihr Konto wiederherstellen} READY {Ihr Konto kann jetzt wiederhergestellt werden} other {Jemand stellt Ihr Konto wieder her}}',
    lines: [
      '{recoveryNotice, select, ASKED {Jemand aus unserem Team hat die Identität einer Person geprüft, die sich nicht mehr bei Ihrem Konto anmelden kann, und beantragt dessen Wiederherstellung. Eine zweite Person aus dem Team muss zustimmen; danach haben Sie einen Tag, um sie zu stoppen.} BEGUN {{recoveryWay, select, PASSWORD {Jemand, der Ihr Passwort kennt, hat} MAIL {Jemand, der Ihre E-Mails liest, hat} other {Unser Team hat Ihre Identität geprüft und}} begonnen, Ihr Konto wiederherzustellen, weil verloren sein soll, was Sie außer dem Passwort zum Anmelden brauchen.} SOON {Die Wartezeit für die Wiederherstellung Ihres Kontos ist bald vorbei.} READY {Die Wartezeit ist vorbei: Wir haben gerade einen Link zu einem neuen Passwort an diese Adresse gesendet.} other {Die Wiederherstellung Ihres Kontos läuft weiter.}}',
      '{recoveryNotice, select, ASKED {Wenn Sie es sind, müssen Sie nichts tun.} READY {Noch hat ihn niemand benutzt.} other {Am {readyAt} senden wir an diese Adresse einen Link, mit dem das Konto ein neues Passwort bekommt. Wenn Sie es sind, müssen Sie bis dahin nichts tun.}}',
      'Wenn Sie es nicht sind, stoppen Sie es jetzt: Ein Klick beendet es und meldet alle Geräte ab.',
    ],
    button: 'Das war ich nicht: stoppen',
  },
  recoveryReady: {
    subject: 'Wählen Sie ein neues Passwort für Ihr Konto',
    lines: [
      'Die Wartezeit ist vorbei: Mit diesem Link wählen Sie ein neues Passwort und richten ein, wie Sie sich künftig anmelden.',
      'Er funktioniert einmal und {hours} Stunden lang. Alle bisherigen Geräte, Zugriffstoken und Zugangslinks gelten dann nicht mehr, ebenso wenig Passkeys, Authenticator-App und Ersatzcodes.',
    ],
    button: 'Konto wieder nutzen',
  },
  recoveryEnded: {
    subject:
      '{recoveryEnd, select, COMPLETED {Ihr Konto wurde wiederhergestellt} other {Die Wiederherstellung Ihres Kontos ist beendet}}',
    lines: [
      '{recoveryEnd, select, COMPLETED {Ihr Konto hat ein neues Passwort. Passkeys, Authenticator-App und Ersatzcodes wurden entfernt, alle bisherigen Geräte, Zugriffstoken und Zugangslinks gelten nicht mehr. Eine Woche lang werden Änderungen der Auszahlungsdaten erst am Ende dieser Woche wirksam.} STOPPED {Die Wiederherstellung wurde gestoppt. Alle Geräte wurden abgemeldet, und niemand ist hineingekommen.} LOGGED_IN {Sie haben sich mit dem angemeldet, was verloren sein sollte. Deshalb wurde die Wiederherstellung gestoppt.} CALLED_OFF {Unser Team hat die Wiederherstellung abgebrochen. Es hat sich nichts geändert.} other {Niemand hat die Wiederherstellung rechtzeitig fortgesetzt. Es hat sich nichts geändert.}}',
      '{recoveryEnd, select, COMPLETED {Wenn Sie das nicht waren, schreiben Sie uns sofort.} STOPPED {Wer sie begonnen hat, kennt vielleicht Ihr Passwort oder liest Ihre E-Mails: Wählen Sie ein neues Passwort für Mezzo und eines für Ihr Postfach.} LOGGED_IN {Wenn Sie sie nicht veranlasst hatten, ändern Sie Ihr Passwort.} other {Auf der Anmeldeseite können Sie neu beginnen.}}',
    ],
    button: 'Mezzo öffnen',
  },
  recoveryAsked: {
    subject: 'Wiederherstellung des Kontos von {personName}',
    lines: [
      '{byName} hat die Identität von {personName} geprüft und beantragt die Wiederherstellung des Kontos. Eine zweite Person muss sie bis {confirmUntil} bestätigen.',
      'So wurde die Identität geprüft: {reason}',
      'Sie erhalten diese E-Mail, weil Sie Wiederherstellungen bestätigen dürfen.',
    ],
    button: 'Wiederherstellungen öffnen',
  },
  accountFrozen: {
    subject:
      '{freezeEvent, select, LIFTED {Ihr Konto ist nicht mehr gesperrt} KEPT {Ihr Konto bleibt gesperrt} other {Ihr Konto ist vorübergehend gesperrt}}',
    lines: [
      '{freezeEvent, select, LIFTED {Die Sperre Ihres Kontos ist aufgehoben. Was sie angehalten hatte, geht weiter: Wohnungen, die sie von den öffentlichen Seiten genommen hatte, sind wieder öffentlich, Auszahlungen finden statt, Links und Programme funktionieren.} KEPT {Wir haben Ihren Widerspruch geprüft; entschieden hat jemand anderes als die Person, die Ihr Konto gesperrt hat. Ihr Konto bleibt gesperrt.} other {Wir haben Ihr Konto vorübergehend gesperrt. Sie können sich anmelden und alles sehen, aber keine Aufenthalte anfragen oder vereinbaren, keine Wohnungen ändern und kein Geld bewegen. Ihre Wohnungen sind solange nicht öffentlich. Geld, das für Sie eingegangen ist, bewahren wir für Sie auf.}}',
      '{freezeEvent, select, LIFTED {Warum wir sie aufgehoben haben:} KEPT {Die Begründung:} other {Der Grund: {freezeReason, select, HOME_DOUBTED {Wir haben Zweifel, ob eine Wohnung so zu mieten ist, wie sie angeboten wird} IDENTITY_DOUBTED {Wir haben Zweifel, wer das Konto benutzt} PAYMENT_OUTSIDE {Es wurden Zahlungen außerhalb von Mezzo verlangt} MONEY_DOUBTED {Wir haben Zweifel an Zahlungen} ACCOUNT_TAKEN_OVER {Möglicherweise benutzt jemand anderes Ihr Konto} other {Anscheinend wurde gegen die Nutzungsbedingungen verstoßen}}. Die Tatsachen, von denen wir ausgehen:}}',
      '{facts}',
      '{freezeEvent, select, LIFTED {Wenn etwas fehlt, schreiben Sie uns.} KEPT {Sie können sich weiterhin an eine zertifizierte Stelle für außergerichtliche Streitbeilegung (Artikel 21 des Gesetzes über digitale Dienste) oder an ein Gericht wenden.} other {Grundlage sind unsere Nutzungsbedingungen. Entschieden hat ein Mensch, kein Programm. Sie können auf der Seite Ihres Kontos kostenlos widersprechen, solange die Sperre dauert; darüber entscheidet jemand anderes. Sie können sich auch an eine zertifizierte Stelle für außergerichtliche Streitbeilegung (Artikel 21 des Gesetzes über digitale Dienste) oder an ein Gericht wenden.}}',
    ],
    button: 'Stand ansehen',
  },
  otherSideFrozen: {
    subject:
      '{isOver, select, true {Das Konto von {personName} ist wieder aktiv} other {Das Konto von {personName} ist vorübergehend gesperrt}}',
    lines: [
      '{isOver, select, true {Das Konto von {personName} ist nicht mehr gesperrt. Alles geht weiter wie zuvor.} other {Wir prüfen das Konto von {personName}, {isTenant, select, true {Vermieter Ihrer Wohnung} other {Mieter bei Ihnen}}, und haben es solange gesperrt. Das sagt nichts darüber, wie die Prüfung ausgeht.}}',
      '{isOver, select, true {{hasStay, select, true {Ihre Buchung hat die ganze Zeit gegolten.} other {Ihre Anfrage kann wieder beantwortet werden; sehen Sie bitte nach, bis wann.}}} other {{hasStay, select, true {Ihre Buchung gilt, und ihre Tage bleiben belegt.} other {Ihre Anfrage bleibt bestehen, aber niemand kann solange etwas annehmen, unterschreiben oder bestätigen. Ihre Fristen laufen weiter.}}}}',
      '{isOver, select, true {Sie müssen sonst nichts tun.} other {{isTenant, select, true {{hasStay, select, true {Was Sie über Mezzo zahlen, bewahren wir sicher auf. Bitte zahlen Sie nichts auf ein anderes Konto, bevor Sie uns geschrieben haben, und schreiben Sie uns sofort, wenn mit der Wohnung etwas nicht stimmt.} other {Bitte zahlen Sie niemandem etwas für diese Wohnung. Sie können Ihre Anfrage jederzeit zurückziehen und andere Wohnungen anfragen.}}} other {{hasStay, select, true {Ihr Mieter kann die Miete weiter zahlen. Schreiben Sie uns, wenn etwas nicht wie vereinbart ist.} other {Sie können die Anfrage jederzeit ablehnen, damit Ihre Tage für andere frei sind.}}}}}}',
    ],
    button: 'Stand ansehen',
  },
  freezeObjection: {
    subject: '{personName} widerspricht der Sperre des Kontos',
    lines: [
      '{personName} hat der Sperre des Kontos widersprochen. Jemand anderes als die Person, die gesperrt hat, muss entscheiden: die Sperre aufheben oder sagen, warum sie bleibt.',
      'Sie erhalten diese E-Mail, weil Sie Konten sperren dürfen.',
    ],
    button: 'Gesperrte Konten öffnen',
  },
  welcomeLandlord: {
    subject: 'Willkommen bei Mezzo',
    lines: [
      'Ihr Konto ist eingerichtet. Mezzo zeigt Ihnen zuerst, was auf Ihre Antwort wartet, und dann, was bald frei wird.',
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
}
