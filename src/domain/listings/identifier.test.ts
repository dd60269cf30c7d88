import { expect, test } from 'vitest'
import { addressText } from './identifier.ts'

const address = { street: 'Torstraße', streetNumber: '14', zipCode: '10119', city: 'Berlin' }

test('the displayed address form (D3)', () => {
  expect(addressText(address)).toBe('Torstraße 14')
  expect(addressText(address, { place: true })).toBe('Torstraße 14, 10119 Berlin')
  expect(addressText(address, { externalId: 'MEZ-014', place: true })).toBe(
    'MEZ-014, Torstraße 14, 10119 Berlin',
  )
})
