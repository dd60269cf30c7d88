import type {
  DisputeReason,
  PaymentPurpose,
  RefundReason,
  RefundWay,
} from '../../../../../domain/catalogue/payments.ts'
import type { PayoutFailure } from '../../../../../domain/catalogue/payouts.ts'
import type { Day } from '../../../../../domain/kernel/day.ts'
import type { StayData } from '../shared-data.ts'

/** An invoice of the fee, attached to the mail. */
export interface InvoiceData {
  invoice: string
  /** With VAT, as its reader writes amounts. */
  amount: string
  dueDay: Day
  /** What was paid before has settled it. */
  isPaid: boolean
  /** It is kept from what is paid out next. */
  isKept: boolean
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

/** The bank that money at the provider goes to has changed. */
export interface PayoutBankData {
  firstName: string
  /** The last digits of its account. */
  last4: string
  /** Until when nothing is sent there; null where it counts at once. */
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
  /** Of a landlord's fee that was lost: the invoice is open again. */
  isReopened: boolean
}

/** What became of a deposit, as its reader writes amounts. */
export interface DepositData {
  amount: string
  /** What goes back, and whether that is anything. */
  paidBack: string
  isPaidBack: boolean
  /** What was kept, each with its reason and words, or ''. */
  deductions: string
  isKept: boolean
}

/** What tax reporting lacks of homes. */
export interface TaxDataData {
  firstName: string
  /** How many homes it is about. */
  count: number
  taxDataStep: 'ASK' | 'FIRST_REMINDER' | 'SECOND_REMINDER' | 'HOLD'
  /** From when payouts for them are held. */
  dueDay: Day
  path: string
}

/** What is reported of a year, as a file that goes with it. */
export interface TaxStatementData {
  firstName: string
  /** Of the person or company that lets. */
  name: string
  year: number
  /** It takes the place of an earlier one. */
  isCorrection: boolean
  path: string
}

/** What each mail about money needs to know. */
export interface MoneyMails {
  /** To the landlord: the invoice of the fee. */
  invoiceReady: StayData & InvoiceData
  /** To the landlord: an invoice is overdue, the first time. */
  invoiceReminderFirst: StayData & OverdueData
  /** The second time. */
  invoiceReminderSecond: StayData & OverdueData
  /** The last time before somebody looks at it. */
  invoiceReminderLast: StayData & OverdueData
  /** To the landlord: a credit note takes the invoice of the fee back. */
  invoiceCanceled: StayData & CreditNoteData
  /** To the landlord: who gets their money was changed, in case it was not them. */
  payoutChanged: PayoutData
  /** To the landlord: the provider sends their money to another bank, in case it was not them. */
  payoutBankChanged: PayoutBankData
  /** To the landlord: money is on its way to their bank. */
  payoutOnItsWay: PayoutOnItsWayData
  /** To the landlord: the bank or the provider did not take it. */
  payoutFailed: PayoutFailedData
  /** To the landlord: tax reporting lacks data; asked for, or reminded of. */
  taxDataMissing: TaxDataData
  /** To the landlord: nobody has given them, so payouts are held. */
  taxDataHold: TaxDataData
  /** To the landlord whose payouts were held: nothing is missing any more. */
  taxDataComplete: { firstName: string; path: string }
  /** To the landlord: what is reported to the tax office of a year, as a file; or of what changed in it. */
  taxStatement: TaxStatementData
  /** To the tenant: money has gone back. */
  refundMade: StayData & RefundData
  /** To the tenant: money could not go back the way it came. */
  refundFailed: StayData & RefundData
  /** To the tenant: a refund is transferred to the account that they have named, in case it was not them. */
  refundAccountGiven: StayData & { amount: string; account: string }
  /** To the landlord: rent has gone back to the tenant. */
  refundMadeLandlord: StayData & RefundData
  /** To the landlord: a bank holds a payment. */
  disputeOpened: StayData & DisputeData
  /** To the landlord: it is decided. */
  disputeDecided: StayData & DisputeData
  /** To the landlord: the time to account for a deposit is nearly over. */
  depositReminder: StayData & { amount: string; payBy: Day; isLived: boolean }
  /** To the tenant: the landlord has accounted for the deposit. */
  depositSettled: StayData & DepositData
}
