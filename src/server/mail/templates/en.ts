import type { MailTexts } from './template.ts'

/** The mails in English. */
export const en: MailTexts = {
  greeting: 'Hello {firstName},',
  footer: 'You get this mail because you have an account with Mezzo.',
  templates: {
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
    requestReceived: {
      subject: '{otherName} asks for {listingName}',
      lines: [
        '{otherName} would like to stay at {listingName} from {from} to {to}.',
        '{hasDeadline, select, true {Please answer by {answerUntil}, otherwise the request is declined by itself.} other {Please answer soon.}}',
      ],
      button: 'Answer the request',
    },
    requestAccepted: {
      subject: '{listingName} is free for you',
      lines: [
        '{otherName} has accepted your request for {listingName} from {from} to {to}.',
        '{hasDeadline, select, true {Please confirm by {answerUntil} that you still want it.} other {Please confirm that you still want it.}}',
      ],
      button: 'Confirm your interest',
    },
    requestDeclined: {
      subject: '{listingName} is not available',
      lines: [
        'Unfortunately your request for {listingName} from {from} to {to} was declined.',
        'Other apartments may be free on these days.',
      ],
      button: 'See your requests',
    },
    extensionAccepted: {
      subject: 'You can stay longer at {listingName}',
      lines: [
        '{otherName} has accepted your extension at {listingName} from {from} to {to}.',
        'There is nothing to confirm: we are writing the contract and tell you as soon as you can sign it.',
      ],
      button: 'Open your request',
    },
    requestWithdrawn: {
      subject:
        '{letTimePass, select, true {{otherName} has not confirmed in time} other {{otherName} has withdrawn the request for {listingName}}}',
      lines: [
        '{letTimePass, select, true {{otherName} has not confirmed the interest in {listingName} from {from} to {to} in time, so the request has ended.} other {{otherName} no longer wants {listingName} from {from} to {to} and has withdrawn the request.}}',
        '{contractEnded, select, true {The contract that was in signing has ended with it. The days are free again.} other {There is nothing for you to do.}}',
      ],
      button: 'Open the request',
    },
    contractEnded: {
      subject: 'The contract with {otherName} for {listingName} has ended',
      lines: [
        '{otherName} has booked another apartment. The contract for {listingName} from {from} to {to}, which was in signing, has therefore ended.',
        'The days are free again; there is nothing for you to do.',
      ],
      button: 'Open the request',
    },
    bookedElsewhere: {
      subject: '{otherName} has booked another apartment',
      lines: [
        '{otherName} has found another apartment, so the request for {listingName} from {from} to {to} has ended.',
        'There is nothing for you to do.',
      ],
      button: 'Open the request',
    },
    answerTimeOver: {
      subject: 'The time to answer {otherName} is over',
      lines: [
        'The request of {otherName} for {listingName} from {from} to {to} was not answered within 72 hours and has been declined.',
        'The days stay free, and {otherName} may ask again.',
      ],
      button: 'Open the request',
    },
    invoiceReady: {
      subject: 'The invoice for the booking of {listingName} is ready',
      lines: [
        'The invoice of our fee for the booking of {listingName} by {otherName} from {from} to {to} is ready.',
        'Its amount and the day by which it is due are shown with the booking.',
      ],
      button: 'Open the booking',
    },
    interestConfirmed: {
      subject: '{otherName} wants to book {listingName}',
      lines: [
        '{otherName} has confirmed the interest in {listingName} from {from} to {to}.',
        'We are preparing the contract and tell you as soon as it is ready.',
      ],
      button: 'Open the request',
    },
    contractReady: {
      subject: 'The contract for {listingName} is ready to sign',
      lines: [
        'The contract with {otherName} for {listingName} from {from} to {to} is ready.',
        'Please read it and sign it.',
      ],
      button: 'Read and sign',
    },
    signedByLandlord: {
      subject: '{otherName} has signed the contract for {listingName}',
      lines: [
        '{otherName} has signed the contract for {listingName} from {from} to {to}.',
        'Now only your signature is missing.',
      ],
      button: 'Read and sign',
    },
    contractNeeded: {
      subject: 'Your contract for {otherName} is needed',
      lines: [
        '{otherName} would like to have {listingName} from {from} to {to}.',
        'We have no contract text for this country yet. Please hand in your own contract as a PDF; until then the days are not held.',
      ],
      button: 'Hand in the contract',
    },
    signedByTenant: {
      subject: '{otherName} has signed the contract for {listingName}',
      lines: [
        '{otherName} has signed the contract for {listingName} from {from} to {to}.',
        'Please confirm the booking.',
      ],
      button: 'Confirm the booking',
    },
    bookingMadeLandlord: {
      subject: '{listingName} is booked from {from} to {to}',
      lines: [
        '{otherName} has booked {listingName} from {from} to {to}.',
        'The signed contract is in your bookings.',
      ],
      button: 'Open the booking',
    },
    bookingMadeTenant: {
      subject: 'Your stay at {listingName} is booked',
      lines: [
        'Your stay at {listingName} from {from} to {to} is booked. {otherName} looks forward to meeting you.',
        'You find the signed contract with your request.',
      ],
      button: 'Open your booking',
    },
  },
}
