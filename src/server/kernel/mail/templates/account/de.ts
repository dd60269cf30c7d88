import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in German. */
export const accountMailsDe: TextsOf<AccountMails> = {
  digest: {
    subject: '{count, plural, one {Eine Mitteilung} other {# Mitteilungen}} von Mezzo',
    lines: [
      '{count, plural, one {Das ist geschehen:} other {Das ist seit der letzten E-Mail geschehen:}}',
      '{items}',
      'Wie oft solche E-Mails kommen, ändern Sie bei den Mitteilungen unter „Einstellungen“.',
    ],
    button: 'Mitteilungen öffnen',
  },
  teamInvitation: {
    subject: '{landlordName} lädt Sie zu Mezzo ein',
    lines: [
      '{landlordName} lädt Sie ein, mit Mezzo an den eigenen Wohnungen mitzuarbeiten.',
      'Melden Sie sich mit dieser Adresse an oder registrieren Sie sich, um anzunehmen. Der Link gilt {days} Tage.',
    ],
    button: 'Einladung öffnen',
  },
  teamMemberLeft: {
    subject: '{memberName} hat Ihr Team verlassen',
    lines: [
      '{memberName} ({memberEmail}) hat Ihr Team verlassen und sieht nichts mehr von Ihren Wohnungen.',
      'Was {memberName} getan hat, bleibt in Ihrem Protokoll. Wenn Sie wieder zusammenarbeiten möchten, senden Sie eine neue Einladung.',
    ],
    button: 'Team öffnen',
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
      '{change, select, password {Ihr Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet.} secondFactorOn {Der zweite Schritt Ihrer Anmeldung wurde eingeschaltet.} secondFactorOff {Der zweite Schritt Ihrer Anmeldung wurde ausgeschaltet.} backupCodes {Neue Ersatzcodes wurden erstellt; die alten gelten nicht mehr.} passkeyAdded {Ein Passkey wurde hinzugefügt: Mit ihm meldet man sich ohne Passwort an.} passkeyRemoved {Ein Passkey wurde entfernt.} accessToken {Ein persönliches Zugriffstoken wurde erstellt: Programme können damit Ihre Daten lesen oder ändern.} webhook {Ein Webhook wurde eingerichtet oder hat ein neues Geheimnis bekommen: Ein Programm erfährt, was mit Ihren Anfragen, Buchungen und Rechnungen geschieht.} other {Die Löschung Ihres Kontos wurde beantragt. Sie können das 30 Tage lang zurücknehmen.}}',
      'Waren Sie es nicht, ändern Sie sofort Ihr Passwort und sehen Sie die Liste Ihrer Geräte durch.',
    ],
    button: 'Mein Konto öffnen',
  },
  webhookDisabled: {
    subject: 'Ein Webhook wurde abgeschaltet',
    lines: [
      'Ihr Programm auf {host} hat seit {days} Tagen nichts von dem angenommen, was wir gesendet haben. Deshalb senden wir ihm nichts mehr.',
      'Was von jetzt an geschieht, wird für das Programm nicht aufbewahrt. Im Protokoll steht, was es zuletzt geantwortet hat. Sobald es wieder funktioniert, schalten Sie den Webhook dort ein.',
    ],
    button: 'Webhooks öffnen',
  },
  identityVerified: {
    subject: 'Ihre Identität ist bestätigt',
    lines: [
      'Wir haben Ihre Identität bestätigt. Sie müssen nichts weiter tun.',
      'Die Bilder werden morgen vernichtet. Wir behalten das Ergebnis, wie es zustande kam, Ihren Namen, Ihr Geburtsdatum und bis wann das Dokument gilt.',
    ],
    button: 'Ansehen, was bleibt',
  },
  identityDeclined: {
    subject: 'Ihre Identität konnte nicht bestätigt werden',
    lines: [
      '{isTakenBack, select, true {Die Bestätigung Ihrer Identität wurde zurückgenommen.} other {Wir konnten Ihre Identität nicht bestätigen.}} {identityReason, select, FACE_DIFFERS {Das Gesicht auf dem Bild ist nicht das auf dem Dokument.} NAME_DIFFERS {Der Name auf dem Dokument ist nicht der Ihres Kontos. Hat Ihr Konto einen anderen Namen, ändern Sie ihn zuerst.} DOCUMENT_EXPIRED {Das Dokument ist abgelaufen. Bitte verwenden Sie ein gültiges.} DOCUMENT_UNSUPPORTED {Diese Art von Dokument wird nicht angenommen.} NOT_GENUINE {Das Dokument scheint nicht echt zu sein.} other {Etwas passt nicht zusammen.}}',
      '{isExplained, select, true {Wir möchten ergänzen: {explanation}} other {Sie können es mit einem anderen Dokument noch einmal versuchen. Wenn Sie meinen, dass wir uns irren, schreiben Sie uns bitte.}}',
    ],
    button: 'Noch einmal versuchen',
  },
  identityToShowAgain: {
    subject: 'Bitte zeigen Sie Ihr Ausweisdokument noch einmal',
    lines: [
      'Bevor wir Ihre Identität bestätigen können, fehlt noch etwas. {identityReason, select, UNREADABLE {Ein Bild ist nicht lesbar. Bitte nehmen Sie es noch einmal auf: bei gutem Licht, ohne Spiegelungen und mit allen vier Ecken.} NO_DOCUMENT {Auf einem Bild ist kein Dokument zu sehen.} SIDE_MISSING {Eine Seite des Dokuments fehlt.} FACE_DIFFERS {Das Gesicht lässt sich nicht mit dem auf dem Dokument vergleichen.} NAME_DIFFERS {Der Name auf dem Dokument ist nicht der Ihres Kontos. Verwenden Sie ein Dokument mit diesem Namen, oder ändern Sie den Namen Ihres Kontos.} DOCUMENT_EXPIRED {Das Dokument ist abgelaufen. Bitte verwenden Sie ein gültiges.} DOCUMENT_UNSUPPORTED {Diese Art von Dokument wird nicht angenommen. Bitte verwenden Sie ein anderes.} other {Bitte nehmen Sie die Bilder noch einmal auf.}}',
      '{isExplained, select, true {Wir möchten ergänzen: {explanation}} other {Die übrigen Bilder sind noch da; nehmen Sie nur auf, was nötig ist.}}',
    ],
    button: 'Bild noch einmal aufnehmen',
  },
  identityEnded: {
    subject: 'Die Prüfung Ihrer Identität ist beendet',
    lines: [
      'Sie hatten begonnen, sich auszuweisen, und nicht weitergemacht. Was Sie hochgeladen haben, wird morgen vernichtet.',
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
      '{change, select, GIVEN {{byName} hat Ihnen das Recht „{permission}“ gegeben. Es gilt ab sofort.} TAKEN {{byName} hat Ihnen das Recht „{permission}“ entzogen. Das gilt sofort; falls Sie damit gerade als Vermieter gehandelt haben, ist das beendet.} ASKED {{byName} hat für Sie das Recht „{permission}“ beantragt. Sie haben es, sobald eine zweite Person es bestätigt hat, spätestens bis {confirmUntil}.} CONFIRMED {{byName} hat das Recht „{permission}“ für Sie bestätigt. Es gilt ab sofort.} DECLINED {{byName} hat das Recht „{permission}“ für Sie abgelehnt.} WITHDRAWN {{byName} beantragt das Recht „{permission}“ für Sie nicht mehr.} other {Niemand hat das Recht „{permission}“ für Sie rechtzeitig bestätigt. Der Antrag ist abgelaufen.}}',
      'Grund: {reason}',
    ],
    button: 'Ansehen, was Sie dürfen',
  },
  staffPermission: {
    subject: 'Recht „{permission}“ von {personName}',
    lines: [
      '{change, select, GIVEN {{byName} hat {personName} das Recht „{permission}“ gegeben.} TAKEN {{byName} hat {personName} das Recht „{permission}“ entzogen. Das gilt sofort.} ASKED {{byName} hat für {personName} das Recht „{permission}“ beantragt. Eine zweite Person muss es bis {confirmUntil} bestätigen, keine der beiden.} CONFIRMED {{byName} hat das Recht „{permission}“ für {personName} bestätigt.} DECLINED {{byName} hat das Recht „{permission}“ für {personName} abgelehnt.} WITHDRAWN {{byName} beantragt das Recht „{permission}“ für {personName} nicht mehr.} other {Niemand hat das Recht „{permission}“ für {personName} rechtzeitig bestätigt. Der Antrag ist abgelaufen.}}',
      'Grund: {reason}',
      'Sie erhalten diese E-Mail, weil Sie Rechte verwalten.',
    ],
    button: 'Rechte öffnen',
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
}
