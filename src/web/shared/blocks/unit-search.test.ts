import { expect, test } from 'vitest'
import { unitsFor } from './unit-search.ts'

const units = [
  { id: 'a', name: 'WE 1', group: 'Gärtnerplatz' },
  { id: 'b', name: 'WE 1', group: 'Zieglergasse' },
  { id: 'c', name: 'Loft' },
]

const found = (search: string) => unitsFor(units, search).map(({ id }) => id)

test('without words all are found', () => {
  expect(found(' ')).toEqual(['a', 'b', 'c'])
})

test('all words have to be there, in the group or the name', () => {
  expect(found('we')).toEqual(['a', 'b'])
  expect(found('we ziegler')).toEqual(['b'])
  expect(found('we loft')).toEqual([])
})

test('case and accents do not matter', () => {
  expect(found('GARTNER')).toEqual(['a'])
})
