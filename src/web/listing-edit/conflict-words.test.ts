import { expect, it } from 'vitest'
import { valueAt, wordsOf } from './conflict-words.ts'

const words = {
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  number: String,
  list: (count: number) => `${count} entries`,
  constant: (value: string) => value.toLowerCase(),
}

it.each([
  [null, 'empty'],
  ['', 'empty'],
  [true, 'yes'],
  [40, '40'],
  ['Loft am Park', 'Loft am Park'],
  ['NOT_ALLOWED', 'not_allowed'],
  [['wifi', 'desk'], 'wifi, desk'],
  [[{ roomType: 'BEDROOM' }], '1 entries'],
  [{ street: 'Weg', city: '' }, 'Weg'],
])('tells %j as %s', (value, text) => {
  expect(wordsOf(value, words)).toBe(text)
})

it('finds what stands at a path', () => {
  expect([valueAt({ title: { de: 'Loft' } }, 'title.de'), valueAt({}, 'title.de')]).toEqual([
    'Loft',
    undefined,
  ])
})
