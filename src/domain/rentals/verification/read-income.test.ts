import { expect, it } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import { type CheckedPerson, incomeOf, type ReadDocument } from './read-income.ts'

const today = parseDay('2026-11-25')
const amelie: CheckedPerson = { name: 'Amélie Fournier', isIdentityNeeded: true }

const payslip = (more: Partial<ReadDocument> = {}): ReadDocument => ({
  type: 'PAYSLIP',
  holderName: 'FOURNIER AMELIE MME',
  netIncome: 310_000,
  months: 1,
  currency: 'EUR',
  issuedOn: parseDay('2026-10-31'),
  ...more,
})

it('is the sum of what is on the documents', () => {
  expect(incomeOf([payslip(), payslip({ netIncome: 290_000 })], amelie, today)).toEqual({
    incomes: [
      { amount: 310_000, months: 1 },
      { amount: 290_000, months: 1 },
    ],
  })
})

it.each<[string, ReadDocument[], Partial<CheckedPerson>, string]>([
  ['nobody has verified who it is', [payslip()], { name: null }, 'VERIFF_MISSING'],
  ['nobody knows the name', [payslip()], { name: null, isIdentityNeeded: false }, 'INCOMPLETE_DATA'],
  ['no document', [], {}, 'INCOMPLETE_DATA'],
  ['another currency', [payslip(), payslip({ currency: 'CHF' })], {}, 'CURRENCY_NOT_EURO'],
  [
    'another currency, before anything that is missing',
    [payslip({ currency: 'PLN', netIncome: null })],
    {},
    'CURRENCY_NOT_EURO',
  ],
  ['no currency', [payslip({ currency: null })], {}, 'INCOMPLETE_DATA'],
  ['no income', [payslip({ netIncome: null })], {}, 'INCOMPLETE_DATA'],
  ['no months', [payslip({ months: null })], {}, 'INCOMPLETE_DATA'],
  ['no date', [payslip({ issuedOn: null })], {}, 'INCOMPLETE_DATA'],
  ['no name', [payslip({ holderName: null })], {}, 'INCOMPLETE_DATA'],
  ['an income that can’t be', [payslip({ netIncome: -5 })], {}, 'INCOMPLETE_DATA'],
  ['somebody else’s', [payslip({ holderName: 'Peter Keller' })], {}, 'NAME_MISMATCH'],
  [
    'one of two is somebody else’s',
    [payslip(), payslip({ holderName: 'Amélie Martin' })],
    {},
    'NAME_MISMATCH',
  ],
  ['too old by a day', [payslip({ issuedOn: parseDay('2026-08-24') })], {}, 'DOCUMENT_TOO_OLD'],
])('%s: refused', (_, documents, person, errorType) => {
  expect(incomeOf(documents, { ...amelie, ...person }, today)).toEqual({ errorType })
})

it('lets three months pass, and a guarantor have another name', () => {
  expect(incomeOf([payslip({ issuedOn: parseDay('2026-08-25') })], amelie, today)).toHaveProperty('incomes')
  const mother = payslip({ type: 'GUARANTOR_PAYSLIP', holderName: 'Claire Dubois' })
  expect(incomeOf([mother], amelie, today)).toHaveProperty('incomes')
})
