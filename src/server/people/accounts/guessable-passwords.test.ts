import { expect, test } from 'vitest'
import { isCommonPassword } from './guessable-passwords.ts'

const about = ['jana.keller@mezzo.example', 'Jana', 'Keller']

test.each([
  '1234567890',
  'qwertyuiop',
  'Password123',
  'PASSWORD2026!',
  '!!iloveyou!!',
  'dragondragon',
  'aaaaaaaaaa',
  'mezzo-mezzo-1',
  'wohnung-wohnung',
  'janakeller1',
  'Keller2026!!',
])('%s is refused', async (password) => {
  expect(await isCommonPassword(password, about)).toBe(true)
})

test.each([
  'correct horse battery',
  'another long password',
  'mezzo has blue curtains',
  'Donaudampfschiff',
  'tr0ub4dor&3xyz',
  'vermieterkonferenz 12',
])('%s is taken', async (password) => {
  expect(await isCommonPassword(password, about)).toBe(false)
})
