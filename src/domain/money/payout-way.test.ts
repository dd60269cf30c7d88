import { describe, expect, it } from 'vitest'
import { PAYOUT_TRANSFER_STATES, type PayoutTransferState } from '../catalogue/payouts.ts'
import { canMoveTransfer, type PayoutAttempt, payoutStateOf, payoutStepOf } from './payout-way.ts'

const account = (state: PayoutTransferState, failure: PayoutAttempt['failure'] = null): PayoutAttempt => ({
  leg: 'TO_ACCOUNT',
  state,
  failure,
})
const bank = (state: PayoutTransferState, failure: PayoutAttempt['failure'] = null): PayoutAttempt => ({
  ...account(state, failure),
  leg: 'TO_BANK',
})

describe('a payout', () => {
  it.each([
    ['without an attempt', [], 'PENDING', 'OPEN', 'OPEN'],
    ['that is about to be sent', [account('CREATED')], 'PENDING', 'SEND', 'SEND'],
    ['without an answer', [account('UNKNOWN')], 'UNKNOWN', 'SEND', 'SEND'],
    ['before our money is there', [account('REFUSED', 'INSUFFICIENT_FUNDS')], 'PENDING', 'NOTHING', 'OPEN'],
    ['that was refused', [account('REFUSED', 'OTHER')], 'FAILED', 'NOTHING', 'OPEN'],
    ['at the account', [account('DONE')], 'PENDING', 'OPEN', 'OPEN'],
    ['to the bank without an answer', [account('DONE'), bank('UNKNOWN')], 'UNKNOWN', 'SEND', 'SEND'],
    ['on its way', [account('DONE'), bank('IN_TRANSIT')], 'IN_TRANSIT', 'LOOK', 'LOOK'],
    ['that arrived', [account('DONE'), bank('DONE')], 'PAID', 'LOOK', 'LOOK'],
    ['that came back', [account('DONE'), bank('FAILED', 'ACCOUNT_CLOSED')], 'FAILED', 'NOTHING', 'OPEN'],
    [
      'that is tried again',
      [account('DONE'), bank('FAILED', 'ACCOUNT_CLOSED'), bank('IN_TRANSIT')],
      'IN_TRANSIT',
      'LOOK',
      'LOOK',
    ],
  ] as const)('%s', (_, attempts, state, step, stepAgain) => {
    expect(payoutStateOf(attempts)).toBe(state)
    expect(payoutStepOf(attempts, false).kind).toBe(step)
    expect(payoutStepOf(attempts, true).kind).toBe(stepAgain)
  })
})

it('an attempt moves on only', () => {
  const moves = PAYOUT_TRANSFER_STATES.flatMap((from) =>
    PAYOUT_TRANSFER_STATES.filter((to) => canMoveTransfer(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual([
    'CREATED UNKNOWN',
    'CREATED REFUSED',
    'CREATED IN_TRANSIT',
    'CREATED DONE',
    'CREATED FAILED',
    'UNKNOWN REFUSED',
    'UNKNOWN IN_TRANSIT',
    'UNKNOWN DONE',
    'UNKNOWN FAILED',
    'IN_TRANSIT DONE',
    'IN_TRANSIT FAILED',
    'DONE FAILED',
  ])
})
