import { expect, it } from 'vitest'
import { canGetPayouts, payoutGaps } from './payout-gaps.ts'

it.each([
  [{}, 'EUR', null],
  [{ archived: true }, 'EUR', 'ACCOUNT_ARCHIVED'],
  [{ leaves: true }, 'EUR', 'ACCOUNT_ARCHIVED'],
  [{}, 'CHF', 'OTHER_CURRENCY'],
])('an account %o can get the money of a home in %s: %s', (given, currency, reason) => {
  const account = { archived: false, leaves: false, currency: 'EUR', ...given }
  expect(canGetPayouts(account, { currency })).toEqual({ value: reason === null, reason })
})

const complete = { isCompliant: true, isExempt: false }
const lacking = { isCompliant: false, isExempt: false }

it.each([
  [{ account: { currency: 'EUR' }, billingDetails: complete }, []],
  [{ account: null, billingDetails: null }, ['ACCOUNT', 'BILLING_DETAILS']],
  [{ account: { currency: 'EUR' }, lacksPayoutAccount: true, billingDetails: complete }, ['PAYOUT_ACCOUNT']],
  [{ account: { currency: 'CHF' }, billingDetails: lacking }, ['CURRENCY', 'TAX_DATA']],
  [{ account: { currency: 'EUR' }, billingDetails: { isCompliant: false, isExempt: true } }, []],
  [{ account: { currency: 'EUR' }, billingDetails: { isCompliant: null, isExempt: null } }, []],
])('a home with %o lacks %o', (given, gaps) => {
  expect(payoutGaps({ currency: 'EUR', lacksPayoutAccount: false, ...given })).toEqual(gaps)
})
