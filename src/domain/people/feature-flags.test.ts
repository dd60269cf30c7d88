import { expect, test } from 'vitest'
import { FEATURE_FLAGS } from '../catalogue/flags.ts'
import { enabledFlags } from './feature-flags.ts'

test.each([
  ['nothing switched', {}, {}, ['ONLINE_SIGNING', 'STUDENT_HOUSING', 'LANDLORD_NOTIFICATIONS']],
  [
    'on for everybody',
    { FIRST_MONTH_RENT: true },
    {},
    ['ONLINE_SIGNING', 'FIRST_MONTH_RENT', 'STUDENT_HOUSING', 'LANDLORD_NOTIFICATIONS'],
  ],
  ['off for everybody', { ONLINE_SIGNING: false }, {}, ['STUDENT_HOUSING', 'LANDLORD_NOTIFICATIONS']],
  [
    'off, but on for one',
    { ONLINE_SIGNING: false },
    { ONLINE_SIGNING: true },
    ['ONLINE_SIGNING', 'STUDENT_HOUSING', 'LANDLORD_NOTIFICATIONS'],
  ],
  ['on, but off for one', {}, { LANDLORD_NOTIFICATIONS: false }, ['ONLINE_SIGNING', 'STUDENT_HOUSING']],
  [
    'unknown names',
    { MADE_UP: true },
    { OTHER: true },
    ['ONLINE_SIGNING', 'STUDENT_HOUSING', 'LANDLORD_NOTIFICATIONS'],
  ],
])('%s', (_, environment, person, expected) => {
  const switched = (flags: Record<string, boolean>) => new Map(Object.entries(flags))
  expect(enabledFlags(switched(environment), switched(person))).toEqual(expected)
})

test('every flag can be switched', () => {
  const on = new Map(FEATURE_FLAGS.map((name) => [name, true]))
  expect(enabledFlags(on)).toEqual(FEATURE_FLAGS)
  expect(enabledFlags(on, new Map(FEATURE_FLAGS.map((name) => [name, false])))).toEqual([])
})
