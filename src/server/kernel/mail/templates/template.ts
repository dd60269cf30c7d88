import type { FileValidationFailureReason, TenantDocumentType } from '../../../../domain/catalogue/tenants.ts'
import type { BookingCancellationReason } from '../../../../domain/catalogue/contracts.ts'
import type {
  DisputeReason,
  PaymentPurpose,
  PayoutFailure,
  RefundReason,
  RefundWay,
} from '../../../../domain/catalogue/money.ts'
import type { UnpublishReasonValue } from '../../../../domain/catalogue/unpublish-reason.ts'
import type { Day, Stay } from '../../../../domain/kernel/day.ts'

/** Who writes about which stay to whom. */
export interface StayData {
  /** First name of the recipient. */
  firstName: string
  /** Name of the other side. */
  otherName: string
  listingName: string
  from: Day
  to: Day
  /** Path of the page that the button opens, with its language prefix. */
  path: string
}

/** How a request ended by its tenant. */
export interface WithdrawalData {
  /** The tenant did not say so but did not answer in time. */
  letTimePass: boolean
  /** A contract in signing ended with the request. */
  contractEnded: boolean
}

/** Other dates that a landlord suggests. */
export interface SuggestionData {
  answerUntil: Temporal.Instant | null
  suggestedFrom: Day
  suggestedTo: Day
  hasMessage: boolean
  message: string
}

/** How a booking was cancelled. */
export interface CancellationData {
  /** The tenant has moved in and stays until `lastDay`; from and to are the days that are free again. */
  endsEarly: boolean
  lastDay: Day
  reason: BookingCancellationReason
  /** What the landlord wrote to the tenant, or ''. */
  note: string
  hasNote: boolean
  /** Requests to stay longer ended with the booking. */
  extensionEnded: boolean
}

/** An invoice of the fee, attached to the mail. */
export interface InvoiceData {
  invoice: string
  /** With VAT, as its reader writes amounts. */
  amount: string
  dueDay: Day
  /** What was paid before has settled it. */
  isPaid: boolean
}

/** An invoice that is overdue, attached to the mail. */
export interface OverdueData {
  invoice: string
  /** What is still open of it, as its reader writes amounts. */
  amount: string
  dueDay: Day
  /** By when it has to be paid now. */
  payBy: Day
}

/** A credit note, attached to the mail, and the invoice that it takes back. */
export interface CreditNoteData {
  creditNote: string
  invoice: string
  /** With VAT, as its reader writes amounts. */
  amount: string
}

/** What became of the accounts that a landlord's money goes to. */
export interface PayoutData {
  firstName: string
  payoutChange: 'CHOSEN' | 'CANCELED' | 'ARCHIVED'
  /** The number of the account, masked, or '' where there is none. */
  account: string
  hasAccount: boolean
  /** How many homes it is about; the name of the first. */
  count: number
  home: string
  /** When the change counts; null where it counts already. */
  answerUntil: Temporal.Instant | null
  path: string
}

/** A payout that is on its way, or came back. */
export interface PayoutOnItsWayData {
  firstName: string
  amount: string
  arrivesOn: Day
  path: string
}

/** A payout that came back, and why. */
export interface PayoutFailedData {
  firstName: string
  amount: string
  failure: PayoutFailure
  path: string
}

/** Money that goes back to a tenant, as its reader writes amounts. */
export interface RefundData {
  amount: string
  purpose: PaymentPurpose
  refundReason: RefundReason
  /** What was written to it, or ''. */
  explanation: string
  isExplained: boolean
  way: RefundWay
}

/** A payment that is contested. */
export interface DisputeData {
  amount: string
  purpose: PaymentPurpose
  disputeReason: DisputeReason
  /** Once it is decided. */
  isWon: boolean
}

/** What became of a deposit, as its reader writes amounts. */
export interface DepositData {
  amount: string
  /** What goes back. */
  paidBack: string
  /** What was kept, each with its reason and words, or ''. */
  deductions: string
  isKept: boolean
}

/** Which document was not accepted, and why. */
export interface FailedDocumentData {
  documentType: TenantDocumentType
  failureReason: FileValidationFailureReason
  /** What staff wrote to it, or ''. */
  explanation: string
  isExplained: boolean
}

/** Which listing was taken out, and why. */
export interface UnpublishedData {
  firstName: string
  listingName: string
  unpublishReason: UnpublishReasonValue
  /** What staff wrote to it, or ''. */
  explanation: string
  isExplained: boolean
  path: string
}

/** Which linked calendar of which unit needs a look. */
export interface CalendarData {
  firstName: string
  calendarName: string
  listingName: string
  /** Since when it has not answered; null where it has. */
  failingSince: Temporal.Instant | null
  /** The first of the days that are taken twice; null where none are. */
  from: Day | null
  to: Day | null
  /** How many stretches of days are taken twice. */
  count: number
  path: string
}

/** Of which unit a partner takes days that are taken here. */
export interface PartnerConflictData extends Stay {
  firstName: string
  listingName: string
  /** How many stretches of days are taken twice; `from` and `to` are the first. */
  count: number
  path: string
}

/** A mail about the recipient's own account. */
export interface AccountData {
  firstName: string
  path: string
}

/** Who invites whom into a team. */
export interface InvitationData extends AccountData {
  landlordName: string
  /** For how many days the link works. */
  days: number
}

/** What each mail needs to know. */
export interface MailData {
  teamInvitation: InvitationData
  resetPassword: AccountData
  /** To an address that has no account yet. */
  confirmEmail: AccountData
  /** To the owner of an account, when somebody signs up with its address. */
  alreadySignedUp: AccountData
  /** To whoever's login has changed. */
  loginChanged: AccountData & { change: string }
  welcomeLandlord: AccountData
  welcomeTenant: AccountData
  /** To the landlord. */
  requestReceived: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant. */
  requestAccepted: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant. */
  requestDeclined: StayData
  /** To the tenant: the landlord took the yes back and answers once more. */
  acceptTakenBack: StayData & { answerUntil: Temporal.Instant | null; message: string }
  /** To the tenant: the landlord took the yes back and declined. */
  acceptedDeclined: StayData
  /** To the tenant: an extension leads straight to a contract, so there is nothing to confirm in time. */
  extensionAccepted: StayData
  /** To the landlord: the tenant wants to stay longer. */
  extensionReceived: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the stay ends as it was agreed. */
  extensionDeclined: StayData
  /** To the tenant: the stay ends soon, and may go on. */
  stayEndsSoon: StayData & { latestTo: Day }
  /** To the landlord: the tenant took the request back or let the time pass. */
  requestWithdrawn: StayData & WithdrawalData
  /** To the landlord: the tenant booked elsewhere while this contract was in signing. */
  contractEnded: StayData
  /** To the landlord: the tenant refused the contract, and another one may be prepared. */
  contractRefused: StayData
  /** To the tenant: the landlord took the contract back, and the request ended. */
  contractCanceled: StayData
  /** To the tenant: it goes on with a contract on paper. */
  onlineSigningStopped: StayData
  /** To whoever's turn it is to sign, confirm or record. */
  signingReminder: StayData
  /** To both sides: nobody signed in time. */
  signingExpired: StayData
  /** To the landlord: the tenant's other request became a booking. */
  bookedElsewhere: StayData
  /** To the landlord: the 72 hours for the answer are over. */
  answerTimeOver: StayData
  /** To the landlord: a label of the listing let the system accept. */
  requestAutoAccepted: StayData
  /** To the tenant: the landlord suggests other dates. */
  datesSuggested: StayData & SuggestionData
  /** To the landlord: the tenant took the suggested dates. */
  datesTaken: StayData
  /** To the landlord: the tenant did not want the suggested dates. */
  datesRefused: StayData
  /** To the landlord: the tenant did not answer the suggestion in time. */
  suggestionUnanswered: StayData
  /** To the tenant: the same. */
  suggestionLapsed: StayData
  /** To the tenant: the 72 hours to confirm are over. */
  confirmationTimeOver: StayData
  /** To the landlord: staff opened a request again that had ended without an answer. */
  secondChance: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the same. */
  secondChanceTenant: StayData
  /** To the landlord: a contract in signing pauses the request. */
  requestPaused: StayData
  /** To the tenant: the same. */
  requestPausedTenant: StayData
  /** To the landlord: what had paused the request is gone. */
  requestResumed: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the same. */
  requestResumedTenant: StayData & { answerUntil: Temporal.Instant | null }
  /** To the landlord: the invoice of the fee. */
  invoiceReady: StayData & InvoiceData
  /** To the landlord: an invoice is overdue, the first time. */
  invoiceReminderFirst: StayData & OverdueData
  /** The second time. */
  invoiceReminderSecond: StayData & OverdueData
  /** The last time before somebody looks at it. */
  invoiceReminderLast: StayData & OverdueData
  /** To the tenant: the landlord has cancelled. */
  bookingCanceledTenant: StayData & CancellationData
  /** To the tenant: the stay goes to another unit of the group. */
  bookingMoved: StayData & {
    unitBefore: string
    unitAfter: string
    /** The unit that the signed contract names, where it is another one; otherwise 'none'. */
    contractUnit: string
  }
  /** To the landlord's side. */
  bookingCanceledLandlord: StayData & CancellationData
  /** To the landlord: a credit note takes the invoice of the fee back. */
  invoiceCanceled: StayData & CreditNoteData
  /** To the landlord. */
  interestConfirmed: StayData
  /** To the landlord: the same, and the contract waits for the tenant's documents. */
  documentsAwaited: StayData
  /** To the tenant: what has to be handed in before the contract. */
  documentsNeeded: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the one reminder. */
  documentsMissing: StayData & { answerUntil: Temporal.Instant | null }
  /** To the tenant: the time to hand in is over. */
  documentsTimeOver: StayData
  /** To the landlord: the same. */
  documentsNeverCame: StayData
  /** To the tenant: a document was not accepted. */
  documentFailed: StayData & FailedDocumentData
  /** To the tenant: all were accepted. */
  documentsAccepted: StayData
  /** To the landlord: there is no text of ours for this contract, so their own is needed. */
  contractNeeded: StayData
  /** To the landlord, who signs first online. */
  contractReady: StayData
  /** To the tenant: a contract on paper waits for the tenant's yes. */
  contractToAccept: StayData
  /** To the landlord: the contract on paper is there, and the tenant says yes first. */
  paperContractSent: StayData
  /** To the landlord: the tenant has said yes to a contract on paper. */
  paperContractAccepted: StayData
  /** To the tenant. */
  signedByLandlord: StayData
  /** To the landlord, with landlord-confirmed booking. */
  signedByTenant: StayData
  bookingMadeLandlord: StayData
  bookingMadeTenant: StayData
  /** To the landlord's side: a linked calendar has not answered for a day. */
  calendarFailing: CalendarData
  /** To the landlord's side: a linked calendar has suddenly far fewer days, which are held for now. */
  calendarQuarantine: CalendarData
  /** To the landlord's side: the end of a linked calendar's booking window is near, and may be a closure. */
  calendarWindow: CalendarData
  /** To the landlord's side: a linked calendar takes days of our own stays. */
  calendarConflict: CalendarData
  /** To the landlord's side: a partner takes days of our own stays. */
  partnerConflict: PartnerConflictData
  /** To the landlord: who gets their money was changed, in case it was not them. */
  payoutChanged: PayoutData
  /** To the landlord: money is on its way to their bank. */
  payoutOnItsWay: PayoutOnItsWayData
  /** To the landlord: the bank or the provider did not take it. */
  payoutFailed: PayoutFailedData
  /** To the tenant: money has gone back. */
  refundMade: StayData & RefundData
  /** To the tenant: money could not go back the way it came. */
  refundFailed: StayData & RefundData
  /** To the landlord: rent has gone back to the tenant. */
  refundMadeLandlord: StayData & RefundData
  /** To the landlord: a bank holds a payment. */
  disputeOpened: StayData & DisputeData
  /** To the landlord: it is decided. */
  disputeDecided: StayData & DisputeData
  /** To the landlord: the time to account for a deposit is nearly over. */
  depositReminder: StayData & { amount: string; payBy: Day }
  /** To the tenant: the landlord has accounted for the deposit. */
  depositSettled: StayData & DepositData
  /** To the landlord: sales took a listing out. */
  listingUnpublished: UnpublishedData
}

/** The name of a mail. */
export type MailTemplate = keyof MailData

type DaysOf<Data> = { [Name in keyof Data]: NonNullable<Data[Name]> extends Day ? Name : never }[keyof Data]

/** The names by which mails know days; each is a day in every mail that has it. */
export const DAY_VALUES: Record<{ [T in MailTemplate]: DaysOf<MailData[T]> }[MailTemplate], true> = {
  from: true,
  to: true,
  suggestedFrom: true,
  suggestedTo: true,
  lastDay: true,
  latestTo: true,
  dueDay: true,
  payBy: true,
  arrivesOn: true,
}

/** A mail's texts in one language, as ICU messages. */
export interface MailText {
  subject: string
  lines: readonly string[]
  button: string
}

/** The texts of every mail in one language. */
export interface MailTexts {
  greeting: string
  footer: string
  templates: Record<MailTemplate, MailText>
}
