import { expect, test } from 'vitest'
import { isStorableText, textWithin } from './text-limits.ts'

test.each([
  ['a name', 'Zoë 👩‍🚀', true],
  ['nothing', '', true],
  ['a zero character', 'a\0b', false],
  ['half of a pair', '\ud83d', false],
])('%s can be stored: %s %s', (_, text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable)
})

test.each([
  ['  short  ', 'short'],
  ['four', null],
  ['   four   ', null],
  ['ten or less', null],
  ['ten signs!', 'ten signs!'],
  ['zero\0', null],
])('%j of five to ten characters is kept as %j', (text, kept) => {
  expect(textWithin(text, { min: 5, max: 10 })).toBe(kept)
})
