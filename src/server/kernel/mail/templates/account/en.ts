import type { TextsOf } from '../template.ts'
import type { AccountMails } from './data.ts'

/** The mails about the recipient’s own account in English. */
export const accountMailsEn: TextsOf<AccountMails> = {
  digest: {
    subject: '{count, plural, one {One notification} other {# notifications}} from Mezzo',
    lines: [
      '{count, plural, one {This has happened:} other {This has happened since the last mail:}}',
      '{items}',
      'You can change how often such mails come among the notifications, under Settings.',
    ],
    button: 'Open the notifications',
  },
  teamInvitation: {
    subject: '{landlordName} invites you to Mezzo',
    lines: [
      '{landlordName} invites you to work on their listings with Mezzo.',
      'Log in or sign up with this address to accept. The link works for {days} days.',
    ],
    button: 'Open the invitation',
  },
  teamMemberLeft: {
    subject: '{memberName} has left your team',
    lines: [
      '{memberName} ({memberEmail}) has left your team and no longer sees anything of yours.',
      'What {memberName} did stays in your log. If you want to work together again, send a new invitation.',
    ],
    button: 'Open your team',
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
      '{change, select, password {Your password was changed, and all other devices were logged out.} secondFactorOn {The second step of your login was switched on.} secondFactorOff {The second step of your login was switched off.} backupCodes {New backup codes were made; the old ones no longer work.} passkeyAdded {A passkey was added: it logs in without a password.} passkeyRemoved {A passkey was removed.} accessToken {A personal access token was made: programs can read or change your data with it.} webhook {A webhook was set up or got a new secret: a program is told what happens to your requests, bookings and invoices.} other {The deletion of your account was requested. You can withdraw this for 30 days.}}',
      'If it was not you, change your password at once and look at the list of your devices.',
    ],
    button: 'Open my account',
  },
  webhookDisabled: {
    subject: 'A webhook was switched off',
    lines: [
      'For {days} days your program at {host} hasn’t accepted anything we sent, so we have stopped sending.',
      'Events from now on won’t be kept for it. The log shows what your program answered last; switch the webhook back on there once it works again.',
    ],
    button: 'Open the webhooks',
  },
  identityVerified: {
    subject: 'Your identity is verified',
    lines: [
      'We have verified your identity. There is nothing more for you to do.',
      'The pictures are destroyed tomorrow. We keep the verdict, how it was reached, your name, your birth date and until when the document is valid.',
    ],
    button: 'See what is kept',
  },
  identityDeclined: {
    subject: 'Your identity could not be verified',
    lines: [
      '{isTakenBack, select, true {The verification of your identity was taken back.} other {We could not verify your identity.}} {identityReason, select, FACE_DIFFERS {The face on the picture is not the one on the document.} NAME_DIFFERS {The name on the document is not the one of your account. If your account has another name, change it first.} DOCUMENT_EXPIRED {The document has expired. Please use one that is valid.} DOCUMENT_UNSUPPORTED {This kind of document isn’t accepted.} NOT_GENUINE {The document does not appear to be genuine.} other {There was something that does not fit.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {You can try again with another document. If you think we are wrong, please write to us.}}',
    ],
    button: 'Try again',
  },
  identityToShowAgain: {
    subject: 'Please show your identity document again',
    lines: [
      'Something is still missing before we can verify your identity. {identityReason, select, UNREADABLE {A picture can’t be read. Please take it again in good light, without reflections and with all four corners.} NO_DOCUMENT {No document is to be seen on a picture.} SIDE_MISSING {A side of the document is missing.} FACE_DIFFERS {The face can’t be compared with the one on the document.} NAME_DIFFERS {The name on the document is not the one of your account. Use a document with this name, or change the name of your account.} DOCUMENT_EXPIRED {The document has expired. Please use one that is valid.} DOCUMENT_UNSUPPORTED {This kind of document isn’t accepted. Please use another one.} other {Please take the pictures again.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {The other pictures are still there; take again only what is needed.}}',
    ],
    button: 'Take the picture again',
  },
  identityEnded: {
    subject: 'The verification of your identity has ended',
    lines: [
      'You began to verify your identity and did not go on. What you uploaded is destroyed tomorrow.',
      'You can begin again at any time; it takes about three minutes.',
    ],
    button: 'Begin again',
  },
  appointmentCanceled: {
    subject: '{landlordName} has cancelled the call',
    lines: [
      '{hasTime, select, true {{landlordName} won’t come to the call on {callAt}.} other {{landlordName} won’t come to the call that was arranged with you.}}',
      'If it still stands in your calendar, you can take it out: the time is free again.',
    ],
    button: 'Open the landlord',
  },
  ownPermission: {
    subject: 'Your permission “{permission}” at Mezzo',
    lines: [
      '{change, select, GIVEN {{byName} has given you the permission “{permission}”. You have it from now on.} TAKEN {{byName} has taken the permission “{permission}” from you. That counts at once; where you acted as a landlord with it, that has ended.} ASKED {{byName} has asked for the permission “{permission}” for you. You have it once a second person has confirmed it, by {confirmUntil} at the latest.} CONFIRMED {{byName} has confirmed the permission “{permission}” for you. You have it from now on.} DECLINED {{byName} has declined the permission “{permission}” for you.} WITHDRAWN {{byName} no longer asks for the permission “{permission}” for you.} other {Nobody confirmed the permission “{permission}” for you in time. The request has ended.}}',
      'Reason: {reason}',
    ],
    button: 'See what you may do',
  },
  staffPermission: {
    subject: 'Permission “{permission}” of {personName}',
    lines: [
      '{change, select, GIVEN {{byName} has given {personName} the permission “{permission}”.} TAKEN {{byName} has taken the permission “{permission}” from {personName}. That counts at once.} ASKED {{byName} has asked for the permission “{permission}” for {personName}. A second person has to confirm it by {confirmUntil}: neither of the two.} CONFIRMED {{byName} has confirmed the permission “{permission}” for {personName}.} DECLINED {{byName} has declined the permission “{permission}” for {personName}.} WITHDRAWN {{byName} no longer asks for the permission “{permission}” for {personName}.} other {Nobody confirmed the permission “{permission}” for {personName} in time. The request has ended.}}',
      'Reason: {reason}',
      'You get this mail because you manage permissions.',
    ],
    button: 'Open the permissions',
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
