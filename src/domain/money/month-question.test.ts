import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { readMonthQuestion } from './month-question.ts'

const today = parseDay('2026-11-23')

it.each([
  ['flat 12 march', '12', '2026-03-01'],
  ['Flat 12 March 2025', '12', '2025-03-01'],
  ['Wohnung 12 März', '12', '2026-03-01'],
  ['wohnung 12 marz', '12', '2026-03-01'],
  ['appartement 12 mars 2027', '12', '2027-03-01'],
  ['Lindenhof 12 august', 'Lindenhof 12', '2026-08-01'],
  ['août lindenhof', 'lindenhof', '2026-08-01'],
  ['november', '', '2026-11-01'],
  ['december', '', '2025-12-01'],
  ['  may  ', '', '2026-05-01'],
  ['August Müller mai', 'August Müller', '2026-05-01'],
])('%o asks for %o in the month from %s', (text, rest, month) => {
  expect(readMonthQuestion(text, today)).toEqual({ text: rest, month })
})

it.each(['', 'flat 12', 'marchand', 'mar', '2026', '12 2026-03'])('%o asks for no month', (text) => {
  expect(readMonthQuestion(text, today)).toBeNull()
})
