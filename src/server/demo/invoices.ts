import { type Day, midnightOf } from '../../domain/kernel/day.ts'
import type { Context } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { numberDocument, prepareDraft } from '../money/invoices/issue-actions.ts'
import { findDraft } from '../money/invoices/issue-sql.ts'
import { settleInvoice } from '../money/invoices/settle-actions.ts'
import { chanceOf, demoId } from './random.ts'

/** Something that happened to an invoice. */
interface Step {
  id: string
  at: Temporal.Instant
  /** Null: it was written. */
  paidOn: Day | null
}

/** Numbers, books and settles the demo's invoices one after the other, as it happened; a job writes their documents. */
export async function bookInvoices(trx: Db, ctx: Context): Promise<void> {
  for (const step of await listSteps(trx)) {
    const then = { ...ctx, db: trx, now: () => step.at }
    await (step.paidOn ? pay(trx, then, step.id, step.paidOn) : number(trx, then, step.id))
  }
}

async function listSteps(trx: Db): Promise<Step[]> {
  const invoices = await trx
    .selectFrom('invoices')
    .select(['id', 'created_at as at', 'paid_on as paidOn'])
    .orderBy('created_at')
    .orderBy('position')
    .execute()
  const steps = invoices.flatMap(({ id, at, paidOn }): Step[] => [
    { id, at, paidOn: null },
    ...(paidOn ? [{ id, at: midnightOf(paidOn).add({ hours: 9 }), paidOn }] : []),
  ])
  return steps.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

async function number(trx: Db, ctx: Context, id: string): Promise<void> {
  const draft = await findDraft(trx, id)
  const prepared = draft && (await prepareDraft(ctx, draft))
  if (!prepared) throw new Error(`The invoice ${id} of the demo can't be numbered.`)
  await numberDocument(trx, ctx, draft, { ...prepared.facts, written: null })
}

async function pay(trx: Db, ctx: Context, invoiceId: string, receivedOn: Day): Promise<void> {
  const { amount, number: reference } = await trx
    .selectFrom('invoices')
    .select(['amount', 'number'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  await settleInvoice(trx, ctx, {
    invoiceId,
    sourceId: demoId(`paid/${invoiceId}`),
    kind: chanceOf(`paid-by/${invoiceId}`).is(0.4) ? 'CARD' : 'BANK_TRANSFER',
    amount,
    receivedOn,
    effectiveAt: ctx.now(),
    reference: reference ?? '',
  })
}
