import { isCountryCode } from '../catalogue/countries.ts'
import { findCurrency } from '../catalogue/currencies.ts'
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from './invoice-document.ts'
import { vatSums } from './vat.ts'

const NUMBER = /^[A-Z\d](?:[A-Z\d./-]{0,38}[A-Z\d])?$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/

/** Everything that is wrong with a document, in English for whoever looks after the installation; empty if it is whole. */
export function invoiceProblems(document: InvoiceDocument): string[] {
  return [
    ...headProblems(document),
    ...partyProblems('seller', document.seller),
    ...partyProblems('buyer', document.buyer),
    ...lineProblems(document),
    ...sumProblems(document),
    ...vatProblems(document),
    ...paymentProblems(document),
  ]
}

function headProblems({ number, currency, issuedOn, dueOn, documentType, takesBack, stay }: InvoiceDocument) {
  const isCreditNote = documentType === 'CREDIT_NOTE'
  return which({
    [`the number '${number}' has not the form of one`]: !NUMBER.test(number),
    [`the currency ${currency} is not supported`]: !findCurrency(currency),
    'the stay ends before it begins': stay.from > stay.to,
    [`the flat's country '${stay.country}' is none`]: !isCountryCode(stay.country),
    'an invoice has a day until which it is due': !isCreditNote && dueOn === null,
    'a credit note is not due': isCreditNote && dueOn !== null,
    'it is due before it is issued': dueOn !== null && dueOn < issuedOn,
    'a credit note names the invoice that it takes back': isCreditNote && takesBack === null,
    'an invoice takes back no other': !isCreditNote && takesBack !== null,
    [`the number '${takesBack?.number}' that it takes back has not the form of one`]:
      takesBack !== null && !NUMBER.test(takesBack.number),
    'it takes back itself': takesBack?.number === number,
    'it takes back what was issued later': takesBack !== null && takesBack.issuedOn > issuedOn,
  })
}

function partyProblems(side: string, party: InvoiceParty): string[] {
  return which({
    [`the ${side} has no name`]: party.name === '',
    [`the ${side} has no address`]: party.addressLine1 === '' || party.city === '',
    [`the ${side}'s country '${party.country}' is none`]: !isCountryCode(party.country),
  })
}

function lineProblems({ lines }: InvoiceDocument): string[] {
  return which({
    'it has no line': lines.length === 0,
    'a line has no name': lines.some(({ name }) => name === ''),
    'an amount is no amount in minor units': lines.some(({ net }) => !isAmount(net)),
    'a rate goes only with the category S': lines.some(({ vat }) => vat.rate > 0 !== (vat.category === 'S')),
    'what is outside the scope of VAT stands with what is not':
      isOutside(lines) && lines.some(({ vat }) => vat.category !== 'O'),
  })
}

function sumProblems({ lines, vat, totals }: InvoiceDocument): string[] {
  if (!lines.every(({ net }) => isAmount(net))) return []
  const sums = vatSums(lines)
  const net = sums.reduce((sum, one) => sum + one.net, 0)
  const tax = sums.reduce((sum, one) => sum + one.amount, 0)
  return which({
    'the VAT by rates is not that of the lines': JSON.stringify(vat) !== JSON.stringify(sums),
    [`the net total ${totals.net} is not ${net}`]: totals.net !== net,
    [`the VAT total ${totals.vat} is not ${tax}`]: totals.vat !== tax,
    [`the gross total ${totals.gross} is not ${net + tax}`]: totals.gross !== net + tax,
    [`the amount due ${totals.due} is not what is unpaid`]: totals.due !== net + tax - totals.paid,
    'a total is no amount in minor units': !Object.values(totals).every(isAmount),
  })
}

/** What the European norm and the tax laws ask for by category. */
function vatProblems({ lines, seller, buyer }: InvoiceDocument): string[] {
  const has = (category: string) => lines.some(({ vat }) => vat.category === category)
  return which({
    'the seller has no VAT id and no tax number': !seller.vatId && !seller.taxNumber && !isOutside(lines),
    'the seller has no VAT id and no register': !seller.register && (!seller.vatId || isOutside(lines)),
    'reverse charge needs the VAT ids of both': has('AE') && !(seller.vatId && buyer.vatId),
  })
}

function paymentProblems({ documentType, payment, totals }: InvoiceDocument): string[] {
  const isCreditNote = documentType === 'CREDIT_NOTE'
  return which({
    'a credit note is given back, and nothing else': isCreditNote !== (payment.kind === 'GIVEN_BACK'),
    'what is given back was not paid': isCreditNote && totals.paid !== 0,
    'it says that it is paid and is not': payment.kind === 'PAID' && (totals.due !== 0 || totals.paid === 0),
    'the account has not the form of an IBAN': payment.kind === 'BANK_TRANSFER' && !IBAN.test(payment.iban),
    'the bank has not the form of a BIC':
      payment.kind === 'BANK_TRANSFER' && payment.bic !== '' && !BIC.test(payment.bic),
    'the account has no holder': payment.kind === 'BANK_TRANSFER' && payment.holder === '',
  })
}

function isOutside(lines: readonly InvoiceLine[]): boolean {
  return lines.some(({ vat }) => vat.category === 'O')
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}

function which(found: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(found).flatMap(([problem, isThere]) => (isThere ? [problem] : []))
}
