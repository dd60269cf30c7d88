import { describe, expect, it } from 'vitest'
import { groupName, singleName } from './listing-name.ts'

const stored = { name: 'Home', apartmentName: 'Home', city: 'Berlin' }
const unnamed = { name: 'Berlin', apartmentName: 'Berlin', city: 'Berlin' }
const address = { street: 'Torstraße', streetNumber: '14' }
const both = (name: string) => ({ name, apartmentName: name })

describe('the name of a group', () => {
  it.each([
    ['stays where nothing is told', {}, stored, undefined],
    ['is the one that is told', { name: 'New' }, stored, 'New'],
    ['doesn’t become the city again', { name: 'Berlin' }, stored, 'Home'],
    ['becomes the street of one that had only its city', { address }, unnamed, 'Torstraße 14'],
    [
      'has no blank where the number is missing',
      { address: { ...address, streetNumber: '' } },
      unnamed,
      'Torstraße',
    ],
    ['stays its own beside a street', { address }, stored, undefined],
    ['stays without a street', { address: { ...address, street: '' } }, unnamed, undefined],
    ['told wins over the street', { name: 'New', address }, unnamed, 'New'],
  ])('%s', (_, given, before, name) => {
    expect(groupName(given, before)).toBe(name)
  })
})

describe('the names of a single listing', () => {
  it.each([
    ['stay where nothing is told', {}, stored, undefined],
    ['follow a new name', { name: 'New' }, stored, both('New')],
    ['follow a new name of the unit', { apartmentName: 'Unit' }, stored, both('Unit')],
    ['follow the new one of two', { name: 'Home', apartmentName: 'Unit' }, stored, both('Unit')],
    [
      'follow the new name beside the former one of the unit',
      { name: 'New', apartmentName: 'Home' },
      stored,
      both('New'),
    ],
    ['follow the listing where both are new', { name: 'New', apartmentName: 'Unit' }, stored, both('New')],
    ['stay where both are told as they are', { name: 'Home', apartmentName: 'Home' }, stored, undefined],
    ['are told again where the name is', { name: 'Home' }, stored, both('Home')],
    ['are told again where the unit’s is', { apartmentName: 'Home' }, stored, both('Home')],
    ['become the street', { address }, unnamed, both('Torstraße 14')],
    [
      'become the street beside the unit’s former one',
      { apartmentName: 'Berlin', address },
      unnamed,
      both('Torstraße 14'),
    ],
    ['become the unit’s new one, not the street', { apartmentName: 'Unit', address }, unnamed, both('Unit')],
  ])('%s', (_, given, before, names) => {
    expect(singleName(given, before)).toEqual(names)
  })
})
