import { describe, expect, it } from 'vitest'
import {
  arePartsWhole,
  type BankLineFacts,
  canIgnoreLine,
  canPayByLine,
  canSettleLine,
  type InvoiceToMatch,
  type LinePart,
  matchBankLine,
  numbersToFind,
} from './bank-line.ts'

const line: BankLineFacts = {
  amount: 107_100,
  currency: 'EUR',
  isReversal: false,
  otherName: 'Jana Keller',
  remittance: 'Rechnung 2029-0001',
}
const invoice: InvoiceToMatch = {
  id: 'one',
  number: '2029-0001',
  currency: 'EUR',
  open: 107_100,
  names: ['Jana Keller', 'Keller Wohnen GmbH'],
}
const second: InvoiceToMatch = { ...invoice, id: 'two', number: '2029-0002', open: 50_000 }
const both = 'Rechnungen 2029-0001 und 2029-0002'
const all = (amount: number): LinePart[] => [{ invoiceId: 'one', amount }]

describe('a line of a bank statement', () => {
  it.each<[string, Partial<BankLineFacts>, InvoiceToMatch[], string, string, LinePart[]]>([
    ['with number and amount', {}, [invoice], 'MATCHED', 'NUMBER_AND_AMOUNT', all(107_100)],
    ['from somebody else', { otherName: 'X' }, [invoice], 'MATCHED', 'NUMBER_AND_AMOUNT', all(107_100)],
    [
      'without TEST',
      {},
      [{ ...invoice, number: 'TEST-2029-0001' }],
      'MATCHED',
      'NUMBER_AND_AMOUNT',
      all(107_100),
    ],
    ['of a cent less', { amount: 107_099 }, [invoice], 'PARTIAL', 'OTHER_AMOUNT', all(107_099)],
    ['of a cent more', { amount: 107_101 }, [invoice], 'PARTIAL', 'OTHER_AMOUNT', all(107_101)],
    ['for what is paid', {}, [{ ...invoice, open: 0 }], 'PARTIAL', 'NOTHING_OPEN', all(107_100)],
    ['in another currency', { currency: 'CHF' }, [invoice], 'PARTIAL', 'OTHER_CURRENCY', []],
    [
      'for two invoices',
      { remittance: both, amount: 157_100 },
      [invoice, second],
      'PARTIAL',
      'SEVERAL_INVOICES',
      [...all(107_100), { invoiceId: 'two', amount: 50_000 }],
    ],
    [
      'for two, with one of them',
      { remittance: both },
      [invoice, second],
      'PARTIAL',
      'SEVERAL_INVOICES',
      all(107_100),
    ],
    [
      'for two, with too much',
      { remittance: both, amount: 160_000 },
      [invoice, second],
      'PARTIAL',
      'SEVERAL_INVOICES',
      [...all(107_100), { invoiceId: 'two', amount: 52_900 }],
    ],
    [
      'for two, of which one exists',
      { remittance: both },
      [invoice],
      'MATCHED',
      'NUMBER_AND_AMOUNT',
      all(107_100),
    ],
    ['with amount and name', { remittance: 'Provision' }, [invoice], 'PARTIAL', 'NO_NUMBER', all(107_100)],
    [
      'with amount and the name of the company',
      { remittance: '', otherName: 'KELLER WOHNEN' },
      [invoice],
      'PARTIAL',
      'NO_NUMBER',
      all(107_100),
    ],
    [
      'with amount and name of two',
      { remittance: '' },
      [invoice, { ...second, open: 107_100 }],
      'PARTIAL',
      'NO_NUMBER',
      all(107_100),
    ],
    [
      'with the amount alone',
      { remittance: '', otherName: 'Peter Pan' },
      [invoice],
      'NEW',
      'NOTHING_FITS',
      [],
    ],
    ['with the name alone', { remittance: '', amount: 5 }, [invoice], 'NEW', 'NOTHING_FITS', []],
    ['with another number', { remittance: '2029-0009', amount: 5 }, [invoice], 'NEW', 'NOTHING_FITS', []],
    ['that is a reversal', { isReversal: true }, [invoice], 'PARTIAL', 'REVERSAL', all(107_100)],
    ['that left the account', { amount: -107_100 }, [invoice], 'IGNORED', 'MONEY_OUT', []],
    ['that was taken back', { amount: -107_100, isReversal: true }, [invoice], 'IGNORED', 'RETURNED', []],
    ['of nothing', { amount: 0 }, [invoice], 'IGNORED', 'MONEY_OUT', []],
  ])('%s', (_, facts, invoices, state, reason, parts) => {
    expect(matchBankLine({ ...line, ...facts }, invoices)).toEqual({ state, reason, parts })
  })

  it('asks for the invoices that it may name', () => {
    expect(numbersToFind(line)).toEqual(['2029-0001', 'TEST-2029-0001'])
  })

  it.each([
    ['NEW', null, null],
    ['MATCHED', null, null],
    ['PARTIAL', null, null],
    ['IGNORED', null, 'LINE_IGNORED'],
    ['SETTLED', 'LINE_SETTLED', 'LINE_SETTLED'],
  ] as const)('that is %s can be booked: %s, left out: %s', (state, settle, ignore) => {
    expect(canSettleLine({ state, amount: 1 }).reason).toBe(settle)
    expect(canIgnoreLine({ state }).reason).toBe(ignore)
  })

  it('is never booked when the money went out', () => {
    expect(canSettleLine({ state: 'IGNORED', amount: -1 }).reason).toBe('MONEY_OUT')
  })

  it.each([
    ['an invoice', {}, null],
    ['a draft', { number: null }, 'NOT_NUMBERED'],
    ['a credit note', { documentType: 'CREDIT_NOTE' }, 'CREDIT_NOTE'],
    ['one in francs', { currency: 'CHF' }, 'OTHER_CURRENCY'],
  ] as const)('may pay %s: %o', (_, facts, reason) => {
    const paid = { number: '2029-0001', documentType: 'INVOICE', currency: 'EUR', ...facts } as const
    expect(canPayByLine(paid, line).reason).toBe(reason)
  })

  it.each<[string, LinePart[], boolean]>([
    ['all of it', all(107_100), true],
    ['two parts', [...all(107_000), { invoiceId: 'two', amount: 100 }], true],
    ['less', all(107_000), false],
    ['more', all(107_101), false],
    ['nothing', [], false],
    ['one invoice twice', [...all(107_000), ...all(100)], false],
    ['a part below zero', [...all(107_101), { invoiceId: 'two', amount: -1 }], false],
    ['half a cent', [...all(107_099.5), { invoiceId: 'two', amount: 0.5 }], false],
  ])('is divided into %s: %o', (_, parts, whole) => {
    expect(arePartsWhole(parts, line)).toBe(whole)
  })
})
