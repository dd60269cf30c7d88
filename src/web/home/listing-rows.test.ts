import { expect, test } from 'vitest'
import type { ListingNode, UnitNode } from './home-queries.ts'
import { rowKey, toRows } from './listing-rows.ts'

const listing = (groupId: string) => ({ groupId }) as ListingNode
const unit = (_id: string) => ({ _id }) as UnitNode
const refetch = () => undefined

test('units stand below their unfolded group, each row with a key of its own', () => {
  const units = {
    data: { landlordListingByGroupId: { group: [unit('u1'), unit('u2')] } },
    isError: false,
    refetch,
  }
  const rows = toRows([listing('a'), listing('b')], new Map([['a', units]]))
  expect(rows.map(rowKey)).toEqual(['listing a', 'unit u1', 'unit u2', 'listing b'])
  expect(rows[0]).toMatchObject({ unfolded: true })
})

test('a group whose units are on their way, or could not be loaded, says so', () => {
  const unfolded = new Map([
    ['a', undefined],
    ['b', { isError: true, refetch }],
  ])
  const rows = toRows([listing('a'), listing('b')], unfolded)
  expect(rows.map(rowKey)).toEqual(['listing a', 'pending a', 'listing b', 'failed b'])
})
