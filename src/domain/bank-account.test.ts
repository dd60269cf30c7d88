import { expect, it } from 'vitest'
import { ValidationError } from './errors.ts'
import { isIban, parseBankAccount } from './bank-account.ts'

it.each([
  ['DE02120300000000202051', true],
  ['FR1420041010050500013M02606', true],
  ['NL91ABNA0417164300', true],
  ['DE02120300000000202052', false],
  ['DE20120300000000202051', false],
  ['XX02120300000000202051', false],
  ['DE021203', false],
  ['', false],
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
