import type { DepositHolder } from '../../../domain/catalogue/payments.ts'
import { TRANSFER_MAX_AMOUNT } from '../../../domain/kernel/constants.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { isStorableText } from '../../../domain/kernel/text-limits.ts'
import {
  accountUntil,
  canRecordDeposit,
  canSettleDeposit,
  type DepositDeduction,
  depositProblems,
  depositReminderDay,
  depositState,
} from '../../../domain/rentals/deposit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { forEachAlone } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand, requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { mailReminder, tellOfSettlement } from './mails.ts'
import {
  depositFactsOf,
  listUnsettled,
  lockDeposit,
  type LockedDeposit,
  saveDeposit,
  saveDepositReminded,
  saveSettlement,
} from './sql.ts'

/** A deposit that has come; the amount in minor units. */
export interface ReceivedDeposit {
  bookingId: string
  holder: DepositHolder
  amount: number
  receivedOn: Day
}

/** The landlord notes that the deposit has come and who holds it, or corrects that. Returns the booking's id. */
export async function recordDeposit(ctx: Context, order: ReceivedDeposit, key: string): Promise<string> {
  const { bookingId, holder, amount, receivedOn } = order
  return changeDeposit(ctx, 'recordDeposit', order, key, async (trx, deposit) => {
    demand(canRecordDeposit(depositState(depositFactsOf(deposit), ctx.today())))
    const problems = {
      ...(Number.isSafeInteger(amount) && amount > 0 && amount <= TRANSFER_MAX_AMOUNT
        ? {}
        : { amount: 'deposits.amount' }),
      ...(receivedOn <= ctx.today() ? {} : { receivedOn: 'deposits.receivedOn' }),
    }
    if (Object.keys(problems).length > 0) throw new ValidationError(problems)
    await saveDeposit(trx, {
      booking_id: bookingId,
      landlord_id: deposit.landlordId,
      holder,
      amount,
      received_on: receivedOn,
      created_at: ctx.now(),
    })
    return { holder, amount, on: receivedOn }
  })
}

/** How a deposit was accounted for; amounts in minor units. */
export interface DepositAccount {
  bookingId: string
  deductions: readonly DepositDeduction[]
  settledOn: Day
}

/** The landlord accounts for the deposit: what was kept and why, and when the rest went back. Returns the booking's id. */
export async function settleDeposit(ctx: Context, order: DepositAccount, key: string): Promise<string> {
  return changeDeposit(ctx, 'settleDeposit', order, key, async (trx, deposit) => {
    const { received } = depositFactsOf(deposit)
    demand(canSettleDeposit(received))
    if (!received) throw new ConditionNotMetError('DEPOSIT_NOT_RECEIVED')
    const problems = depositProblems(received, order, ctx.today())
    for (const [index, { explanation }] of order.deductions.entries())
      if (!isStorableText(explanation)) problems[`deductions.${index}.explanation`] = 'deposits.explanation'
    if (Object.keys(problems).length > 0) throw new ValidationError(problems)
    await saveSettlement(trx, order.bookingId, order)
    await tellOfSettlement(trx, ctx, deposit, received.amount, order.deductions)
    const kept = order.deductions.reduce((sum, { amount }) => sum + amount, 0)
    return { kept, paidBack: received.amount - kept, on: order.settledOn }
  })
}

async function changeDeposit(
  ctx: Context,
  operation: string,
  order: { bookingId: string },
  key: string,
  change: (trx: Db, deposit: LockedDeposit) => Promise<Record<string, string | number>>,
): Promise<string> {
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: { ...order } }, async () => {
      const deposit = await lockDeposit(trx, requireViewer(ctx), order.bookingId)
      if (!deposit) throw new ResourceNotFoundError()
      const data = await change(trx, deposit)
      const request = { id: deposit.listingRequestId, landlordId: deposit.landlordId }
      await auditRequest(trx, ctx, request, operation, { bookingId: order.bookingId, ...data })
      return order.bookingId
    }),
  )
}

/** Reminds landlords, once, of deposits that are to be accounted for soon. */
export async function remindOfDeposits(ctx: Context): Promise<void> {
  const today = ctx.today()
  const unsettled = await listUnsettled(ctx.db, today)
  await forEachAlone(unsettled, 'deposits', async (deposit) => {
    const until = deposit.lastDay ? accountUntil(deposit.lastDay, deposit.country) : today
    if (today < depositReminderDay(until)) return
    await inTransaction(ctx, async (trx) => {
      if (await saveDepositReminded(trx, deposit.bookingId, ctx.now()))
        await mailReminder(trx, ctx, deposit, until)
    })
  })
}
