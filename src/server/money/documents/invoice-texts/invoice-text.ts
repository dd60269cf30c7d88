import type { Language } from '../../../../domain/catalogue/language.ts'
import type {
  FeeTermsScope,
  InvoiceDocumentType,
  InvoiceCalculationMethod,
} from '../../../../domain/catalogue/invoices.ts'
import type { InvoicePayment } from '../../../../domain/money/invoice-document.ts'
import type { VatCategory } from '../../../../domain/catalogue/invoices.ts'
import { invoiceTextsDe } from './de.ts'
import { invoiceTextsEn } from './en.ts'
import { invoiceTextsFr } from './fr.ts'

/** A position of the fee, in figures as the language writes them. */
export interface FeeWords {
  percent: string
  rent: string
}

/** What a sentence about money that moves may name: figures and days as the language writes them. */
export interface PaymentWords {
  amount: string
  /** The number of the document, or of the invoice that a credit note takes back. */
  number: string
  dueOn: string
  paidOn: string
}

/** What invoices and credit notes say in one language. */
export interface InvoiceTexts {
  title: Record<InvoiceDocumentType, string>
  /** Under the title of a credit note. */
  takesBack: (number: string, issuedOn: string) => string
  /** The word across the pages of a test document, and the sentence on it. */
  testing: { stamp: string; sentence: string }
  facts: {
    issuedOn: string
    dueOn: string
    stay: string
    apartment: string
  }
  period: (from: string, to: string) => string
  parties: { seller: string; buyer: string }
  ids: { vatId: string; taxNumber: string }
  table: { service: string; vat: string; net: string }
  fee: (words: FeeWords) => string
  tenantFee: (words: FeeWords) => string
  calculation: Record<InvoiceCalculationMethod, string>
  /** Where the percentage comes from, and since which day; the product's default needs no words. */
  origin: Record<FeeTermsScope, (since: string) => string>
  /** How a position is taxed where it has no rate. */
  untaxed: Record<Exclude<VatCategory, 'S'>, string>
  totals: {
    net: string
    vat: (rate: string, net: string) => string
    gross: string
    paid: string
    due: string
    dueBack: string
  }
  payment: {
    title: string
    transfer: (words: PaymentWords) => string
    account: { holder: string; iban: string; bic: string; reference: string }
    keptFromPayout: (words: PaymentWords) => string
    paid: Record<Extract<InvoicePayment, { kind: 'PAID' }>['by'], (words: PaymentWords) => string>
    givenBack: (words: PaymentWords) => string
    nothing: string
  }
  notes: string
  /** The sentence that the law wants where there is no VAT; of a small business by the seller's country. */
  reverseCharge: string
  smallBusiness: (sellerCountry: string) => string
  outsideTheUnion: string
  page: (page: number, of: number) => string
}

/** The texts of invoices by language. */
export const INVOICE_TEXTS = {
  en: invoiceTextsEn,
  de: invoiceTextsDe,
  fr: invoiceTextsFr,
} as const satisfies Record<Language, InvoiceTexts>
