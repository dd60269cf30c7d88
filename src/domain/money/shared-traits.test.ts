import { expect, it } from 'vitest'
import { sharedTraits } from './referral-reward.ts'

const nobody = { phone: '', taxNumbers: [], ibans: [] }

it.each([
  ['nothing', {}, {}, []],
  ['no phone', { phone: ' ' }, { phone: '+' }, []],
  [
    'a phone with the code of the country and without',
    { phone: '+49 30 1234567' },
    { phone: '030/12345-67' },
    ['PHONE'],
  ],
  ['another phone', { phone: '+49 30 1234567' }, { phone: '+49 30 1234568' }, []],
  ['a number with signs', { taxNumbers: ['12/345/67890'] }, { taxNumbers: ['123 456 7890'] }, ['TAX_ID']],
  ['a number in small letters', { taxNumbers: ['', 'de123'] }, { taxNumbers: ['DE 123', ''] }, ['TAX_ID']],
  ['no number', { taxNumbers: ['', '-'] }, { taxNumbers: ['', '/'] }, []],
  ['the whole account', { ibans: ['DE12 3000'] }, { ibans: ['DE993000', 'DE123000'] }, ['BANK_ACCOUNT']],
  ['the end of an account', { ibans: ['DE123000'] }, { ibans: ['DE993000'] }, []],
])('two accounts with %s', (_, one, other, shared) => {
  expect(sharedTraits({ ...nobody, ...one }, { ...nobody, ...other })).toEqual(shared)
})
