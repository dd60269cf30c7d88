import { expect, it } from 'vitest'
import { ValidationError } from '../kernel/errors.ts'
import { ibanProblem, parseBankAccount } from './bank-account.ts'
import { parseDay } from '../kernel/day.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'

const today = parseDay('2026-11-23')

it.each([
  ['DE02120300000000202051', null],
  ['FR1420041010050500013M02606', null],
  ['NL91ABNA0417164300', null],
  ['MT84MALT011000012345MTLCAST001S', null],
  ['DE02120300000000202052', 'checksum'],
  ['DE20120300000000202051', 'checksum'],
  ['XX02120300000000202051', 'country'],
  // The check digits fit, the country is none.
  ['XX66120300000000202051', 'country'],
  ['DE021203', 'length'],
  ['DE0212030000000020205', 'length'],
  ['DE0212030000000020205112345678901234', 'length'],
  ['', 'invalid'],
  ['1DE02120300000000202051', 'invalid'],
  ['DE02120300000000202051.', 'invalid'],
  ['de02120300000000202051', 'invalid'],
])('%s as an IBAN: %s', (text, problem) => {
  expect(ibanProblem(text)).toBe(problem)
})

it('takes an account as people write it', () => {
  expect(
    parseBankAccount({ accountHolder: ' Jana Keller ', iban: 'de02 1203-0000 0000 2020 51' }, today),
  ).toEqual({
    accountHolder: 'Jana Keller',
    iban: 'DE02120300000000202051',
    bic: '',
    bankName: '',
    currency: 'EUR',
  })
})

it('has names of one line', () => {
  const hidden = 'Jana\r\nKeller \u202Egnp\u202C'
  const account = { accountHolder: hidden, iban: 'DE02120300000000202051', bankName: hidden }
  expect(parseBankAccount(account, today)).toMatchObject({
    accountHolder: 'Jana Keller gnp',
    bankName: 'Jana Keller gnp',
  })
})

it('names each wrong field', () => {
  const parse = () => parseBankAccount({ accountHolder: ' ', iban: 'DE00', bic: 'no bic' }, today)
  expect(parse).toThrow(ValidationError)
  expect(parse).toThrow(
    expect.objectContaining({
      fields: {
        accountHolder: 'bankAccount.accountHolder.required',
        iban: 'bankAccount.iban.length',
        bic: 'bankAccount.bic.invalid',
      },
    }),
  )
})

const account = { accountHolder: 'Jana Keller', iban: 'DE02120300000000202051' }
const problemsOf = (change: object) => {
  try {
    parseBankAccount({ ...account, ...change }, today)
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
  ['iban', 'US64SVBKUS6S3300958879', 'country'],
  ['iban', 'TR330006100519786457841326', 'notSepa'],
  ['bic', 'PARIFRPP', 'otherCountry'],
  ['currency', 'CHF', 'otherCountry'],
  ['currency', 'XXX', 'invalid'],
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
  expect(parseBankAccount({ ...account, [field]: value }, today)).toMatchObject({ [field]: taken })
})

const swiss = { accountHolder: 'Jana Keller', iban: 'CH9300762011623852957' }

it('wants a BIC outside the European Economic Area alone', () => {
  expect(() => parseBankAccount(swiss, today)).toThrow(
    expect.objectContaining({ fields: { bic: 'bankAccount.bic.needed' } }),
  )
  expect(parseBankAccount({ ...swiss, bic: 'POFICHBE', currency: 'CHF' }, today)).toMatchObject({
    currency: 'CHF',
  })
  expect(parseBankAccount({ ...account, iban: 'NO9386011117947' }, today)).toMatchObject({ bic: '' })
})

it('takes accounts of a country from the day on which its banks take part', () => {
  const serbian = { ...account, iban: 'RS35260005601001611379', bic: 'RZBSRSBG' }
  expect(() => parseBankAccount(serbian, parseDay('2026-05-04'))).toThrow(
    expect.objectContaining({ fields: { iban: 'bankAccount.iban.notSepa' } }),
  )
  expect(parseBankAccount(serbian, parseDay('2026-05-05')).iban).toBe(serbian.iban)
})

it.each([
  ['FR1420041010050500013M02606', 'BNPAGPGX'],
  ['FI2112345600000785', 'AABAAX22'],
  ['GB29NWBK60161331926819', 'NWBKJES1'],
])('%s lies in a territory of the BIC %s', (iban, bic) => {
  expect(parseBankAccount({ ...account, iban, bic }, today).bic).toBe(bic)
})
