import { createHash } from 'node:crypto'
import { midnightOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import {
  REFERENCE_MAX_LENGTH,
  textWithin,
  WRITE_OFF_REASON_LENGTH,
} from '../../../domain/kernel/text-limits.ts'
import { isUuid } from '../../../domain/kernel/text.ts'
import {
  arePartsWhole,
  canIgnoreLine,
  canPayByLine,
  canSettleLine,
  type LinePart,
} from '../../../domain/money/bank-line.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { forEachInParts } from '../../kernel/jobs/for-each-alone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { demand } from '../../kernel/viewer/viewer-guard.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'
import { lockInvoice, type SettledInvoice } from '../invoices/settle-sql.ts'
import { lockInvoices } from '../invoices/sql.ts'
import { matchBankLines } from './match-lines.ts'
import {
  type BankLineRow,
  type LineDecision,
  listMatchedLines,
  lockLine,
  type MatchedLine,
  replaceParts,
  saveDecision,
} from './sql.ts'

// So many are looked for at a time.
const part = 200

/** Books the lines that fit as a whole, each by itself, for so many milliseconds; a later run goes on. */
export async function settleMatchedLines(ctx: Context, longest = Infinity): Promise<void> {
  const end = performance.now() + longest
  const isTimeLeft = () => performance.now() < end
  await forEachInParts<MatchedLine>(
    async (after) => (isTimeLeft() ? listMatchedLines(ctx.db, { after, limit: part }) : []),
    'bank lines',
    async ({ id }) => {
      if (isTimeLeft()) await settleMatchedLine(ctx, id)
    },
  )
}

/** What fitted when the file came may have changed since: it is looked at again, with the invoices locked. */
async function settleMatchedLine(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const line = await lockLine(trx, id)
    if (line?.state !== 'MATCHED') return
    await lockInvoices(
      trx,
      line.parts.map(({ invoiceId }) => invoiceId),
    )
    const [match] = await matchBankLines(trx, [line])
    if (!match) return
    const { state, reason, parts } = match
    if (state === 'MATCHED') {
      await settleParts(trx, ctx, line, parts, {
        state: 'SETTLED',
        reason,
        decidedBy: null,
        decidedAt: ctx.now(),
      })
    } else {
      await replaceParts(trx, line.id, identified(line, parts), null)
      await saveDecision(trx, line.id, { state, reason, decidedBy: null, decidedAt: null })
    }
  })
}

/** Books a line for the invoices that somebody has chosen: its whole amount, in one or more parts. Answers its id. */
export async function settleBankLine(
  ctx: Context,
  order: { lineId: string; parts: readonly LinePart[] },
  key: string,
): Promise<string> {
  const { parts } = order
  return changeLine(ctx, 'settleBankLine', order, key, async (trx, line) => {
    demand(canSettleLine(line))
    if (!parts.every(({ invoiceId }) => isUuid(invoiceId))) throw new ResourceNotFoundError()
    if (!arePartsWhole(parts, line)) throw new ValidationError({ parts: 'bankLine.parts' })
    const decision = { state: 'SETTLED', reason: 'BY_STAFF', decidedBy: ctx.viewer?.id ?? null } as const
    await lockInvoices(
      trx,
      parts.map(({ invoiceId }) => invoiceId),
    )
    await settleParts(trx, ctx, line, parts, { ...decision, decidedAt: ctx.now() })
  })
}

/** Leaves a line out, with a reason. Answers its id. */
export async function ignoreBankLine(
  ctx: Context,
  order: { lineId: string; reason: string },
  key: string,
): Promise<string> {
  const explanation = textWithin(order.reason, WRITE_OFF_REASON_LENGTH)
  return changeLine(ctx, 'ignoreBankLine', order, key, async (trx, line) => {
    demand(canIgnoreLine(line))
    if (explanation === null) throw new ValidationError({ reason: 'bankLine.reason' })
    const by = { decidedBy: ctx.viewer?.id ?? null, decidedAt: ctx.now() }
    await saveDecision(trx, line.id, { state: 'IGNORED', reason: 'BY_STAFF', explanation, ...by })
    await auditLine(trx, ctx, line, 'ignoreBankLine', null, { reason: explanation })
  })
}

async function changeLine(
  ctx: Context,
  operation: string,
  order: { lineId: string },
  key: string,
  change: (trx: Db, line: BankLineRow) => Promise<void>,
): Promise<string> {
  const { lineId } = order
  if (!isUuid(lineId)) throw new ResourceNotFoundError()
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation, body: order }, async () => {
      const line = await lockLine(trx, lineId)
      if (!line) throw new ResourceNotFoundError()
      await change(trx, line)
      return lineId
    }),
  )
}

async function settleParts(
  trx: Db,
  ctx: Context,
  line: BankLineRow,
  parts: readonly LinePart[],
  decision: LineDecision,
): Promise<void> {
  const payable = await listPayable(trx, line, parts)
  await replaceParts(trx, line.id, identified(line, parts), ctx.now())
  await saveDecision(trx, line.id, decision)
  const reference = [...line.remittance].slice(0, REFERENCE_MAX_LENGTH).join('')
  const came = { receivedOn: line.valueDay, effectiveAt: midnightOf(line.valueDay), reference }
  for (const { id, invoiceId, amount } of identified(line, parts)) {
    await settleInvoice(trx, ctx, { invoiceId, sourceId: id, kind: 'BANK_TRANSFER', amount, ...came })
  }
  for (const { invoice, amount } of payable) {
    await auditLine(trx, ctx, line, 'settleBankLine', invoice.landlordId, { number: invoice.number, amount })
  }
}

async function listPayable(trx: Db, line: BankLineRow, parts: readonly LinePart[]) {
  const payable: { invoice: SettledInvoice; amount: number }[] = []
  for (const { invoiceId, amount } of parts) {
    const invoice = await lockInvoice(trx, invoiceId)
    if (!invoice) throw new ResourceNotFoundError()
    demand(canPayByLine(invoice, line))
    payable.push({ invoice, amount })
  }
  return payable
}

/** A part is the same thing whenever it is booked: it settles its invoice once. */
function identified(line: BankLineRow, parts: readonly LinePart[]): (LinePart & { id: string })[] {
  return parts.map((part) => {
    const digest = createHash('sha256').update(`${line.id} ${part.invoiceId}`).digest('hex')
    const id = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
    return { ...part, id }
  })
}

async function auditLine(
  trx: Db,
  ctx: Context,
  line: BankLineRow,
  action: string,
  landlordId: string | null,
  data: Record<string, unknown>,
): Promise<void> {
  const about = { valueDay: line.valueDay, amount: line.amount, currency: line.currency }
  await audit(trx, ctx, {
    action,
    entityType: 'bankLine',
    entityId: line.id,
    landlordId,
    data: { ...about, ...data },
  })
}
