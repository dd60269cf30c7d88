import { expect, it } from 'vitest'
import { parseAmount } from './written-amount.ts'

it.each([
  ['', 0],
  ['1450', 145_000],
  ['1.450', 145_000],
  ['1,450', 145_000],
  ['1.450,50', 145_050],
  ['1,450.5', 145_050],
  ['1 450,5', 145_050],
  ['1’450.05', 145_005],
  ['0,5', 50],
  ['1.234.567', 123_456_700],
  ['12,', 1200],
  ['-5', null],
  ['five', null],
  [',5', null],
  ['1,2,3.4.5', null],
])('%j is %s cents', (text, cents) => {
  expect(parseAmount(text, 'EUR')).toBe(cents)
})
