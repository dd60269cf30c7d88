import { expect, it } from 'vitest'
import { isUuid } from './text.ts'

const one = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each([
  [one, true],
  [one.toUpperCase(), true],
  [`${one}0`, false],
  [`0${one}`, false],
  [one.slice(1), false],
  [one.slice(0, -1), false],
  [one.replace('0f8', '0g8'), false],
  [one.replace('469f', '46-9'), false],
  [one.replace('-a165', ''), false],
  [one.replace('469f', '469ff'), false],
  [one.replaceAll('-', ''), false],
  [one.replace('950e', '95.e'), false],
  ['', false],
  [7, false],
  [null, false],
  [{ toString: () => one }, false],
])('%s is an id of the product: %s', (value, isOne) => {
  expect(isUuid(value)).toBe(isOne)
})
