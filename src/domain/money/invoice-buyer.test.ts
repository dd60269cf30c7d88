import { describe, expect, it } from 'vitest'
import { type BuyerFacts, invoiceBuyer } from './invoice-buyer.ts'

const home = {
  addressLine1: 'Lindenstraße 4',
  addressLine2: '',
  zipCode: '10115',
  city: 'Berlin',
  region: '',
  country: 'DE',
}
const office = { ...home, addressLine1: 'Kontorgasse 9' }
const none = { ...home, addressLine1: '', zipCode: '', city: '' }
const person: BuyerFacts = { name: 'Jana Keller', email: 'jana@mezzo.example', details: null, address: null }
const details = {
  ...home,
  type: 'PRIVATE' as const,
  firstName: 'Jana',
  lastName: 'Keller-Brandt',
  companyName: '',
  vatId: '',
  billingAddress: null,
}
const company = {
  ...details,
  type: 'COMPANY' as const,
  companyName: 'Keller Wohnen GmbH',
  vatId: 'DE123456789',
}

describe('an invoice is written to', () => {
  it.each<[string, Partial<BuyerFacts>]>([
    ['no address is known', {}],
    ['the address is not whole', { address: { ...none, name: 'Jana' } }],
  ])('nobody while %s', (_, facts) => {
    expect(invoiceBuyer({ ...person, ...facts })).toBeNull()
  })

  it.each<[string, Partial<BuyerFacts>, object]>([
    ['the name of the address', { address: { ...home, name: 'J. Keller' } }, { name: 'J. Keller', ...home }],
    ['the person of the details', { details }, { name: 'Jana Keller-Brandt', isBusiness: false, ...home }],
    [
      'the company of the details, a business',
      { details: company },
      { name: 'Keller Wohnen GmbH', vatId: 'DE123456789', isBusiness: true, ...home },
    ],
    [
      "the details at the home's billing address",
      { details: company, address: { ...office, name: 'Buchhaltung' } },
      { name: 'Keller Wohnen GmbH', ...office },
    ],
    [
      "the details' own billing address first of all",
      {
        details: { ...company, billingAddress: { ...office, companyName: 'Keller Holding' } },
        address: { ...home, name: 'Buchhaltung' },
      },
      { name: 'Keller Holding', ...office },
    ],
    [
      'a person with a VAT id, a business',
      { details: { ...details, vatId: 'DE123456789' } },
      { isBusiness: true },
    ],
  ])('%s', (_, facts, expected) => {
    expect(invoiceBuyer({ ...person, ...facts })).toMatchObject(expected)
  })
})
