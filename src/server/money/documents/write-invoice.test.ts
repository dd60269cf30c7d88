import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { credit, documentOf } from '../../../../test/einvoices/kinds.ts'
import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { CURRENCY_CODES } from '../../../domain/catalogue/currencies.ts'
import { addDays, parseDay } from '../../../domain/kernel/day.ts'
import type { InvoiceDocument } from '../../../domain/money/invoice-document.ts'
import { feeLineWords } from './invoice-words.ts'
import { writeInvoice } from './write-invoice.ts'

const whole = documentOf({})
const creditNote = documentOf(credit)

describe('an invoice', () => {
  it('says who, for what, how much and how to pay it', async () => {
    const { text } = await pagesOf(whole)
    for (const part of [
      'Invoice 2026-0042',
      'Mezzo Living GmbH',
      'HRB 123456 B, Amtsgericht Charlottenburg',
      'VAT ID DE123456789',
      'Jana Keller',
      'Linienstraße 61',
      '10119 Berlin',
      '20 November 2026',
      '4 December 2026',
      'Period of the service',
      '1 March 2027 Home by the canal to 15 August 2027',
      'Fee, 10 % of the rent of €7,951.61',
      'VAT 19 % on €795.16',
      '€151.08',
      '€946.24',
      'DE89 3704 0044 0532 0130 00',
      'COBADEFFXXX',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/TESTING|undefined|null|NaN/)
  })

  it.each([
    [
      'en',
      'Fee, 12.5 % of the rent of €5,104.00',
      'Rent of the whole stay, calculated per night – percentage by the agreement of 1 March 2026',
    ],
    [
      'de',
      'Gebühr, 12,5 % der Miete von 5.104,00 €',
      'Miete des ganzen Aufenthalts, nach Nächten berechnet – Prozentsatz nach der Vereinbarung vom 1. März 2026',
    ],
    [
      'fr',
      'Frais, 12,5 % du loyer de 5 104,00 €',
      'Loyer de tout le séjour, calculé par nuit – taux de l’accord du 1er mars 2026',
    ],
  ] as const)('names its fee in %s', (language, name, description) => {
    const origin = { source: 'AGREEMENT', since: parseDay('2026-03-01') } as const
    const basis = {
      rate: 1_250,
      rent: 510_400,
      currency: 'EUR',
      method: 'CALCULATION_PER_NIGHT',
      origin,
    } as const
    const words = feeLineWords({ payer: 'LANDLORD', ...basis }, language)
    expect({ ...words, name: words.name.replaceAll(/\s/g, ' ') }).toEqual({ name, description })
    expect(feeLineWords({ payer: 'TENANT', ...basis }, language).name).not.toBe(words.name)
    const standard = { ...basis, origin: { source: 'DEFAULT', since: null } } as const
    expect(feeLineWords({ payer: 'LANDLORD', ...standard }, language).description).toBe(
      description.slice(0, description.indexOf(' – ')),
    )
  })

  it('is the same bytes for the same document, and others for another', async () => {
    const { bytes, sha256 } = await writeInvoice(whole)
    expect((await writeInvoice(structuredClone(whole))).sha256).toBe(sha256)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    expect((await writeInvoice(documentOf({ paid: 1 }))).sha256).not.toBe(sha256)
  })

  it('says on every page that it is a test', async () => {
    const lines = Array.from({ length: 40 }, () => ({
      ...whole.lines[0],
      name: 'Fee',
      description: '',
      net: 5,
    }))
    const test = documentOf({
      mode: 'TESTING',
      lines: lines.map((line) => ({ ...line, vat: { category: 'S', rate: 1900 } })),
    })
    const { pages, text } = await pagesOf(test)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.every((page) => page.includes('TESTING'))).toBe(true)
    expect(text).toContain('It is not an invoice')
  })

  it.each([
    ['AE', 'en', 'Reverse charge: VAT is to be paid by the recipient'],
    ['AE', 'de', 'Steuerschuldnerschaft des Leistungsempfängers'],
    ['AE', 'fr', 'Autoliquidation'],
    ['E', 'en', '§ 19 UStG'],
    ['E', 'de', 'Kleinunternehmer (§ 19 UStG)'],
    ['E', 'fr', '§ 19 UStG'],
    ['O', 'en', 'lies outside'],
    ['O', 'de', 'Nicht steuerbar'],
    ['O', 'fr', 'Hors champ'],
  ] as const)('without VAT, of category %s, says in %s why', async (category, language, words) => {
    const lines = [{ name: 'Fee', description: '', net: 100, vat: { category, rate: 0 } }]
    const buyer = { ...whole.buyer, vatId: 'FR83404833048' }
    const { text } = await pagesOf(documentOf({ language, lines, buyer }))
    expect(text).toContain(words)
  })

  it('as a credit note names what it takes back, and asks for no payment', async () => {
    const { text } = await pagesOf(creditNote)
    expect(text).toContain('Credit note 2026-0043')
    expect(text).toContain('takes back the invoice 2026-0042 of 2 November 2026')
    expect(text).toContain('€946.24 is set off against the invoice 2026-0042')
    expect(text).not.toMatch(/IBAN|Due by|To pay/)
  })

  it('names its title and language, and nothing of the clock', async () => {
    const { bytes } = await writeInvoice(documentOf({ language: 'de', mode: 'TESTING' }))
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)))
    expect(info).toMatchObject({
      Title: 'Rechnung 2026-0042 (TESTING)',
      Language: 'de',
      CreationDate: 'D:20261120000000Z',
    })
  })

  it.each(LANGUAGES)('has room for the days of every month in %s', async (language) => {
    for (let month = 0; month < 12; month += 1) {
      const day = addDays(parseDay('2027-01-28'), month * 30)
      const stay = { ...whole.stay, from: day, to: day }
      await expect(
        writeInvoice(documentOf({ language, issuedOn: day, dueOn: day, stay })),
      ).resolves.toBeDefined()
    }
  })
})

describe.each(LANGUAGES)('every currency in %s', (language) => {
  it.each(CURRENCY_CODES)('%s has its sign on the page', async (currency) => {
    const fee = {
      name: 'Fee',
      description: '',
      net: 123_456_789,
      vat: { category: 'S', rate: 1900 },
    } as const
    const document = documentOf({ language, currency, lines: [fee] })
    const { text } = await pagesOf(document)
    expect(text).not.toContain('?')
  })
})

async function pagesOf(document: InvoiceDocument): Promise<{ pages: string[]; text: string }> {
  const { bytes } = await writeInvoice(document)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '))
  return { pages, text: pages.join(' ') }
}
