import { describe, expect, it } from 'vitest'
import { LEDGER_EVENT_KINDS } from '../catalogue/ledger.ts'
import {
  type AccountHolder,
  canExplainDifference,
  compareLine,
  lineRuleOf,
  listLineRules,
} from './reconciliation.ts'

describe('what has to stand behind a line of the provider', () => {
  it.each<[AccountHolder, string, string[], boolean]>([
    ['OPERATOR', 'charge', ['INVOICE_PAID', 'TENANT_PAID'], false],
    ['OPERATOR', 'refund', ['REFUND_PAID'], false],
    ['OPERATOR', 'refund_failure', ['REFUND_FAILED'], false],
    ['OPERATOR', 'dispute', ['DISPUTE_OPENED'], false],
    ['OPERATOR', 'dispute_reversal', ['DISPUTE_WON'], false],
    ['OPERATOR', 'transfer', ['MONEY_TRANSFERRED'], false],
    ['OPERATOR', 'transfer_reversal', ['TRANSFER_REVERSED'], false],
    ['OPERATOR', 'fee', ['PROVIDER_FEE_TAKEN'], true],
    ['OPERATOR', 'payout', ['PAYOUT_STARTED'], true],
    ['OPERATOR', 'payout_reversal', ['PAYOUT_FAILED'], true],
    ['LANDLORD', 'charge', ['MONEY_TRANSFERRED'], false],
    ['LANDLORD', 'refund', ['TRANSFER_REVERSED'], false],
    ['LANDLORD', 'payout', ['PAYOUT_STARTED'], false],
    ['LANDLORD', 'payout_reversal', ['PAYOUT_FAILED'], false],
  ])('%s, %s: %s', (holder, category, kinds, isBookedFromLine) => {
    expect(lineRuleOf(holder, category)).toEqual({ kinds, isBookedFromLine })
  })

  it.each<[AccountHolder, string]>([
    ['OPERATOR', 'topup'],
    ['OPERATOR', 'other_adjustment'],
    ['LANDLORD', 'fee'],
    ['LANDLORD', 'transfer'],
    ['LANDLORD', 'constructor'],
  ])('%s, %s: nothing that the product causes', (holder, category) => {
    expect(lineRuleOf(holder, category)).toBeNull()
  })

  it.each<AccountHolder>(['OPERATOR', 'LANDLORD'])('is known for every category of %s', (holder) => {
    for (const { kinds } of listLineRules(holder))
      for (const kind of kinds) expect(LEDGER_EVENT_KINDS).toContain(kind)
  })
})

const line = { amount: 10_000, fee: 170, currency: 'EUR', isAvailable: true }
const entry = { amount: 10_000, currency: 'EUR' }
const found = (kind: string, amount: number, currency = 'EUR') => ({ kind, currency, amount })

describe('a line beside what stands behind it', () => {
  it.each<[string, ...Parameters<typeof compareLine>, object[]]>([
    ['is the same', 'OPERATOR', line, entry, []],
    ['is the same where money left', 'OPERATOR', { ...line, amount: -5 }, { ...entry, amount: -5 }, []],
    ['is not available yet', 'OPERATOR', { ...line, isAvailable: false }, entry, [found('NOT_AVAILABLE', 0)]],
    ['has nothing behind it', 'OPERATOR', line, null, [found('NO_ENTRY', 10_000)]],
    ['is missing', 'OPERATOR', null, entry, [found('NO_LINE', -10_000)]],
    ['has a cent less', 'OPERATOR', { ...line, amount: 9_999 }, entry, [found('OTHER_AMOUNT', -1)]],
    [
      'has another currency',
      'OPERATOR',
      { ...line, currency: 'CHF' },
      entry,
      [found('OTHER_CURRENCY', 10_000, 'CHF'), found('OTHER_CURRENCY', -10_000)],
    ],
    ['of a landlord has a cost that nobody booked', 'LANDLORD', line, entry, [found('OTHER_AMOUNT', -170)]],
    ['of a landlord has nothing behind it', 'LANDLORD', line, null, [found('NO_ENTRY', 9_830)]],
    ['is nothing at all', 'OPERATOR', null, null, []],
  ])('%s', (_, holder, one, other, differences) => {
    expect(compareLine(holder, one, other)).toEqual(differences)
  })
})

it.each([
  ['OPEN', 'NO_ENTRY', null],
  ['OPEN', 'NOT_AVAILABLE', 'ENDS_BY_ITSELF'],
  ['EXPLAINED', 'NO_ENTRY', 'DIFFERENCE_EXPLAINED'],
  ['ENDED', 'NO_LINE', 'DIFFERENCE_ENDED'],
] as const)('a difference that is %s (%s) can be explained, or says why not: %s', (state, kind, reason) => {
  expect(canExplainDifference({ state, kind }).reason).toBe(reason)
})
