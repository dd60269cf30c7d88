import { expect, it } from 'vitest'
import { firstGroups, inCalendarOrder } from './calendar-order.ts'

const groups = [
  { name: 'House 10', units: 2 },
  { name: 'Ähre', units: 3 },
  { name: 'House 9', units: 1 },
  { name: 'Zone', units: 4 },
]

it('sorts groups by name, with numbers by their size', () => {
  expect(inCalendarOrder(groups, 'de').map(({ name }) => name)).toEqual([
    'Ähre',
    'House 9',
    'House 10',
    'Zone',
  ])
})

it.each([
  [1, ['Ähre'], 7],
  [3, ['Ähre'], 7],
  [4, ['Ähre', 'House 9'], 6],
  [5, ['Ähre', 'House 9', 'House 10'], 4],
  [7, ['Ähre', 'House 9', 'House 10', 'Zone'], 0],
  [1000, ['Ähre', 'House 9', 'House 10', 'Zone'], 0],
])('of %i units takes whole groups, %j, and says that %i units come after them', (count, names, more) => {
  const taken = firstGroups(groups, count, 'de')
  expect([taken.first.map(({ name }) => name), taken.more]).toEqual([names, more])
})

it('has nothing after the groups where there are none', () => {
  expect(firstGroups([], 40, 'en')).toEqual({ first: [], more: 0 })
})
