import { expect, describe, it } from 'vitest'
import { credit, documentOf } from '../../../../test/einvoices/kinds.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import {
  type InvoiceDocument,
  InvoiceDocumentError,
  type InvoiceDocumentFacts,
} from '../../../domain/money/invoice-document.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceXml } from './invoice-xml.ts'
import { readBack } from './read-back.ts'
import { writeInvoice } from './write-invoice.ts'

const whole = documentOf({})
const creditNote = documentOf(credit)

describe('what is read back', () => {
  it.each<[string, Partial<InvoiceDocumentFacts>]>([
    ['number', { number: '2026-0044' }],
    ['day', { issuedOn: parseDay('2026-11-21') }],
    ['due day', { dueOn: parseDay('2026-12-05') }],
    ['currency', { currency: 'USD' }],
    ['name', { buyer: { ...whole.buyer, name: 'Jana Kellner' } }],
    ['address', { buyer: { ...whole.buyer, addressLine1: 'Linienstraße 62' } }],
    ['VAT id', { seller: { ...whole.seller, vatId: 'DE123456788' } }],
    ['register', { seller: { ...whole.seller, register: 'HRB 1' } }],
    ['stay', { stay: { ...whole.stay, to: parseDay('2027-08-16') } }],
    ['flat', { stay: { ...whole.stay, country: 'AT' } }],
    ['amount', { lines: [{ ...line(), net: 79_517 }] }],
    ['rate', { lines: [{ ...line(), vat: { category: 'S', rate: 1600 } }] }],
    ['line', { lines: [{ ...line(), name: 'Fees' }] }],
    ['number of lines', { lines: [line(), { ...line(), net: 0 }] }],
    ['payment', { paid: 1 }],
    ['account', { payment: { kind: 'BANK_TRANSFER', iban: 'DE02120300000000202051', bic: '', holder: 'M' } }],
    ['way to pay', { payment: { kind: 'KEPT_FROM_PAYOUT' } }],
    ['note', { notes: ['One more.'] }],
    ['mode', { mode: 'TESTING' }],
  ])('differs for another %s', async (_title, change) => {
    const { bytes } = await writeInvoice(whole)
    expect(readBack(bytes, whole)).toEqual([])
    expect(readBack(bytes, documentOf(change))).not.toEqual([])
  })

  it('differs for a credit note of another invoice', async () => {
    const { bytes } = await writeInvoice(creditNote)
    const other = { ...creditNote, takesBack: { number: '2026-0042', issuedOn: parseDay('2026-11-03') } }
    expect(readBack(bytes, other)).toEqual([
      'takesBackOf: "20261102" instead of "20261103"',
      'not printed where it belongs: 3 November 2026',
    ])
  })

  it('differs where the page says another amount than the XML', async () => {
    const xml = await invoiceXml(whole)
    for (const totals of [{ net: 79_517 }, { vat: 1 }, { gross: 9_462 }, { due: 94_625 }]) {
      const printed: InvoiceDocument = { ...whole, totals: { ...whole.totals, ...totals } }
      const differences = readBack(await invoicePdf(printed, xml), whole)
      // The VAT is printed by rates.
      expect(differences.length > 0).toBe(!('vat' in totals))
    }
    const vat = whole.vat.map((sum) => ({ ...sum, amount: 15_109 }))
    expect(readBack(await invoicePdf({ ...whole, vat }, xml), whole)).toEqual([
      'not printed where it belongs: €151.08',
    ])
  })

  it('differs where the file has no XML, or a broken one', async () => {
    expect(readBack(await invoicePdf(whole, '<Invoice/>'), whole).length).toBeGreaterThan(20)
    const { bytes } = await writeInvoice(whole)
    const renamed = Buffer.from(
      Buffer.from(bytes).toString('latin1').replaceAll('(factur-x.xml)', '(factor-x.xml)'),
      'latin1',
    )
    expect(readBack(renamed, whole)).toEqual(['no factur-x.xml is within'])
  })

  it.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['empty', () => new Uint8Array(0)],
    ['cut', (bytes) => bytes.subarray(0, bytes.length - 200)],
    ['shifted', (bytes) => bytes.subarray(50)],
    ['no PDF', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
    [
      'changed within',
      (bytes) =>
        Buffer.from(bytes.toString('latin1').replace(/stream\n[^%]{9}/g, 'stream\n#########'), 'latin1'),
    ],
  ])('differs in everything where the file is %s', async (_title, broken) => {
    const { bytes } = await writeInvoice(whole)
    expect(readBack(broken(Buffer.from(bytes)), whole)).toEqual([expect.stringContaining("can't be read")])
  })

  it('is never asked about a document whose sums don’t fit', async () => {
    const wrong = { ...whole, totals: { ...whole.totals, due: 0 } }
    await expect(writeInvoice(wrong)).rejects.toThrow(InvoiceDocumentError)
  })
})

function line() {
  return {
    name: 'Fee, 10 % of the rent of €7,951.61',
    description: '',
    net: 79_516,
    vat: { category: 'S', rate: 1900 },
  } as const
}
