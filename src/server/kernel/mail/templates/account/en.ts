import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in English. */
export const accountMailsEn: TextsOf<AccountMails> = {
  teamInvitation: {
    subject: '{landlordName} invites you to Mezzo',
    lines: [
      '{landlordName} invites you to work on their listings with Mezzo.',
      'Log in or sign up with this address to accept. The link works for {days} days.',
    ],
    button: 'Open the invitation',
  },
  resetPassword: {
    subject: 'Set a new password for Mezzo',
    lines: [
      'Somebody, most likely you, asked for a new password for your account.',
      'The link works once and for one hour. If it was not you, do nothing: your password stays as it is.',
    ],
    button: 'Set a new password',
  },
  confirmEmail: {
    subject: 'Confirm your email address for Mezzo',
    lines: [
      'Somebody, most likely you, signed up for Mezzo with this address. One click, and your account is ready.',
      'The link works once and for one day. If it was not you, do nothing: without the click there is no account.',
    ],
    button: 'Confirm the address',
  },
  alreadySignedUp: {
    subject: 'You already have an account with Mezzo',
    lines: [
      'Somebody, most likely you, signed up for Mezzo with this address. You have an account already: log in with it.',
      'If you no longer know the password, choose a new one on the login page. If it was not you, do nothing.',
    ],
    button: 'Log in',
  },
  loginChanged: {
    subject: 'Something about your Mezzo account has changed',
    lines: [
      '{change, select, password {Your password was changed, and all other devices were logged out.} secondFactorOn {The second step of your login was switched on.} secondFactorOff {The second step of your login was switched off.} backupCodes {New backup codes were made; the old ones no longer work.} passkeyAdded {A passkey was added: it logs in without a password.} passkeyRemoved {A passkey was removed.} accessToken {A personal access token was made: programs can read or change your data with it.} other {The deletion of your account was requested. You can withdraw this for 30 days.}}',
      'If it was not you, change your password at once and look at the list of your devices.',
    ],
    button: 'Open my account',
  },
  welcomeLandlord: {
    subject: 'Welcome to Mezzo',
    lines: [
      'Your account is ready. Mezzo shows you first what needs an answer from you, then what will become free.',
    ],
    button: 'Open Mezzo',
  },
  welcomeTenant: {
    subject: 'Welcome to Mezzo',
    lines: ['Your account is ready. You can now ask for furnished apartments for one to twelve months.'],
    button: 'Find an apartment',
  },
}
