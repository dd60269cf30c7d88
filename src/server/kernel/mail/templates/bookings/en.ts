import type { TextsOf } from '../template.ts'
import type { BookingMails } from './data.ts'

/** The mails about bookings in English. */
export const bookingMailsEn: TextsOf<BookingMails> = {
  extensionAccepted: {
    subject: 'You can stay longer at {listingName}',
    lines: [
      '{otherName} has accepted your extension at {listingName} from {from} to {to}.',
      'You don’t need to confirm anything. We’re drawing up the contract and will let you know as soon as you can sign it.',
    ],
    button: 'Open your request',
  },
  extensionReceived: {
    subject: '{otherName} would like to stay longer at {listingName}',
    lines: [
      '{otherName} lives at {listingName} and would like to stay on from {from} to {to} at the same rent.',
      'If you accept, we draw up the contract straight away. {hasDeadline, select, true {Please answer by {answerUntil}; otherwise the extension is declined automatically.} other {Please answer soon.}}',
    ],
    button: 'Answer the extension',
  },
  extensionDeclined: {
    subject: 'Your stay at {listingName} can’t be extended',
    lines: [
      'Unfortunately, your extension at {listingName} from {from} to {to} was declined.',
      'The stay you have booked doesn’t change. Other apartments may be available afterwards.',
    ],
    button: 'Open your request',
  },
  stayEndsSoon: {
    subject: 'Would you like to stay longer at {listingName}?',
    lines: [
      'Your stay at {listingName} ends on {to}.',
      'The apartment is still available after that: you can ask {otherName} to stay on until {latestTo} at the latest, at the same rent.',
      'If you’re moving out as agreed, you don’t need to do anything.',
    ],
    button: 'Ask for an extension',
  },
  longerStayOffered: {
    subject: 'Stay at {listingName} until {to}?',
    lines: [
      '{otherName} would like you to stay on at {listingName} from {from} to {to}, for {amount} in total. The monthly rent stays the same.{hasMessage, select, true { {otherName} writes: {message}} other {}}',
      'You can accept with one tap until {answerUntil}. We then draw up the contract for the new part, and you both sign it.',
      'If you’re moving out as agreed, you don’t need to do anything.',
    ],
    button: 'See the offer',
  },
  longerStayWithdrawn: {
    subject: 'The offer to stay longer at {listingName} was withdrawn',
    lines: [
      '{otherName} has withdrawn the offer to stay on at {listingName} from {from} to {to}.',
      'The stay you have booked doesn’t change.',
    ],
    button: 'Open your booking',
  },
  longerStayTaken: {
    subject: '{otherName} is staying longer at {listingName}',
    lines: [
      '{otherName} has accepted your offer and is staying on at {listingName} from {from} to {to}.',
      'Next comes the contract for the new part. We’ll let you know as soon as there’s something for you to do.',
    ],
    button: 'Open the extension',
  },
  longerStayDeclined: {
    subject: '{otherName} isn’t staying longer at {listingName}',
    lines: [
      '{otherName} has declined your offer to stay on at {listingName} from {from} to {to}.',
      'The stay ends as booked, and the days after it stay available.',
    ],
    button: 'Open the booking',
  },
  shorterStayOffered: {
    subject: 'End your stay at {listingName} on {lastDay}?',
    lines: [
      '{otherName} suggests ending your stay at {listingName} earlier: your last day would be {lastDay} instead of {to}. The rent for your stay would be {amount} less.{hasMessage, select, true { {otherName} writes: {message}} other {}}',
      'You can agree with one tap until {answerUntil}. Before that, you see what you get back.',
      'If you’re staying as booked, you don’t need to do anything.',
    ],
    button: 'See the offer',
  },
  shorterStayWithdrawn: {
    subject: 'The offer to end your stay at {listingName} earlier was withdrawn',
    lines: [
      '{otherName} has withdrawn the offer to end your stay at {listingName} on {lastDay}.',
      'The stay you have booked doesn’t change.',
    ],
    button: 'Open your booking',
  },
  shorterStayDeclined: {
    subject: '{otherName} is staying at {listingName} as booked',
    lines: [
      '{otherName} has declined your offer to end the stay at {listingName} earlier. The days from {from} to {to} stay booked.',
      'The stay and its rent don’t change.',
    ],
    button: 'Open the booking',
  },
  shorterStayAgreed: {
    subject: '{otherName} is leaving {listingName} earlier, as you agreed',
    lines: [
      '{otherName} has agreed to end the stay at {listingName} earlier. The days from {from} to {to} are available again.',
      'The rent, the invoices and any refund are in the booking. Please keep this email: together with the booking it records what you agreed.',
    ],
    button: 'Open the booking',
  },
  shorterStayAgreedTenant: {
    subject: 'Your stay at {listingName} ends on {lastDay}, as agreed',
    lines: [
      'You and {otherName} have agreed that your stay at {listingName} ends on {lastDay}. The days from {from} to {to} are no longer part of your booking.',
      'The rent for your stay is now {amount}.{isPaidBack, select, true { {paidBack} of what you’ve paid here is refunded.} other {}}{hasMessage, select, true { {otherName} writes: {message}} other {}}',
      'Please keep this email: together with your booking it records what you agreed.',
    ],
    button: 'Open your booking',
  },
  shorterWishReceived: {
    subject: '{otherName} would like to leave {listingName} on {lastDay}',
    lines: [
      '{otherName} asks to end the stay at {listingName} earlier: the last day would be {lastDay} instead of {to}. The rent for the stay would be {amount} less.{isPaidBack, select, true { {paidBack} of what was paid through Mezzo would be refunded.} other {}}{hasMessage, select, true { {otherName} writes: {message}} other {}}',
      'Please answer by {answerUntil}. Before you agree, the booking shows what happens to the rent, the invoice, refunds and the days.',
      'Nothing changes unless you agree.',
    ],
    button: 'Answer in the booking',
  },
  shorterWishWithdrawn: {
    subject: '{otherName} is staying at {listingName} as booked',
    lines: [
      '{otherName} has withdrawn the proposal to leave {listingName} earlier. The days from {from} to {to} stay booked.',
      'You don’t need to answer it any more. The stay and its rent don’t change.',
    ],
    button: 'Open the booking',
  },
  shorterWishAgreed: {
    subject: '{otherName} is leaving {listingName} earlier, as agreed',
    lines: [
      '{otherName} asked to end the stay at {listingName} earlier, and this was agreed to. The days from {from} to {to} are available again.',
      'The rent, the invoices and any refund are in the booking. Please keep this email: together with the booking it records what was agreed.',
    ],
    button: 'Open the booking',
  },
  shorterWishDeclined: {
    subject: '{otherName} hasn’t agreed to end your stay at {listingName} on {lastDay}',
    lines: [
      '{otherName} has declined your proposal to leave {listingName} on {lastDay}.{hasMessage, select, true { {otherName} writes: {message}} other {}}',
      'Your stay is still booked until {to}, at the same rent.',
    ],
    button: 'Open your booking',
  },
  bookingCanceledTenant: {
    subject: 'Your stay at {listingName} from {from} to {to} was cancelled',
    lines: [
      '{endsEarly, select, true {{otherName} has cancelled the rest of your stay at {listingName}. Your last day is {lastDay}; the days from {from} to {to} are no longer part of your booking.} other {{otherName} has cancelled your stay at {listingName} from {from} to {to}.}}',
      'Reason: {reason, select, BOOKING_CANCELLED {The booking was cancelled} CHANGE_OF_PLANS {Plans have changed} CONTRACT_TERMS_CHANGED {The contract terms changed} DENIED_BY_COMPANY {The employer said no} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Found another home elsewhere} FOUND_DIFFERENT_RESIDENCE_MEZZO {Found another home on Mezzo} LANDLORD_TOOK_TOO_LONG {The landlord took too long} NOT_SATISFIED_WITH_RESIDENCE {Not satisfied with the home} NO_VISA {No visa} TENANT_TOOK_TOO_LONG {The tenant took too long} other {Another reason}}.{hasNote, select, true { {otherName} writes: {note}} other {}}',
      '{extensionEnded, select, true {Your request to extend your stay has ended too. } other {}}If you need another apartment, we’ll help you find one.',
    ],
    button: 'Open your booking',
  },
  keyHandoverChanged: {
    subject:
      'Key handover at {listingName}: {change, select, CONFIRMED {confirmed by {otherName}} LIFTED {please check again} REMARKED {a remark by {otherName}} other {new entries}}',
    lines: [
      '{change, select, CONFIRMED {{otherName} has confirmed the handover protocol for} LIFTED {{otherName} has changed the handover protocol that you had confirmed, for} REMARKED {{otherName} has added a remark to the handover protocol for} other {{otherName} has entered something in the handover protocol for}} {handoverKind, select, ARRIVAL {moving in to} other {moving out of}} {listingName} ({from} to {to}).',
      '{change, select, LIFTED {Your confirmation no longer counts. Please check the protocol and confirm it again.} REMARKED {What both of you confirmed stays as it is.} CONFIRMED {Once both of you have confirmed, nothing in it changes any more.} other {Please check it, add what is missing and confirm it once everything is right.}}',
    ],
    button: 'Open the booking',
  },
  moveOffered: {
    subject: 'Move to {unitAfter} on {from}?',
    lines: [
      '{otherName} suggests that you move within {listingName}: from {from}, you would live in {unitAfter} instead of {unitBefore}, until your stay ends on {to}.{hasMessage, select, true { {otherName} writes: {message}} other {}}',
      'Your rent stays at {amount} per month, and your deposit doesn’t change. You can agree with one tap until {answerUntil}.',
      'If you’d rather stay in {unitBefore}, you don’t need to do anything.',
    ],
    button: 'See the proposal',
  },
  moveWithdrawn: {
    subject: 'You’re staying in {unitBefore}',
    lines: [
      '{otherName} has withdrawn the proposal that you move to {unitAfter} on {from}.',
      'The stay you have booked doesn’t change.',
    ],
    button: 'Open your booking',
  },
  moveAgreedTenant: {
    subject: 'You’re moving to {unitAfter} on {from}, as agreed',
    lines: [
      'You and {otherName} have agreed that you move within {listingName}: from {from} to {to}, you live in {unitAfter} instead of {unitBefore}.',
      'Your rent stays at {amount} per month. The contract you have signed, the deposit and what you’ve paid stay as they are.',
      'Please keep this email: together with your booking and your contract it records what you agreed.',
    ],
    button: 'Open your booking',
  },
  moveAgreed: {
    subject: '{otherName} is moving to {unitAfter} on {from}, as you agreed',
    lines: [
      '{otherName} has agreed to move within {listingName}: from {from} to {to} in {unitAfter} instead of {unitBefore}. {unitBefore} is available again from {from}.',
      'Rent, deposit and invoices stay as they are. Please keep this email: together with the booking and the contract it records what you agreed.',
    ],
    button: 'Open the booking',
  },
  moveDeclined: {
    subject: '{otherName} is staying in {unitBefore}',
    lines: [
      '{otherName} has declined your proposal to move to {unitAfter} on {from}.',
      'The stay in {unitBefore} doesn’t change.',
    ],
    button: 'Open the booking',
  },
  bookingMoved: {
    subject: 'Your apartment at {listingName} is now {unitAfter}',
    lines: [
      '{otherName} has moved your stay at {listingName} from {from} to {to} to another apartment in the same building: {unitAfter} instead of {unitBefore}.',
      '{contractUnit, select, none {The dates and the price stay the same.} other {The dates and the price stay the same. Your signed contract still names {contractUnit}: please agree a written amendment with {otherName}.}}',
      'If you have any questions, please write to {otherName} straight away.',
    ],
    button: 'Open your booking',
  },
  bookingCanceledLandlord: {
    subject: 'The booking of {listingName} by {otherName} was cancelled',
    lines: [
      '{endsEarly, select, true {The stay of {otherName} at {listingName} ends on {lastDay}. The days from {from} to {to} are available again.} other {The booking of {listingName} by {otherName} from {from} to {to} was cancelled. The days are available again.}}',
      'Reason: {reason, select, BOOKING_CANCELLED {The booking was cancelled} CHANGE_OF_PLANS {Plans have changed} CONTRACT_TERMS_CHANGED {The contract terms changed} DENIED_BY_COMPANY {The employer said no} FOUND_DIFFERENT_RESIDENCE_COMPETITOR {Found another home elsewhere} FOUND_DIFFERENT_RESIDENCE_MEZZO {Found another home on Mezzo} LANDLORD_TOOK_TOO_LONG {The landlord took too long} NOT_SATISFIED_WITH_RESIDENCE {Not satisfied with the home} NO_VISA {No visa} TENANT_TOOK_TOO_LONG {The tenant took too long} other {Another reason}}. {otherName} has been sent an email.',
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
      'You’ll find the signed contract with your request.',
    ],
    button: 'Open your booking',
  },
}
