import { describe, expect, it } from 'vitest'
import {
  readArea,
  readCount,
  readCountry,
  readCurrency,
  readFloor,
  readHomeType,
  readRent,
  readStreet,
} from './homes-file-cells.ts'
import { TITLE_MAX_LENGTH } from '../kernel/text-limits.ts'
import { type HomeIdentity, planHomes, readHomeLines, recognizeHomeColumns } from './homes-file.ts'

describe('columns of files of homes', () => {
  it.each([
    ['Listing;Street;Number;Postcode;City', ['NAME', 'STREET', 'STREET_NUMBER', 'ZIP_CODE', 'CITY']],
    ['Wohnung;Straße;Hausnr.;PLZ;Ort', ['NAME', 'STREET', 'STREET_NUMBER', 'ZIP_CODE', 'CITY']],
    ['Logement;Rue;Code postal;Ville;Loyer', ['NAME', 'STREET', 'ZIP_CODE', 'CITY', 'PRICE']],
    ['Fläche (m²);Größe;Miete;Kaution', ['AREA', null, 'PRICE', 'DEPOSIT']],
    ['a;b', [null, null]],
  ])('%s', (heads, fields) => {
    expect(recognizeHomeColumns(heads.split(';'))).toEqual(fields)
  })
})

describe('cells of files of homes', () => {
  it.each([
    [readCountry, 'DE', 'DE'],
    [readCountry, 'de', 'DE'],
    [readCountry, 'Deutschland', 'DE'],
    [readCountry, 'Österreich', 'AT'],
    [readCountry, 'États-Unis', 'US'],
    [readCountry, 'Atlantis', null],
    [readHomeType, 'ENTIRE_HOUSE', 'ENTIRE_HOUSE'],
    [readHomeType, '2-room', null],
    [readHomeType, 'Wohnung', 'ENTIRE_APARTMENT'],
    [readHomeType, 'Chambre privée', 'PRIVATE_ROOM'],
    [readHomeType, 'WG-Zimmer', 'SHARED_PLACE'],
    [readArea, '45', 45],
    [readArea, '45,9 m²', 45],
    [readArea, '45.5 sqm', 45],
    [readArea, 'large', null],
    [readFloor, '3', 3],
    [readFloor, '2. OG', 2],
    [readFloor, 'EG', 0],
    [readFloor, '1er étage', 1],
    [readFloor, '-1', -1],
    [readFloor, 'attic', null],
    [readCount, '3', 3],
    [readCount, '3 Monate', 3],
    [readCount, '12 mois', 12],
    [readCount, '90 days', null],
    [readCount, '30 Tage', null],
    [readCount, '1 year', null],
    [readCount, '1 an', null],
    [readCurrency, 'EUR', 'EUR'],
    [readCurrency, '1.450 €', 'EUR'],
    [readCurrency, 'CHF 2200', 'CHF'],
    [readCurrency, '1450', null],
  ] as [(text: string) => unknown, string, unknown][])('%o reads %j as %j', (reader, text, value) => {
    expect(reader(text)).toBe(value)
  })

  it.each([
    ['1.450,00 € / Monat', 145_000],
    ['€1,450 per month', 145_000],
    ['1 450 EUR par mois', 145_000],
    ['1450', 145_000],
    ['1200–1500', null],
    ['-5', null],
    ['on request', null],
    ['€', null],
  ])('the rent %j is %s', (text, amount) => {
    expect(readRent(text, 'EUR')).toBe(amount)
  })

  it.each([
    ['Lindenstraße 12', 'Lindenstraße', '12'],
    ['Straße des 17. Juni 135a', 'Straße des 17. Juni', '135a'],
    ['Hauptstr., 5-7', 'Hauptstr.', '5-7'],
    ['12 bis, rue de la Paix', 'rue de la Paix', '12 bis'],
    ['221B Baker Street', 'Baker Street', '221B'],
    ['Am Markt', 'Am Markt', ''],
    ['', '', ''],
  ])('the street %j is %j with %j', (text, street, streetNumber) => {
    expect(readStreet(text)).toEqual({ street, streetNumber })
  })
})

const format = { dayOrder: 'DAY_FIRST', country: 'DE', textLanguage: 'de' } as const

function read(heads: string, ...rows: string[]) {
  const fields = recognizeHomeColumns(heads.split(';'))
  const lines = rows.map((row, at) => ({ number: at + 2, cells: row.split(';') }))
  return readHomeLines(lines, { ...format, fields })
}

describe('lines of files of homes', () => {
  it('are told as in the wizard', () => {
    const [home] = read(
      'Objekt;Objektnummer;Adresse;PLZ;Ort;Land;Wohnfläche;Etage;Personen;Miete;Kaution;Frei ab;Mindestmietdauer;Titel',
      'Linde 3;L-03;Lindenstr. 12;10969;Berlin;Deutschland;45,5 m²;2. OG;2;1.450 €;2900;01.03.2030;3 Monate;Hell und ruhig',
    )
    expect(home).toMatchObject({ name: 'Linde 3', city: 'Berlin', externalId: 'L-03', wrong: [] })
    expect(home?.payload).toEqual({
      name: 'Linde 3',
      externalId: 'L-03',
      address: { street: 'Lindenstr.', streetNumber: '12', zipCode: '10969', city: 'Berlin', country: 'DE' },
      area: 45,
      floor: 2,
      accommodates: 2,
      price: 145_000,
      deposit: 290_000,
      currency: 'EUR',
      availableFrom: '2030-03-01',
      minBookingDuration: 3,
      title: { de: 'Hell und ruhig' },
    })
  })

  it.each([
    ['Ort;Land', 'Berlin;Atlantis', ['COUNTRY']],
    ['Ort;Miete', 'Berlin;auf Anfrage', ['PRICE']],
    ['Ort;Fläche', 'Berlin;3', ['AREA']],
    ['Ort;PLZ', 'Berlin;123', ['ZIP_CODE']],
    ['Ort;Miete;Fläche', 'Berlin;900000;20', ['PRICE']],
    ['Ort;Mindestaufenthalt;Höchstaufenthalt', 'Berlin;6;3', ['MAX_BOOKING_DURATION']],
    ['Ort;Personen', 'Berlin;0', ['ACCOMMODATES']],
    ['Ort;Frei ab', 'Berlin;bald', ['AVAILABLE_FROM']],
    ['Ort;Titel', `Berlin;${'x'.repeat(TITLE_MAX_LENGTH + 1)}`, ['TITLE']],
  ])('%s: %s is wrong in %j', (heads, row, wrong) => {
    expect(read(heads, row)).toMatchObject([{ payload: null, wrong }])
  })

  it('without a name are called by their street, and without one by their city', () => {
    expect(read('Ort;Straße', 'Berlin;Lindenstr. 12', 'Bonn;').map(({ name }) => name)).toEqual([
      'Lindenstr. 12',
      'Bonn',
    ])
  })
})

it('a cell that is as long as a file is not taken apart', () => {
  const long = (between: string) => `1${between.repeat(1_000_000)}x`
  expect(readRent(long(' '), 'EUR')).toBeNull()
  for (const street of [long(' '), long(',')])
    expect(readStreet(street)).toEqual({ street, streetNumber: '' })
  const header = 'Name;Straße;Ort;Miete'
  expect(read(header, `Loft;${long(',')};Bonn;${long(' ')}`)).toMatchObject([
    { payload: null, wrong: ['PRICE'] },
  ])
  expect(read(header, `Loft;${long(',')};Bonn;900`)).toMatchObject([{ payload: null, wrong: ['STREET'] }])
})

describe('what importing homes would do', () => {
  const known: HomeIdentity[] = [
    { externalId: 'L-03', name: 'Linde 3', street: 'Lindenstr.', streetNumber: '12', city: 'Berlin' },
    { externalId: null, name: 'Loft', street: 'Am Markt', streetNumber: '1', city: 'Bonn' },
  ]

  it('leaves out what is here, what comes twice, and what can not be read', () => {
    const lines = read(
      'Name;Objektnummer;Straße;Hausnr;Ort;Miete',
      'Linde 3;l-03;Lindenstr.;12;Berlin;1000',
      'Linde 4;L-04;Lindenstr.;12;Berlin;1000',
      'Linde 4;L-05;Lindenstr.;12;Berlin;1000',
      'Linde 5;L-04;Lindenstr.;12;Berlin;1000',
      'Linde 3;;Lindenstr.;12;Berlin;1000',
      'LOFT;;Am Markt;1;Bonn;1000',
      'Loft;L-06;Am Markt;1;Bonn;1000',
      'Loft;;Am Markt;2;Bonn;1000',
      'Loft;;Am Markt;2;Bonn;900',
      'Loft;;Am Markt;3;;1000',
      'Loft;;Am Markt;3;Bonn;viel',
    )
    expect(planHomes(lines, known).map(({ outcome }) => outcome)).toEqual([
      'SAME',
      'ADD',
      'ADD',
      'DOUBLE',
      'SAME',
      'SAME',
      'SAME',
      'ADD',
      'DOUBLE',
      'CITY_MISSING',
      'WRONG',
    ])
  })
})
