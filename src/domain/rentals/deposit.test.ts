import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { accountUntil, depositProblems, depositState, paidBack } from './deposit.ts'

const day = parseDay
const stay = { agreed: 3000, received: null, settledOn: null, lastDay: day('2030-06-30'), country: 'DE' }
const received = { amount: 3000, on: day('2030-01-02') }

describe('the deposit of a stay', () => {
  it.each([
    ['2030-01-01', {}, 'AWAITED'],
    ['2030-01-01', { agreed: 0 }, 'NONE'],
    ['2030-01-01', { lastDay: null }, 'NONE'],
    ['2030-01-03', { received }, 'HELD'],
    ['2030-06-30', { received }, 'HELD'],
    ['2030-07-01', { received }, 'TO_ACCOUNT_FOR'],
    ['2030-09-30', { received }, 'TO_ACCOUNT_FOR'],
    ['2030-10-01', { received }, 'OVERDUE'],
    ['2030-08-31', { received, country: 'FR' }, 'OVERDUE'],
    ['2030-01-03', { received, lastDay: null }, 'OVERDUE'],
    ['2030-07-01', { received, settledOn: day('2030-07-01') }, 'SETTLED'],
    ['2030-01-03', { agreed: 0, received }, 'HELD'],
  ])('on %s with %o is %s', (today, change, state) => {
    expect(depositState({ ...stay, ...change }, day(today))).toBe(state)
  })

  it('is accounted for within three months, in France within two', () => {
    expect(accountUntil(day('2030-06-30'), 'AT')).toBe('2030-09-30')
    expect(accountUntil(day('2030-12-31'), 'FR')).toBe('2031-02-28')
  })

  it('goes back less what is kept', () => {
    expect(paidBack(3000, [{ amount: 100 }, { amount: 250 }])).toBe(2650)
  })

  const part = { reason: 'DAMAGE' as const, amount: 100, explanation: 'A broken chair' }
  it.each([
    [[], '2030-07-05', []],
    [[part], '2030-07-05', []],
    [[{ ...part, amount: 3000 }], '2030-07-05', []],
    [[{ ...part, amount: 3001 }], '2030-07-05', ['deductions']],
    [[{ ...part, amount: 0 }], '2030-07-05', ['deductions.0.amount']],
    [[{ ...part, amount: 0.5 }], '2030-07-05', ['deductions.0.amount']],
    [[part, { ...part, explanation: ' ' }], '2030-07-05', ['deductions.1.explanation']],
    [[{ ...part, explanation: 'x'.repeat(301) }], '2030-07-05', ['deductions.0.explanation']],
    [Array.from({ length: 21 }, () => part), '2030-07-05', ['deductions']],
    [[], '2030-07-06', ['settledOn']],
    [[], '2030-01-01', ['settledOn']],
  ])('accounted for with %j on %s has problems %j', (deductions, settledOn, fields) => {
    const account = { deductions, settledOn: day(settledOn) }
    expect(Object.keys(depositProblems(received, account, day('2030-07-05')))).toEqual(fields)
  })
})
