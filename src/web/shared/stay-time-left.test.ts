import { expect, test } from 'vitest'
import { timeLeft } from './stay-time-left.ts'

const now = Date.parse('2026-11-21T06:00:00Z')

test.each([
  ['2026-11-21T15:12:59Z', { days: 0, hours: 9, minutes: 12, over: false, urgent: false }],
  ['2026-11-24T06:00:00Z', { days: 3, hours: 0, minutes: 0, over: false, urgent: false }],
  ['2026-11-21T06:59:59Z', { days: 0, hours: 0, minutes: 59, over: false, urgent: true }],
  ['2026-11-21T06:00:00Z', { days: 0, hours: 0, minutes: 0, over: true, urgent: true }],
  ['2026-11-20T06:00:00Z', { days: 0, hours: 0, minutes: 0, over: true, urgent: true }],
])('until %s is left %j', (deadline, left) => {
  expect(timeLeft(deadline, now)).toEqual(left)
})
