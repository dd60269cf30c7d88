import { expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import { isIban, parseBankAccount } from './bank-account.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'

it.each([
  ['DE02120300000000202051', true],
  ['FR1420041010050500013M02606', true],
  ['NL91ABNA0417164300', true],
  ['DE02120300000000202052', false],
  ['DE20120300000000202051', false],
  ['XX02120300000000202051', false],
  ['DE021203', false],
  ['', false],
  ['1DE02120300000000202051', false],
  ['DE02120300000000202051.', false],
  ['de02120300000000202051', false],
  ['DE0212030000000020205112345678901234', false],
  // The check digits fit, the country is none.
  ['XX66120300000000202051', false],
])('takes %s for an IBAN: %s', (text, is) => {
  expect(isIban(text)).toBe(is)
})

it('takes an account as people write it', () => {
  expect(parseBankAccount({ accountHolder: ' Jana Keller ', iban: 'de02 1203 0000 0000 2020 51' })).toEqual({
    accountHolder: 'Jana Keller',
    iban: 'DE02120300000000202051',
    bic: '',
    bankName: '',
  })
})

it('has names of one line', () => {
  const hidden = 'Jana\r\nKeller \u202Egnp\u202C'
  const account = { accountHolder: hidden, iban: 'DE02120300000000202051', bankName: hidden }
  expect(parseBankAccount(account)).toMatchObject({
    accountHolder: 'Jana Keller gnp',
    bankName: 'Jana Keller gnp',
  })
})

it('names each wrong field', () => {
  const parse = () => parseBankAccount({ accountHolder: ' ', iban: 'DE00', bic: 'no bic' })
  expect(parse).toThrow(ValidationError)
  expect(parse).toThrow(
    expect.objectContaining({
      fields: {
        accountHolder: 'bankAccount.accountHolder.required',
        iban: 'bankAccount.iban.invalid',
        bic: 'bankAccount.bic.invalid',
      },
    }),
  )
})

const account = { accountHolder: 'Jana Keller', iban: 'DE02120300000000202051' }
const problemsOf = (change: object) => {
  try {
    parseBankAccount({ ...account, ...change })
    return {}
  } catch (error) {
    return error instanceof ValidationError ? error.fields : error
  }
}

it.each([
  ['accountHolder', undefined, 'required'],
  ['accountHolder', '', 'required'],
  ['accountHolder', 'x'.repeat(ADDRESS_LINE_MAX_LENGTH + 1), 'long'],
  ['iban', undefined, 'required'],
  ['iban', '  ', 'required'],
  ['iban', 'DE0', 'invalid'],
  ['bic', 7, 'invalid'],
  ['bic', 'BYLADEM', 'invalid'],
  ['bic', 'BYLADEM10', 'invalid'],
  ['bic', 'BYLADEM10011', 'invalid'],
  ['bic', '1YLADEM1', 'invalid'],
  ['bic', 'BYLADE-1', 'invalid'],
  ['bic', 'BYLADEM100-', 'invalid'],
  ['bankName', 7, 'invalid'],
  ['bankName', 'x'.repeat(ADDRESS_LINE_MAX_LENGTH + 1), 'long'],
])('%s %j is %s', (field, value, problem) => {
  expect(problemsOf({ [field]: value })).toEqual({ [field]: `bankAccount.${field}.${problem}` })
})

it.each([
  ['bic', ' byladem1001 ', 'BYLADEM1001'],
  ['bic', 'BYLADEM1', 'BYLADEM1'],
  ['bic', '', ''],
  ['bankName', 'x'.repeat(ADDRESS_LINE_MAX_LENGTH), 'x'.repeat(ADDRESS_LINE_MAX_LENGTH)],
  ['accountHolder', 'x'.repeat(ADDRESS_LINE_MAX_LENGTH), 'x'.repeat(ADDRESS_LINE_MAX_LENGTH)],
])('%s %j is taken', (field, value, taken) => {
  expect(parseBankAccount({ ...account, [field]: value })).toMatchObject({ [field]: taken })
})
