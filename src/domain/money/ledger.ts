import type { InvoiceSettlementKind } from '../catalogue/invoices.ts'
import type { LedgerAccountKind } from '../catalogue/ledger.ts'
import type { PaymentPurpose, RefundWay } from '../catalogue/payments.ts'
import { assertMinorUnits } from '../kernel/money.ts'

/** Where money is that comes or goes through others. */
export type MoneyProvider = 'STRIPE' | 'BANK'

/** An account of the books: the operator's own, a landlord's, or of one stay. */
export interface LedgerAccount {
  kind: LedgerAccountKind
  landlordId?: string
  bookingId?: string
  provider?: MoneyProvider
}

/** One debit and one credit of a positive amount in minor units. */
export interface Posting {
  debit: LedgerAccount
  credit: LedgerAccount
  amount: number
}

/** Postings that count only later, or never: each is resolved once, by what comes of it. */
export interface PendingPosting extends Posting {
  phase: 'PENDING'
}

/** The sums of an account's transfers, in minor units. */
export interface LedgerSums {
  debits: number
  credits: number
}

/** The accounts that grow by debits: what others owe, where money is, what was spent. */
const GROWS_BY_DEBIT = {
  TENANT_RECEIVABLE: true,
  LANDLORD_RECEIVABLE: true,
  LANDLORD_PAYABLE: false,
  FEE_REVENUE: false,
  VAT: false,
  PROVIDER_CLEARING: true,
  PROVIDER_COSTS: true,
  REFUND_PAYABLE: false,
  DISPUTE_HOLD: true,
  PAYOUT_IN_TRANSIT: true,
  UNCOLLECTIBLE: true,
} as const satisfies Record<LedgerAccountKind, boolean>

/** What an account holds, in minor units; negative where it has been overdrawn. */
export function balanceOf(kind: LedgerAccountKind, { debits, credits }: LedgerSums): number {
  return GROWS_BY_DEBIT[kind] ? debits - credits : credits - debits
}

/** Our own account at the card provider. */
const AT_PROVIDER: LedgerAccount = { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' }

/** An invoice of the fee: the landlord owes net and VAT. */
export function postInvoice(invoice: { landlordId: string; net: number; vat: number }): Posting[] {
  const debit = receivableOf(invoice)
  return posted([
    { debit, credit: { kind: 'FEE_REVENUE' }, amount: invoice.net },
    { debit, credit: { kind: 'VAT' }, amount: invoice.vat },
  ])
}

/** Money for an invoice, or what else settles it. */
export function postSettlement(settlement: {
  landlordId: string
  kind: InvoiceSettlementKind
  amount: number
}): Posting[] {
  const source = sourceOf(settlement)
  if (!source) return []
  return posted([{ debit: source, credit: receivableOf(settlement), amount: settlement.amount }])
}

// A credit note has already lowered what is owed, so that nothing moves when a new invoice uses it; what a dispute takes is
// booked with the dispute.
function sourceOf({
  kind,
  landlordId,
}: {
  kind: InvoiceSettlementKind
  landlordId: string
}): LedgerAccount | null {
  switch (kind) {
    case 'CARD':
      return AT_PROVIDER
    case 'BANK_TRANSFER':
      return { kind: 'PROVIDER_CLEARING', provider: 'BANK' }
    case 'PAYOUT':
      return { kind: 'LANDLORD_PAYABLE', landlordId }
    case 'CREDIT':
    case 'CHARGEBACK':
      return null
  }
}

/** What a landlord has paid too much goes to what is paid out. */
export function postCarriedCredit(credit: { landlordId: string; amount: number }): Posting[] {
  const { landlordId, amount } = credit
  return posted([{ debit: receivableOf(credit), credit: { kind: 'LANDLORD_PAYABLE', landlordId }, amount }])
}

/** Nobody expects the rest of an invoice any more. */
export function postWriteOff(rest: { landlordId: string; amount: number }): Posting[] {
  return posted([{ debit: { kind: 'UNCOLLECTIBLE' }, credit: receivableOf(rest), amount: rest.amount }])
}

/** The tenant owes the landlord rent, or the product its fee. It counts once it is paid, and is void if it is waived. */
export function postTenantDue(due: {
  purpose: Exclude<PaymentPurpose, 'LANDLORD_FEE'>
  landlordId: string
  bookingId: string
  amount: number
  vat: number
}): PendingPosting[] {
  const debit: LedgerAccount = { kind: 'TENANT_RECEIVABLE', bookingId: due.bookingId }
  const owed: Posting[] =
    due.purpose === 'FIRST_MONTH_RENT'
      ? [{ debit, credit: { kind: 'LANDLORD_PAYABLE', landlordId: due.landlordId }, amount: due.amount }]
      : [
          { debit, credit: { kind: 'FEE_REVENUE' }, amount: due.amount - due.vat },
          { debit, credit: { kind: 'VAT' }, amount: due.vat },
        ]
  return posted(owed).map((posting) => ({ ...posting, phase: 'PENDING' }))
}

/** A tenant's money has come to our account at the provider. */
export function postTenantPayment(payment: { bookingId: string; amount: number }): Posting[] {
  const credit: LedgerAccount = { kind: 'TENANT_RECEIVABLE', bookingId: payment.bookingId }
  return posted([{ debit: AT_PROVIDER, credit, amount: payment.amount }])
}

/** What a landlord is granted comes out of the fees and goes into what is paid out. */
export function postIncentive(incentive: { landlordId: string; amount: number }): Posting[] {
  const { landlordId, amount } = incentive
  return posted([
    { debit: { kind: 'FEE_REVENUE' }, credit: { kind: 'LANDLORD_PAYABLE', landlordId }, amount },
  ])
}

/** A landlord's own account at the card provider. */
function landlordsAccount(landlordId: string): LedgerAccount {
  return { kind: 'PROVIDER_CLEARING', provider: 'STRIPE', landlordId }
}

/** Money of a payout, or what comes back of it. */
export interface PayoutMoney {
  landlordId: string
  amount: number
}

/** Money goes from our account at the provider to the landlord's there. */
export function postTransferToLandlord({ landlordId, amount }: PayoutMoney): Posting[] {
  return posted([{ debit: landlordsAccount(landlordId), credit: AT_PROVIDER, amount }])
}

/** Money leaves the landlord's account at the provider for the bank. */
export function postPayoutStarted({ landlordId, amount }: PayoutMoney): Posting[] {
  return posted([{ debit: inTransitOf(landlordId), credit: landlordsAccount(landlordId), amount }])
}

/** A payout has arrived: it is no longer owed. */
export function postPayoutPaid({ landlordId, amount }: PayoutMoney): Posting[] {
  return posted([
    { debit: { kind: 'LANDLORD_PAYABLE', landlordId }, credit: inTransitOf(landlordId), amount },
  ])
}

/** A payout has come back to the landlord's account at the provider, maybe after it had arrived: it is owed again. */
export function postPayoutFailed(payout: PayoutMoney & { wasPaid: boolean }): Posting[] {
  const back = payout.wasPaid
    ? [...postPayoutPaid(payout), ...postPayoutStarted(payout)]
    : postPayoutStarted(payout)
  return back.map(({ debit, credit, amount }) => ({ debit: credit, credit: debit, amount }))
}

function inTransitOf(landlordId: string): LedgerAccount {
  return { kind: 'PAYOUT_IN_TRANSIT', landlordId }
}

/** Money of a tenant that goes back or is lost; amounts in minor units. */
export interface TenantMoneyBack {
  purpose: Exclude<PaymentPurpose, 'LANDLORD_FEE'>
  landlordId: string
  bookingId: string
  amount: number
  /** Of a service fee: what of it is VAT. */
  vat: number
  /** It had come for what was no longer owed, and was never anybody else's. */
  isSurplus: boolean
}

/** Money goes back to a tenant: whoever had it has it no more, and it is owed until it has arrived. */
export function postRefundOwed(money: TenantMoneyBack): Posting[] {
  return posted(takeBack(money, { kind: 'REFUND_PAYABLE' }))
}

/** A refund has left: the way it came, or from the bank. What fails is the reverse of that. */
export function postRefundPaid(refund: { amount: number; way: RefundWay }): Posting[] {
  const credit: LedgerAccount =
    refund.way === 'CARD' ? AT_PROVIDER : { kind: 'PROVIDER_CLEARING', provider: 'BANK' }
  return posted([{ debit: { kind: 'REFUND_PAYABLE' }, credit, amount: refund.amount }])
}

/** A lost dispute has paid what was to go back: whoever had given it has it again, since the dispute takes it once more. */
export function postRefundSettled(money: TenantMoneyBack): Posting[] {
  const owed = posted(takeBack(money, { kind: 'REFUND_PAYABLE' }))
  return owed.map(({ debit, credit, amount }) => ({ debit: credit, credit: debit, amount }))
}

/** A bank contests a payment: the provider takes the money until that is decided. Winning is the reverse. */
export function postDisputeOpened(dispute: { amount: number }): Posting[] {
  return posted([{ debit: { kind: 'DISPUTE_HOLD' }, credit: AT_PROVIDER, amount: dispute.amount }])
}

/** A contested payment of a tenant is lost for whoever had the money. */
export function postTenantDisputeLost(money: TenantMoneyBack): Posting[] {
  return posted(takeBack(money, { kind: 'DISPUTE_HOLD' }))
}

/** A contested payment of a fee is lost: `reopened` of it the invoice expects again, the rest had gone to the landlord. */
export function postFeeDisputeLost(fee: { landlordId: string; reopened: number; rest: number }): Posting[] {
  const credit: LedgerAccount = { kind: 'DISPUTE_HOLD' }
  return posted([
    { debit: receivableOf(fee), credit, amount: fee.reopened },
    { debit: { kind: 'LANDLORD_PAYABLE', landlordId: fee.landlordId }, credit, amount: fee.rest },
  ])
}

function takeBack(money: TenantMoneyBack, credit: LedgerAccount): Posting[] {
  const { purpose, landlordId, bookingId, amount, vat, isSurplus } = money
  if (isSurplus) return [{ debit: { kind: 'TENANT_RECEIVABLE', bookingId }, credit, amount }]
  if (purpose === 'FIRST_MONTH_RENT')
    return [{ debit: { kind: 'LANDLORD_PAYABLE', landlordId }, credit, amount }]
  return [
    { debit: { kind: 'FEE_REVENUE' }, credit, amount: amount - vat },
    { debit: { kind: 'VAT' }, credit, amount: vat },
  ]
}

function receivableOf({ landlordId }: { landlordId: string }): LedgerAccount {
  return { kind: 'LANDLORD_RECEIVABLE', landlordId }
}

/** Nothing is booked of nothing. */
function posted(postings: Posting[]): Posting[] {
  for (const { amount } of postings) {
    assertMinorUnits(amount)
    if (amount < 0) throw new RangeError(`What is booked is not negative: ${amount}`)
  }
  return postings.filter(({ amount }) => amount > 0)
}
