import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import {
  assertInvoiceDocument,
  type InvoiceDocument,
  InvoiceDocumentError,
  invoiceDocumentOf,
  type InvoiceDocumentFacts,
  type InvoiceParty,
} from './invoice-document.ts'
import { invoiceProblems } from './invoice-problems.ts'
import { VAT_CATEGORIES } from '../catalogue/invoices.ts'

const seller: InvoiceParty = {
  name: 'Mezzo Living GmbH',
  contactName: '',
  addressLine1: 'Ritterstraße 24',
  addressLine2: '',
  zipCode: '10969',
  city: 'Berlin',
  region: '',
  country: 'DE',
  vatId: 'DE123456789',
  taxNumber: '',
  email: '',
  register: 'HRB 123456 B',
}

const S = { category: 'S', rate: 1900 } as const

const facts: InvoiceDocumentFacts = {
  number: '2026-0042',
  documentType: 'INVOICE',
  mode: 'LIVE',
  language: 'en',
  issuedOn: parseDay('2026-11-20'),
  dueOn: parseDay('2026-12-04'),
  currency: 'EUR',
  takesBack: null,
  seller,
  buyer: { ...seller, name: 'Jana Keller', vatId: '', register: '' },
  stay: { from: parseDay('2027-03-01'), to: parseDay('2027-08-15'), apartment: 'Home', country: 'DE' },
  lines: [{ name: 'Fee', description: '', net: 79_516, vat: S }],
  payment: { kind: 'BANK_TRANSFER', iban: 'DE89370400440532013000', bic: '', holder: 'Mezzo Living GmbH' },
  notes: [],
  paid: 0,
}

const credit: InvoiceDocumentFacts = {
  ...facts,
  documentType: 'CREDIT_NOTE',
  dueOn: null,
  takesBack: { number: '2026-0041', issuedOn: parseDay('2026-11-01') },
  payment: { kind: 'GIVEN_BACK' },
}

const document = invoiceDocumentOf(facts)

describe('an invoice document', () => {
  it('has the sums of its lines', () => {
    expect(document.totals).toEqual({ net: 79_516, vat: 15_108, gross: 94_624, paid: 0, due: 94_624 })
    expect(document.vat).toEqual([{ ...S, net: 79_516, amount: 15_108 }])
    expect(invoiceDocumentOf({ ...facts, paid: 50_000 }).totals.due).toBe(44_624)
    expect(invoiceDocumentOf(credit).totals.due).toBe(94_624)
  })

  it('sums up whatever the lines are', () => {
    const line = fc.record({
      name: fc.constant('Fee'),
      description: fc.constant(''),
      net: fc.integer({ min: 0, max: 1e9 }),
      vat: fc.constantFrom(S, { category: 'S', rate: 700 } as const, { category: 'E', rate: 0 } as const),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const { vat, totals } = invoiceDocumentOf({ ...facts, lines })
        const sum = (amounts: number[]) => amounts.reduce((before, amount) => before + amount, 0)
        expect(sum(lines.map(({ net }) => net))).toBe(totals.net)
        expect(sum(vat.map(({ net }) => net))).toBe(totals.net)
        expect(sum(vat.map(({ amount }) => amount)) + totals.net).toBe(totals.gross)
      }),
    )
  })

  it('says names in one line, without what can’t be written', () => {
    const name = ' Jana\u0000\n\u202EKeller\uFFFE\uD83D  é e\u0301 '
    const said = invoiceDocumentOf({
      ...facts,
      buyer: { ...facts.buyer, name, vatId: ' de 987.654-321 ' },
      notes: ['  ', ' one '],
      payment: { kind: 'BANK_TRANSFER', iban: 'de89 3704 0044 0532 0130 00', bic: '', holder: ' M ' },
    })
    expect(said.buyer.name).toBe('Jana Keller\uFFFD é é')
    expect(said.buyer.vatId).toBe('DE987654321')
    expect(said.notes).toEqual(['one'])
    expect(said.payment).toMatchObject({ iban: 'DE89370400440532013000', holder: 'M' })
  })

  it.each<[string, Partial<InvoiceDocumentFacts>, string]>([
    ['a number of another form', { number: '<1>' }, 'has not the form'],
    ['no number', { number: '' }, 'has not the form'],
    ['a currency nobody knows', { currency: 'XXX' }, 'not supported'],
    ['no line', { lines: [] }, 'it has no line'],
    [
      'a line without a name',
      { lines: [{ name: ' ', description: '', net: 1, vat: S }] },
      'line has no name',
    ],
    [
      'a rate of none',
      { lines: [{ name: 'a', description: '', net: 1, vat: { category: 'E', rate: 700 } }] },
      'category S',
    ],
    [
      'no rate',
      { lines: [{ name: 'a', description: '', net: 1, vat: { category: 'S', rate: 0 } }] },
      'category S',
    ],
    ['a stay that ends first', { stay: { ...facts.stay, to: parseDay('2027-02-28') } }, 'before it begins'],
    ['a flat nowhere', { stay: { ...facts.stay, country: 'XX' } }, "flat's country"],
    ['no day until which it is due', { dueOn: null }, 'until which it is due'],
    ['a due day in the past', { dueOn: parseDay('2026-11-19') }, 'due before'],
    ['an invoice that it takes back', { takesBack: credit.takesBack }, 'takes back no other'],
    ['nobody to pay', { buyer: { ...facts.buyer, name: '' } }, 'buyer has no name'],
    ['no address', { seller: { ...seller, city: '' } }, 'seller has no address'],
    ['a country that is none', { buyer: { ...facts.buyer, country: '' } }, "buyer's country"],
    ['a seller without ids', { seller: { ...seller, vatId: '' } }, 'no VAT id and no tax number'],
    [
      'a seller nobody can find',
      { seller: { ...seller, vatId: '', taxNumber: '1', register: '' } },
      'no register',
    ],
    [
      'an account of another form',
      { payment: { kind: 'BANK_TRANSFER', iban: 'X', bic: '', holder: 'M' } },
      'IBAN',
    ],
    [
      'a bank of another form',
      { payment: { kind: 'BANK_TRANSFER', iban: 'DE89370400440532013000', bic: 'X', holder: 'M' } },
      'BIC',
    ],
    [
      'an account of nobody',
      { payment: { kind: 'BANK_TRANSFER', iban: 'DE89370400440532013000', bic: '', holder: '' } },
      'holder',
    ],
    [
      'a payment that was none',
      { payment: { kind: 'PAID', by: 'CARD', on: facts.issuedOn } },
      'is paid and is not',
    ],
    ['too much paid', { paid: 94_625 }, 'no amount in minor units'],
    ['a payment of a credit note', { payment: { kind: 'GIVEN_BACK' } }, 'given back'],
    ['half a cent paid', { paid: 0.5 }, 'no amount in minor units'],
  ])('is refused with %s', (_title, wrong, problem) => {
    expect(() => invoiceDocumentOf({ ...facts, ...wrong })).toThrow(InvoiceDocumentError)
    expect(() => invoiceDocumentOf({ ...facts, ...wrong })).toThrow(problem)
  })

  it.each<[string, Partial<InvoiceDocumentFacts>, string]>([
    ['without the invoice', { takesBack: null }, 'names the invoice'],
    ['that is due', { dueOn: facts.dueOn }, 'not due'],
    ['of itself', { takesBack: { number: facts.number, issuedOn: facts.issuedOn } }, 'itself'],
    ['of a later one', { takesBack: { number: '2026-0041', issuedOn: parseDay('2026-11-21') } }, 'later'],
    [
      'of an odd number',
      { takesBack: { number: '</a>', issuedOn: facts.issuedOn } },
      'takes back has not the form',
    ],
    ['that is paid', { paid: 5 }, 'given back was not paid'],
    ['that asks for a transfer', { payment: facts.payment }, 'given back'],
  ])('is refused as a credit note %s', (_title, wrong, problem) => {
    expect(() => invoiceDocumentOf({ ...credit, ...wrong })).toThrow(problem)
  })

  it('is refused under reverse charge without both VAT ids', () => {
    const lines = [{ name: 'Fee', description: '', net: 1, vat: { category: 'AE', rate: 0 } as const }]
    expect(() => invoiceDocumentOf({ ...facts, lines })).toThrow('VAT ids of both')
    const buyer = { ...facts.buyer, vatId: 'FR83404833048' }
    expect(invoiceDocumentOf({ ...facts, lines, buyer }).totals.gross).toBe(1)
  })

  it('is refused with something outside the scope of VAT beside something within', () => {
    const lines = VAT_CATEGORIES.map((category) => ({
      name: 'Fee',
      description: '',
      net: 1,
      vat: {
        category,
        rate: category === 'S' ? 1900 : 0,
      },
    }))
    const buyer = { ...facts.buyer, vatId: 'FR83404833048' }
    expect(() => invoiceDocumentOf({ ...facts, lines, buyer })).toThrow('outside the scope')
  })

  it.each<[string, (whole: InvoiceDocument) => Partial<InvoiceDocument>]>([
    ['net', ({ totals }) => ({ totals: { ...totals, net: totals.net + 1 } })],
    ['VAT', ({ totals }) => ({ totals: { ...totals, vat: totals.vat - 1 } })],
    ['gross', ({ totals }) => ({ totals: { ...totals, gross: totals.gross + 1 } })],
    ['due', ({ totals }) => ({ totals: { ...totals, due: totals.due - 1 } })],
    ['VAT by rates', ({ vat }) => ({ vat: vat.map((sum) => ({ ...sum, amount: sum.amount + 1 })) })],
    ['lines', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, net: line.net + 1 })) })],
  ])('is refused with another sum: %s', (_title, change) => {
    expect(invoiceProblems(document)).toEqual([])
    expect(() => assertInvoiceDocument({ ...document, ...change(document) })).toThrow(InvoiceDocumentError)
  })
})
