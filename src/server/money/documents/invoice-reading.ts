import { XMLParser } from 'fast-xml-parser'
import { fromDecimal } from '../../../domain/kernel/money.ts'
import type { InvoiceDocument, InvoiceParty } from '../../../domain/money/invoice-document.ts'
import { isTransferAwaited, notesOf, paymentText, sentenceOf } from './invoice-words.ts'
import { compactDay, EN16931_PROFILE, paymentCode, TYPE_CODES, vatIdOf } from './invoice-xml.ts'

/** What a document says, one entry for each fact: amounts in minor units, days as 20270301, '' where there is nothing. */
export type InvoiceReading = Readonly<Record<string, string | number | null>>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  removeNSPrefix: true,
})

/** What the XML says, read by another parser than it was written with. */
export function readingOfXml(xml: string): InvoiceReading {
  const root = at(parser.parse(xml), 'CrossIndustryInvoice')
  const head = at(root, 'ExchangedDocument')
  const deal = at(root, 'SupplyChainTradeTransaction')
  const settlement = at(deal, 'ApplicableHeaderTradeSettlement')
  const currency = text(settlement, 'InvoiceCurrencyCode')
  const sums = at(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const means = at(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const period = at(settlement, 'BillingSpecifiedPeriod')
  const preceding = at(settlement, 'InvoiceReferencedDocument')
  const shipTo = at(deal, 'ApplicableHeaderTradeDelivery/ShipToTradeParty')
  return {
    profile: text(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    number: text(head, 'ID'),
    type: text(head, 'TypeCode'),
    issuedOn: text(head, 'IssueDateTime/DateTimeString'),
    notes: text(head, 'IncludedNote/Content'),
    currency,
    ...partyOfXml('seller', at(deal, 'ApplicableHeaderTradeAgreement/SellerTradeParty')),
    ...partyOfXml('buyer', at(deal, 'ApplicableHeaderTradeAgreement/BuyerTradeParty')),
    apartment: text(shipTo, 'Name'),
    flatCountry: text(shipTo, 'PostalTradeAddress/CountryID'),
    stayFrom: text(period, 'StartDateTime/DateTimeString'),
    stayTo: text(period, 'EndDateTime/DateTimeString'),
    ...linesOfXml(many(deal, 'IncludedSupplyChainTradeLineItem'), currency),
    ...vatOfXml(many(settlement, 'ApplicableTradeTax'), currency),
    reference: text(settlement, 'PaymentReference'),
    paymentCode: text(means, 'TypeCode'),
    iban: text(means, 'PayeePartyCreditorFinancialAccount/IBANID'),
    holder: text(means, 'PayeePartyCreditorFinancialAccount/AccountName'),
    bic: text(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
    payment: text(settlement, 'SpecifiedTradePaymentTerms/Description'),
    dueOn: text(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
    takesBack: text(preceding, 'IssuerAssignedID'),
    takesBackOf: text(preceding, 'FormattedIssueDateTime/DateTimeString'),
    lineTotal: fromDecimal(text(sums, 'LineTotalAmount'), currency),
    net: fromDecimal(text(sums, 'TaxBasisTotalAmount'), currency),
    vat: fromDecimal(text(sums, 'TaxTotalAmount'), currency),
    vatCurrency: text(sums, 'TaxTotalAmount/@currencyID'),
    gross: fromDecimal(text(sums, 'GrandTotalAmount'), currency),
    paid: fromDecimal(text(sums, 'TotalPrepaidAmount'), currency),
    due: fromDecimal(text(sums, 'DuePayableAmount'), currency),
  }
}

function partyOfXml(side: string, party: unknown): InvoiceReading {
  const registrations = many(party, 'SpecifiedTaxRegistration')
  const taxId = (scheme: string) =>
    registrations
      .filter((one) => text(one, 'ID/@schemeID') === scheme)
      .map((one) => text(one, 'ID'))
      .join(' ')
  const address = at(party, 'PostalTradeAddress')
  const contact = at(party, 'DefinedTradeContact')
  return {
    [`${side}.name`]: text(party, 'Name'),
    [`${side}.register`]: text(party, 'SpecifiedLegalOrganization/ID'),
    [`${side}.contactName`]: text(contact, 'PersonName'),
    [`${side}.email`]: text(contact, 'EmailURIUniversalCommunication/URIID'),
    [`${side}.addressLine1`]: text(address, 'LineOne'),
    [`${side}.addressLine2`]: text(address, 'LineTwo'),
    [`${side}.zipCode`]: text(address, 'PostcodeCode'),
    [`${side}.city`]: text(address, 'CityName'),
    [`${side}.region`]: text(address, 'CountrySubDivisionName'),
    [`${side}.country`]: text(address, 'CountryID'),
    [`${side}.vatId`]: taxId('VA'),
    [`${side}.taxNumber`]: taxId('FC'),
  }
}

function linesOfXml(lines: readonly unknown[], currency: string): InvoiceReading {
  return numbered('line', lines, (line) => {
    const settlement = at(line, 'SpecifiedLineTradeSettlement')
    const net = text(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount')
    const price = text(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount')
    return {
      name: text(line, 'SpecifiedTradeProduct/Name'),
      description: text(line, 'SpecifiedTradeProduct/Description'),
      net: fromDecimal(net, currency),
      price: fromDecimal(price, currency),
      quantity: text(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
      category: text(settlement, 'ApplicableTradeTax/CategoryCode'),
      rate: rateOfText(text(settlement, 'ApplicableTradeTax/RateApplicablePercent')),
    }
  })
}

function vatOfXml(sums: readonly unknown[], currency: string): InvoiceReading {
  return numbered('vat', sums, (sum) => ({
    category: text(sum, 'CategoryCode'),
    rate: rateOfText(text(sum, 'RateApplicablePercent')),
    net: fromDecimal(text(sum, 'BasisAmount'), currency),
    amount: fromDecimal(text(sum, 'CalculatedAmount'), currency),
    reason: text(sum, 'ExemptionReason'),
  }))
}

/** Basis points of a rate such as '25.5'; what is not subject to VAT has none, which is 0 in a document. */
function rateOfText(rate: string): number {
  return Math.round(Number(rate) * 100)
}

/** What the XML of a document has to say. */
export function readingOf(document: InvoiceDocument): InvoiceReading {
  const { totals, payment, takesBack, stay, lines } = document
  const account = payment.kind === 'BANK_TRANSFER' && isTransferAwaited(document) ? payment : null
  return {
    profile: EN16931_PROFILE,
    number: document.number,
    type: TYPE_CODES[document.documentType],
    issuedOn: compactDay(document.issuedOn),
    notes: notesOf(document).join('\n'),
    currency: document.currency,
    ...readingOfParty('seller', document.seller, document),
    ...readingOfParty('buyer', document.buyer, document),
    apartment: stay.apartment,
    flatCountry: stay.country,
    stayFrom: compactDay(stay.from),
    stayTo: compactDay(stay.to),
    ...numbered('line', lines, ({ name, description, net, vat }) => ({
      name,
      description,
      net,
      price: net,
      quantity: '1',
      category: vat.category,
      rate: vat.rate,
    })),
    ...numbered('vat', document.vat, ({ category, rate, net, amount }) => ({
      category,
      rate,
      net,
      amount,
      reason: sentenceOf(category, document) ?? '',
    })),
    reference: document.number,
    paymentCode: paymentCode(document),
    iban: account?.iban ?? '',
    holder: account?.holder ?? '',
    bic: account?.bic ?? '',
    payment: paymentText(document),
    dueOn: document.dueOn && totals.due > 0 ? compactDay(document.dueOn) : '',
    takesBack: takesBack?.number ?? '',
    takesBackOf: takesBack ? compactDay(takesBack.issuedOn) : '',
    lineTotal: totals.net,
    net: totals.net,
    vat: totals.vat,
    vatCurrency: document.currency,
    gross: totals.gross,
    paid: totals.paid,
    due: totals.due,
  }
}

function readingOfParty(
  side: 'seller' | 'buyer',
  party: InvoiceParty,
  document: InvoiceDocument,
): InvoiceReading {
  const said = {
    ...party,
    vatId: vatIdOf(party, document),
    // The norm has a place for the seller's alone.
    taxNumber: side === 'seller' ? party.taxNumber : '',
  }
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [`${side}.${key}`, value]))
}

function numbered<Row>(
  name: string,
  rows: readonly Row[],
  reading: (row: Row) => InvoiceReading,
): InvoiceReading {
  const entries = rows.flatMap((row, index) =>
    Object.entries(reading(row)).map(([key, value]) => [`${name} ${index + 1} ${key}`, value] as const),
  )
  return { [`${name}s`]: rows.length, ...Object.fromEntries(entries) }
}

function at(tree: unknown, path: string): unknown {
  return path.split('/').reduce<unknown>((node, key) => {
    return typeof node === 'object' && node !== null && key in node
      ? (node as Record<string, unknown>)[key]
      : null
  }, tree)
}

function many(tree: unknown, path: string): readonly unknown[] {
  const found = at(tree, path)
  if (found === null) return []
  return Array.isArray(found) ? found : [found]
}

/** The text at a path; '' where there is none, and of an element that stands there more than once. */
function text(tree: unknown, path: string): string {
  const found = at(tree, path)
  if (typeof found === 'string') return found
  const content = at(found, '#text')
  return typeof content === 'string' ? content : ''
}
