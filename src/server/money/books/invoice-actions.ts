import { randomUUID } from 'node:crypto'
import { type Day, midnightOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { TRANSFER_MAX_AMOUNT } from '../../../domain/kernel/constants.ts'
import {
  REFERENCE_MAX_LENGTH,
  textWithin,
  WRITE_OFF_REASON_LENGTH,
} from '../../../domain/kernel/text-limits.ts'
import { asOneLine, isUuid } from '../../../domain/kernel/text.ts'
import {
  canRecordTransfer,
  canSetReminder,
  canTakeWriteOffBack,
  canWriteOff,
  isReminderDay,
  isTransferDay,
} from '../../../domain/money/invoice-by-hand.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'
import { lockInvoice, type SettledInvoice } from '../invoices/settle-sql.ts'
import { giveUpRest, takeWriteOffBack } from '../invoices/write-off-actions.ts'
import { saveRemindOn } from './invoice-sql.ts'

/** Money that somebody has seen on the account; the amount in minor units. */
export interface BankTransfer {
  invoiceId: string
  amount: number
  receivedOn: Day
  reference: string
}

/** Records money for an invoice by hand; what is too much goes to what is paid out. Answers the invoice's id. */
export async function recordBankTransfer(ctx: Context, transfer: BankTransfer, key: string): Promise<string> {
  const { amount, receivedOn } = transfer
  const reference = asOneLine(transfer.reference.toWellFormed())
  return changeInvoice(ctx, 'recordBankTransfer', transfer, key, async (trx, invoice) => {
    demand(canRecordTransfer(invoice))
    const problems = {
      ...(Number.isSafeInteger(amount) && amount > 0 && amount <= TRANSFER_MAX_AMOUNT
        ? {}
        : { amount: 'transfer.amount' }),
      ...(isTransferDay(receivedOn, ctx.today()) ? {} : { receivedOn: 'transfer.day' }),
      ...(reference.length <= REFERENCE_MAX_LENGTH ? {} : { reference: 'transfer.reference' }),
    }
    if (Object.keys(problems).length > 0) throw new ValidationError(problems)
    const effectiveAt = midnightOf(receivedOn)
    const order = { kind: 'BANK_TRANSFER', sourceId: randomUUID(), effectiveAt } as const
    const used = await settleInvoice(trx, ctx, {
      ...order,
      invoiceId: invoice.id,
      amount,
      receivedOn,
      reference,
    })
    return { amount, receivedOn, reference, surplus: used?.surplus ?? 0 }
  })
}

/** Gives up what is open of an invoice, with a reason. Answers its id. */
export async function writeInvoiceOff(
  ctx: Context,
  order: { invoiceId: string; reason: string },
  key: string,
): Promise<string> {
  const reason = textWithin(order.reason, WRITE_OFF_REASON_LENGTH)
  return changeInvoice(ctx, 'writeInvoiceOff', order, key, async (trx, invoice) => {
    demand(canWriteOff(invoice))
    if (reason === null) throw new ValidationError({ reason: 'writeOff.reason' })
    await giveUpRest(trx, ctx, invoice, reason)
    return { reason }
  })
}

/** Expects what was given up of an invoice again. Answers its id. */
export async function expectInvoiceAgain(ctx: Context, invoiceId: string, key: string): Promise<string> {
  return changeInvoice(ctx, 'expectInvoiceAgain', { invoiceId }, key, async (trx, invoice) => {
    demand(canTakeWriteOffBack(invoice))
    await takeWriteOffBack(trx, ctx, invoice)
    return {}
  })
}

/** Sets the day of an invoice's next reminder; null: none comes. Answers its id. */
export async function setInvoiceReminder(
  ctx: Context,
  order: { invoiceId: string; remindOn: Day | null },
  key: string,
): Promise<string> {
  const { remindOn } = order
  return changeInvoice(ctx, 'setInvoiceReminder', order, key, async (trx, invoice) => {
    demand(canSetReminder(invoice))
    if (remindOn && !isReminderDay(remindOn, ctx.today()))
      throw new ValidationError({ remindOn: 'reminder.day' })
    await saveRemindOn(trx, invoice.id, remindOn)
    return { remindOn, before: invoice.remindOn }
  })
}

async function changeInvoice(
  ctx: Context,
  operation: string,
  order: { invoiceId: string },
  key: string,
  change: (trx: Db, invoice: SettledInvoice) => Promise<Record<string, unknown>>,
): Promise<string> {
  const { invoiceId } = order
  if (!isUuid(invoiceId)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: order }, async () => {
      const invoice = await lockInvoice(trx, invoiceId)
      if (!invoice) throw new ResourceNotFoundError()
      const data = await change(trx, invoice)
      const { landlordId } = invoice
      const entry = { action: operation, entityType: 'invoice', entityId: invoiceId, landlordId }
      await audit(trx, ctx, { ...entry, data: { number: invoice.number, ...data } })
      return invoiceId
    }),
  )
}
