import type { Invoice } from '@e-invoice-eu/core'
import type { Day } from '../../../domain/kernel/day.ts'
import { toDecimal } from '../../../domain/kernel/money.ts'
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from '../../../domain/money/invoice-document.ts'
import type { VatCategory } from '../../../domain/catalogue/invoices.ts'
import type { Vat } from '../../../domain/money/vat.ts'
import { isTransferAwaited, notesOf, paymentText, sentenceOf } from './invoice-words.ts'

/** The profile of the document: the European norm itself (BT-24). */
export const EN16931_PROFILE = 'urn:cen.eu:en16931:2017'

/** Codes of UNTDID 1001. */
export const TYPE_CODES = { INVOICE: '380', CREDIT_NOTE: '381' } as const

type Node = string | Tree | readonly Node[]

interface Tree {
  [key: string]: Node
}

/** The document as XML in the syntax of UN/CEFACT, as the profile EN 16931 of ZUGFeRD and Factur-X wants it. */
export async function invoiceXml(document: InvoiceDocument): Promise<string> {
  const format = await ciiFormat()
  // The library's service also checks the tree against its JSON schema, compiled anew for 0.1 s a document; ours is
  // checked by the types here, and what comes of it by reading it back.
  const xml = await format.generate(escaped(treeOf(document)) as unknown as Invoice, {
    format: 'CII',
    lang: 'en',
  })
  return completed(String(xml), document)
}

// The library resolves entities in a text, twice, and leaves an '&' alone that looks like the beginning of one.
function escaped(node: Node): Node {
  if (typeof node === 'string') return node.replaceAll('&', '&amp;amp;')
  if (isList(node)) return node.map(escaped)
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, escaped(child)]))
}

function isList(node: Tree | readonly Node[]): node is readonly Node[] {
  return Array.isArray(node)
}

let opened: ReturnType<typeof openFormat> | undefined

// The library brings readers of PDF and spreadsheets along, which nobody needs before the first invoice.
function ciiFormat() {
  opened ??= openFormat()
  return opened
}

async function openFormat() {
  const { FormatFactoryService } = await import('@e-invoice-eu/core')
  const silent = () => undefined
  return new FormatFactoryService().createFormatService('CII', { log: silent, warn: silent, error: silent })
}

/** What the library leaves out: the invoice that is taken back (BT-25, BT-26); and the schema's place, which is its own. */
function completed(xml: string, { takesBack }: InvoiceDocument): string {
  const own = xml.replace(/ xmlns:xsi="[^"]*" xsi:schemaLocation="[^"]*"/, '')
  if (!takesBack) return own
  const end = '</ram:ApplicableHeaderTradeSettlement>'
  const reference = [
    '\t<ram:InvoiceReferencedDocument>',
    `\t<ram:IssuerAssignedID>${takesBack.number}</ram:IssuerAssignedID>`,
    '\t<ram:FormattedIssueDateTime>',
    `\t\t<qdt:DateTimeString format="102">${compactDay(takesBack.issuedOn)}</qdt:DateTimeString>`,
    '\t</ram:FormattedIssueDateTime>',
    '</ram:InvoiceReferencedDocument>',
    end,
  ]
  return own.replace(end, reference.join('\n\t\t\t'))
}

/** A day as XML of this syntax writes it, format 102: 20270301. */
export function compactDay(day: Day): string {
  return day.replaceAll('-', '')
}

/** The document in the library's own terms, which are those of UBL; the order of keys is that of the norm. */
function treeOf(document: InvoiceDocument): Tree {
  const { currency, totals, lines, stay } = document
  const amount = (key: string, minor: number) => amountAt(key, minor, currency)
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': EN16931_PROFILE,
      'cbc:ID': document.number,
      'cbc:IssueDate': document.issuedOn,
      ...(document.dueOn && totals.due > 0 && { 'cbc:DueDate': document.dueOn }),
      'cbc:InvoiceTypeCode': TYPE_CODES[document.documentType],
      ...textAt('cbc:Note', notesOf(document).join('\n')),
      'cbc:DocumentCurrencyCode': currency,
      'cac:InvoicePeriod': { 'cbc:StartDate': stay.from, 'cbc:EndDate': stay.to },
      'cac:AccountingSupplierParty': { 'cac:Party': sellerTree(document) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerTree(document) },
      'cac:Delivery': deliveryTree(document),
      'cac:PaymentMeans': paymentTree(document),
      'cac:PaymentTerms': { 'cbc:Note': paymentText(document) },
      'cac:TaxTotal': [
        {
          ...amount('cbc:TaxAmount', totals.vat),
          'cac:TaxSubtotal': document.vat.map((sum) => ({
            ...amount('cbc:TaxableAmount', sum.net),
            ...amount('cbc:TaxAmount', sum.amount),
            'cac:TaxCategory': { ...categoryTree(sum), ...exemptionTree(sum.category, document) },
          })),
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...amount('cbc:LineExtensionAmount', totals.net),
        ...amount('cbc:TaxExclusiveAmount', totals.net),
        ...amount('cbc:TaxInclusiveAmount', totals.gross),
        ...amount('cbc:PrepaidAmount', totals.paid),
        ...amount('cbc:PayableAmount', totals.due),
      },
      'cac:InvoiceLine': lines.map((line, index) => lineTree(line, index, currency)),
    },
  }
}

function amountAt(key: string, minor: number, currency: string): Tree {
  return { [key]: toDecimal(minor, currency), [`${key}@currencyID`]: currency }
}

function textAt(key: string, text: string): Tree {
  return text ? { [key]: text } : {}
}

function sellerTree(document: InvoiceDocument): Tree {
  const { seller } = document
  return {
    ...partyTree(seller),
    'cac:PartyTaxScheme': [
      ...taxIdTree(vatIdOf(seller, document), 'VAT'),
      // The library writes the scheme of the first id only, so a second has to have its final code.
      ...taxIdTree(seller.taxNumber, 'FC'),
    ],
  }
}

function buyerTree(document: InvoiceDocument): Tree {
  const { buyer } = document
  const [tax] = taxIdTree(vatIdOf(buyer, document), 'VAT')
  return { ...partyTree(buyer), ...(tax && { 'cac:PartyTaxScheme': tax }) }
}

/** The VAT id of a side; none where nothing is subject to VAT, which rule BR-O-02 of the norm wants. */
export function vatIdOf(party: InvoiceParty, { vat }: InvoiceDocument): string {
  return vat.some(({ category }) => category === 'O') ? '' : party.vatId
}

function taxIdTree(id: string, scheme: 'VAT' | 'FC'): Tree[] {
  return id ? [{ 'cbc:CompanyID': id, 'cac:TaxScheme': { 'cbc:ID': scheme } }] : []
}

function partyTree(party: InvoiceParty): Tree {
  const contact = {
    ...textAt('cbc:Name', party.contactName),
    ...textAt('cbc:ElectronicMail', party.email),
  }
  return {
    ...(party.email && { 'cbc:EndpointID': party.email, 'cbc:EndpointID@schemeID': 'EM' }),
    'cac:PostalAddress': {
      ...textAt('cbc:StreetName', party.addressLine1),
      ...textAt('cbc:AdditionalStreetName', party.addressLine2),
      ...textAt('cbc:CityName', party.city),
      ...textAt('cbc:PostalZone', party.zipCode),
      ...textAt('cbc:CountrySubentity', party.region),
      'cac:Country': { 'cbc:IdentificationCode': party.country },
    },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': party.name,
      ...textAt('cbc:CompanyID', party.register),
    },
    ...(Object.keys(contact).length > 0 && { 'cac:Contact': contact }),
  }
}

/** Where the flat lies, which decides the VAT (BT-80); the schema wants something of the delivery in any case. */
function deliveryTree({ stay }: InvoiceDocument): Tree {
  return {
    'cac:DeliveryParty': { 'cac:PartyName': textAt('cbc:Name', stay.apartment) },
    'cac:DeliveryLocation': {
      'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': stay.country } },
    },
  }
}

/** Codes of UNTDID 4461: transfers, clearing between partners, card, and 'not defined'. */
export function paymentCode(document: InvoiceDocument): string {
  const { payment, currency } = document
  if (isTransferAwaited(document)) return currency === 'EUR' ? '58' : '30'
  if (payment.kind === 'KEPT_FROM_PAYOUT' || (payment.kind === 'PAID' && payment.by === 'PAYOUT')) return '97'
  return payment.kind === 'PAID' && payment.by === 'CARD' ? '48' : '1'
}

function paymentTree(document: InvoiceDocument): Tree[] {
  const { payment, number } = document
  const means = { 'cbc:PaymentMeansCode': paymentCode(document), 'cbc:PaymentID': number }
  if (payment.kind !== 'BANK_TRANSFER' || !isTransferAwaited(document)) return [means]
  return [
    {
      ...means,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': payment.iban,
        'cbc:Name': payment.holder,
        ...(payment.bic && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': payment.bic } }),
      },
    },
  ]
}

function lineTree(line: InvoiceLine, index: number, currency: string): Tree {
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': '1',
    'cbc:InvoicedQuantity@unitCode': 'C62',
    ...amountAt('cbc:LineExtensionAmount', line.net, currency),
    'cac:Item': {
      ...textAt('cbc:Description', line.description),
      'cbc:Name': line.name,
      'cac:ClassifiedTaxCategory': categoryTree(line.vat),
    },
    'cac:Price': amountAt('cbc:PriceAmount', line.net, currency),
  }
}

function categoryTree({ category, rate }: Vat): Tree {
  return {
    'cbc:ID': category,
    // What is not subject to VAT has no rate, not even none (BR-O-05).
    ...(category !== 'O' && { 'cbc:Percent': rateText(rate) }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

/** A rate in basis points as XML writes it: '25.5'. */
export function rateText(rate: number): string {
  return String(rate / 100)
}

/** Codes of the list VATEX; small businesses have none that holds in every state. */
const EXEMPTION_CODES: Partial<Record<VatCategory, string>> = { AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' }

function exemptionTree(category: VatCategory, document: InvoiceDocument): Tree {
  return {
    ...textAt('cbc:TaxExemptionReasonCode', EXEMPTION_CODES[category] ?? ''),
    ...textAt('cbc:TaxExemptionReason', sentenceOf(category, document) ?? ''),
  }
}
