import type { BankLineReason, BankLineState } from '../catalogue/ledger.ts'
import type { InvoiceDocumentType } from '../catalogue/invoices.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { numbersMeant, writtenNumbersIn } from './remittance.ts'
import { areNamesSimilar } from '../kernel/similar-name.ts'

/** A line of a bank statement; the amount in minor units, negative where money left the account. */
export interface BankLineFacts {
  amount: number
  currency: string
  /** The bank takes an earlier line back with it. */
  isReversal: boolean
  otherName: string
  remittance: string
}

/** An invoice that a line may be for; what is open in minor units. */
export interface InvoiceToMatch {
  id: string
  number: string
  currency: string
  open: number
  /** Who may pay it: the landlord, and who is invoiced. */
  names: readonly string[]
}

/** How much of a line is for an invoice, in minor units. */
export interface LinePart {
  invoiceId: string
  amount: number
}

/** What a line is for; MATCHED is booked without a question, all else is shown or left out. */
export interface BankMatch {
  state: Exclude<BankLineState, 'SETTLED'>
  reason: BankLineReason
  /** For which invoices it seems to be. */
  parts: LinePart[]
}

/** The numbers of invoices that a line may name: what `matchBankLine` has to be given of them. */
export function numbersToFind({ remittance }: Pick<BankLineFacts, 'remittance'>): string[] {
  return [...new Set(writtenNumbersIn(remittance).flatMap(numbersMeant))]
}

/**
 * What a line of a bank statement is for, of the invoices that it names or whose open amount it has. It is booked by
 * itself only where it names one invoice and brings exactly what is open of it.
 */
export function matchBankLine(line: BankLineFacts, invoices: readonly InvoiceToMatch[]): BankMatch {
  if (line.amount <= 0) return without('IGNORED', line.isReversal ? 'RETURNED' : 'MONEY_OUT')
  const named = namedInvoices(line, invoices)
  const [first, ...others] = named
  if (!first) return matchUnnamed(line, invoices)
  if (line.isReversal) return partly('REVERSAL', line, named)
  if (others.length > 0) return partly('SEVERAL_INVOICES', line, named)
  if (first.currency !== line.currency) return without('PARTIAL', 'OTHER_CURRENCY')
  if (first.open === 0) return partly('NOTHING_OPEN', line, named)
  if (first.open !== line.amount) return partly('OTHER_AMOUNT', line, named)
  return {
    state: 'MATCHED',
    reason: 'NUMBER_AND_AMOUNT',
    parts: [{ invoiceId: first.id, amount: line.amount }],
  }
}

/** Whether a line can be booked now. One that was left out can: somebody may have been wrong. */
export function canSettleLine(line: { state: BankLineState; amount: number }): Verdict {
  if (line.state === 'SETTLED') return refuse('LINE_SETTLED')
  return line.amount > 0 ? ALLOWED : refuse('MONEY_OUT')
}

/** Whether a line can be left out now. */
export function canIgnoreLine(line: { state: BankLineState }): Verdict {
  if (line.state === 'SETTLED') return refuse('LINE_SETTLED')
  return line.state === 'IGNORED' ? refuse('LINE_IGNORED') : ALLOWED
}

/** Whether a line of that currency can pay an invoice; what it needs no more goes to what is paid out. */
export function canPayByLine(
  invoice: { number: string | null; documentType: InvoiceDocumentType; currency: string },
  line: Pick<BankLineFacts, 'currency'>,
): Verdict {
  if (invoice.number === null) return refuse('NOT_NUMBERED')
  if (invoice.documentType === 'CREDIT_NOTE') return refuse('CREDIT_NOTE')
  return invoice.currency === line.currency ? ALLOWED : refuse('OTHER_CURRENCY')
}

/** Whether parts are all of a line: each positive, each invoice once, together its amount. */
export function arePartsWhole(parts: readonly LinePart[], line: Pick<BankLineFacts, 'amount'>): boolean {
  const invoices = new Set(parts.map(({ invoiceId }) => invoiceId))
  const isEachRight = parts.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  return isEachRight && invoices.size === parts.length && sum === line.amount
}

function namedInvoices({ remittance }: BankLineFacts, invoices: readonly InvoiceToMatch[]): InvoiceToMatch[] {
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]))
  const named = writtenNumbersIn(remittance).flatMap((written) => {
    const number = numbersMeant(written).find((meant) => byNumber.has(meant))
    return number === undefined ? [] : [byNumber.get(number)]
  })
  return [...new Set(named)].filter((invoice) => invoice !== undefined)
}

function matchUnnamed(line: BankLineFacts, invoices: readonly InvoiceToMatch[]): BankMatch {
  const fitting = invoices.filter(
    ({ open, currency, names }) =>
      open === line.amount &&
      currency === line.currency &&
      names.some((name) => areNamesSimilar(name, line.otherName)),
  )
  if (fitting.length === 0) return without('NEW', line.isReversal ? 'REVERSAL' : 'NOTHING_FITS')
  // Of several that fit alike the oldest is likeliest; they come in that order.
  return partly(line.isReversal ? 'REVERSAL' : 'NO_NUMBER', line, fitting.slice(0, 1))
}

function without(state: BankMatch['state'], reason: BankLineReason): BankMatch {
  return { state, reason, parts: [] }
}

/** Each invoice gets what is open of it as long as there is something; the last one all the rest. */
function partly(reason: BankLineReason, line: BankLineFacts, invoices: readonly InvoiceToMatch[]): BankMatch {
  const payable = invoices.filter(({ currency }) => currency === line.currency)
  let left = line.amount
  const parts = payable.map(({ id, open }, at): LinePart => {
    const amount = at === payable.length - 1 ? left : Math.min(open, left)
    left -= amount
    return { invoiceId: id, amount }
  })
  return { state: 'PARTIAL', reason, parts: parts.filter(({ amount }) => amount > 0) }
}
