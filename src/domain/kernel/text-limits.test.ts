import { expect, test } from 'vitest'
import { isStorableText } from './text-limits.ts'

test.each([
  ['a name', 'Zoë 👩‍🚀', true],
  ['nothing', '', true],
  ['a zero character', 'a\0b', false],
  ['half of a pair', '\ud83d', false],
])('%s can be stored: %s %s', (_, text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable)
})
