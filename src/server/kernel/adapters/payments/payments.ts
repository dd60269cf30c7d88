import type {
  DisputeReason,
  DisputeState,
  PaymentFailure,
  PaymentMethod,
  PaymentProvider,
  PaymentState,
  RefundFailure,
  RefundState,
} from '../../../../domain/catalogue/payments.ts'
import type { InvoiceLiveMode } from '../../../../domain/catalogue/invoices.ts'
import type { PayoutAccountStatus } from '../../../../domain/catalogue/payouts.ts'

/**
 * How a call to the provider ended. UNKNOWN: it may have been done or not, so that it has to be asked again, with the
 * same key; nothing else may be done about the same thing until then. `isBusy`: another call with its key is under way.
 */
export type Outcome<T> =
  | { kind: 'KNOWN'; value: T }
  | { kind: 'REFUSED'; code: string; failure: PaymentFailure }
  | { kind: 'UNKNOWN'; cause: string; isBusy: boolean }

/** A payment to be opened; the amount in minor units. */
export interface PaymentOrder {
  /** Ours, so that a payment is found from the provider's side, too. */
  paymentId: string
  amount: number
  currency: string
  description: string
  methods: readonly PaymentMethod[]
  key: string
}

/** A payment as the provider has it. */
export interface SeenPayment {
  externalId: string
  paymentId: string | null
  /** What the browser needs to pay; never stored, never logged. */
  clientSecret: string
  state: PaymentState
  failure: PaymentFailure | null
  amount: number
  received: number
  currency: string
  method: PaymentMethod | null
  /** What refunds, disputes and transfers refer to; null until something was charged. */
  chargeId: string | null
}

/** Money that is to go back; the amount in minor units. */
export interface CardRefundOrder {
  /** Ours, so that a refund is found from the provider's side, too. */
  refundId: string
  chargeId: string
  /** In our minor units of the currency. */
  amount: number
  currency: string
  key: string
}

/** Money that goes back. */
export interface SeenRefund {
  externalId: string
  /** Null of one that we did not order. */
  refundId: string | null
  chargeId: string
  amount: number
  currency: string
  state: Exclude<RefundState, 'CREATED' | 'UNKNOWN'>
  /** Why it did not arrive; null where it has not failed. */
  failure: RefundFailure | null
}

/** A payment that is contested. */
export interface SeenDispute {
  externalId: string
  chargeId: string
  /** The payment that is contested. */
  paymentExternalId: string
  amount: number
  currency: string
  reason: DisputeReason
  /** Null where the provider has a word that is new to us. */
  state: DisputeState | null
  openedAt: Temporal.Instant
  answerUntil: Temporal.Instant | null
}

/** What is said against a dispute: words, and files that were handed in before, by what they show. */
export interface DisputeEvidence {
  text: string
  contractFileId: string | null
  invoiceFileId: string | null
}

/** A landlord's account at the provider. */
export interface SeenAccount {
  externalId: string
  status: PayoutAccountStatus
  /** What the provider wants to know, in its own words. */
  missing: string[]
  deadline: Temporal.Instant | null
  disabledReason: string | null
  /** Where payouts of its own currency go. */
  bank: { last4: string; currency: string } | null
  /** All banks that payouts go to, each in its currency, as the provider calls them. */
  bankIds: string[]
  interval: string
}

/** Money from us to a landlord's account. */
export interface SeenTransfer {
  externalId: string
  amount: number
  reversed: number
  currency: string
  account: string
}

/** Money from a landlord's account to the bank. */
export interface SeenPayout {
  externalId: string
  amount: number
  currency: string
  state: 'PENDING' | 'IN_TRANSIT' | 'PAID' | 'FAILED' | 'CANCELED'
  arrivesAt: Temporal.Instant
  failureCode: string | null
  failureMessage: string | null
  /** What the order called itself. */
  reference: string | null
}

/** A line of an account's books at the provider; `net` is the amount less what the provider keeps. */
export interface SeenLine {
  externalId: string
  type: string
  category: string
  amount: number
  fee: number
  net: number
  currency: string
  /** What it is about, in the provider's ids: the thing itself, then what that belongs to. */
  sourceIds: string[]
  at: Temporal.Instant
  availableAt: Temporal.Instant
}

/** What an account has, by currency. */
export interface SeenBalance {
  available: Record<string, number>
  pending: Record<string, number>
}

/** What a webhook says happened; only that something did is believed. */
export interface ProviderNotice {
  eventId: string
  type: string
  /** The object that it is about, and whose account it is in; null: ours. */
  objectId: string
  account: string | null
  /** The payment that it is about, or null. */
  paymentExternalId: string | null
  body: object
}

/** The card provider, in our words. All calls that change something take a key, by which they are done once. */
export interface Payments {
  provider: PaymentProvider
  mode: InvoiceLiveMode
  /** What the provider's script in the browser is started with; null: its fields are a page of ours. */
  publishableKey: string | null

  createPayment(order: PaymentOrder): Promise<Outcome<SeenPayment>>
  /** Refused with 'resource_missing' where the provider knows none. */
  findPayment(externalId: string): Promise<Outcome<SeenPayment>>
  /** The payment that was opened under our id, not before that time; null where there is none. */
  findPaymentOf(paymentId: string, since: Temporal.Instant): Promise<Outcome<SeenPayment | null>>
  cancelPayment(externalId: string, key: string): Promise<Outcome<SeenPayment>>

  createRefund(order: CardRefundOrder): Promise<Outcome<SeenRefund>>
  findRefund(externalId: string): Promise<Outcome<SeenRefund>>
  /** The refund of a charge that was ordered under our id; null where there is none. */
  findRefundOf(order: Pick<CardRefundOrder, 'refundId' | 'chargeId'>): Promise<Outcome<SeenRefund | null>>

  findDispute(externalId: string): Promise<Outcome<SeenDispute>>
  /** Those that were opened since, the newest first. */
  listDisputes(since: Temporal.Instant): Promise<Outcome<SeenDispute[]>>
  /** Hands in a file for a dispute; answers how the provider calls it. */
  uploadEvidence(file: {
    name: string
    contentType: string
    content: Uint8Array
    key: string
  }): Promise<Outcome<string>>
  answerDispute(order: {
    externalId: string
    evidence: DisputeEvidence
    key: string
  }): Promise<Outcome<SeenDispute>>
  /** Gives the dispute up: the money is lost. */
  acceptDispute(externalId: string, key: string): Promise<Outcome<SeenDispute>>

  createAccount(order: {
    landlordId: string
    email: string
    country: string
    key: string
  }): Promise<Outcome<SeenAccount>>
  findAccount(externalId: string): Promise<Outcome<SeenAccount>>
  /** For good; the provider refuses where money is left in it. */
  deleteAccount(externalId: string): Promise<Outcome<null>>
  /** Where the landlord tells the provider what is missing; works for some minutes. */
  createAccountLink(order: {
    account: string
    returnUrl: string
    refreshUrl: string
  }): Promise<Outcome<string>>

  /** Of a charge, before its money is available; or of what we have. */
  createTransfer(order: {
    account: string
    amount: number
    currency: string
    chargeId: string | null
    group: string
    key: string
  }): Promise<Outcome<SeenTransfer>>
  /** The transfer of a group, of which each has one; null where none was made. */
  findTransferOf(group: string): Promise<Outcome<SeenTransfer | null>>
  createPayout(order: {
    account: string
    amount: number
    currency: string
    /** Ours, so that the payout is found from the provider's side, too. */
    reference: string
    key: string
  }): Promise<Outcome<SeenPayout>>
  findPayout(account: string, externalId: string): Promise<Outcome<SeenPayout>>
  listPayouts(account: string): Promise<Outcome<SeenPayout[]>>

  /** The lines of a time, the newest first, at most MOST_LINES; of a landlord's account, or with null of ours. */
  listLines(
    account: string | null,
    since: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<Outcome<SeenLine[]>>
  findBalance(account: string | null): Promise<Outcome<SeenBalance>>

  /** What a webhook says, or null where the signature isn't the provider's or it is older than it may be. */
  readWebhook(body: Buffer, signature: string, now: Temporal.Instant): ProviderNotice | null
  /** Passes on what the local provider's page in the browser calls; null for a provider with a script of its own. */
  browserCall: ((name: string, body: object) => Promise<{ status: number; body: unknown }>) | null
  close(): Promise<void>
}

/** Most lines that are read at once; whoever wants more asks for what is older than the last. */
export const MOST_LINES = 10_000

/** Webhooks older or younger than that are refused: nobody can play an old one again (Q4). */
export const WEBHOOK_SECONDS = 300
