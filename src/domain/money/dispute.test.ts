import { describe, expect, it } from 'vitest'
import { DISPUTE_STATES, type DisputeState } from '../catalogue/payments.ts'
import {
  canAnswerDispute,
  canMoveDispute,
  disputedAmount,
  disputeReasonOf,
  disputeStateOf,
  isDisputeOver,
} from './dispute.ts'

const now = Temporal.Instant.from('2030-01-10T12:00:00Z')
const later = now.add({ hours: 1 })

describe('a dispute', () => {
  it.each([
    ['NEEDS_RESPONSE', later, null, null],
    ['WARNING_NEEDS_RESPONSE', later, null, null],
    ['NEEDS_RESPONSE', null, null, null],
    ['NEEDS_RESPONSE', now, null, 'DISPUTE_TOO_LATE'],
    ['NEEDS_RESPONSE', later, 'EVIDENCE', 'DISPUTE_ANSWERED'],
    ['UNDER_REVIEW', later, null, 'DISPUTE_ANSWERED'],
    ['WARNING_UNDER_REVIEW', later, null, 'DISPUTE_ANSWERED'],
    ['WON', later, null, 'DISPUTE_OVER'],
    ['LOST', later, 'ACCEPTED', 'DISPUTE_OVER'],
    ['WARNING_CLOSED', later, null, 'DISPUTE_OVER'],
  ] as const)('that is %s, to be answered until %s, after %s: %s', (state, answerUntil, answer, reason) => {
    expect(canAnswerDispute({ state, answerUntil, answer }, now)).toEqual({ value: reason === null, reason })
  })

  it.each(DISPUTE_STATES.map((state) => [state]))('%s leads on unless it is over', (state) => {
    const leads = DISPUTE_STATES.filter((to) => canMoveDispute(state, to))
    expect(leads.length > 0).toBe(!isDisputeOver(state) || state === 'WARNING_CLOSED')
    expect(leads).not.toContain(state)
  })

  it('holds money only where the bank has taken it', () => {
    const held = DISPUTE_STATES.filter((state) => disputedAmount({ state, amount: 500 }) === 500)
    expect(held).toEqual(['NEEDS_RESPONSE', 'UNDER_REVIEW', 'LOST'] satisfies DisputeState[])
  })

  it('is told in the provider’s words, and one that is new says nothing', () => {
    expect(
      ['warning_needs_response', 'prevented', 'under_review', 'lost', 'appealed'].map(disputeStateOf),
    ).toEqual(['WARNING_NEEDS_RESPONSE', 'WARNING_CLOSED', 'UNDER_REVIEW', 'LOST', null])
    expect(['fraudulent', 'product_unacceptable', 'noncompliant'].map(disputeReasonOf)).toEqual([
      'FRAUDULENT',
      'NOT_AS_DESCRIBED',
      'OTHER',
    ])
  })
})
