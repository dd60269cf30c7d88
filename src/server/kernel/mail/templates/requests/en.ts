import type { TextsOf } from '../template.ts'
import type { RequestMails } from './data.ts'

/** The mails about requests in English. */
export const requestMailsEn: TextsOf<RequestMails> = {
  requestReceived: {
    subject: '{otherName} has sent a request for {listingName}',
    lines: [
      '{otherName} would like to stay at {listingName} from {from} to {to}.',
      '{hasDeadline, select, true {Please answer by {answerUntil}; otherwise the request is declined automatically.} other {Please answer soon.}}',
    ],
    button: 'Answer the request',
  },
  requestAccepted: {
    subject: '{otherName} has accepted your request for {listingName}',
    lines: [
      '{otherName} has accepted your request for {listingName} from {from} to {to}.',
      '{hasDeadline, select, true {Please confirm by {answerUntil} that you still want it.} other {Please confirm that you still want it.}}',
    ],
    button: 'Confirm your interest',
  },
  requestDeclined: {
    subject: 'Your request for {listingName} was declined',
    lines: [
      'Unfortunately, your request for {listingName} from {from} to {to} was declined.',
      'Other apartments may be available on these dates.',
    ],
    button: 'See your requests',
  },
  acceptTakenBack: {
    subject: '{otherName} is looking at your request for {listingName} again',
    lines: [
      '{otherName} had accepted your request for {listingName} from {from} to {to} but took that back before you confirmed.',
      '“{message}”',
      'You’ll have a new answer by {answerUntil}. You don’t need to do anything until then.',
    ],
    button: 'Open your request',
  },
  acceptedDeclined: {
    subject: '{otherName} has declined your request for {listingName} after all',
    lines: [
      '{otherName} had accepted your request for {listingName} from {from} to {to} but took that back before you confirmed, and has declined it.',
      'We’re sorry about that. Your request shows why, and you can request other apartments with the same details.',
    ],
    button: 'Open your request',
  },
  requestWithdrawn: {
    subject:
      '{letTimePass, select, true {{otherName} didn’t confirm in time} other {{otherName} has withdrawn the request for {listingName}}}',
    lines: [
      '{letTimePass, select, true {{otherName} didn’t confirm in time that they still want {listingName} from {from} to {to}, so the request has ended.} other {{otherName} no longer wants {listingName} from {from} to {to} and has withdrawn the request.}}',
      '{contractEnded, select, true {The contract that was being signed has ended too. The days are available again.} other {You don’t need to do anything.}}',
    ],
    button: 'Open the request',
  },
  bookedElsewhere: {
    subject: '{otherName} has booked another apartment',
    lines: [
      '{otherName} has found another apartment, so the request for {listingName} from {from} to {to} has ended.',
      'You don’t need to do anything.',
    ],
    button: 'Open the request',
  },
  answerTimeOver: {
    subject: 'The time to answer {otherName} has run out',
    lines: [
      'The request from {otherName} for {listingName} from {from} to {to} wasn’t answered within 72 hours and has been declined.',
      'The days stay available, and {otherName} may send another request.',
    ],
    button: 'Open the request',
  },
  requestAutoAccepted: {
    subject: 'The request from {otherName} for {listingName} was accepted automatically',
    lines: [
      '{otherName} would like to stay at {listingName} from {from} to {to}. The listing is set to accept such requests, so this one was accepted straight away.',
      'You don’t need to answer. We’ll let you know as soon as there’s a contract to sign.',
    ],
    button: 'Open the request',
  },
  datesSuggested: {
    subject: 'Other dates for {listingName}?',
    lines: [
      '{otherName} suggests other dates for {listingName}: {suggestedFrom} to {suggestedTo} instead of {from} to {to}.',
      '{hasMessage, select, true {“{message}”} other {See whether they suit you.}}',
      '{hasDeadline, select, true {Please accept or decline them by {answerUntil}; after that, the request ends.} other {Please accept or decline them.}}',
    ],
    button: 'Answer the suggestion',
  },
  datesTaken: {
    subject: '{otherName} has accepted the dates you suggested',
    lines: [
      '{otherName} would like {listingName} from {from} to {to}, as you suggested.',
      '{otherName} now has 72 hours to confirm; then we’ll draw up the contract.',
    ],
    button: 'Open the request',
  },
  datesRefused: {
    subject: '{otherName} has declined the dates you suggested',
    lines: [
      'The dates you suggested for {listingName} don’t suit {otherName}, so the request for {from} to {to} has ended.',
      'You don’t need to do anything.',
    ],
    button: 'Open the request',
  },
  suggestionUnanswered: {
    subject: '{otherName} hasn’t answered your suggestion',
    lines: [
      '{otherName} didn’t answer within 72 hours whether the dates you suggested for {listingName} suit them, so the request for {from} to {to} has ended.',
      'You don’t need to do anything.',
    ],
    button: 'Open the request',
  },
  suggestionLapsed: {
    subject: 'The dates suggested for {listingName} are no longer on offer',
    lines: [
      'You didn’t answer in time whether the dates {otherName} suggested for {listingName} suit you, so your request for {from} to {to} has ended.',
      'You can send a new request at any time.',
    ],
    button: 'See your requests',
  },
  confirmationTimeOver: {
    subject: 'Your request for {listingName} has ended',
    lines: [
      'You didn’t confirm within 72 hours that you still want {listingName} from {from} to {to}, so the request has ended.',
      'You can send a new request at any time.',
    ],
    button: 'See your requests',
  },
  secondChance: {
    subject: '{otherName} still wants {listingName}',
    lines: [
      'The request from {otherName} for {listingName} from {from} to {to} ended because it wasn’t answered in time. It is open again.',
      '{hasDeadline, select, true {Please answer by {answerUntil}; otherwise it is declined automatically.} other {Please answer soon.}}',
    ],
    button: 'Answer the request',
  },
  secondChanceTenant: {
    subject: 'Your request for {listingName} is open again',
    lines: [
      'We’ve asked {otherName} once more about {listingName} from {from} to {to}.',
      'You don’t need to do anything. We’ll let you know as soon as there’s an answer.',
    ],
    button: 'Open your request',
  },
  requestPaused: {
    subject: 'The request from {otherName} for {listingName} is paused',
    lines: [
      'The request from {otherName} for {listingName} from {from} to {to} is paused because another contract is being signed: either it is for the same days, or {otherName} is signing it for another apartment.',
      'The deadline stops meanwhile. If the contract falls through, the request continues with a new deadline, and we’ll let you know.',
    ],
    button: 'Open the request',
  },
  requestPausedTenant: {
    subject: 'Your request for {listingName} is paused',
    lines: [
      'Your request for {listingName} from {from} to {to} is paused because another contract is being signed: either someone else may get these days, or you are signing for another apartment.',
      'You don’t need to do anything, and you lose no time. We’ll let you know as soon as your request continues or ends.',
    ],
    button: 'Open your request',
  },
  requestResumed: {
    subject: 'The request from {otherName} for {listingName} continues',
    lines: [
      'Another contract had paused the request from {otherName} for {listingName} from {from} to {to}. The days are available again, and the request continues.',
      '{hasDeadline, select, true {There is a new deadline: {answerUntil}.} other {No one has lost any time.}}',
    ],
    button: 'Open the request',
  },
  requestResumedTenant: {
    subject: 'Your request for {listingName} continues',
    lines: [
      'Another contract had paused your request for {listingName} from {from} to {to}. The days are available again, and your request continues.',
      '{hasDeadline, select, true {Please confirm by {answerUntil} that you still want it.} other {You don’t need to do anything.}}',
    ],
    button: 'Open your request',
  },
  interestConfirmed: {
    subject: '{otherName} wants to book {listingName}',
    lines: [
      '{otherName} has confirmed that they want {listingName} from {from} to {to}.',
      'We’re preparing the contract and will let you know as soon as it’s ready.',
    ],
    button: 'Open the request',
  },
  messageReceived: {
    subject: 'New message from {otherName}',
    lines: [
      '{otherName} wrote to you about the stay at {listingName} from {from} to {to}:',
      '{hasMessage, select, true {“{message}”} other {}}{files, plural, =0 {} one {\n\nOne file came with it. You can open it on the page.} other {\n\n# files came with it. You can open them on the page.}}{hasHidden, select, true {\n\nBefore a request is accepted, email addresses, phone numbers and addresses are hidden.} other {}}{canReply, select, true {\n\nYou can also simply reply to this email. Everything below your answer is left out{canAttach, select, true {. Images and PDFs of up to 10 MB come along.} other {, and so are attachments.}}} other {}}',
    ],
    button: 'Read and answer',
  },
  replyNotTaken: {
    subject: '{notTaken, select, OTHER_SENDER {An} other {Your}} email to {otherName} needs your attention',
    lines: [
      '{notTaken, select, LATE {Your email about {listingName} from {from} to {to} wasn’t delivered: messages can no longer be written there.} ON_HOLD {Your email about {listingName} from {from} to {to} wasn’t delivered: while one of the accounts is on hold, neither side can write.} LONG {Your email about {listingName} from {from} to {to} wasn’t delivered, as a message can have at most 4,000 characters. Please shorten it and send it again.} OTHER_SENDER {An email about {listingName} from {from} to {to} came from an address other than this one, so it wasn’t delivered. If you wrote it, please send it again from this address, or write on the page. If you didn’t, you don’t need to do anything.} TOO_MANY {Your email about {listingName} from {from} to {to} wasn’t delivered, as there have been a lot of messages in the past hour. Please try again later.} EMPTY {Your email about {listingName} from {from} to {to} wasn’t delivered, as there was no text in it, and no file that can be sent.} ATTACHMENTS {Your email about {listingName} from {from} to {to} was delivered, but without these files:} other {Your email about {listingName} from {from} to {to} couldn’t be read, so it wasn’t delivered. Please write on the page instead.}}{hasRefused, select, true {\n\n{refusedFiles}} other {}}{hasMessage, select, true {\n\nYou wrote: “{message}”} other {}}',
      'We keep the email for 30 days.',
    ],
    button: 'Open the messages',
  },
  reportEnded: {
    subject: 'Your report about the conversation with {otherName}',
    lines: [
      'You reported your conversation with {otherName} about the stay at {listingName} from {from} to {to}. We’ve read it.',
      '{outcome, select, NO_ACTION {We’re not taking any further action: “{answer}”\n\nIf something else happens, you can report the conversation again.} WARNED {We’ve warned the other side. If it happens again, please report the conversation again.} other {We’ve closed the conversation, so neither of you can write in it any more. Both of you can read why: “{answer}”\n\nRequests, contracts and bookings stay as they are.}}',
    ],
    button: 'Open the conversation',
  },
  conversationWarned: {
    subject:
      '{isClosed, select, true {Your conversation with {otherName} has been closed} other {A warning about your conversation with {otherName}}}',
    lines: [
      'We’ve read your conversation with {otherName} about the stay at {listingName} from {from} to {to}.',
      '{isClosed, select, true {We’ve closed it, so neither of you can write in it any more: “{answer}”\n\nRequests, contracts and bookings stay as they are.} other {What you wrote there breaks our rules: “{answer}”\n\nThis is a warning. If it happens again, we may close the conversation or put your account on hold.}}',
    ],
    button: 'Open the conversation',
  },
}
