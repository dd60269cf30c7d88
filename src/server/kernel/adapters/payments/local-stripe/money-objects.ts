import { newId } from './ids.ts'
import type { Stored } from './store.ts'

/** One line of an account's books at the provider. */
export interface BalanceTransaction extends Stored {
  object: 'balance_transaction'
  amount: number
  available_on: number
  currency: string
  fee: number
  net: number
  source: string | null
  status: 'available' | 'pending'
  type: string
}

/** A line with the fee that the provider keeps of it. */
export function transactionObject(of: {
  created: number
  availableOn: number
  amount: number
  fee: number
  currency: string
  type: string
  category: string
  source: string | null
  description: string | null
}): BalanceTransaction {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: of.amount,
    available_on: of.availableOn,
    balance_type: 'payments',
    created: of.created,
    currency: of.currency,
    description: of.description,
    exchange_rate: null,
    fee: of.fee,
    fee_details:
      of.fee === 0
        ? []
        : [
            {
              amount: of.fee,
              application: null,
              currency: of.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: of.amount - of.fee,
    reporting_category: of.category,
    source: of.source,
    status: of.availableOn > of.created ? 'pending' : 'available',
    type: of.type,
  } as BalanceTransaction
}

/** Money from us to a connected account. */
export interface Transfer extends Stored {
  object: 'transfer'
  amount: number
  amount_reversed: number
  balance_transaction: string | null
  currency: string
  destination: string
  destination_payment: string | null
  metadata: Record<string, string>
  reversals: { data: TransferReversal[] }
  reversed: boolean
}

/** A transfer as it is made. */
export function transferObject(of: {
  created: number
  amount: number
  currency: string
  destination: string
  description: string | null
  metadata: Record<string, string>
  sourceTransaction: string | null
  transferGroup: string | null
}): Transfer {
  const id = newId('tr')
  return {
    id,
    object: 'transfer',
    amount: of.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: of.created,
    currency: of.currency,
    description: of.description,
    destination: of.destination,
    destination_payment: null,
    livemode: false,
    metadata: of.metadata,
    reversals: { data: [], has_more: false, object: 'list', url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: of.sourceTransaction,
    source_type: 'card',
    transfer_group: of.transferGroup,
  } as Transfer
}

/** Money of a transfer that comes back. */
export interface TransferReversal extends Stored {
  object: 'transfer_reversal'
  amount: number
  balance_transaction: string | null
  transfer: string
}

/** A reversal as it is made. */
export function reversalObject(of: {
  created: number
  amount: number
  transfer: Transfer
  metadata: Record<string, string>
}): TransferReversal {
  return {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount: of.amount,
    balance_transaction: null,
    created: of.created,
    currency: of.transfer.currency,
    destination_payment_refund: null,
    metadata: of.metadata,
    source_refund: null,
    transfer: of.transfer.id,
  } as TransferReversal
}

/** Money from an account to its bank. */
export interface Payout extends Stored {
  object: 'payout'
  amount: number
  balance_transaction: string | null
  currency: string
  destination: string
  failure_balance_transaction: string | null
  failure_code: string | null
  failure_message: string | null
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
}

/** A payout as it is ordered. */
export function payoutObject(of: {
  created: number
  arrival: number
  amount: number
  currency: string
  destination: string
  description: string | null
  metadata: Record<string, string>
}): Payout {
  return {
    id: newId('po'),
    object: 'payout',
    amount: of.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: of.arrival,
    automatic: false,
    balance_transaction: null,
    created: of.created,
    currency: of.currency,
    description: of.description,
    destination: of.destination,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: of.metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  } as Payout
}

/** Something that happened, as it is told. */
export interface ProviderEvent extends Stored {
  object: 'event'
  type: string
  data: { object: Stored }
  pending_webhooks: number
  account?: string
}
