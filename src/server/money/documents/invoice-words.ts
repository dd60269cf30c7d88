import type { Language } from '../../../domain/catalogue/language.ts'
import type { InvoiceCalculationMethod } from '../../../domain/catalogue/invoices.ts'
import { formatMoney, NUMBER_LOCALES } from '../../../domain/kernel/money.ts'
import type { InvoiceDocument, InvoiceLine } from '../../../domain/money/invoice-document.ts'
import type { TermOrigin } from '../../../domain/rentals/fee-terms.ts'
import type { VatCategory } from '../../../domain/catalogue/invoices.ts'
import type { Vat } from '../../../domain/money/vat.ts'
import { writtenDay } from '../../kernel/documents/written-day.ts'
import { INVOICE_TEXTS, type InvoiceTexts } from './invoice-texts/invoice-text.ts'

/** What a fee is a percentage of. */
export interface FeeBasis {
  payer: 'LANDLORD' | 'TENANT'
  /** In basis points. */
  rate: number
  /** Rent of the stay in minor units, and how it is calculated. */
  rent: number
  currency: string
  method: InvoiceCalculationMethod
  /** Where the percentage comes from; null where that is not known. */
  origin: TermOrigin | null
}

/** Name and description of the position of a fee, such as 'Fee, 10 % of the rent of €5,104.00'. */
export function feeLineWords(basis: FeeBasis, language: Language): Pick<InvoiceLine, 'name' | 'description'> {
  const texts = INVOICE_TEXTS[language]
  const words = {
    percent: percentText(basis.rate, language),
    rent: formatMoney(basis.rent, basis.currency, { language }),
  }
  const name = basis.payer === 'LANDLORD' ? texts.fee(words) : texts.tenantFee(words)
  const origin = originText(basis.origin, language)
  return { name, description: [texts.calculation[basis.method], ...(origin ? [origin] : [])].join(' – ') }
}

function originText(origin: TermOrigin | null, language: Language): string | null {
  if (!origin?.since || origin.source === 'DEFAULT') return null
  return INVOICE_TEXTS[language].origin[origin.source](writtenDay(origin.since, language))
}

/** A rate in basis points as the language writes it, such as '25,5 %'. */
export function percentText(basisPoints: number, language: Language): string {
  const format = new Intl.NumberFormat(NUMBER_LOCALES[language], { maximumFractionDigits: 2 })
  return `${format.format(basisPoints / 100)}\u00A0%`
}

/** An amount of the document as its language writes it. */
export function amountText({ currency, language }: InvoiceDocument, amount: number): string {
  return formatMoney(amount, currency, { language })
}

/** How a position is taxed, in a word. */
export function vatText({ category, rate }: Vat, language: Language): string {
  return category === 'S' ? percentText(rate, language) : INVOICE_TEXTS[language].untaxed[category]
}

/** The sentence that the law wants on a document with something of this category; null where it wants none. */
export function sentenceOf(category: VatCategory, { language, seller }: InvoiceDocument): string | null {
  const texts: InvoiceTexts = INVOICE_TEXTS[language]
  switch (category) {
    case 'S':
      return null
    case 'AE':
      return texts.reverseCharge
    case 'E':
      return texts.smallBusiness(seller.country)
    case 'O':
      return texts.outsideTheUnion
  }
}

/** All sentences of a document: of its mode, of the law, and its own. */
export function notesOf(document: InvoiceDocument): string[] {
  const { testing } = INVOICE_TEXTS[document.language]
  return [
    ...(document.mode === 'TESTING' ? [testing.sentence] : []),
    ...document.vat.flatMap(({ category }) => sentenceOf(category, document) ?? []),
    ...document.notes,
  ]
}

/** How the document is paid, in a sentence. */
export function paymentText(document: InvoiceDocument): string {
  const { payment, totals, takesBack, language } = document
  const texts = INVOICE_TEXTS[language].payment
  const words = {
    amount: amountText(document, totals.due),
    number: takesBack?.number ?? document.number,
    dueOn: document.dueOn ? writtenDay(document.dueOn, language) : '',
    paidOn: '',
  }
  if (totals.gross === 0) return texts.nothing
  switch (payment.kind) {
    case 'BANK_TRANSFER':
      return totals.due === 0 ? texts.nothing : texts.transfer(words)
    case 'KEPT_FROM_PAYOUT':
      return totals.due === 0 ? texts.nothing : texts.keptFromPayout(words)
    case 'GIVEN_BACK':
      return texts.givenBack(words)
    case 'PAID': {
      const paid = { ...words, amount: amountText(document, totals.paid) }
      return texts.paid[payment.by]({ ...paid, paidOn: writtenDay(payment.on, language) })
    }
  }
}

/** Whether somebody has to transfer something, and is told where to. */
export function isTransferAwaited({ payment, totals }: InvoiceDocument): boolean {
  return payment.kind === 'BANK_TRANSFER' && totals.due > 0
}
