import type { PayoutItemKind } from '../../../domain/catalogue/payouts.ts'
import { isRejected } from '../../../domain/money/payout-account.ts'
import { payoutItemKindOf, type PayoutPlan, planPayout } from '../../../domain/money/payout.ts'
import type { PayoutStanding } from '../../../domain/money/why-not-paid.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { findPayoutAccount } from '../payout-accounts/sql.ts'
import { leastOf, sendingFacts } from './claim-actions.ts'
import { findInvoiceSubjects, listOpenPayouts } from './list-sql.ts'
import { findSchedule, type ItemSubject, listOpenInvoices, listPayable, type PayableRow } from './plan-sql.ts'
import { isPayeeFrozen } from './sql.ts'

/** A part of a payout, with what it is about; the amount in minor units. */
export interface PayoutItem extends ItemSubject {
  id: string
  kind: PayoutItemKind
  amount: number
}

/** The payout that comes next in a currency, and what it waits for. */
export interface NextPayout {
  currency: string
  plan: PayoutPlan<PayableRow>
  standing: PayoutStanding
}

/** The next payout of a landlord in each currency in which something has come, by the rule that makes it. */
export async function listNextPayouts(ctx: Context, landlordId: string): Promise<NextPayout[]> {
  const { payments } = ctx
  if (!payments) return []
  const payee = { landlordId, mode: payments.mode }
  const account = await findPayoutAccount(ctx.db, { ...payee, provider: payments.provider })
  const [items, invoices, schedule, open, isFrozen] = await Promise.all([
    listPayable(ctx.reads, payee),
    listOpenInvoices(ctx.reads, { ...payee, today: ctx.today() }),
    findSchedule(ctx.reads, landlordId),
    listOpenPayouts(ctx.reads, payee),
    isPayeeFrozen(ctx.reads, landlordId),
  ])
  const { waitsUntil } = sendingFacts(ctx, account, isFrozen)
  const currencies = new Set([...items, ...open].map(({ currency }) => currency))
  return [...currencies].toSorted().map((currency) => {
    const own = <Row extends { currency: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.currency === currency)
    const least = leastOf(currency)
    const plan = planPayout({
      items: own(items),
      invoices: own(invoices),
      schedule,
      least,
      today: ctx.today(),
    })
    const standing = {
      status: account?.status ?? null,
      isRejected: isRejected(account?.disabled_reason ?? null),
      waitsUntil,
      isFrozen,
      schedule,
      open: own(open),
      free: own(items).reduce((sum, { amount }) => sum + amount, 0),
      next: plan,
      least,
    }
    return { currency, plan, standing }
  })
}

/** All parts of a payout to come, with what will be kept of it. */
export async function listPlannedItems(ctx: Context, { plan }: NextPayout): Promise<PayoutItem[]> {
  const ids = plan.kept.map(({ invoiceId }) => invoiceId)
  const subjects = new Map(
    (await findInvoiceSubjects(ctx.reads, ids)).map((subject) => [subject.invoiceId, subject]),
  )
  const nothing: ItemSubject = {
    bookingId: null,
    invoiceId: null,
    rentFrom: null,
    rentTo: null,
    number: null,
    tenantNames: null,
    apartmentName: null,
  }
  return [
    ...plan.items.map((item) => ({
      ...item,
      id: String(item.transferId),
      kind: payoutItemKindOf(item.event),
    })),
    ...plan.kept.map(({ invoiceId, amount }) => ({
      ...(subjects.get(invoiceId) ?? nothing),
      id: invoiceId,
      kind: 'FEE_KEPT' as const,
      amount: -amount,
    })),
  ]
}
