import { describe, expect, it } from 'vitest'
import { certificateProblems, germanClassOf, missingOfCertificate } from './energy-certificate-check.ts'
import type { EnergyCertificate } from './listing-details.ts'
import { parseDay } from '../kernel/day.ts'

const certificate: EnergyCertificate = {
  availability: 'AVAILABLE',
  mainEnergySource: 'GAS',
  heatingMethod: 'CENTRAL_HEATING',
  yearOfConstruction: 1994,
  isYearOfConstructionUnknown: false,
  energyConsumption: 90,
  electricityConsumption: null,
  heatingConsumption: null,
  efficiencyClass: 'C',
  certificateType: 'CONSUMPTION',
  issueDate: '2024-05-02',
}
const today = parseDay('2026-11-21')

describe('the fields of an energy certificate', () => {
  it.each<[string, string, Partial<EnergyCertificate>, object]>([
    ['fit together', 'DE', {}, {}],
    [
      'can’t have a year that is unknown',
      'DE',
      { isYearOfConstructionUnknown: true },
      { yearOfConstruction: 'listing.energyCertificate.yearUnknown' },
    ],
    [
      'can’t be of a building far ahead',
      'AT',
      { yearOfConstruction: 2030, issueDate: null },
      { yearOfConstruction: 'listing.energyCertificate.yearInFuture' },
    ],
    [
      'may be of a building that will be there in three years',
      'AT',
      { yearOfConstruction: 2029, issueDate: null },
      {},
    ],
    ['may be issued today', 'AT', { issueDate: '2026-11-21' }, {}],
    ['may be issued in the year of the building', 'AT', { issueDate: '1994-01-01' }, {}],
    [
      'may be issued for a building of an unknown year',
      'AT',
      { yearOfConstruction: null, isYearOfConstructionUnknown: true, issueDate: '1990-01-01' },
      {},
    ],
    ['may have parts that are the whole', 'AT', { heatingConsumption: 90, electricityConsumption: 90 }, {}],
    [
      'can’t have more electricity than the whole',
      'AT',
      { electricityConsumption: 91 },
      { electricityConsumption: 'listing.energyCertificate.moreThanWhole' },
    ],
    [
      'may have a class without any consumption',
      'DE',
      { efficiencyClass: 'A_PLUS', energyConsumption: null },
      {},
    ],
    [
      'can’t be issued tomorrow',
      'AT',
      { issueDate: '2026-11-22' },
      { issueDate: 'listing.energyCertificate.issuedInFuture' },
    ],
    [
      'can’t be issued before the building',
      'AT',
      { issueDate: '1990-01-01' },
      { issueDate: 'listing.energyCertificate.issuedBeforeBuilt' },
    ],
    ['may be ten years old', 'DE', { issueDate: '2016-11-21' }, {}],
    [
      'can’t be a day older in Germany',
      'DE',
      { issueDate: '2016-11-20' },
      { issueDate: 'listing.energyCertificate.expired' },
    ],
    ['may be in Poland', 'PL', { issueDate: '2006-11-20' }, {}],
    [
      'can’t have a class that the consumption doesn’t have',
      'DE',
      { efficiencyClass: 'A' },
      { efficiencyClass: 'listing.energyCertificate.otherClass' },
    ],
    [
      'can’t have a class that is better than heating alone allows',
      'DE',
      { efficiencyClass: 'A_PLUS', energyConsumption: null, heatingConsumption: 300 },
      { efficiencyClass: 'listing.energyCertificate.otherClass' },
    ],
    [
      'may have a worse one than heating alone has',
      'DE',
      { efficiencyClass: 'E', energyConsumption: null, heatingConsumption: 90 },
      {},
    ],
    ['may have it in France, whose classes look at the climate as well', 'FR', { efficiencyClass: 'E' }, {}],
    [
      'know no H in France',
      'FR',
      { efficiencyClass: 'H' },
      { efficiencyClass: 'listing.energyCertificate.notInFrance' },
    ],
    [
      'can’t have a part above the whole',
      'DE',
      { heatingConsumption: 91, electricityConsumption: 90 },
      { heatingConsumption: 'listing.energyCertificate.moreThanWhole' },
    ],
  ])('%s (%s)', (_, country, change, problems) => {
    expect(certificateProblems({ ...certificate, ...change }, country, today)).toEqual(problems)
  })

  it.each([
    [0, 'A_PLUS'],
    [30, 'A_PLUS'],
    [30.1, 'A'],
    [50, 'A'],
    [51, 'B'],
    [75, 'B'],
    [76, 'C'],
    [100, 'C'],
    [101, 'D'],
    [130, 'D'],
    [131, 'E'],
    [160, 'E'],
    [161, 'F'],
    [200, 'F'],
    [201, 'G'],
    [250, 'G'],
    [251, 'H'],
  ])('say of %d kWh in Germany: %s', (consumption, name) => {
    expect(germanClassOf(consumption)).toBe(name)
  })
})

describe('what an advertisement must say of energy', () => {
  it.each<[string, string, Partial<EnergyCertificate> | null, string[]]>([
    ['everything in Germany', 'DE', {}, []],
    ['that there is one', 'DE', null, ['availability']],
    [
      'the values of a certificate that is shown to visitors, too',
      'DE',
      { availability: 'AVAILABLE_FOR_VIEWING', efficiencyClass: null },
      ['efficiencyClass'],
    ],
    ['a class that can be', 'DE', { efficiencyClass: 'A' }, ['efficiencyClass']],
    ['a class of France', 'FR', { efficiencyClass: 'A_PLUS' }, ['efficiencyClass']],
    ['nothing more where none is needed', 'DE', { availability: 'NOT_NEEDED', certificateType: null }, []],
    [
      'type, consumption, source, year and class',
      'DE',
      {
        certificateType: null,
        energyConsumption: null,
        mainEnergySource: null,
        yearOfConstruction: null,
        efficiencyClass: null,
      },
      ['certificateType', 'energyConsumption', 'mainEnergySource', 'yearOfConstruction', 'efficiencyClass'],
    ],
    [
      'no year that is unknown, and one of both consumptions',
      'DE',
      {
        isYearOfConstructionUnknown: true,
        yearOfConstruction: null,
        energyConsumption: null,
        heatingConsumption: 80,
      },
      [],
    ],
    [
      'class and consumption in France',
      'FR',
      { efficiencyClass: null, mainEnergySource: null, yearOfConstruction: null },
      ['efficiencyClass'],
    ],
    ['the consumption in France', 'FR', { energyConsumption: null }, ['energyConsumption']],
    ['nothing elsewhere', 'PT', null, []],
    ['nothing of one on its last day', 'DE', { issueDate: '2016-11-21' }, []],
    ['a new one from the day after', 'DE', { issueDate: '2016-11-20' }, ['issueDate']],
    ['a new one in France, too', 'FR', { issueDate: '2010-01-01' }, ['issueDate']],
    ['nothing of an old one in Austria', 'AT', { issueDate: '2010-01-01' }, []],
    ['nothing of one without its day', 'DE', { issueDate: null }, []],
    ['one of 29 February, whose last day is the 28th', 'DE', { issueDate: '2016-02-29' }, ['issueDate']],
    [
      'nothing of an old one where none is wanted',
      'DE',
      { availability: 'NOT_NEEDED', issueDate: '2010-01-01' },
      [],
    ],
  ])('%s (%s)', (_, country, change, missing) => {
    expect(missingOfCertificate(change && { ...certificate, ...change }, country, today)).toEqual(missing)
  })
})
