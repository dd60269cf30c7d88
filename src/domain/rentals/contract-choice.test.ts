import { describe, expect, it } from 'vitest'
import {
  choiceFor,
  type ContractChoice,
  contractChoiceErrors,
  defaultContractChoice,
  maximumDeposit,
} from './contract-choice.ts'
import { contractGaps, type ContractSources } from './contract-gaps.ts'
import { firstPaymentDay } from './contract-payment.ts'
import { canPrepareContract } from './offer.ts'
import type { OfferFacts } from './request-facts.ts'
import type { ContractedStay } from './supported-contracts.ts'
import { parseDay } from '../kernel/day.ts'

const day = (text: string) => parseDay(text)
const instant = Temporal.Instant.from('2026-11-21T10:00:00Z')

const stay: ContractedStay = {
  from: day('2027-02-01'),
  to: day('2027-07-31'),
  country: 'FR',
  contractName: 'FRANCE_MOBILITY_MAIN',
  reasonForStay: 'WORK',
  type: 'b2c',
  prolongations: 0,
  prolongedContract: null,
  studentHousing: true,
  testContracts: false,
}
const berlin: ContractedStay = { ...stay, country: 'DE', contractName: 'GERMANY_PRIVATE' }

const listing = {
  price: 150_000,
  deposit: 500_000,
  finalCleaningFee: 9_000,
  onlineSigning: true,
  houseRulesIn: (language: string) => `rules in ${language}`,
}

const choice: ContractChoice = {
  contractName: 'GERMANY_PRIVATE',
  language: 'de',
  timeOfPayment: 'RENTAL_BEGIN',
  cleaningFee: 9_000,
  cleaningFeeFrequency: 'ONE_TIME',
  deposit: 450_000,
  houseRules: '',
  isOnlineSigning: true,
  ownContractFileId: null,
}

describe('what would be made', () => {
  it('is what the listing says, with no more deposit than the law allows', () => {
    expect(defaultContractChoice(berlin, listing)).toEqual({ ...choice, houseRules: 'rules in de' })
  })

  it('has no deposit in a mobility lease', () => {
    expect(defaultContractChoice(stay, listing)).toMatchObject({ deposit: 0, language: 'fr' })
  })

  it('has the deposit of the listing where the law sets no limit or that is lower', () => {
    const vienna: ContractedStay = { ...stay, country: 'AT', contractName: 'GERMANY_DEFAULT' }
    expect(choiceFor('GERMANY_DEFAULT', vienna, listing).deposit).toBe(500_000)
    expect(choiceFor('GERMANY_PRIVATE', berlin, { ...listing, deposit: 20_000 }).deposit).toBe(20_000)
  })

  it('has as much of the house rules as a contract takes', () => {
    const long = { ...listing, houseRulesIn: () => 'x'.repeat(10_001) }
    expect(defaultContractChoice(berlin, long)?.houseRules).toBe('x'.repeat(10_000))
  })

  it('is nothing where only an own document will do', () => {
    expect(defaultContractChoice({ ...stay, country: 'CH' }, listing)).toBeNull()
  })
})

it.each([
  ['GERMANY_PRIVATE', 'DE', 450_000],
  ['FRANCE_MOBILITY_SECONDARY', 'FR', 0],
  ['FRANCE_FURNISHED', 'FR', 300_000],
  ['FRANCE_CIVIL_LAW', 'FR', null],
  ['FRANCE_MOBILITY_MAIN', 'ES', null],
  ['FRANCE_FURNISHED', 'ES', null],
  ['GERMANY_DEFAULT', 'IT', 450_000],
  ['GERMANY_DEFAULT', 'AT', null],
])('the highest deposit of %s in %s is %s', (name, country, most) => {
  expect(maximumDeposit(name, country, 150_000)).toBe(most)
})

describe('a choice', () => {
  const key = (name: string) => `contractTerms.errors.${name}`

  it.each([
    ['that fits', {}, {}],
    [
      'of an unknown contract',
      { contractName: 'FRANCE_FURNISHED' },
      { contractName: key('contractName.unknown') },
    ],
    [
      'of a contract for others',
      { contractName: 'REFUGEE_GERMANY' },
      { contractName: key('contractName.unsupported') },
    ],
    [
      'of an own document for it',
      { contractName: 'REFUGEE_GERMANY', ownContractFileId: 'x', isOnlineSigning: false },
      {},
    ],
    [
      'of an own document to sign online',
      { ownContractFileId: 'x' },
      { isOnlineSigning: key('isOnlineSigning.ownContract') },
    ],
    ['of a language that it has not', { language: 'fr' }, { language: key('language.unknown') }],
    ['of too high a deposit', { deposit: 450_001 }, { deposit: key('deposit.tooHigh') }],
    [
      'of a broken amount',
      { deposit: 0.5, cleaningFee: -1 },
      { deposit: key('amount.invalid'), cleaningFee: key('amount.invalid') },
    ],
    ['of the highest amount', { cleaningFee: 100_000_000 }, {}],
    ['of more than that', { cleaningFee: 100_000_001 }, { cleaningFee: key('amount.invalid') }],
    ['of nothing to pay', { cleaningFee: 0, deposit: 0 }, {}],
    [
      'of words that nobody knows',
      { timeOfPayment: 'SOON', cleaningFeeFrequency: 'OFTEN' },
      {
        timeOfPayment: key('timeOfPayment.unknown'),
        cleaningFeeFrequency: key('cleaningFeeFrequency.unknown'),
      },
    ],
    ['of rules of the greatest length', { houseRules: 'x'.repeat(10_000) }, {}],
    ['of endless rules', { houseRules: 'x'.repeat(10_001) }, { houseRules: key('houseRules.long') }],
  ] as const)('%s', (_, change, errors) => {
    expect(
      contractChoiceErrors({ ...choice, ...change } as ContractChoice, berlin, {
        price: 150_000,
        hasOnlineSigning: true,
      }),
    ).toEqual(errors)
  })

  it('of a deposit where the law forbids one', () => {
    const mobility = { ...choice, contractName: 'FRANCE_MOBILITY_MAIN', language: 'fr', deposit: 1 } as const
    expect(contractChoiceErrors(mobility, stay, { price: 150_000, hasOnlineSigning: true })).toEqual({
      deposit: key('deposit.none'),
    })
  })

  it('of online signing for who has not got it', () => {
    expect(contractChoiceErrors(choice, berlin, { price: 150_000, hasOnlineSigning: false })).toEqual({
      isOnlineSigning: key('isOnlineSigning.unavailable'),
    })
  })
})

describe('what a contract lacks', () => {
  const whole: ContractSources = {
    contractName: 'GERMANY_PRIVATE',
    country: 'DE',
    language: 'de',
    type: 'b2c',
    isTemplateSupported: true,
    hasOwnContract: false,
    companyName: '',
    landlordAddress: 'Linienstraße 61, 10119 Berlin',
    registrationNumber: null,
    hasEnergyCertificate: true,
    listingHouseRules: { de: 'Ruhe ab 22 Uhr.' },
    houseRules: 'Ruhe ab 22 Uhr.',
  }
  const bare = {
    landlordAddress: null,
    hasEnergyCertificate: false,
    isTemplateSupported: false,
    type: 'b2b',
  } as const

  it.each([
    ['nothing', {}, []],
    ['a text of ours', { isTemplateSupported: false }, [{ gap: 'OWN_CONTRACT', required: true }]],
    ['nothing, being the landlord’s own', { ...bare, hasOwnContract: true }, []],
    ['the company that rents', { type: 'b2b' }, [{ gap: 'COMPANY_NAME', required: true }]],
    [
      'where the landlord is at home',
      { landlordAddress: null },
      [{ gap: 'LANDLORD_ADDRESS', required: false }],
    ],
    [
      'the energy certificate',
      { hasEnergyCertificate: false },
      [{ gap: 'ENERGY_CERTIFICATE', required: false }],
    ],
    ['nothing of that kind in Spain', { hasEnergyCertificate: false, country: 'ES' }, []],
    [
      'the energy certificate in Austria',
      { hasEnergyCertificate: false, country: 'AT' },
      [{ gap: 'ENERGY_CERTIFICATE', required: false }],
    ],
    [
      'the energy certificate in France',
      { hasEnergyCertificate: false, country: 'FR', contractName: 'FRANCE_FURNISHED' },
      [{ gap: 'ENERGY_CERTIFICATE', required: false }],
    ],
    ['nothing for a company with a name', { type: 'b2b', companyName: 'Helios GmbH' }, []],
    ['nothing where nobody wrote rules', { listingHouseRules: { en: '' }, houseRules: '' }, []],
    [
      'any of the rules of the listing',
      { language: 'en', houseRules: '' },
      [{ gap: 'HOUSE_RULES_IN_LANGUAGE', required: false }],
    ],
    [
      'the number of a tourist accommodation',
      { country: 'FR', contractName: 'FRANCE_SHORT_TERM_RENTAL', hasEnergyCertificate: false },
      [{ gap: 'REGISTRATION_NUMBER', required: false }],
    ],
    ['rules in its language', { language: 'en' }, [{ gap: 'HOUSE_RULES_IN_LANGUAGE', required: false }]],
    ['nothing, its rules being translated', { language: 'en', houseRules: 'Quiet from 22:00.' }, []],
  ] as const)('is %s', (_, change, missing) => {
    expect(contractGaps({ ...whole, ...change })).toEqual(missing)
  })
})

describe('deciding about a contract', () => {
  const offer: OfferFacts = {
    status: 'LANDLORD_SIGNING',
    generating: false,
    isOnlineSigning: true,
    landlordSignedAt: null,
    tenantSignedAt: null,
    tenantAcceptedAt: null,
  }

  it.each([
    ['before the system has checked', { statusType: 'START' }, 'NOT_YET_CHECKED'],
    ['before the answer', { statusType: 'AV_CHECK' }, null],
    ['after the tenant’s yes', { statusType: 'TENANT_APPROVED' }, null],
    ['after the end', { statusType: 'TENANT_WITHDREW' }, 'ENDED'],
    ['after the booking', { statusType: 'TENANT_APPROVED', booking: { canceled: false } }, 'BOOKED'],
    ['after its cancellation', { statusType: 'TENANT_APPROVED', booking: { canceled: true } }, 'ENDED'],
    ['while nobody has signed', { statusType: 'TENANT_APPROVED', latestOffer: offer }, null],
    [
      'while it is being written',
      { statusType: 'TENANT_APPROVED', latestOffer: { ...offer, generating: true } },
      null,
    ],
    [
      'once the landlord has signed',
      {
        statusType: 'TENANT_APPROVED',
        latestOffer: { ...offer, status: 'TENANT_SIGNING', landlordSignedAt: instant },
      },
      'ALREADY_SIGNED',
    ],
    [
      'once the tenant has said yes to paper',
      {
        statusType: 'TENANT_APPROVED',
        latestOffer: { ...offer, status: 'PROPOSED', tenantAcceptedAt: instant },
      },
      'ALREADY_SIGNED',
    ],
    [
      'once it was refused',
      {
        statusType: 'TENANT_APPROVED',
        latestOffer: { ...offer, status: 'REJECTED', landlordSignedAt: instant },
      },
      null,
    ],
  ] as const)('%s: %s', (_, facts, reason) => {
    const verdict = canPrepareContract({ booking: null, latestOffer: null, accountFrozen: false, ...facts })
    expect(verdict).toEqual({ value: reason === null, reason })
  })
})

it.each([
  ['RENTAL_BEGIN', '2026-11-21', '2027-02-01'],
  ['ONE_MONTH_BEFORE', '2026-11-21', '2027-01-01'],
  ['TWO_WEEKS_BEFORE', '2026-11-21', '2027-01-18'],
  ['SIXTY_DAYS_BEFORE', '2026-11-21', '2026-12-03'],
  ['SIXTY_DAYS_BEFORE', '2026-12-03', null],
  ['AFTER_CONTRACT', '2026-11-21', null],
] as const)('%s in a contract of %s is due on %s', (time, madeOn, due) => {
  expect(firstPaymentDay(time, day('2027-02-01'), day(madeOn))).toBe(due)
})
