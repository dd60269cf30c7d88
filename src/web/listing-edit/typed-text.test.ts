import { expect, it } from 'vitest'
import { NOT_READABLE, readDecimal, readInteger } from './typed-text.ts'

it.each([
  ['', null, null],
  [' 40 ', 40, 40],
  ['-2', -2, NOT_READABLE],
  ['92,5', NOT_READABLE, 92.5],
  ['92.5', NOT_READABLE, 92.5],
  ['1e5', NOT_READABLE, NOT_READABLE],
  ['forty', NOT_READABLE, NOT_READABLE],
])('reads %j as a whole number and as a number', (text, integer, decimal) => {
  expect([readInteger(text), readDecimal(text)]).toEqual([integer, decimal])
})
