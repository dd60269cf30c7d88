import { randomUUID } from 'node:crypto'
import { findCurrency } from '../../../domain/catalogue/currencies.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { canReceivePayouts } from '../../../domain/money/payout-account.ts'
import {
  bankWaitsUntil,
  canSend,
  leastPayout,
  payoutItemKindOf,
  type PayoutPlan,
  planPayout,
  type SendingFacts,
} from '../../../domain/money/payout.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'
import { lockInvoices } from '../invoices/sql.ts'
import type { PayoutAccountRow } from '../payout-accounts/sql.ts'
import {
  findSchedule,
  listOpenInvoices,
  listPayable,
  type OpenInvoiceRow,
  type PayableRow,
} from './plan-sql.ts'
import {
  hasUnsentPayout,
  insertPayout,
  isPayeeFrozen,
  lockAccountOf,
  type PayoutRow,
  type ProviderKey,
} from './sql.ts'

/**
 * Makes the payout that a landlord's money of one currency is due for, if it is: the fee is kept, and what is left is
 * claimed with all that it consists of. Two at once wait for each other, and the second finds nothing left.
 */
export async function claimPayout(
  ctx: Context,
  { provider, mode }: ProviderKey,
  { landlordId, currency }: { landlordId: string; currency: string },
): Promise<PayoutRow | null> {
  const payee = { provider, mode, landlordId, currency }
  return inTransaction(ctx, async (trx) => {
    const account = await lockAccountOf(trx, landlordId, payee)
    const isFrozen = await isPayeeFrozen(trx, landlordId)
    if (!canSend(sendingFacts(ctx, account, isFrozen)).value) return null
    if (await hasUnsentPayout(trx, payee)) return null
    const plan = await lockedPlan(trx, ctx, { landlordId, mode }, currency)
    if (plan.on === null || plan.on > ctx.today()) return null
    const items = await keepFees(trx, ctx, { landlordId, mode }, plan)
    if (plan.amount < leastOf(currency)) return null
    return insertClaimed(trx, ctx, payee, plan.amount, items)
  })
}

/** What decides whether money may be sent to a landlord now. */
export function sendingFacts(
  ctx: Context,
  account: PayoutAccountRow | undefined,
  isFrozen: boolean,
): SendingFacts {
  return {
    isFrozen,
    canReceive: Boolean(account?.status && canReceivePayouts(account.status)),
    waitsUntil: bankWaitsUntil(account?.bank_changed_at ?? null, ctx.now()),
  }
}

/** The least that is paid out in a currency, in minor units. */
export function leastOf(currency: string): number {
  return leastPayout(findCurrency(currency)?.fractionDigits ?? 2)
}

interface Payee {
  landlordId: string
  mode: ProviderKey['mode']
}

/** What is due, with the invoices that are kept for locked: a second look, since somebody may have paid one meanwhile. */
async function lockedPlan(
  trx: Db,
  ctx: Context,
  payee: Payee,
  currency: string,
): Promise<PayoutPlan<PayableRow>> {
  const schedule = await findSchedule(trx, payee.landlordId)
  const items = (await listPayable(trx, payee)).filter((item) => item.currency === currency)
  const planWith = (all: readonly OpenInvoiceRow[]) => {
    const invoices = all.filter((invoice) => invoice.currency === currency)
    return planPayout({ items, invoices, schedule, least: leastOf(currency), today: ctx.today() })
  }
  const asked = { ...payee, today: ctx.today() }
  const first = planWith(await listOpenInvoices(trx, asked))
  if (first.kept.length === 0) return first
  const locked = new Set(first.kept.map(({ invoiceId }) => invoiceId))
  await lockInvoices(trx, [...locked])
  return planWith((await listOpenInvoices(trx, asked)).filter(({ id }) => locked.has(id)))
}

/** Keeps the fee, which makes entries of its own in the books; answers all items of the payout. */
async function keepFees(
  trx: Db,
  ctx: Context,
  payee: Payee,
  plan: PayoutPlan<PayableRow>,
): Promise<PayableRow[]> {
  const sources = new Set<string>()
  for (const { invoiceId, amount } of plan.kept) {
    const sourceId = randomUUID()
    sources.add(sourceId)
    await settleInvoice(trx, ctx, {
      invoiceId,
      sourceId,
      kind: 'PAYOUT',
      amount,
      receivedOn: dayOf(ctx.now()),
      effectiveAt: ctx.now(),
      reference: '',
    })
  }
  if (sources.size === 0) return plan.items
  const kept = (await listPayable(trx, payee)).filter(({ subjectId }) => sources.has(subjectId))
  return [...plan.items, ...kept]
}

async function insertClaimed(
  trx: Db,
  ctx: Context,
  payee: ProviderKey & { landlordId: string; currency: string },
  amount: number,
  items: readonly PayableRow[],
): Promise<PayoutRow> {
  const { landlordId, ...rest } = payee
  const payout = await insertPayout(
    trx,
    { ...rest, landlord_id: landlordId, amount, created_at: ctx.now() },
    items.map((item) => ({
      transfer_id: item.transferId,
      kind: payoutItemKindOf(item.event),
      amount: item.amount,
      booking_id: item.bookingId,
      invoice_id: item.invoiceId,
    })),
  )
  await audit(trx, ctx, {
    action: 'payoutMade',
    entityType: 'payout',
    entityId: payout.id,
    landlordId,
    data: { amount, currency: payee.currency, items: items.length },
  })
  return payout
}
