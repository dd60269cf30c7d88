import type { Language } from '../catalogue/language.ts'
import type { InvoiceDocumentType, InvoiceLiveMode } from '../catalogue/invoices.ts'
import type { Day, Stay } from '../kernel/day.ts'
import { asOneLine } from '../kernel/text.ts'
import { invoiceProblems } from './invoice-problems.ts'
import { plainVatId } from './vat-id.ts'
import { type Vat, type VatSum, vatSums } from './vat.ts'

/** Who writes or gets an invoice; '' where there is nothing. */
export interface InvoiceParty {
  /** The company, else the person. */
  name: string
  contactName: string
  addressLine1: string
  addressLine2: string
  zipCode: string
  city: string
  region: string
  /** ISO 3166-1, two letters. */
  country: string
  vatId: string
  taxNumber: string
  email: string
  /** Where a company is registered, such as 'HRB 12345 B, Amtsgericht Charlottenburg'. */
  register: string
}

/** The stay whose letting was mediated: the period and the place of the service. */
export interface InvoicedStay extends Stay {
  apartment: string
  /** Where the flat lies, ISO 3166-1. */
  country: string
}

/** One position, its net amount in minor units; words are in the document's language. */
export interface InvoiceLine {
  name: string
  description: string
  net: number
  vat: Vat
}

/** The sums of a document in minor units: gross is net and VAT, due is what of it isn't paid. */
export interface InvoiceTotals {
  net: number
  vat: number
  gross: number
  paid: number
  due: number
}

/** How an invoice is paid, or was; a credit note is given back. */
export type InvoicePayment =
  | { kind: 'BANK_TRANSFER'; iban: string; bic: string; holder: string }
  | { kind: 'KEPT_FROM_PAYOUT' }
  | { kind: 'PAID'; by: 'CARD' | 'BANK_TRANSFER' | 'PAYOUT' | 'CREDIT'; on: Day }
  | { kind: 'GIVEN_BACK' }

/** All that an invoice or a credit note says; the amounts of both are positive. */
export interface InvoiceDocument {
  number: string
  documentType: InvoiceDocumentType
  mode: InvoiceLiveMode
  language: Language
  issuedOn: Day
  /** Null for a credit note. */
  dueOn: Day | null
  currency: string
  /** Of a credit note: the invoice that it takes back. */
  takesBack: { number: string; issuedOn: Day } | null
  seller: InvoiceParty
  buyer: InvoiceParty
  stay: InvoicedStay
  lines: readonly InvoiceLine[]
  vat: readonly VatSum[]
  totals: InvoiceTotals
  payment: InvoicePayment
  /** Further sentences in the document's language; those that the law or the mode asks for are added when it is written. */
  notes: readonly string[]
}

/** What a document is made of: the sums follow. */
export interface InvoiceDocumentFacts extends Omit<InvoiceDocument, 'vat' | 'totals'> {
  /** What was paid when the document is written, in minor units. */
  paid: number
}

/** A document whose figures or facts don't fit together; it must not be written. */
export class InvoiceDocumentError extends Error {
  readonly problems: readonly string[]

  constructor(number: string, problems: readonly string[]) {
    super(`Invoice document ${number}: ${problems.join('; ')}`)
    this.name = 'InvoiceDocumentError'
    this.problems = problems
  }
}

/** The document of the facts, with its sums and in words that stand in one line; InvoiceDocumentError if they don't fit. */
export function invoiceDocumentOf({ paid, ...facts }: InvoiceDocumentFacts): InvoiceDocument {
  const vat = vatSums(facts.lines)
  const net = sumOf(facts.lines.map((line) => line.net))
  const gross = net + sumOf(vat.map((sum) => sum.amount))
  const document: InvoiceDocument = {
    ...facts,
    number: asOneLine(facts.number),
    seller: plainParty(facts.seller),
    buyer: plainParty(facts.buyer),
    stay: { ...facts.stay, apartment: plainText(facts.stay.apartment) },
    lines: facts.lines.map((line) => ({
      ...line,
      name: plainText(line.name),
      description: plainText(line.description),
    })),
    payment: plainPayment(facts.payment),
    notes: facts.notes.map(plainText).filter(Boolean),
    vat,
    totals: { net, vat: gross - net, gross, paid, due: gross - paid },
  }
  assertInvoiceDocument(document)
  return document
}

/** Raises an InvoiceDocumentError with all that is wrong with a document: sums, ids, days, what the rules ask for. */
export function assertInvoiceDocument(document: InvoiceDocument): void {
  const problems = invoiceProblems(document)
  if (problems.length > 0) throw new InvoiceDocumentError(document.number, problems)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

// What neither XML nor a line of print can hold is left out, and the same letter is always the same code.
function plainText(text: string): string {
  return asOneLine(text.toWellFormed().normalize('NFC'))
    .replaceAll(/\p{Noncharacter_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function plainParty(party: InvoiceParty): InvoiceParty {
  return {
    name: plainText(party.name),
    contactName: plainText(party.contactName),
    addressLine1: plainText(party.addressLine1),
    addressLine2: plainText(party.addressLine2),
    zipCode: plainText(party.zipCode),
    city: plainText(party.city),
    region: plainText(party.region),
    country: party.country,
    vatId: plainVatId(party.vatId),
    taxNumber: plainText(party.taxNumber),
    email: plainText(party.email),
    register: plainText(party.register),
  }
}

function plainPayment(payment: InvoicePayment): InvoicePayment {
  if (payment.kind !== 'BANK_TRANSFER') return payment
  return {
    kind: 'BANK_TRANSFER',
    iban: payment.iban.replaceAll(/\s/g, '').toUpperCase(),
    bic: payment.bic.replaceAll(/\s/g, '').toUpperCase(),
    holder: plainText(payment.holder),
  }
}
