import { expect, test } from 'vitest'
import { nextOpening, type Opening } from './opening.ts'

function after(values: readonly (string | null)[]): Opening<string> | null {
  return values.reduce<Opening<string> | null>(
    (former, value) => nextOpening(former, value, (one, other) => one === other),
    null,
  )
}

test('nothing is open before something is', () => {
  expect(after([null, null])).toBeNull()
})

test('what closes is still shown', () => {
  expect(after(['a', null, null])).toEqual({ value: 'a', count: 1, isOpen: false })
})

test('the same once more is another opening', () => {
  expect(after(['a', null, 'a'])).toEqual({ value: 'a', count: 2, isOpen: true })
})

test('something else while it is open is another opening', () => {
  expect(after(['a', 'b'])).toEqual({ value: 'b', count: 2, isOpen: true })
})

test('the same again while it is open changes nothing', () => {
  const opening = after(['a'])
  expect(nextOpening(opening, 'a', (one, other) => one === other)).toBe(opening)
})
