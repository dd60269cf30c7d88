import { expect, it } from 'vitest'
import { parseDay } from '../../domain/kernel/day.ts'
import { readMoneyQuestion } from './use-money-entries.ts'

const today = parseDay('2026-11-26')

it.each([
  ['march flat 12', '12', '2026-03-01'],
  ['miete der Wohnung 12 im März', '12', '2026-03-01'],
  ['Lindenhof 12 august 2025', 'Lindenhof 12', '2025-08-01'],
  ['november', '', '2026-11-01'],
])('%o asks for the money of %o', (text, rest, month) => {
  expect(readMoneyQuestion(text, today)).toEqual({ text: rest, month })
})

it.each(['free in may', 'wer wohnt im mai in 23', 'impayé mars', 'march under 900', 'flat 12'])(
  '%o asks for no money of a month, and nothing is searched for it',
  (text) => {
    expect(readMoneyQuestion(text, today)).toBeNull()
  },
)
