import { describe, expect, it } from 'vitest'
import { missingToPublish, type PublishableListing } from './listing-gaps.ts'
import { parseDay } from '../kernel/day.ts'

const complete: PublishableListing = {
  address: { street: 'Torstraße', streetNumber: '14', zipCode: '10119', city: 'Berlin', country: 'DE' },
  pictures: 1,
  price: 150_000,
  currency: 'EUR',
  area: 48,
  title: { de: 'Ruhige Wohnung' },
  rooms: 1,
  availableFrom: parseDay('2030-01-01'),
  hasContactPerson: true,
  energyCertificate: {
    availability: 'AVAILABLE',
    mainEnergySource: 'GAS',
    heatingMethod: null,
    yearOfConstruction: 1994,
    isYearOfConstructionUnknown: false,
    energyConsumption: 90,
    electricityConsumption: null,
    heatingConsumption: null,
    efficiencyClass: 'C',
    certificateType: 'CONSUMPTION',
    issueDate: null,
  },
  registrationNumber: null,
  minBookingDurationPermitId: null,
  labels: [],
}
const today = parseDay('2026-11-22')
const certificate = complete.energyCertificate
const at = (city: string, country: string) => ({ address: { ...complete.address, city, country } })

const of = (change: Partial<PublishableListing>) =>
  missingToPublish({ ...complete, ...change }, today).map(({ gap, field }) => `${gap} ${field}`)

describe('what is missing before a listing may be published', () => {
  it('is nothing where everything is told', () => {
    expect(of({})).toEqual([])
  })

  it.each<[string, Partial<PublishableListing>, string[]]>([
    [
      'a part of the address',
      { address: { ...complete.address, street: ' ', zipCode: '' } },
      ['ADDRESS address.street', 'ADDRESS address.zipCode'],
    ],
    ['a photo', { pictures: 0 }, ['PHOTO pictures']],
    ['a price', { price: 0 }, ['PRICE price']],
    ['a price that 48 m² can have', { price: 28_800_001 }, ['PRICE_PER_SQUARE_METRE price']],
    ['the highest price, nothing', { price: 28_800_000 }, []],
    ['an area of 12', { area: 11 }, ['AREA area']],
    ['an area at all, whatever the price', { area: 0, price: 90_000_000 }, ['AREA area']],
    ['a title in any language', { title: { en: ' ' } }, ['TITLE title']],
    ['a room', { rooms: 0 }, ['ROOM roomsInformation']],
    ['the first day', { availableFrom: null }, ['AVAILABLE_FROM availableFrom']],
    ['a contact person', { hasContactPerson: false }, ['CONTACT_PERSON payoutInformation.contactPersonId']],
    [
      'an energy certificate in Germany',
      { energyCertificate: null },
      ['ENERGY_CERTIFICATE energyCertificate.availability'],
    ],
    [
      'one in France, too, where Paris wants a number besides',
      { ...at('Paris', 'FR'), energyCertificate: null },
      ['REGISTRATION_NUMBER registrationNumber', 'ENERGY_CERTIFICATE energyCertificate.availability'],
    ],
    ['none in Austria', { ...at('Wien', 'AT'), energyCertificate: null }, []],
    ['a registration number in Hamburg', at('Hamburg', 'DE'), ['REGISTRATION_NUMBER registrationNumber']],
    ['none where it is told', { ...at('Hamburg', 'DE'), registrationNumber: '12-0001-21' }, []],
    [
      'a registration number where staff ask for it',
      { labels: ['REGISTRATION_NUMBER'] },
      ['REGISTRATION_NUMBER registrationNumber'],
    ],
    ['nothing more where it is told', { labels: ['REGISTRATION_NUMBER'], registrationNumber: 'B-1' }, []],
    [
      'a certificate where staff ask for the German one',
      { ...at('Wien', 'AT'), energyCertificate: null, labels: ['GERMAN_ENERGY_CERTIFICATE'] },
      ['ENERGY_CERTIFICATE energyCertificate.availability'],
    ],
    [
      'the number of a permit where staff ask for it',
      { labels: ['MIN_BOOKING_DURATION_PERMIT_ID'], minBookingDurationPermitId: ' ' },
      ['MIN_BOOKING_DURATION_PERMIT_ID minBookingDurationPermitId'],
    ],
    [
      'no permit where it is told',
      { labels: ['MIN_BOOKING_DURATION_PERMIT_ID'], minBookingDurationPermitId: 'HH-1' },
      [],
    ],
    [
      'a new certificate where it has expired',
      { energyCertificate: certificate && { ...certificate, issueDate: '2016-11-21' } },
      ['ENERGY_CERTIFICATE energyCertificate.issueDate'],
    ],
    [
      'a half-told certificate',
      {
        energyCertificate: certificate && {
          ...certificate,
          mainEnergySource: null,
          yearOfConstruction: null,
        },
      },
      [
        'ENERGY_CERTIFICATE energyCertificate.mainEnergySource',
        'ENERGY_CERTIFICATE energyCertificate.yearOfConstruction',
      ],
    ],
  ])('is %s', (_, change, gaps) => {
    expect(of(change)).toEqual(gaps)
  })
})
