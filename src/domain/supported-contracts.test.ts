import { expect, it } from 'vitest'
import { supportedContracts } from './supported-contracts.ts'

const german = ['GERMANY_DEFAULT', 'GERMANY_PRIVATE', 'GERMANY_COMMERCIAL']

it.each([
  [
    'the own one comes first',
    'DE',
    'GERMANY_COMMERCIAL',
    'WORK',
    ['GERMANY_COMMERCIAL', ...german.slice(0, 2)],
  ],
  [
    'students have contracts of their own',
    'DE',
    'GERMANY_DEFAULT',
    'INTERNSHIP',
    [...german, 'GERMANY_PRIVATE_STUDENT', 'GERMANY_COMMERCIAL_STUDENT'],
  ],
  ['refugees too', 'DE', 'GERMANY_DEFAULT', 'REFUGEE', [...german, 'REFUGEE_GERMANY']],
  [
    'France has others',
    'FR',
    'FRANCE_FURNISHED',
    'STUDYING',
    [
      'FRANCE_FURNISHED',
      'FRANCE_SHORT_TERM_RENTAL',
      'FRANCE_CIVIL_LAW',
      'FRANCE_MOBILITY_MAIN',
      'FRANCE_MOBILITY_SECONDARY',
    ],
  ],
  ['elsewhere there is what the listing says', 'AT', 'GERMANY_PRIVATE', 'WORK', ['GERMANY_PRIVATE']],
])('%s', (_, country, contractName, reasonForStay, names) => {
  expect(supportedContracts({ country, contractName, reasonForStay })).toEqual(names)
})
