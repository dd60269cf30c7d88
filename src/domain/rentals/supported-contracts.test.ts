import { describe, expect, it } from 'vitest'
import { CONTRACT_NAMES } from '../catalogue/contracts.ts'
import {
  type ContractedStay,
  contractLanguages,
  contractOfListing,
  contractsOf,
  defaultContract,
  isNeutralContract,
  mayTestContracts,
  supportedContracts,
} from './supported-contracts.ts'
import { parseDay } from '../kernel/day.ts'

const day = (text: string) => parseDay(text)

function stayOf(change: Partial<ContractedStay> & { stay?: [string, string] } = {}): ContractedStay {
  const { stay = ['2027-02-01', '2027-07-31'], ...rest } = change
  return {
    from: day(stay[0]),
    to: day(stay[1]),
    country: 'DE',
    contractName: 'GERMANY_DEFAULT',
    reasonForStay: 'WORK',
    type: 'b2c',
    prolongations: 0,
    prolongedContract: null,
    studentHousing: true,
    testContracts: false,
    ...rest,
  }
}

function obstacleTo(name: string, stay: ContractedStay) {
  return supportedContracts(stay).find((contract) => contract.name === name)?.obstacle
}

describe('the contracts of a stay', () => {
  it.each([
    [
      'in Germany',
      { contractName: 'GERMANY_COMMERCIAL' },
      ['GERMANY_COMMERCIAL', 'GERMANY_DEFAULT', 'GERMANY_PRIVATE'],
    ],
    [
      'for a student',
      { reasonForStay: 'INTERNSHIP' },
      [
        'GERMANY_DEFAULT',
        'GERMANY_PRIVATE',
        'GERMANY_COMMERCIAL',
        'GERMANY_PRIVATE_STUDENT',
        'GERMANY_COMMERCIAL_STUDENT',
      ],
    ],
    [
      'for a refugee',
      { reasonForStay: 'REFUGEE' },
      ['GERMANY_DEFAULT', 'GERMANY_PRIVATE', 'GERMANY_COMMERCIAL', 'REFUGEE_GERMANY'],
    ],
    [
      'for somebody who works in France for six months',
      { country: 'FR' },
      ['FRANCE_CIVIL_LAW', 'FRANCE_MOBILITY_MAIN', 'FRANCE_MOBILITY_SECONDARY'],
    ],
    ['for a company in France', { country: 'FR', type: 'b2b' }, ['FRANCE_CIVIL_LAW']],
    [
      'for two months of holiday in France',
      { country: 'FR', reasonForStay: 'OTHER', stay: ['2027-02-01', '2027-03-31'] },
      ['FRANCE_SHORT_TERM_RENTAL', 'FRANCE_CIVIL_LAW'],
    ],
    [
      'for who lives in France for a year',
      { country: 'FR', reasonForStay: 'INTERIM', stay: ['2027-02-01', '2028-01-31'] },
      ['FRANCE_FURNISHED'],
    ],
    ['in Austria', { country: 'AT' }, ['GERMANY_DEFAULT']],
    [
      'for who tries the product out',
      { country: 'AT', testContracts: true },
      ['GERMANY_DEFAULT', 'TEST_CONTRACT_1'],
    ],
    ['where we know no law', { country: 'CH' }, []],
  ] as const)('%s, with texts of ours, the own one first', (_, change, names) => {
    const { stay, ...rest } = { stay: undefined, ...change }
    const contracts = supportedContracts(
      stayOf({ ...rest, ...(stay && { stay: [...stay] as [string, string] }) }),
    )
    expect(contracts.filter((one) => one.isTemplateSupported).map((one) => one.name)).toEqual(names)
  })

  it.each([
    [[], false],
    [['sales', 'accounting', 'FSU'], false],
    [['TEST'], true],
    [['sales', 'DEVELOPER'], true],
  ] as const)('with the permissions %j the test contract may be chosen: %s', (permissions, may) => {
    expect(mayTestContracts(permissions)).toBe(may)
  })

  it.each([
    ['GERMANY_DEFAULT', 'AT', true],
    ['GERMANY_DEFAULT', null, true],
    ['GERMANY_DEFAULT', 'DE', false],
    ['GERMANY_PRIVATE', 'AT', false],
  ])('%s in %s is called by the law of its country: %s', (name, country, isNeutral) => {
    expect(isNeutralContract(name, country)).toBe(isNeutral)
  })

  it.each([
    ['GERMANY_COMMERCIAL', 'DE', 'GERMANY_COMMERCIAL'],
    ['GERMANY_COMMERCIAL', 'AT', 'GERMANY_DEFAULT'],
    ['GERMANY_COMMERCIAL', 'FR', 'FRANCE_SHORT_TERM_RENTAL'],
    ['TEST_CONTRACT_1', 'DE', 'GERMANY_DEFAULT'],
    [null, 'CH', 'GERMANY_DEFAULT'],
  ])('a listing with %s in %s has %s', (chosen, country, name) => {
    expect(contractOfListing(chosen, country)).toBe(name)
  })

  it('are none for students where there is no student housing (C6), the own one neither', () => {
    const stay = {
      contractName: 'GERMANY_PRIVATE_STUDENT',
      reasonForStay: 'STUDYING',
      studentHousing: false,
    } as const
    expect(supportedContracts(stayOf(stay)).map(({ name }) => name)).toEqual([
      'GERMANY_DEFAULT',
      'GERMANY_PRIVATE',
      'GERMANY_COMMERCIAL',
      'REFUGEE_GERMANY',
    ])
  })

  it('are each known by name, whether our text fits or not', () => {
    const everywhere = ['DE', 'FR', 'AT'].flatMap((country) => contractsOf(country))
    expect(new Set([...everywhere, 'TEST_CONTRACT_1'])).toEqual(new Set(CONTRACT_NAMES))
  })
})

describe('what stands in the way of a text of ours', () => {
  it.each([
    ['GERMANY_PRIVATE_STUDENT', {}, 'STUDENTS_ONLY'],
    ['GERMANY_COMMERCIAL_STUDENT', { reasonForStay: 'STUDYING', type: 'b2b' }, 'CONSUMERS_ONLY'],
    ['REFUGEE_GERMANY', {}, 'REFUGEES_ONLY'],
    ['GERMANY_DEFAULT', { country: 'CH' }, 'NO_TEXT_FOR_COUNTRY'],
    ['FRANCE_SHORT_TERM_RENTAL', { country: 'FR', stay: ['2027-02-01', '2027-05-01'] }, null],
    ['FRANCE_SHORT_TERM_RENTAL', { country: 'FR', stay: ['2027-02-01', '2027-05-02'] }, 'STAY_TOO_LONG'],
    ['FRANCE_CIVIL_LAW', { country: 'FR', reasonForStay: 'REFUGEE' }, 'NOT_A_MAIN_HOME'],
    ['FRANCE_CIVIL_LAW', { country: 'FR', reasonForStay: 'INTERIM', type: 'b2b' }, null],
    ['FRANCE_MOBILITY_MAIN', { country: 'FR', reasonForStay: 'OTHER' }, 'MOBILITY_REASON_NEEDED'],
    ['FRANCE_MOBILITY_MAIN', { country: 'FR', type: 'b2b' }, 'CONSUMERS_ONLY'],
    ['FRANCE_MOBILITY_MAIN', { country: 'FR', stay: ['2027-02-01', '2027-02-27'] }, 'STAY_TOO_SHORT'],
    ['FRANCE_MOBILITY_MAIN', { country: 'FR', stay: ['2027-02-01', '2027-02-28'] }, null],
    ['FRANCE_MOBILITY_SECONDARY', { country: 'FR', stay: ['2027-02-01', '2027-11-30'] }, null],
    ['FRANCE_MOBILITY_SECONDARY', { country: 'FR', stay: ['2027-02-01', '2027-12-01'] }, 'STAY_TOO_LONG'],
    ['FRANCE_MOBILITY_MAIN', { country: 'FR', prolongations: 1 }, null],
    ['FRANCE_MOBILITY_MAIN', { country: 'FR', prolongations: 2 }, 'PROLONGED_ONCE_ALREADY'],
    ['FRANCE_FURNISHED', { country: 'FR', stay: ['2027-02-01', '2028-01-30'] }, 'STAY_TOO_SHORT'],
    [
      'FRANCE_FURNISHED',
      { country: 'FR', reasonForStay: 'STUDYING', stay: ['2027-09-01', '2028-05-31'] },
      null,
    ],
    [
      'FRANCE_FURNISHED',
      { country: 'FR', type: 'b2b', stay: ['2027-02-01', '2028-01-31'] },
      'CONSUMERS_ONLY',
    ],
  ] as const)('to %s with %o: %s', (name, change, obstacle) => {
    const { stay, ...rest } = { stay: undefined, ...change }
    const stayed = stayOf({ ...rest, ...(stay && { stay: [...stay] as [string, string] }) })
    expect(obstacleTo(name, stayed)).toBe(obstacle)
  })
})

describe('the contract that is made unless another is chosen', () => {
  it.each([
    ['the listing’s', {}, 'GERMANY_DEFAULT'],
    ['the listing’s while it fits', { contractName: 'REFUGEE_GERMANY' }, 'GERMANY_DEFAULT'],
    ['the prolonged one’s', { prolongedContract: 'GERMANY_PRIVATE', prolongations: 1 }, 'GERMANY_PRIVATE'],
    [
      'another where the prolonged one’s can’t be prolonged',
      {
        country: 'FR',
        prolongedContract: 'FRANCE_MOBILITY_MAIN',
        prolongations: 2,
      },
      'FRANCE_CIVIL_LAW',
    ],
    ['none where the landlord’s own must do', { country: 'CH' }, null],
  ] as const)('is %s', (_, change, name) => {
    expect(defaultContract(stayOf(change))).toBe(name)
  })
})

it.each([
  ['DE', ['de', 'en']],
  ['AT', ['de', 'en']],
  ['FR', ['fr', 'en']],
  ['BE', ['fr', 'en']],
  ['PL', ['en', 'de']],
  ['CH', ['en']],
])('contracts in %s come in %j', (country, languages) => {
  expect(contractLanguages(country)).toEqual(languages)
})
