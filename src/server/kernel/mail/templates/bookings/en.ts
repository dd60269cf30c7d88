import type { TextsOf } from '../template.ts'
import type { BookingMails } from './data.ts'

/** The mails about bookings in English. */
export const bookingMailsEn: TextsOf<BookingMails> = {
  extensionAccepted: {
    subject: 'You can stay longer at {listingName}',
    lines: [
      '{otherName} has accepted your extension at {listingName} from {from} to {to}.',
      'There is nothing to confirm: we are writing the contract and tell you as soon as you can sign it.',
    ],
    button: 'Open your request',
  },
  extensionReceived: {
    subject: '{otherName} would like to stay longer at {listingName}',
    lines: [
      '{otherName} lives at {listingName} and would like to stay on from {from} to {to}, at the same rent.',
      'Accepting makes the contract at once. {hasDeadline, select, true {Please answer by {answerUntil}, otherwise the extension is declined by itself.} other {Please answer soon.}}',
    ],
    button: 'Answer the extension',
  },
  extensionDeclined: {
    subject: 'Your stay at {listingName} can’t be extended',
    lines: [
      'Unfortunately your extension at {listingName} from {from} to {to} was declined.',
      'Nothing changes about the stay that you have booked. Other apartments may be free after it.',
    ],
    button: 'Open your request',
  },
  stayEndsSoon: {
    subject: 'Would you like to stay longer at {listingName}?',
    lines: [
      'Your stay at {listingName} ends on {to}.',
      'The apartment is still free after that: you can ask {otherName} to stay on, until {latestTo} at the latest, at the same rent.',
      'If you move out as agreed, there is nothing for you to do.',
    ],
    button: 'Ask for an extension',
  },
  bookingCanceledTenant: {
    subject: 'Your stay at {listingName} from {from} to {to} was cancelled',
    lines: [
      '{endsEarly, select, true {{otherName} has cancelled the rest of your stay at {listingName}. Your last day is {lastDay}; the days from {from} to {to} are no longer yours.} other {{otherName} has cancelled your stay at {listingName} from {from} to {to}.}}',
      'Reason: {reason, select, BOOKING_CANCELLED {The booking was cancelled} CHANGE_OF_PLANS {Plans have changed} CONTRACT_TERMS_CHANGED {The contract terms changed} DENIED_BY_COMPANY {The employer said no} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Found another home elsewhere} FOUND_DIFFERENT_RESIDENCE_MEZZO {Found another home on Mezzo} LANDLORD_TOOK_TOO_LONG {The landlord took too long} NOT_SATISFIED_WITH_RESIDENCE {Not satisfied with the home} NO_VISA {No visa} TENANT_TOOK_TOO_LONG {The tenant took too long} other {Another reason}}.{hasNote, select, true { {otherName} writes: {note}} other {}}',
      '{extensionEnded, select, true {Your request to stay longer has ended with it. } other {}}If you need another home, we help you find one.',
    ],
    button: 'Open your booking',
  },
  bookingMoved: {
    subject: 'Your home at {listingName} is now {unitAfter}',
    lines: [
      '{otherName} has moved your stay at {listingName} from {from} to {to} into another apartment of the same house: {unitAfter} instead of {unitBefore}.',
      '{contractUnit, select, none {Dates and price stay as they are.} other {Dates and price stay as they are. Your signed contract still names {contractUnit}: please agree with {otherName} on a written amendment to it.}}',
      'If you have any questions, please write to {otherName} at once.',
    ],
    button: 'Open your booking',
  },
  bookingCanceledLandlord: {
    subject: 'The booking of {listingName} by {otherName} was cancelled',
    lines: [
      '{endsEarly, select, true {The stay of {otherName} at {listingName} ends on {lastDay}. The days from {from} to {to} are free again.} other {The booking of {listingName} by {otherName} from {from} to {to} was cancelled. The days are free again.}}',
      'Reason: {reason, select, BOOKING_CANCELLED {The booking was cancelled} CHANGE_OF_PLANS {Plans have changed} CONTRACT_TERMS_CHANGED {The contract terms changed} DENIED_BY_COMPANY {The employer said no} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Found another home elsewhere} FOUND_DIFFERENT_RESIDENCE_MEZZO {Found another home on Mezzo} LANDLORD_TOOK_TOO_LONG {The landlord took too long} NOT_SATISFIED_WITH_RESIDENCE {Not satisfied with the home} NO_VISA {No visa} TENANT_TOOK_TOO_LONG {The tenant took too long} other {Another reason}}. {otherName} was told by mail.',
    ],
    button: 'Open the booking',
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
}
