import type { TextsOf } from '../template.ts'
import type { ContractMails } from './data.ts'

/** The mails about contracts in English. */
export const contractMailsEn: TextsOf<ContractMails> = {
  contractEnded: {
    subject: 'The contract with {otherName} for {listingName} has ended',
    lines: [
      '{otherName} has booked another apartment. The contract for {listingName} from {from} to {to} was being signed and has now ended.',
      'The days are available again. You don’t need to do anything.',
    ],
    button: 'Open the request',
  },
  contractRefused: {
    subject: '{otherName} has declined the contract for {listingName}',
    lines: [
      '{otherName} has declined the contract for {listingName} from {from} to {to}. The days are available again.',
      'The request stays open: you can prepare another contract within 14 days.',
    ],
    button: 'Open the request',
  },
  contractCanceled: {
    subject: 'The contract for {listingName} was cancelled',
    lines: [
      '{otherName} has cancelled the contract for {listingName} from {from} to {to}. Your request has ended too.',
      'Other apartments may be available on these dates.',
    ],
    button: 'See your requests',
  },
  onlineSigningStopped: {
    subject: 'The contract for {listingName} will be signed on paper',
    lines: [
      '{otherName} would like to sign the contract for {listingName} from {from} to {to} on paper. The days stay reserved for you.',
      'We’re drawing up the new contract. Anything already signed online no longer counts.',
    ],
    button: 'Open the contract',
  },
  signingReminder: {
    subject:
      '{hasAgent, select, true {The contract for {listingName} is waiting for {agentName}} other {The contract for {listingName} is waiting for you}}',
    lines: [
      'The contract with {otherName} for {listingName} from {from} to {to} is waiting for {hasAgent, select, true {{agentName} to sign it under a power of attorney} other {you}}.',
      'If nothing happens in time, it ends and the days become available to others.',
    ],
    button: 'Open the contract',
  },
  signingExpired: {
    subject: 'The contract for {listingName} wasn’t signed in time',
    lines: [
      'The contract with {otherName} for {listingName} from {from} to {to} wasn’t signed in time. The request has ended.',
      'The days are available again. You don’t need to do anything.',
    ],
    button: 'Open the request',
  },
  documentsAwaited: {
    subject: '{otherName} wants to book {listingName}',
    lines: [
      '{otherName} has confirmed that they want {listingName} from {from} to {to} and is now handing in documents.',
      'We’ll check them and draw up the contract as soon as all of them are accepted. You don’t need to do anything.',
    ],
    button: 'Open the request',
  },
  documentsNeeded: {
    subject: 'Hand in your documents for {listingName}',
    lines: [
      'You’ve confirmed that you want {listingName} from {from} to {to}. Before we draw up the contract, we check a few documents.',
      'The page lists which ones we need and why. {otherName} sees your progress, never the documents.',
      '{hasDeadline, select, true {Please hand in what is missing by {answerUntil}; after that, the request ends automatically.} other {Please hand in what is missing soon.}}',
    ],
    button: 'Hand in documents',
  },
  documentsMissing: {
    subject: 'Some documents for {listingName} are still missing',
    lines: [
      'We don’t have all the documents for your stay at {listingName} from {from} to {to} yet.',
      'The apartment isn’t reserved until there’s a contract. If you no longer want it, please withdraw the request.',
      '{hasDeadline, select, true {Please hand in what is missing by {answerUntil}; after that, the request ends automatically.} other {Please hand in what is missing soon.}}',
    ],
    button: 'Hand in documents',
  },
  documentFailed: {
    subject: 'One of your documents for {listingName} wasn’t accepted',
    lines: [
      'Unfortunately, we couldn’t accept this document: {documentType, select, CERTIFICATE_OF_MATRICULATION {Certificate of enrolment} FINANCIAL_STATEMENT {Financial statement} GUARANTEE_FROM_PARENTS {Guarantee from the parents} LETTER_FROM_EMPLOYER {Letter from the employer} PROOF_OF_APPRENTICESHIP {Proof of apprenticeship} PROOF_OF_EMPLOYMENT {Proof of employment} PROOF_OF_INTERNSHIP {Proof of internship} VALID_IDENTITY_DOCUMENT {Valid identity document} GUARANTOR_FINANCIAL_STATEMENT {Financial statement of the guarantor} CERTIFICATE_OF_SCHOLARSHIP {Certificate of scholarship} GUARANTEE_LETTER {Letter of guarantee} FRENCH_GUARANTOR {French guarantor} COMPANY_SELF_DISCLOSURE_FORM {Self-disclosure of the company} BANK_STATEMENT {Bank statement} GUARANTOR_BANK_STATEMENT {Bank statement of the guarantor} PAYSLIP {Payslip} GUARANTOR_PAYSLIP {Payslip of the guarantor} other {document}}. {failureReason, select, WRONG_TYPE {It isn’t the kind of document we asked for.} POOR_QUALITY {It’s hard to read. Please scan or photograph it again, in good light and with all four corners showing.} OLDER_THAN_THREE_MONTHS {It’s more than three months old. Please hand in a newer one.} NAME_DOES_NOT_MATCH_ID {{documentType, select, VALID_IDENTITY_DOCUMENT {It’s in a different name from your request. Please hand in your own document; if your name has changed or is spelt differently, write to our support team.} other {The name on it differs from the one on your identity document.}}} MISSING_NAME {It doesn’t show your name.} MISSING_DATE {It isn’t dated.} MISSING_CURRENT_BALANCE {It doesn’t show the current balance.} MISSING_NET_INCOME {It doesn’t show the net income.} other {It can’t be accepted as it is.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {Please hand in another one. We’ll draw up the contract as soon as everything is accepted.}}',
    ],
    button: 'Hand in another one',
  },
  identityNeeded: {
    subject: 'Verify your identity for {listingName}',
    lines: [
      'You’ve confirmed that you want {listingName} from {from} to {to}. Please verify your identity before we draw up the contract.',
      'It takes a few minutes. {otherName} sees that it’s done, never your document.',
      '{hasDeadline, select, true {Please do so by {answerUntil}; after that, the request ends automatically.} other {Please do so soon.}}',
    ],
    button: 'See what’s left to do',
  },
  incomeReadByHand: {
    subject: 'Our team is reading your documents for {listingName}',
    lines: [
      'Your documents for {listingName} from {from} to {to} couldn’t be read automatically. {errorType, select, CURRENCY_NOT_EURO {The amounts on them are not in euros.} other {The provider that reads them didn’t give a usable answer.}}',
      'Someone in our team is reading them instead. You don’t need to do anything.',
    ],
    button: 'See what’s left to do',
  },
  incomeNotConfirmed: {
    subject: 'We couldn’t confirm your income for {listingName}',
    lines: [
      'We couldn’t confirm your income for {listingName} from {from} to {to}. {errorType, select, NAME_MISMATCH {The name on a document differs from yours.} VERIFF_MISSING {Your identity isn’t verified.} DOCUMENT_TOO_OLD {A document is more than three months old.} other {The net income, the months, the date or the name is missing from a document.}}',
      'Your request hasn’t been declined: {otherName} can still go ahead with the contract. {errorType, select, NAME_MISMATCH {You can hand in a document in your own name} VERIFF_MISSING {You can verify your identity again} DOCUMENT_TOO_OLD {You can hand in a newer document} other {You can hand in a document that shows all of these}}, or ask for someone else to check it again.',
    ],
    button: 'See what you can do',
  },
  incomeUnconfirmed: {
    subject: 'We couldn’t confirm the income of {otherName}',
    lines: [
      'We’ve checked the documents {otherName} handed in for {listingName} from {from} to {to} and couldn’t confirm the income.',
      'It’s your decision: go ahead with the contract anyway, decline, or wait. {otherName} can hand in more documents or ask for another check.',
    ],
    button: 'Open the request',
  },
  documentsAccepted: {
    subject: 'Your documents for {listingName} have been accepted',
    lines: [
      'We’ve checked and accepted all your documents for {listingName} from {from} to {to}.',
      'We’re now drawing up the contract and will let you know as soon as it’s your turn to sign.',
    ],
    button: 'Open your request',
  },
  documentsTimeOver: {
    subject: 'Your request for {listingName} has ended',
    lines: [
      'You didn’t hand in the documents for {listingName} from {from} to {to} in time, so the request has ended.',
      'Nothing is reserved and you owe nothing. If you’d still like to come, send a new request.',
    ],
    button: 'Open your request',
  },
  documentsNeverCame: {
    subject: '{otherName} hasn’t handed in the documents',
    lines: [
      '{otherName} confirmed that they want {listingName} from {from} to {to} but didn’t hand in the documents in time. The request has ended.',
      'The days are available. You don’t need to do anything.',
    ],
    button: 'Open the request',
  },
  contractReady: {
    subject:
      '{hasAgent, select, true {The contract for {listingName} waits for the signature of {agentName}} other {The contract for {listingName} is ready to sign}}',
    lines: [
      'The contract with {otherName} for {listingName} from {from} to {to} is ready.',
      '{signerLost, select, true {The power of attorney under which it was to be signed is no longer valid, and nothing was signed under it, so we’re sending you the contract again. } other {}}{hasAgent, select, true {{agentName} signs it with the signature provider, under a power of attorney.} other {Please read it and sign it.}}',
    ],
    button: 'Read and sign',
  },
  contractToAccept: {
    subject: 'The contract for {listingName} is ready',
    lines: [
      'The contract with {otherName} for {listingName} from {from} to {to} is ready.',
      'It will be signed on paper. Please read and accept it; until then the days are reserved for you.',
    ],
    button: 'Read and accept',
  },
  paperContractSent: {
    subject: 'The contract for {listingName} is with {otherName}',
    lines: [
      'The contract with {otherName} for {listingName} from {from} to {to} is ready. It will be signed on paper.',
      'First, {otherName} reads and accepts it. We’ll let you know as soon as that’s done.',
    ],
    button: 'Open the contract',
  },
  paperContractAccepted: {
    subject: '{otherName} has accepted the contract for {listingName}',
    lines: [
      '{otherName} has accepted the contract for {listingName} from {from} to {to}.',
      'It will be signed on paper. Its page shows what’s left for you to do.',
    ],
    button: 'Open the contract',
  },
  signedByLandlord: {
    subject:
      '{hasAgent, select, true {{agentName} has signed the contract for {listingName} on behalf of {otherName}} other {{otherName} has signed the contract for {listingName}}}',
    lines: [
      '{hasAgent, select, true {{agentName} has signed the contract for {listingName} from {from} to {to} on behalf of {otherName}, under a power of attorney that you can read on the contract’s page.} other {{otherName} has signed the contract for {listingName} from {from} to {to}.}}',
      'Only your signature is missing now.',
    ],
    button: 'Read and sign',
  },
  contractNeeded: {
    subject: 'We need your contract for {otherName}',
    lines: [
      '{otherName} would like to rent {listingName} from {from} to {to}.',
      'We don’t have a contract template for this country yet. Please upload your own contract as a PDF; until then the days aren’t reserved.',
    ],
    button: 'Upload the contract',
  },
  signedByTenant: {
    subject: '{otherName} has signed the contract for {listingName}',
    lines: [
      '{otherName} has signed the contract for {listingName} from {from} to {to}.',
      'Please confirm the booking.',
    ],
    button: 'Confirm the booking',
  },
}
