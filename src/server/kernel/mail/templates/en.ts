import type { MailTexts } from './template.ts'

/** The mails in English. */
export const mailTextsEn: MailTexts = {
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
    contractRefused: {
      subject: '{otherName} does not take the contract for {listingName}',
      lines: [
        '{otherName} has refused the contract for {listingName} from {from} to {to}. The days are free again.',
        'The request goes on: you can prepare another contract within 14 days.',
      ],
      button: 'Open the request',
    },
    contractCanceled: {
      subject: 'The contract for {listingName} was taken back',
      lines: [
        '{otherName} has taken back the contract for {listingName} from {from} to {to}. Your request has ended with it.',
        'Other apartments may be free on these days.',
      ],
      button: 'See your requests',
    },
    onlineSigningStopped: {
      subject: 'The contract for {listingName} is signed on paper',
      lines: [
        '{otherName} would like to sign the contract for {listingName} from {from} to {to} on paper. The days stay held for you.',
        'The new contract is being written; whatever was signed online before no longer counts.',
      ],
      button: 'Open the contract',
    },
    signingReminder: {
      subject: 'The contract for {listingName} waits for you',
      lines: [
        'The contract with {otherName} for {listingName} from {from} to {to} waits for you.',
        'If nothing happens in time, it ends and the days are free for others.',
      ],
      button: 'Open the contract',
    },
    signingExpired: {
      subject: 'No contract for {listingName} was signed in time',
      lines: [
        'The contract with {otherName} for {listingName} from {from} to {to} was not signed in time. The request has ended.',
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
    invoiceReady: {
      subject: 'Invoice {invoice} for {listingName}',
      lines: [
        'Attached is invoice {invoice} of {amount}: our fee for the booking of {listingName} by {otherName} from {from} to {to}.',
        '{isPaid, select, true {What you paid earlier settles it. There is nothing to pay.} other {Please pay it by {dueDay}.}}',
      ],
      button: 'Open the booking',
    },
    invoiceReminderFirst: {
      subject: 'Reminder: invoice {invoice} was due on {dueDay}',
      lines: [
        'Perhaps it slipped through: {amount} of invoice {invoice}, our fee for the booking of {listingName} by {otherName}, was due on {dueDay} and is still open. The invoice is attached.',
        'Please pay it by {payBy}. If your payment is already on its way, you can ignore this mail.',
      ],
      button: 'Open the booking',
    },
    invoiceReminderSecond: {
      subject: 'Second reminder: invoice {invoice} is overdue',
      lines: [
        '{amount} of invoice {invoice}, due on {dueDay}, is still open. It is our fee for the booking of {listingName} by {otherName}. The invoice is attached.',
        'Please pay it by {payBy}. If something about the invoice is wrong, reply to this mail and we will look at it.',
      ],
      button: 'Open the booking',
    },
    invoiceReminderLast: {
      subject: 'Last reminder: invoice {invoice} is overdue',
      lines: [
        'We have reminded you twice: {amount} of invoice {invoice}, due on {dueDay}, is still open. It is our fee for the booking of {listingName} by {otherName}. The invoice is attached.',
        'Please pay it by {payBy}. After that day somebody of our accounting gets in touch with you.',
      ],
      button: 'Open the booking',
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
    invoiceCanceled: {
      subject: 'Invoice {invoice} for {listingName} was cancelled',
      lines: [
        'Attached is credit note {creditNote} of {amount}. It cancels invoice {invoice}, our fee for the booking of {listingName} by {otherName}, as a whole.',
        'If a fee remains for the days of the stay, you get a new invoice for it. What you have already paid counts towards it; the rest is paid out to you.',
      ],
      button: 'Open the booking',
    },
    documentsAwaited: {
      subject: '{otherName} wants to book {listingName}',
      lines: [
        '{otherName} has confirmed the interest in {listingName} from {from} to {to} and is handing in documents now.',
        'We look at them and make the contract as soon as all of them are accepted. There is nothing for you to do.',
      ],
      button: 'Open the request',
    },
    documentsNeeded: {
      subject: 'Hand in your documents for {listingName}',
      lines: [
        'You have confirmed your interest in {listingName} from {from} to {to}. Before there is a contract, we look at a few documents.',
        'The page lists what is asked for and why. {otherName} sees how far you are, never the documents.',
        '{hasDeadline, select, true {Please hand in what is missing by {answerUntil}; then the request ends by itself.} other {Please hand in what is missing soon.}}',
      ],
      button: 'Hand in documents',
    },
    documentsMissing: {
      subject: 'Documents for {listingName} are still missing',
      lines: [
        'For the stay at {listingName} from {from} to {to} not all documents are there yet.',
        'The apartment is not reserved until the contract is made. If you no longer want it, please withdraw the request.',
        '{hasDeadline, select, true {Please hand in what is missing by {answerUntil}; then the request ends by itself.} other {Please hand in what is missing soon.}}',
      ],
      button: 'Hand in documents',
    },
    documentFailed: {
      subject: 'One of your documents for {listingName} was not accepted',
      lines: [
        'Unfortunately we could not accept this document: {documentType, select, CERTIFICATE_OF_MATRICULATION {Certificate of enrolment} FINANCIAL_STATEMENT {Financial statement} GUARANTEE_FROM_PARENTS {Guarantee from the parents} LETTER_FROM_EMPLOYER {Letter from the employer} PROOF_OF_APPRENTICESHIP {Proof of apprenticeship} PROOF_OF_EMPLOYMENT {Proof of employment} PROOF_OF_INTERNSHIP {Proof of internship} VALID_IDENTITY_DOCUMENT {Valid identity document} GUARANTOR_FINANCIAL_STATEMENT {Financial statement of the guarantor} CERTIFICATE_OF_SCHOLARSHIP {Certificate of scholarship} GUARANTEE_LETTER {Letter of guarantee} FRENCH_GUARANTOR {French guarantor} COMPANY_SELF_DISCLOSURE_FORM {Self-disclosure of the company} BANK_STATEMENT {Bank statement} GUARANTOR_BANK_STATEMENT {Bank statement of the guarantor} PAYSLIP {Payslip} GUARANTOR_PAYSLIP {Payslip of the guarantor} other {document}}. {failureReason, select, WRONG_TYPE {It is another kind of document than the one asked for.} POOR_QUALITY {It is hard to read. Please scan or photograph it again, in good light and with all four corners.} OLDER_THAN_THREE_MONTHS {It is older than three months. Please hand in a newer one.} NAME_DOES_NOT_MATCH_ID {The name on it differs from the name on your identity document.} MISSING_NAME {Your name is not on it.} MISSING_DATE {It carries no date.} MISSING_CURRENT_BALANCE {The current balance is not on it.} MISSING_NET_INCOME {The net income is not on it.} other {It can’t be accepted as it is.}}',
        '{isExplained, select, true {We would like to add: {explanation}} other {Please hand in another one; the contract is made as soon as everything is accepted.}}',
      ],
      button: 'Hand in another one',
    },
    documentsAccepted: {
      subject: 'Your documents for {listingName} are accepted',
      lines: [
        'We have looked at all your documents for {listingName} from {from} to {to} and accepted them.',
        'The contract is made now; we tell you as soon as it is your turn to sign.',
      ],
      button: 'Open your request',
    },
    documentsTimeOver: {
      subject: 'Your request for {listingName} has ended',
      lines: [
        'The documents for {listingName} from {from} to {to} were not handed in in time, so the request has ended.',
        'Nothing is reserved and nothing is owed. If you still want to come, ask again.',
      ],
      button: 'Open your request',
    },
    documentsNeverCame: {
      subject: '{otherName} has not handed in the documents',
      lines: [
        '{otherName} confirmed the interest in {listingName} from {from} to {to} but has not handed in the documents in time. The request has ended.',
        'The days are free; there is nothing for you to do.',
      ],
      button: 'Open the request',
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
    contractToAccept: {
      subject: 'The contract for {listingName} is ready',
      lines: [
        'The contract with {otherName} for {listingName} from {from} to {to} is ready.',
        'It is signed on paper. Please read it and accept it; the days are held for you meanwhile.',
      ],
      button: 'Read and accept',
    },
    paperContractSent: {
      subject: 'The contract for {listingName} is with {otherName}',
      lines: [
        'The contract with {otherName} for {listingName} from {from} to {to} is ready. It is signed on paper.',
        'First {otherName} reads and accepts it. We tell you as soon as that has happened.',
      ],
      button: 'Open the contract',
    },
    paperContractAccepted: {
      subject: '{otherName} has accepted the contract for {listingName}',
      lines: [
        '{otherName} has accepted the contract for {listingName} from {from} to {to}.',
        'It is signed on paper. What is left for you to do is on its page.',
      ],
      button: 'Open the contract',
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
    calendarFailing: {
      subject: 'The calendar {calendarName} of {listingName} does not answer',
      lines: [
        'We have not been able to read the calendar {calendarName} of {listingName} since {failingSince}.',
        'Its days stay blocked as they were, and we keep asking. New stays from there are unknown to us meanwhile: please look whether the link is still right.',
      ],
      button: 'Open the calendar',
    },
    calendarQuarantine: {
      subject: 'The calendar {calendarName} of {listingName} suddenly has far fewer days',
      lines: [
        'The calendar {calendarName} of {listingName} no longer names most of the stays that it named before. That is often a fault at the other side.',
        'So we free none of these days for now: only if it still says so over at least 24 hours, or if you free them yourself.',
      ],
      button: 'See what is held back',
    },
    calendarWindow: {
      subject: '{listingName}: closed from {from}, or just not opened yet?',
      lines: [
        'The calendar {calendarName} takes no bookings of {listingName} from {from} to {to}. These nights are the end of its booking window, and they are less than 90 days ahead.',
        'We can’t tell whether the home is closed then or only not opened yet. Until you say so, the nights are blocked. We ask this once; what you say is kept and can be changed.',
      ],
      button: 'Say what it is',
    },
    calendarConflict: {
      subject: '{listingName} may be booked twice',
      lines: [
        'The calendar {calendarName} takes days of {listingName} from {from} to {to} that are booked or held here.',
        '{count, plural, one {Please say whether it is the same stay, or move one of both.} other {There are # such stays in all. Please say for each whether it is the same stay, or move one of both.}}',
      ],
      button: 'Settle it',
    },
    partnerConflict: {
      subject: '{listingName} may be booked twice',
      lines: [
        'A partner platform takes days of {listingName} from {from} to {to} that are booked or held here.',
        '{count, plural, one {Please move one of both stays, or say that both stay as they are.} other {There are # such stays in all. Please move one of both each time, or say that both stay as they are.}}',
      ],
      button: 'Settle it',
    },
    payoutChanged: {
      subject:
        'Your payout data at Mezzo {payoutChange, select, CANCELED {stay as they were} other {have changed}}',
      lines: [
        '{payoutChange, select, CHOSEN {{count, plural, offset:1 =1 {Money for {home}} one {Money for {home} and one more apartment} other {Money for {home} and # more apartments}} {hasDeadline, select, true {will go} other {goes}} {hasAccount, select, true {to the account {account}} other {to the account of the rents}}{hasDeadline, select, true { from {answerUntil} on. Until then it goes to the account that you had before.} other {: it had no account before.}}} CANCELED {The change for {home} was called off.{hasAccount, select, true { Money goes on to the account {account}.} other {}}} other {The account {account} was archived. No money goes to it any more.}}',
        'If it was not you: log in, {hasDeadline, select, true {stop the change with “Cancel the change”} other {put your accounts right}}, and change your password at once. If you can’t log in, set a new password on the login page.',
      ],
      button: 'Look at my accounts',
    },
    payoutOnItsWay: {
      subject: '{amount} is on its way to your bank',
      lines: [
        'We have paid out {amount} to you. It should be on your bank account by {arrivesOn}.',
        'On the payments page you see what it consists of: each rent, and what was kept or taken off.',
      ],
      button: 'Open the payout',
    },
    payoutFailed: {
      subject: 'Your payout of {amount} did not arrive',
      lines: [
        '{failure, select, ACCOUNT_CLOSED {Your bank says that the account is closed or blocked. Please enter another one at the payment provider.} NO_SUCH_ACCOUNT {Your bank does not know this account. Please check the number at the payment provider.} NAME_MISMATCH {The account is in another name than yours. Please correct the name or the account at the payment provider.} CURRENCY {Your bank account does not take this currency. Please enter one that does at the payment provider.} DECLINED {Your bank did not accept the payout. Please ask your bank why, or enter another account at the payment provider.} ACCOUNT_RESTRICTED {The payment provider has stopped payouts to you. Please complete what it asks for.} other {The payment provider could not say why. Please try again, or ask our team.}}',
        'Nothing is lost: the money stays with the payment provider. Once your details are right, we try again.',
      ],
      button: 'See what to do',
    },
    refundMade: {
      subject: '{amount} for {listingName} goes back to you',
      lines: [
        '{purpose, select, TENANT_SERVICE_FEE {Of the service fee} other {Of the first month’s rent}} that you paid for your stay in {listingName} from {from} to {to}, {amount} goes back to you. Reason: {refundReason, select, STAY_CANCELLED {the stay was cancelled} STAY_SHORTENED {the stay is shorter} NOT_AS_DESCRIBED {the home was not as described} PAID_TWICE {it was paid twice} GOODWILL {goodwill} NO_LONGER_OWED {you no longer owed it when it arrived} other {another one}}.{isExplained, select, true { The words with it: {explanation}} other {}}',
        '{way, select, BANK_TRANSFER {We have transferred it to your bank account.} other {It goes back to the card or account that you paid with. Banks take five to ten working days to show it.}} You don’t need to do anything.',
      ],
      button: 'Open the stay',
    },
    refundFailed: {
      subject: 'We could not pay {amount} back to you yet',
      lines: [
        '{amount} of what you paid for your stay in {listingName} from {from} to {to} was to go back the way it came, and your bank did not take it. The money is still yours.',
        'Please answer this email from your own address and say that we may call you about it. We then transfer the money to your bank account.',
      ],
      button: 'Open the stay',
    },
    refundMadeLandlord: {
      subject: '{otherName} gets {amount} of the rent back',
      lines: [
        '{amount} of the first month’s rent for the stay of {otherName} in {listingName} from {from} to {to} has gone back to the tenant. Reason: {refundReason, select, STAY_CANCELLED {the stay was cancelled} STAY_SHORTENED {the stay is shorter} NOT_AS_DESCRIBED {the home was not as described} PAID_TWICE {it was paid twice} GOODWILL {goodwill} NO_LONGER_OWED {it was no longer owed} other {another one}}.{isExplained, select, true { The words with it: {explanation}} other {}}',
        'We take it off what we pay out to you next. You don’t need to transfer anything.',
      ],
      button: 'Open the booking',
    },
    disputeOpened: {
      subject: 'A payment of {amount} for {listingName} is contested',
      lines: [
        '{purpose, select, LANDLORD_FEE {Your payment of our fee} other {The payment of the first month’s rent by {otherName}}} for the stay in {listingName} from {from} to {to} is contested at the bank: {disputeReason, select, FRAUDULENT {the holder of the card says that they did not pay} UNRECOGNIZED {the holder of the card does not recognise the payment} DUPLICATE {it is said to have been paid twice} NOT_RECEIVED {the stay is said not to have taken place} NOT_AS_DESCRIBED {the home is said not to be as described} CREDIT_NOT_PROCESSED {a refund is said to be missing} other {no further reason is given}}. The bank holds {amount} until it has decided.',
        'We answer it with the contract. If you have letters, emails or photos that help, please answer this email with them now. Should it be lost, {purpose, select, LANDLORD_FEE {our invoice is open again} other {we take the amount off what we pay out to you next}}.',
      ],
      button: 'Open the booking',
    },
    disputeDecided: {
      subject:
        '{isWon, select, true {The contested payment of {amount} is yours} other {The contested payment of {amount} is lost}}',
      lines: [
        '{isWon, select, true {The bank has decided for you: {amount} for the stay of {otherName} in {listingName} from {from} to {to} is no longer held.} other {The bank has decided for the holder of the card: {amount} for the stay of {otherName} in {listingName} from {from} to {to} does not come back.}}',
        '{isWon, select, true {You don’t need to do anything.} other {{purpose, select, LANDLORD_FEE {Our invoice is open again; please pay it by transfer or with another card.} other {We take it off what we pay out to you next. Whether the tenant still owes you the rent is between you and the tenant.}}}}',
      ],
      button: 'Open the booking',
    },
    depositReminder: {
      subject: 'Please account for the deposit of {otherName}',
      lines: [
        'The stay of {otherName} in {listingName} from {from} to {to} is over, and the deposit of {amount} has not been accounted for.',
        'Please do so by {payBy}: note what you keep and why, and when the rest went back. {otherName} sees it at once.',
      ],
      button: 'Account for the deposit',
    },
    depositSettled: {
      subject: 'The deposit for {listingName} is accounted for',
      lines: [
        '{otherName} has accounted for the deposit of {amount} for your stay in {listingName} from {from} to {to}. {paidBack} has gone back to you.',
        '{isKept, select, true {This was kept: {deductions}. If you don’t agree, please write to {otherName}.} other {Nothing was kept.}}',
      ],
      button: 'Open the stay',
    },
    listingUnpublished: {
      subject: '{listingName} is no longer public',
      lines: [
        'We have taken {listingName} off the public pages. Bookings and contracts that exist stay as they are.',
        'Reason: {unpublishReason, select, SALES_SOLD_APARTMENT {you have sold the apartment} SALES_SCAM {we have doubts whether the offer is real} SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE {the apartment is rented out and we could not adjust when it is free again} SALES_PICTURES {there are not enough pictures, or their quality is too low} SALES_NEEDS_REVIEW {the listing needs a review} SALES_BELOW_STANDARDS {the apartment is below our standards} SALES_LANDLORD_NOT_RESPONDING {requests were not answered} SALES_LANDLORD_NOT_PAYING {the service fee was not paid} SALES_SECRET_CONTRACTS {contracts were made with tenants outside of Mezzo} SALES_RACISM {applicants were treated unfairly because of their origin} other {another one}}.{isExplained, select, true { We write to it: {explanation}} other {}}',
        'It can be published again after we have talked about it. Please answer this mail.',
      ],
      button: 'Open the listing',
    },
  },
}
