import { expect, it } from 'vitest'
import {
  changedCertificate,
  energyCertificateOf,
  keysProvidedOf,
  NO_CERTIFICATE,
  over,
  roomsOf,
  servicesOf,
} from './listing-details.ts'

it('services that nobody has told are not there', () => {
  const none = {
    isServiced: false,
    garage: false,
    cleaningV2: 'NOT_AVAILABLE',
    parkingV2: 'NOT_AVAILABLE',
    fitnessV2: 'NOT_AVAILABLE',
    conciergeV2: 'NOT_AVAILABLE',
    cityRegistrationDocuments: false,
    tenantCanChangeThePostBoxName: false,
    internetConnectionSpeedMbps: null,
    broadcastingFeeIncludedInRent: false,
  }
  expect(servicesOf({})).toEqual(none)
  expect(servicesOf({ garage: true, internetConnectionSpeedMbps: 100_000 })).toEqual({
    ...none,
    garage: true,
    internetConnectionSpeedMbps: 100_000,
  })
})

it.each([
  ['a service that there is not', { sauna: true }, 'unrecognized_keys'],
  ['a speed below nought', { internetConnectionSpeedMbps: -1 }, 'too_small'],
  ['more speed than there is', { internetConnectionSpeedMbps: 100_001 }, 'too_big'],
  ['a word for yes', { garage: 'yes' }, 'invalid_type'],
])('%s is no service', (_, stored, problem) => {
  expect(() => servicesOf(stored)).toThrow(problem)
})

it('keys that nobody has told are not handed over', () => {
  const none = {
    keylessAccess: false,
    buildingEntrance: 0,
    apartmentEntrance: 0,
    basement: 0,
    mailbox: 0,
    generalKey: 0,
    otherKeys: 0,
  }
  expect(keysProvidedOf({})).toEqual(none)
  expect(keysProvidedOf({ mailbox: 50, keylessAccess: true })).toEqual({
    ...none,
    mailbox: 50,
    keylessAccess: true,
  })
  expect(() => keysProvidedOf({ mailbox: 51 })).toThrow('too_big')
  expect(() => keysProvidedOf({ mailbox: -1 })).toThrow('too_small')
  expect(() => keysProvidedOf({ mailbox: 1.5 })).toThrow('invalid_type')
  expect(() => keysProvidedOf({ cellar: 1 })).toThrow('unrecognized_keys')
})

it('a certificate is what is told of it, and nothing before somebody says whether there is one', () => {
  const noCertificate = {
    mainEnergySource: null,
    heatingMethod: null,
    yearOfConstruction: null,
    isYearOfConstructionUnknown: false,
    energyConsumption: null,
    electricityConsumption: null,
    heatingConsumption: null,
    efficiencyClass: null,
    certificateType: null,
    issueDate: null,
  }
  expect(NO_CERTIFICATE).toEqual(noCertificate)
  expect(energyCertificateOf(null)).toBeNull()
  expect(energyCertificateOf({ efficiencyClass: 'C' })).toBeNull()
  const known = energyCertificateOf({ availability: 'AVAILABLE', efficiencyClass: 'C' })
  expect(known).toEqual({ ...noCertificate, availability: 'AVAILABLE', efficiencyClass: 'C' })
  expect(changedCertificate(known, { yearOfConstruction: 1994 })).toEqual({
    ...known,
    yearOfConstruction: 1994,
  })
  expect(changedCertificate(known, { efficiencyClass: null })).toMatchObject({ efficiencyClass: null })
  expect(changedCertificate(known, { availability: 'NOT_NEEDED' })).toMatchObject({
    availability: 'NOT_NEEDED',
  })
  expect(changedCertificate(null, { yearOfConstruction: 1994 })).toBeNull()
})

it('what is told anew stands over what is stored, what is left out stays', () => {
  const stored = { a: 1, b: 2 as number | null }
  expect(over(stored, { a: 3, b: undefined })).toEqual({ a: 3, b: 2 })
  expect(over(stored, { b: null })).toEqual({ a: 1, b: null })
  expect(over(stored, {})).toEqual(stored)
})

it('rooms are read as they are stored, and nothing else for rooms', () => {
  expect(roomsOf([])).toEqual([])
  expect(() => roomsOf({})).toThrow('invalid_type')
  expect(() => roomsOf([{ type: 'CASTLE' }])).toThrow('invalid')
})
