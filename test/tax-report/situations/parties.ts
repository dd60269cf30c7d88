import { company, person, world } from '../worlds.ts'
import { at, half, type Situation } from './situation.ts'

const plain = { a: [at('181d | 0 0 0 0 | 0 0 0 0 | 0 0 0 0')] }
const asPerson = (
  title: string,
  more: Parameters<typeof person>[1],
  expected: Situation[2] = plain,
): Situation => [title, world({ sellers: [person('a', more)], stays: [half] }), expected]
const asCompany = (
  title: string,
  more: Parameters<typeof company>[1],
  expected: Situation[2] = plain,
): Situation => [title, world({ sellers: [company('a', more)], stays: [half] }), expected]

export const PARTIES: readonly Situation[] = [
  asPerson('a person from Austria with the number of there', { taxCountry: 'AT', taxId: '931736581' }),
  asPerson('a person without a tax id, born somewhere', {
    taxId: null,
    taxIdNotIssued: true,
    taxCountry: 'CH',
    birthCity: 'Basel',
    birthCountry: 'CH',
  }),
  asPerson('a person whose tax id is missing is reported without', { taxId: null }),
  asPerson('a tax id of a wrong form is not told', { taxId: '12' }),
  asPerson('a person with a VAT id', { vatId: 'DE123456789' }),
  asPerson('a VAT id of a wrong form is not told', { vatId: 'nonsense' }),
  asPerson('a person without an account', { accounts: [] }),
  asPerson('accounts of two homes, one of them somebody else’s', {
    accounts: [
      { iban: 'DE89370400440532013000', holder: 'Henrike Vogt' },
      { iban: 'DE02120300000000202051', holder: 'Jana Keller' },
      { iban: 'DE02120300000000202051', holder: 'Jana Keller' },
    ],
  }),
  asPerson('names and addresses with every kind of sign', {
    firstName: '<Zoë> & "Co" \u0000\u0007',
    lastName: 'O’Neill-- /* &#x41; 李',
    address: {
      ...person('a').address,
      addressLine1: "Straße 'des' 17. Juni\n4",
      addressLine2: 'c/o Ødegård',
    },
  }),
  asPerson('a name longer than the schema lets it be', { lastName: '😀x'.repeat(300) }),
  asPerson('a person who has moved is reported with the new address', {
    address: {
      ...person('a').address,
      addressLine1: '1 rue de la Paix',
      city: 'Paris',
      country: 'FR',
      zipCode: '75002',
    },
    taxCountry: 'DE',
  }),
  asPerson('without a name nothing is reported', { lastName: ' ' }, {}),
  asPerson('without a date of birth nothing is reported', { birthDate: null }, {}),
  asPerson('without a city nothing is reported', { address: { ...person('a').address, city: '' } }, {}),
  asPerson('without a country nothing is reported', { address: { ...person('a').address, country: '' } }, {}),
  asPerson('an incomplete address is reported as it is', {
    address: { ...person('a').address, addressLine1: '', zipCode: '' },
  }),
  asCompany('a company', {}),
  asCompany('a company with a VAT id instead of a tax id', { taxId: null }),
  asCompany('a company with establishments in two member states', { establishments: ['FR', 'AT'] }),
  asCompany('a company without a registration number', { registrationNumber: null }),
  asCompany('without its name nothing is reported', { companyName: '--' }, {}),
]
