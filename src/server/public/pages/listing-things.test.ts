import { expect, it } from 'vitest'
import type { CardAnswer } from './answers.ts'
import { itemList } from './listing-things.ts'
import { wordsIn } from './texts.ts'

const listing: CardAnswer = {
  _id: 'unit 1',
  groupId: 'group',
  partOfGroup: false,
  title: { en: 'A quiet flat' },
  name: 'Torstraße 14',
  city: 'Berlin',
  zipCode: '10119',
  price: 150_000,
  hasSeveralRents: false,
  currency: 'EUR',
  area: 48,
  accommodates: 2,
  homeType: 'ENTIRE_APARTMENT',
  images: [],
}
const listOf = (change: Partial<CardAnswer>) =>
  itemList(wordsIn('en'), 'https://mezzo.test', 'Homes', [{ ...listing, ...change }])

it('a standalone listing is named by its id, one of a group by the group (D2)', () => {
  expect(listOf({})).toMatchObject({ itemListElement: [{ url: 'https://mezzo.test/en/l/unit%201' }] })
  expect(listOf({ partOfGroup: true })).toMatchObject({
    itemListElement: [{ url: 'https://mezzo.test/en/g/group' }],
  })
})

it('a listing without the id that its page needs is an error, never an address that leads nowhere (D8)', () => {
  expect(() => listOf({ _id: '' })).toThrow('_id is required when partOfGroup is false')
  expect(() => listOf({ groupId: '', partOfGroup: true })).toThrow(
    'groupId is required when partOfGroup is true',
  )
})
