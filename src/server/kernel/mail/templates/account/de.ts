import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in German. */
export const accountMailsDe: TextsOf<AccountMails> = {
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
}
