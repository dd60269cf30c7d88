import type { TextsOf } from '../template.ts'
import type { RequestMails } from './data.ts'

/** The mails about requests in English. */
export const requestMailsEn: TextsOf<RequestMails> = {
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
  acceptTakenBack: {
    subject: '{otherName} looks at your request for {listingName} once more',
    lines: [
      '{otherName} had said yes to your request for {listingName} from {from} to {to} and has taken that back before your answer.',
      '“{message}”',
      'You will have the new answer by {answerUntil}. There is nothing for you to do until then.',
    ],
    button: 'Open your request',
  },
  acceptedDeclined: {
    subject: '{otherName} takes the yes for {listingName} back',
    lines: [
      '{otherName} had said yes to your request for {listingName} from {from} to {to}, has taken that back before your answer, and declines.',
      'We are sorry about that. Your request shows why, and you can ask for other homes with the same details.',
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
  requestAutoAccepted: {
    subject: 'The request of {otherName} for {listingName} was accepted by itself',
    lines: [
      '{otherName} would like to stay at {listingName} from {from} to {to}. The listing is set to accept such requests, so this one was accepted at once.',
      'There is nothing to answer. We tell you as soon as there is a contract to sign.',
    ],
    button: 'Open the request',
  },
  datesSuggested: {
    subject: 'Other dates for {listingName}?',
    lines: [
      '{otherName} suggests other dates for {listingName}: {suggestedFrom} to {suggestedTo} instead of {from} to {to}.',
      '{hasMessage, select, true {“{message}”} other {Have a look whether they suit you.}}',
      '{hasDeadline, select, true {Please take or refuse them by {answerUntil}; after that the request ends.} other {Please take or refuse them.}}',
    ],
    button: 'Answer the suggestion',
  },
  datesTaken: {
    subject: '{otherName} takes the dates that you suggested',
    lines: [
      '{otherName} would like {listingName} from {from} to {to}, as you suggested.',
      'The tenant now has 72 hours to confirm; then we write the contract.',
    ],
    button: 'Open the request',
  },
  datesRefused: {
    subject: '{otherName} does not want the suggested dates',
    lines: [
      'The dates that you suggested for {listingName} do not suit {otherName}, so the request for {from} to {to} has ended.',
      'There is nothing for you to do.',
    ],
    button: 'Open the request',
  },
  suggestionUnanswered: {
    subject: '{otherName} has not answered your suggestion',
    lines: [
      '{otherName} has not answered within 72 hours whether the dates that you suggested for {listingName} suit, so the request for {from} to {to} has ended.',
      'There is nothing for you to do.',
    ],
    button: 'Open the request',
  },
  suggestionLapsed: {
    subject: 'The suggested dates for {listingName} have lapsed',
    lines: [
      'You have not answered in time whether the dates that {otherName} suggested for {listingName} suit you. Your request for {from} to {to} has therefore ended.',
      'You may ask again at any time.',
    ],
    button: 'See your requests',
  },
  confirmationTimeOver: {
    subject: 'Your request for {listingName} has ended',
    lines: [
      'You have not confirmed within 72 hours that you still want {listingName} from {from} to {to}, so the request has ended.',
      'You may ask again at any time.',
    ],
    button: 'See your requests',
  },
  secondChance: {
    subject: '{otherName} still wants {listingName}',
    lines: [
      'The request of {otherName} for {listingName} from {from} to {to} had ended because it was not answered in time. It is open again.',
      '{hasDeadline, select, true {Please answer by {answerUntil}, otherwise it is declined by itself.} other {Please answer soon.}}',
    ],
    button: 'Answer the request',
  },
  secondChanceTenant: {
    subject: 'Your request for {listingName} is open again',
    lines: [
      'We have asked {otherName} once more about {listingName} from {from} to {to}.',
      'There is nothing for you to do; we tell you as soon as there is an answer.',
    ],
    button: 'Open your request',
  },
  requestPaused: {
    subject: 'The request of {otherName} for {listingName} is paused',
    lines: [
      'Another contract that is being signed pauses the request of {otherName} for {listingName} from {from} to {to}: it takes the days, or {otherName} has it for another home.',
      'Meanwhile no time runs. If the contract comes to nothing, the request goes on with a new deadline, and we tell you.',
    ],
    button: 'Open the request',
  },
  requestPausedTenant: {
    subject: 'Your request for {listingName} is paused',
    lines: [
      'Another contract that is being signed pauses your request for {listingName} from {from} to {to}: somebody else may get these days, or you are signing for another home at the same time.',
      'There is nothing for you to do, and you lose no time. We tell you as soon as your request goes on or ends.',
    ],
    button: 'Open your request',
  },
  requestResumed: {
    subject: 'The request of {otherName} for {listingName} goes on',
    lines: [
      'Another contract had paused the request of {otherName} for {listingName} from {from} to {to}. The days are free again, and the request goes on.',
      '{hasDeadline, select, true {There is a new deadline: {answerUntil}.} other {Nobody has lost any time by the pause.}}',
    ],
    button: 'Open the request',
  },
  requestResumedTenant: {
    subject: 'Your request for {listingName} goes on',
    lines: [
      'Another contract had paused your request for {listingName} from {from} to {to}. The days are free again, and your request goes on.',
      '{hasDeadline, select, true {Please confirm by {answerUntil} that you still want it.} other {There is nothing for you to do.}}',
    ],
    button: 'Open your request',
  },
  interestConfirmed: {
    subject: '{otherName} wants to book {listingName}',
    lines: [
      '{otherName} has confirmed the interest in {listingName} from {from} to {to}.',
      'We are preparing the contract and tell you as soon as it is ready.',
    ],
    button: 'Open the request',
  },
}
