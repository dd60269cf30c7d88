import { beforeAll, describe, expect, it } from 'vitest'
import { invoiceXml } from '../../src/server/money/documents/invoice-xml.ts'
import { writeInvoice } from '../../src/server/money/documents/write-invoice.ts'
import { documentOf, KINDS } from './kinds.ts'
import { brokenRules, schemaErrors } from './official-rules.ts'

const kinds = KINDS.map(([title, facts]) => ({ title, facts }))

describe('the XML of documents', () => {
  it('passes the schema, whatever the kind', async () => {
    const xmls = await Promise.all(
      kinds.map(
        async ({ title, facts }) =>
          [title.replaceAll(/\W+/g, '-'), await invoiceXml(documentOf(facts))] as const,
      ),
    )
    expect(new Map(xmls).size).toBe(kinds.length)
    expect(await schemaErrors(new Map(xmls))).toEqual([])
  })

  it.each(kinds)('keeps all rules of EN 16931: $title', async ({ facts }) => {
    expect(await brokenRules(await invoiceXml(documentOf(facts)))).toEqual([])
  })
})

describe('the PDF of documents', () => {
  it.each(kinds)('says what it was made of: $title', async ({ facts }) => {
    const { bytes } = await writeInvoice(documentOf(facts))
    expect(bytes.length).toBeLessThan(100_000)
  })
})

describe('the judges', () => {
  let whole = ''
  let outside = ''
  let reverse = ''
  beforeAll(async () => {
    const xmlOf = (title: string) => {
      const facts = kinds.find((kind) => kind.title === title)?.facts
      return facts ? invoiceXml(documentOf(facts)) : Promise.reject(new Error(`No kind '${title}'`))
    }
    whole = await xmlOf('two rates')
    outside = await xmlOf('outside of the Union in Switzerland')
    reverse = await xmlOf('reverse charge in France')
  })

  it.each([
    ['an unknown element', '<ram:TypeCode>380</ram:TypeCode>', '<ram:TypeCod>380</ram:TypeCod>'],
    ['elements in another order', '<ram:ID>2026-0042</ram:ID>', '<ram:Name>x</ram:Name><ram:ID>1</ram:ID>'],
    ['no delivery', /<ram:ApplicableHeaderTradeDelivery>[\s\S]*<\/ram:ApplicableHeaderTradeDelivery>/, ''],
    ['a broken day', '>20261120<', ' form="102">20261120<'],
  ])('refuse %s by the schema', async (_title, part, by) => {
    const broken = whole.replace(part, by)
    expect(broken).not.toBe(whole)
    expect(await schemaErrors(new Map([['broken', broken]]))).not.toEqual([])
  })

  it.each([
    ['BR-02', /<ram:ID>2026-0042<\/ram:ID>/, ''],
    [
      'BR-CO-10',
      '<ram:LineTotalAmount>915.16</ram:LineTotalAmount>',
      '<ram:LineTotalAmount>915.15</ram:LineTotalAmount>',
    ],
    ['BR-CO-14', 'currencyID="EUR">159.48<', 'currencyID="EUR">159.47<'],
    ['BR-CO-15', '<ram:GrandTotalAmount>1074.64<', '<ram:GrandTotalAmount>1074.65<'],
    ['BR-CO-16', '<ram:DuePayableAmount>1074.64<', '<ram:DuePayableAmount>1074.65<'],
    ['BR-CO-17', '<ram:CalculatedAmount>151.08<', '<ram:CalculatedAmount>153.08<'],
    ['BR-S-02', /<ram:SpecifiedTaxRegistration>[\s\S]*?<\/ram:SpecifiedTaxRegistration>/g, ''],
    ['BR-S-08', '<ram:BasisAmount>795.16<', '<ram:BasisAmount>797.16<'],
    ['BR-61', /<ram:IBANID>.*<\/ram:IBANID>/, ''],
    ['BR-09', /<ram:CountryID>DE<\/ram:CountryID>/, ''],
    ['BR-CL-04', '<ram:InvoiceCurrencyCode>EUR<', '<ram:InvoiceCurrencyCode>EUX<'],
    ['BR-CL-14', /<ram:CountryID>DE</, '<ram:CountryID>ZZ<'],
    ['BR-DEC-12', '<ram:TaxBasisTotalAmount>915.16<', '<ram:TaxBasisTotalAmount>915.160<'],
  ])('refuse what breaks %s', async (rule, part, by) => {
    const broken = whole.replace(part, by)
    expect(broken).not.toBe(whole)
    expect(await brokenRules(broken)).toContain(rule)
  })

  it('refuse a VAT id where nothing is subject to VAT', async () => {
    const id =
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration>'
    const broken = outside.replace('</ram:SellerTradeParty>', `${id}</ram:SellerTradeParty>`)
    expect(await brokenRules(broken)).toContain('BR-O-02')
  })

  it.each([
    [
      'BR-AE-10',
      /<ram:ExemptionReason>.*<\/ram:ExemptionReason>|<ram:ExemptionReasonCode>.*<\/ram:ExemptionReasonCode>/g,
    ],
    ['BR-AE-02', /<ram:SpecifiedTaxRegistration>[\s\S]*?<\/ram:SpecifiedTaxRegistration>/g],
  ])('refuse a reverse charge that breaks %s', async (rule, part) => {
    expect(await brokenRules(reverse.replace(part, ''))).toContain(rule)
  })
})
