import { randomUUID } from 'node:crypto'
import { type Day, dayOf, partsOfDay } from '../../../domain/kernel/day.ts'
import { splitReceived } from '../../../domain/kernel/money.ts'
import { invoiceBuyer } from '../../../domain/money/invoice-buyer.ts'
import { invoiceDueDay, invoiceNumber } from '../../../domain/money/invoice.ts'
import { reminderDay } from '../../../domain/money/invoice-reminder.ts'
import { postInvoice } from '../../../domain/money/ledger.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { keepContents, type NewContent } from '../../kernel/files/keep-contents.ts'
import { insertFile } from '../../kernel/files/sql.ts'
import { forEachInParts } from '../../kernel/jobs/for-each-alone.ts'
import { writeInvoice, type WrittenInvoice } from '../documents/write-invoice.ts'
import { book, bookReversal } from '../ledger/actions.ts'
import { carryCredits, applyCredits } from './credit-actions.ts'
import { sumCredits } from './credit-sql.ts'
import { documentOf, type DocumentParties, partiesOf, partiesOfCredited } from './document-of.ts'
import { type FeeFacts, findFeeFacts } from './fee-facts-sql.ts'
import { priceOfFee } from './fee-price.ts'
import {
  type DraftRow,
  findDraft,
  hasDrafts,
  type IssuedFacts,
  listUnwritten,
  saveIssued,
} from './issue-sql.ts'
import { tellOfDocument } from './mails.ts'
import { lockInvoice } from './settle-sql.ts'
import { countNumbered, lockInvoices, takeNumber } from './sql.ts'
import { takeWriteOffBack } from './write-off-actions.ts'

/** A draft as it is about to be written. */
interface Prepared {
  facts: Omit<IssuedFacts, 'written'>
  parties: DocumentParties
}

// Two processes that write at once take turns: whoever finds the number taken tries with the next one.
const attempts = 20

// So many are looked for at a time.
const part = 200

/** Numbers and writes all drafts in the order in which they were made; a second run goes on where one stopped. */
export async function issueInvoices(ctx: Context): Promise<void> {
  const hasSeller = Boolean(ctx.config.seller)
  await forEachInParts<{ id: string; position: number }>(
    (after) => listUnwritten(ctx.db, { hasSeller, after: after?.position ?? 0, limit: part }),
    'documents',
    ({ id }) => issueInvoice(ctx, id),
  )
}

async function issueInvoice(ctx: Context, id: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const draft = await findDraft(ctx.db, id)
    if (!draft) return
    const prepared = await prepareDraft(ctx, draft)
    if (!prepared || (await tryToIssue(ctx, draft, prepared))) return
    if (attempt === attempts) throw new Error(`No number could be had for the document ${id}.`)
  }
}

/** What a draft will say; null while whoever writes or gets it isn't known with the whole address. */
async function prepareDraft(ctx: Context, draft: DraftRow): Promise<Prepared | null> {
  const fees = await findFeeFacts(ctx.db, draft.groupId)
  const parties = partiesOfDraft(ctx, draft, fees)
  const facts = await factsOfDraft(ctx, draft, fees)
  return parties && facts && { facts, parties }
}

/** What a draft will say under its number or the next one, whoever writes it; null where its VAT isn't known. */
export async function factsOfDraft(
  ctx: Context,
  draft: DraftRow,
  fees: FeeFacts,
): Promise<Prepared['facts'] | null> {
  const issuedOn = draft.issuedOn ?? dayOf(ctx.now())
  const number = draft.number ?? (await nextNumber(ctx.db, draft, issuedOn))
  const facts = documentFactsOf(ctx, draft, fees, { number, issuedOn })
  return facts && { ...facts, paid: await paidAtOnce(ctx.db, draft, facts.amount) }
}

/** What a draft will say under a number; null where its VAT isn't known. */
export function documentFactsOf(
  ctx: Context,
  draft: DraftRow,
  fees: FeeFacts,
  { number, issuedOn }: Pick<IssuedFacts, 'number' | 'issuedOn'>,
): Omit<IssuedFacts, 'written' | 'paid'> | null {
  // An invoice says what holds on its day; a credit note what its invoice said.
  const priced = draft.credits ?? (draft.number ? draft : priceOfFee(ctx, fees, draft.net, issuedOn))
  const { net, vat, amount, vatRate, vatCategory } = priced
  if (!vatCategory) return null
  const due = draft.credits || draft.number ? draft.dueDate : invoiceDueDay(fees.labels, issuedOn, draft.from)
  return {
    number,
    issuedOn,
    issuedAt: ctx.now(),
    dueDate: due,
    net,
    vat,
    amount,
    vatRate,
    vatCategory,
    creditLeft: draft.credits?.paidAmount ?? 0,
    remindOn: draft.credits ? null : reminderDay(due, 0),
  }
}

function partiesOfDraft(ctx: Context, { credits, isKept }: DraftRow, fees: FeeFacts): DocumentParties | null {
  if (credits?.document) return partiesOfCredited(credits.document)
  const buyer = invoiceBuyer(fees.buyer)
  const { seller } = ctx.config
  return seller && buyer && partiesOf(seller, buyer, fees.landlordLanguage, isKept)
}

async function nextNumber(db: Db, { mode }: DraftRow, issuedOn: Day): Promise<string> {
  const { year } = partsOfDay(issuedOn)
  return invoiceNumber(mode, year, (await countNumbered(db, mode, year)) + 1)
}

/** What was paid on invoices that were taken back counts for the new one; in minor units. */
async function paidAtOnce(db: Db, draft: DraftRow, amount: number): Promise<number> {
  if (draft.credits) return 0
  if (draft.number) return draft.paidByCredit
  return splitReceived(amount, await sumCredits(db, draft.bookingId, draft.mode)).used
}

/** False where its number has gone to another document meanwhile, or something else has changed. */
async function tryToIssue(ctx: Context, draft: DraftRow, { facts, parties }: Prepared): Promise<boolean> {
  const document = documentOf(draft, facts, parties)
  const file = await writeInvoice(document)
  const content: NewContent = { key: `invoices/${draft.landlordId}/${randomUUID()}.pdf`, content: file.bytes }
  return keepContents(ctx, [content], () =>
    inTransaction(ctx, async (trx) => {
      await lockInvoices(trx, [draft.id, ...(draft.credits ? [draft.credits.id] : [])])
      const current = await findDraft(trx, draft.id)
      if (!current) return true
      if (await hasChanged(trx, draft, current, facts)) return false
      const fileId = await insertDocument(trx, draft, facts, { key: content.key, file })
      const issued = { ...facts, written: { document, fileId } }
      if (draft.number) await saveIssued(trx, draft.id, issued)
      else {
        await numberDocument(trx, ctx, draft, issued)
        await tellOfDocument(trx, ctx, draft, issued)
      }
      return true
    }).catch((error: unknown) => {
      if (error instanceof NumberTakenError) return false
      throw error
    }),
  )
}

/** Ends the transaction without a trace. */
class NumberTakenError extends Error {
  override name = 'NumberTakenError'
}

// Since it was written its invoice may have been paid, or a credit note may have come.
async function hasChanged(
  trx: Db,
  draft: DraftRow,
  current: DraftRow,
  { amount, paid }: Pick<IssuedFacts, 'amount' | 'paid'>,
): Promise<boolean> {
  if (draft.credits) return draft.credits.paidAmount !== current.credits?.paidAmount
  return (await paidAtOnce(trx, current, amount)) !== paid
}

async function takesNumber(
  trx: Db,
  draft: DraftRow,
  { number, issuedOn }: Pick<IssuedFacts, 'number' | 'issuedOn'>,
): Promise<boolean> {
  const { year } = partsOfDay(issuedOn)
  const count = Number(number.split('-').at(-1)) - 1
  return takeNumber(trx, draft.mode, year, count)
}

async function insertDocument(
  trx: Db,
  draft: DraftRow,
  { number, issuedAt }: Pick<IssuedFacts, 'number' | 'issuedAt'>,
  { key, file }: { key: string; file: WrittenInvoice },
): Promise<string> {
  return insertFile(trx, {
    landlordId: draft.landlordId,
    tenantId: null,
    createdBy: null,
    type: draft.documentType,
    fileName: `${number}.pdf`,
    contentType: 'application/pdf',
    size: file.bytes.length,
    sha256: file.sha256,
    storageKey: key,
    at: issuedAt,
  })
}

/** Gives a draft its number and books what it says; NumberTakenError where another document has the number by now. */
export async function numberDocument(
  trx: Db,
  ctx: Context,
  draft: DraftRow,
  facts: IssuedFacts,
): Promise<void> {
  if (!(await takesNumber(trx, draft, facts))) throw new NumberTakenError()
  await saveIssued(trx, draft.id, facts)
  await bookDocument(trx, ctx, draft, facts)
}

async function bookDocument(trx: Db, ctx: Context, draft: DraftRow, facts: IssuedFacts): Promise<void> {
  const happening = {
    subjectId: draft.id,
    mode: draft.mode,
    currency: draft.currency,
    landlordId: draft.landlordId,
    bookingId: draft.bookingId,
    invoiceId: draft.id,
    effectiveAt: facts.issuedAt,
  }
  if (draft.credits) {
    // What nobody owes any more can't be given up either.
    const credited = await lockInvoice(trx, draft.credits.id)
    if (credited) await takeWriteOffBack(trx, ctx, credited)
    const invoice = { kind: 'INVOICE_WRITTEN', subjectId: draft.credits.id } as const
    await bookReversal(trx, ctx, { ...happening, kind: 'CREDIT_NOTE_WRITTEN' }, invoice)
  } else {
    const owed = { landlordId: draft.landlordId, net: facts.net, vat: facts.vat }
    await book(trx, ctx, { ...happening, kind: 'INVOICE_WRITTEN' }, postInvoice(owed))
    await applyCredits(trx, ctx, draft, facts)
  }
  if (!(await hasDrafts(trx, draft.bookingId))) await carryCredits(trx, ctx, draft.bookingId, happening)
}
