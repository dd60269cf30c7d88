import type { TextsOf } from '../template.ts'
import type { ContractMails } from './data.ts'

/** The mails about contracts in English. */
export const contractMailsEn: TextsOf<ContractMails> = {
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
    subject:
      '{hasAgent, select, true {The contract for {listingName} waits for {agentName}} other {The contract for {listingName} waits for you}}',
    lines: [
      'The contract with {otherName} for {listingName} from {from} to {to} waits for {hasAgent, select, true {{agentName}, who signs it by power of attorney} other {you}}.',
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
      'Unfortunately we could not accept this document: {documentType, select, CERTIFICATE_OF_MATRICULATION {Certificate of enrolment} FINANCIAL_STATEMENT {Financial statement} GUARANTEE_FROM_PARENTS {Guarantee from the parents} LETTER_FROM_EMPLOYER {Letter from the employer} PROOF_OF_APPRENTICESHIP {Proof of apprenticeship} PROOF_OF_EMPLOYMENT {Proof of employment} PROOF_OF_INTERNSHIP {Proof of internship} VALID_IDENTITY_DOCUMENT {Valid identity document} GUARANTOR_FINANCIAL_STATEMENT {Financial statement of the guarantor} CERTIFICATE_OF_SCHOLARSHIP {Certificate of scholarship} GUARANTEE_LETTER {Letter of guarantee} FRENCH_GUARANTOR {French guarantor} COMPANY_SELF_DISCLOSURE_FORM {Self-disclosure of the company} BANK_STATEMENT {Bank statement} GUARANTOR_BANK_STATEMENT {Bank statement of the guarantor} PAYSLIP {Payslip} GUARANTOR_PAYSLIP {Payslip of the guarantor} other {document}}. {failureReason, select, WRONG_TYPE {It is another kind of document than the one asked for.} POOR_QUALITY {It is hard to read. Please scan or photograph it again, in good light and with all four corners.} OLDER_THAN_THREE_MONTHS {It is older than three months. Please hand in a newer one.} NAME_DOES_NOT_MATCH_ID {{documentType, select, VALID_IDENTITY_DOCUMENT {It is made out in another name than your request. Please hand in your own document; if your name has changed or is written differently, write to our support.} other {The name on it differs from the name on your identity document.}}} MISSING_NAME {Your name is not on it.} MISSING_DATE {It carries no date.} MISSING_CURRENT_BALANCE {The current balance is not on it.} MISSING_NET_INCOME {The net income is not on it.} other {It can’t be accepted as it is.}}',
      '{isExplained, select, true {We would like to add: {explanation}} other {Please hand in another one; the contract is made as soon as everything is accepted.}}',
    ],
    button: 'Hand in another one',
  },
  identityNeeded: {
    subject: 'Verify who you are for {listingName}',
    lines: [
      'You have confirmed your interest in {listingName} from {from} to {to}. Before there is a contract, please verify who you are.',
      'It takes a few minutes. {otherName} sees that it is done, never your document.',
      '{hasDeadline, select, true {Please do so by {answerUntil}; then the request ends by itself.} other {Please do so soon.}}',
    ],
    button: 'See what is open',
  },
  incomeReadByHand: {
    subject: 'A person reads your documents for {listingName}',
    lines: [
      'Your documents for {listingName} from {from} to {to} could not be read automatically. {errorType, select, CURRENCY_NOT_EURO {The amounts on them are not in euros.} other {The provider that reads them did not give a usable answer.}}',
      'Somebody of our team reads them instead. There is nothing for you to do.',
    ],
    button: 'See what is open',
  },
  incomeNotConfirmed: {
    subject: 'Your income could not be confirmed for {listingName}',
    lines: [
      'We could not confirm the income for {listingName} from {from} to {to}. {errorType, select, NAME_MISMATCH {The name on a document differs from yours.} VERIFF_MISSING {We do not have a valid verification of who you are.} DOCUMENT_TOO_OLD {A document is older than three months.} other {The net income, the months, the date or the name is missing on a document.}}',
      'This is no refusal: {otherName} may still go on with the contract. {errorType, select, NAME_MISMATCH {You can hand in a document in your own name} VERIFF_MISSING {You can verify who you are once more} DOCUMENT_TOO_OLD {You can hand in a newer document} other {You can hand in a document on which all of it stands}}, or have it looked at again by somebody else.',
    ],
    button: 'See what you can do',
  },
  incomeUnconfirmed: {
    subject: 'The income of {otherName} could not be confirmed',
    lines: [
      'We have looked at the documents of {otherName} for {listingName} from {from} to {to}. The income could not be confirmed.',
      'Nothing was refused: you decide. Go on with the contract all the same, decline, or wait: {otherName} can hand in more or have it looked at again.',
    ],
    button: 'Open the request',
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
  contractReady: {
    subject:
      '{hasAgent, select, true {The contract for {listingName} waits for the signature of {agentName}} other {The contract for {listingName} is ready to sign}}',
    lines: [
      'The contract with {otherName} for {listingName} from {from} to {to} is ready.',
      '{signerLost, select, true {The power of attorney with which it was to be signed no longer holds, and nothing was signed with it: it is sent to you anew. } other {}}{hasAgent, select, true {{agentName} signs it at the signature provider, by power of attorney.} other {Please read it and sign it.}}',
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
    subject:
      '{hasAgent, select, true {{agentName} has signed the contract for {listingName} on behalf of {otherName}} other {{otherName} has signed the contract for {listingName}}}',
    lines: [
      '{hasAgent, select, true {{agentName} has signed the contract for {listingName} from {from} to {to} on behalf of {otherName}, with a power of attorney that you can read on the page of the contract.} other {{otherName} has signed the contract for {listingName} from {from} to {to}.}}',
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
}
