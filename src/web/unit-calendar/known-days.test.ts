import { expect, test } from 'vitest'
import { isKnown, knownDays } from './known-days.ts'
import { parseDay } from '../../domain/kernel/day.ts'

const limits = { from: parseDay('2024-01-01'), to: parseDay('2028-12-31') }

test('days outside of the answer are not known', () => {
  const known = knownDays({ from: parseDay('2026-10-21'), to: parseDay('2028-05-21') }, limits)
  expect(isKnown(known, { from: '2026-10-21', to: '2028-05-21' })).toBe(true)
  expect(isKnown(known, { from: '2026-10-01', to: '2026-10-31' })).toBe(false)
  expect(isKnown(known, { from: '2028-05-22', to: '2028-05-22' })).toBe(false)
})

test('nothing is missed beyond what can be looked at', () => {
  const known = knownDays(limits, limits)
  expect(isKnown(known, { from: '2023-12-31', to: '2023-12-31' })).toBe(true)
  expect(isKnown(known, { from: '2029-01-01', to: '2029-01-01' })).toBe(true)
})
