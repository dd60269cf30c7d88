import { sql } from 'kysely'
import { type Day, dayOf, midnightOf, partsOfDay } from '../../domain/kernel/day.ts'
import { invoiceNumber } from '../../domain/money/invoice.ts'
import { postInvoice, postSettlement, type Posting } from '../../domain/money/ledger.ts'
import type { Context } from '../kernel/viewer/context.ts'
import type { Db } from '../kernel/db/database.ts'
import { json } from '../kernel/db/parameters.ts'
import { type FeeFacts, findFeeFacts } from '../money/invoices/fee-facts-sql.ts'
import { documentFactsOf, numberDocument, factsOfDraft } from '../money/invoices/issue-actions.ts'
import {
  type DraftRow,
  findDraft,
  type IssuedFacts,
  listDrafts,
  saveManyIssued,
} from '../money/invoices/issue-sql.ts'
import { settleInvoice } from '../money/invoices/settle-actions.ts'
import { countNumbered } from '../money/invoices/sql.ts'
import { insertLedgerEvents, type LedgerEvent } from '../money/ledger/sql.ts'
import { demoId } from './random.ts'

/** Something that happened to an invoice. */
interface Step {
  draft: DraftRow
  at: Temporal.Instant
  /** Null: it was written. */
  paidOn: Day | null
}

/** What an invoice says once it has its number. */
type Issued = Omit<IssuedFacts, 'written' | 'paid'>

/** What happened to stays that went as agreed, until it is stored with one statement for each table. */
interface Batch {
  issued: { id: string; facts: Issued }[]
  paid: { draft: DraftRow; facts: Issued; on: Day; at: Temporal.Instant }[]
  events: { event: LedgerEvent; postings: readonly Posting[] }[]
  /** How many numbers are taken, by year. */
  taken: Map<number, number>
}

/** Numbers, books and settles the demo's invoices in the order in which it happened; a job writes their documents. */
export async function bookInvoices(trx: Db, ctx: Context): Promise<void> {
  const drafts = await listDrafts(trx)
  const credited = new Set(drafts.filter(({ credits }) => credits).map(({ bookingId }) => bookingId))
  const fees = await listFees(trx, drafts)
  const issued = new Map<string, Issued>()
  let batch = emptyBatch()
  for (const { draft, at, paidOn } of await listSteps(trx, drafts)) {
    const then = { ...ctx, db: trx, now: () => at }
    if (credited.has(draft.bookingId)) {
      await storeBatch(trx, batch)
      batch = emptyBatch()
      await (paidOn ? pay(trx, then, draft, paidOn) : number(trx, then, draft.id))
    } else if (paidOn) addPayment(batch, draft, given(issued.get(draft.id)), { on: paidOn, at })
    else {
      const facts = await nextFacts(trx, then, batch, draft, given(fees.get(draft.groupId)))
      issued.set(draft.id, facts)
      addDocument(batch, draft, facts)
    }
  }
  await storeBatch(trx, batch)
}

function emptyBatch(): Batch {
  return { issued: [], paid: [], events: [], taken: new Map() }
}

async function listFees(trx: Db, drafts: readonly DraftRow[]): Promise<Map<string, FeeFacts>> {
  const fees = new Map<string, FeeFacts>()
  for (const { groupId } of drafts) {
    if (!fees.has(groupId)) fees.set(groupId, await findFeeFacts(trx, groupId))
  }
  return fees
}

async function listSteps(trx: Db, drafts: readonly DraftRow[]): Promise<Step[]> {
  const rows = await trx
    .selectFrom('invoices')
    .select(['id', 'created_at as at', 'paid_on as paidOn'])
    .execute()
  const happened = new Map(rows.map(({ id, ...when }) => [id, when]))
  const steps = drafts.flatMap((draft): Step[] => {
    const { at, paidOn } = happened.get(draft.id) ?? { at: null, paidOn: null }
    if (!at) return []
    const written = { draft, at, paidOn: null }
    return paidOn ? [written, { draft, at: midnightOf(paidOn).add({ hours: 9 }), paidOn }] : [written]
  })
  return steps.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
}

async function number(trx: Db, ctx: Context, id: string): Promise<void> {
  const draft = await findDraft(trx, id)
  const facts = draft && (await factsOfDraft(ctx, draft, await findFeeFacts(trx, draft.groupId)))
  if (!facts) throw new Error(`The invoice ${id} of the demo can't be numbered.`)
  await numberDocument(trx, ctx, draft, { ...facts, written: null })
}

async function pay(trx: Db, ctx: Context, { id }: DraftRow, receivedOn: Day): Promise<void> {
  const { amount, number: reference } = await trx
    .selectFrom('invoices')
    .select(['amount', 'number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await settleInvoice(trx, ctx, {
    invoiceId: id,
    sourceId: sourceOf(id),
    kind: 'BANK_TRANSFER',
    amount,
    receivedOn,
    effectiveAt: ctx.now(),
    reference: reference ?? '',
  })
}

function sourceOf(invoiceId: string): string {
  return demoId(`paid/${invoiceId}`)
}

/** What the next invoice says: numbers go on after those that are stored and those of the batch. */
async function nextFacts(
  trx: Db,
  ctx: Context,
  { taken }: Batch,
  draft: DraftRow,
  fees: FeeFacts,
): Promise<Issued> {
  const issuedOn = dayOf(ctx.now())
  const { year } = partsOfDay(issuedOn)
  const count = (taken.get(year) ?? (await countNumbered(trx, draft.mode, year))) + 1
  taken.set(year, count)
  return given(
    documentFactsOf(ctx, draft, fees, { number: invoiceNumber(draft.mode, year, count), issuedOn }),
  )
}

function addDocument({ issued, events }: Batch, draft: DraftRow, facts: Issued): void {
  const { id, landlordId } = draft
  issued.push({ id, facts })
  const postings = postInvoice({ landlordId, net: facts.net, vat: facts.vat })
  events.push({ event: eventOf(draft, 'INVOICE_WRITTEN', id, facts.issuedAt), postings })
}

function addPayment(
  { paid, events }: Batch,
  draft: DraftRow,
  facts: Issued,
  { on, at }: { on: Day; at: Temporal.Instant },
): void {
  const { id, landlordId } = draft
  paid.push({ draft, facts, on, at })
  const postings = postSettlement({ landlordId, kind: 'BANK_TRANSFER', amount: facts.amount })
  events.push({ event: eventOf(draft, 'INVOICE_PAID', sourceOf(id), at), postings })
}

function eventOf(
  { mode, currency, landlordId, bookingId, id }: DraftRow,
  kind: 'INVOICE_WRITTEN' | 'INVOICE_PAID',
  subjectId: string,
  at: Temporal.Instant,
): LedgerEvent {
  return {
    kind,
    subjectId,
    mode,
    currency,
    landlordId,
    bookingId,
    invoiceId: id,
    effectiveAt: at,
    bookedAt: at,
  }
}

async function storeBatch(trx: Db, { issued, paid, events, taken }: Batch): Promise<void> {
  if (events.length === 0) return
  await saveManyIssued(trx, issued)
  await setNumbers(trx, taken)
  await insertLedgerEvents(trx, events)
  if (paid.length === 0) return
  const settlements = paid.map(({ draft, facts, on, at }) => ({
    invoice_id: draft.id,
    landlord_id: draft.landlordId,
    kind: 'BANK_TRANSFER' as const,
    amount: facts.amount,
    received_on: on,
    reference: facts.number,
    created_at: at,
  }))
  await trx.insertInto('invoice_settlements').values(settlements).execute()
  await sql`
    update invoices set paid_amount = amount
    where id in (select (jsonb_array_elements_text(${json(paid.map(({ draft }) => draft.id))}::jsonb))::uuid)`.execute(
    trx,
  )
}

async function setNumbers(trx: Db, taken: Batch['taken']): Promise<void> {
  if (taken.size === 0) return
  await trx
    .insertInto('invoice_numbers')
    .values([...taken].map(([year, count]) => ({ live_mode: 'TESTING' as const, year, last_number: count })))
    .onConflict((conflict) =>
      conflict
        .columns(['live_mode', 'year'])
        .doUpdateSet((eb) => ({ last_number: eb.ref('excluded.last_number') })),
    )
    .execute()
}

function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('An invoice of the demo cannot be numbered.')
  return value
}
