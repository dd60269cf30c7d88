import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { ValidationError } from '../kernel/errors.ts'
import { EXEMPTION_REASON_MAX_LENGTH, parseExemption } from './dac7-exemption.ts'

const today = parseDay('2026-11-24')
const given = (status: string, deadline: string | null = null, reason = 'A municipal company') => ({
  exemptionStatus: status,
  exemptionDeadline: deadline,
  exemptionReason: reason,
})

it.each([
  ['EXEMPT', null],
  ['FORCED_EXEMPTION', null],
  ['NON_EXEMPT', ''],
  ['EXEMPT_UNTIL_DEADLINE', '2026-11-25'],
])('%s until %o is taken', (status, deadline) => {
  expect(parseExemption(given(status, deadline, '  Why  '), today)).toEqual({
    exemptionStatus: status,
    exemptionDeadline: deadline || null,
    exemptionReason: 'Why',
  })
})

it.each([
  [given('SOMEHOW'), 'exemptionStatus', 'exemption.status.required'],
  [given('EXEMPT_UNTIL_DEADLINE'), 'exemptionDeadline', 'exemption.deadline.required'],
  [given('EXEMPT_UNTIL_DEADLINE', '2026-11-24'), 'exemptionDeadline', 'exemption.deadline.past'],
  [given('EXEMPT_UNTIL_DEADLINE', '2027-02-30'), 'exemptionDeadline', 'exemption.deadline.past'],
  [given('EXEMPT', '2027-01-01'), 'exemptionDeadline', 'exemption.deadline.notNeeded'],
  [given('NON_EXEMPT', null, '  '), 'exemptionReason', 'exemption.reason.required'],
  [
    given('EXEMPT', null, 'x'.repeat(EXEMPTION_REASON_MAX_LENGTH + 1)),
    'exemptionReason',
    'exemption.reason.long',
  ],
])('%o is refused: %s %s', (exemption, field, problem) => {
  expect(problemsOf(exemption)).toEqual({ [field]: problem })
})

function problemsOf(exemption: ReturnType<typeof given>): unknown {
  try {
    return parseExemption(exemption, today)
  } catch (error) {
    return error instanceof ValidationError ? error.fields : error
  }
}
