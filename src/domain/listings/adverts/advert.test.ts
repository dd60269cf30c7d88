import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { ADVERT_PARTS, contentOfAdvert, isTold } from './advert-content.ts'
import { parseAdvertContent } from './advert-payload.ts'
import { LONGEST_ADVERT, readAdvert } from './advert.ts'
import type { Advert } from './found-advert.ts'
import { placeWith } from './told-place.ts'

const TODAY = parseDay('2027-03-10')

/** What was read, without the words that say so. */
function readPlainly(text: string) {
  const advert = readAdvert(text, TODAY)
  if (!advert) throw new Error('Nothing was read')
  const { amenities, description: _, ...rest } = advert
  const plain = Object.entries(rest).map(([name, found]) => [
    name,
    typeof found === 'object' && found !== null ? found.value : found,
  ])
  return { ...Object.fromEntries(plain), amenities: amenities.map(({ value }) => value) } as Record<
    string,
    unknown
  >
}

const ADVERTS: { name: string; text: string; says: object; notAmong?: string[] }[] = [
  {
    name: 'a German advert of a portal with labels',
    text: `Helle 2-Zimmer-Wohnung mit Balkon in Leipzig-Plagwitz
Könneritzstraße 17, 04229 Leipzig
Wohnfläche: 52,5 m²
Zimmer: 2
Etage: 3. OG
Warmmiete: 1.250,00 €
Kaltmiete: 980 €
Kaution: 2.500 €
Verfügbar ab: 01.05.2027
Mindestmietdauer: 3 Monate
Voll möbliert. Waschmaschine, Spülmaschine, WLAN und Aufzug vorhanden. Kein Stellplatz. Haustiere nach Absprache.`,
    says: {
      language: 'de',
      title: 'Helle 2-Zimmer-Wohnung mit Balkon in Leipzig-Plagwitz',
      street: { street: 'Könneritzstraße', streetNumber: '17' },
      zipCode: '04229',
      city: 'Leipzig',
      country: 'DE',
      homeType: 'ENTIRE_APARTMENT',
      area: 52,
      rooms: { bedrooms: 1, livingRooms: 1 },
      floor: 3,
      price: 125_000,
      currency: 'EUR',
      deposit: 250_000,
      availableFrom: '2027-05-01',
      minBookingDuration: 3,
      furnished: true,
    },
    notAmong: ['parking'],
  },
  {
    name: 'a German advert whose labels stand above their values',
    text: `Möbliertes Apartment im Zentrum
Adresse
Hohe Str. 12a
50667 Köln
Größe
38 m²
Gesamtmiete
890 €
Mietkaution
1.500 €
frei ab
sofort`,
    says: {
      street: { street: 'Hohe Str.', streetNumber: '12a' },
      zipCode: '50667',
      city: 'Köln',
      country: 'DE',
      area: 38,
      price: 89_000,
      deposit: 150_000,
      availableFrom: TODAY,
      furnished: true,
    },
  },
  {
    name: 'an English advert in sentences',
    text: `Bright two-room apartment near the park
We offer our furnished flat in Berlin from 1 June 2027. The apartment has 65 sqm, 1 bedroom and is on the 2nd floor.
The rent is €1,480 per month all inclusive, the deposit is € 2,960. Minimum stay: 2 months.
There is fast Wi-Fi, a washing machine and a dishwasher, but no elevator and no air conditioning.
Available from 1 June 2027.`,
    says: {
      language: 'en',
      title: 'Bright two-room apartment near the park',
      city: 'Berlin',
      country: 'DE',
      area: 65,
      rooms: { bedrooms: 1, livingRooms: 0 },
      floor: 2,
      price: 148_000,
      deposit: 296_000,
      availableFrom: '2027-06-01',
      minBookingDuration: 2,
      furnished: true,
      amenities: ['wifi', 'washingMachine', 'dishwasher'],
    },
  },
  {
    name: 'a French advert',
    text: `Bel appartement T2 meublé avec terrasse
14 bis rue des Lilas, 69003 Lyon
Surface habitable : 45 m²
Loyer charges comprises : 1 150 € / mois
Dépôt de garantie : 2 300 €
Disponible à partir du 15/04/2027
2e étage avec ascenseur, lave-linge et lave-vaisselle, sans baignoire. Durée minimale : 4 mois.`,
    says: {
      language: 'fr',
      title: 'Bel appartement T2 meublé avec terrasse',
      street: { street: 'rue des Lilas', streetNumber: '14 bis' },
      zipCode: '69003',
      city: 'Lyon',
      country: 'FR',
      area: 45,
      rooms: { bedrooms: 1, livingRooms: 1 },
      floor: 2,
      price: 115_000,
      deposit: 230_000,
      availableFrom: '2027-04-15',
      minBookingDuration: 4,
      furnished: true,
      amenities: ['washingMachine', 'dishwasher', 'terrace', 'elevator'],
    },
    notAmong: ['bathtub'],
  },
  {
    name: 'an advert that says little',
    text: 'Schöne Wohnung zu vermieten, bitte melden!',
    says: {
      title: 'Schöne Wohnung zu vermieten, bitte melden!',
      city: null,
      country: null,
      street: null,
      area: null,
      rooms: null,
      floor: null,
      price: null,
      deposit: null,
      availableFrom: null,
      minBookingDuration: null,
      furnished: null,
      amenities: [],
    },
  },
]

describe('an advert', () => {
  it.each(ADVERTS)('is read: $name', ({ text, says, notAmong = [] }) => {
    const read = readPlainly(text)
    expect(read).toMatchObject(says)
    expect((read.amenities as string[]).filter((amenity) => notAmong.includes(amenity))).toEqual([])
  })

  it('is told in its own words', () => {
    const advert = readAdvert('Ruhige Wohnung in Bonn\nWarmmiete: 1.250,00 €', TODAY)
    expect(advert?.price).toEqual({ value: 125_000, words: 'Warmmiete: 1.250,00 €' })
    expect(advert?.city).toEqual({ value: 'Bonn', words: 'Bonn' })
    expect(advert?.description).toBe('Ruhige Wohnung in Bonn\nWarmmiete: 1.250,00 €')
  })

  it('without a word is none', () => {
    expect([readAdvert('', TODAY), readAdvert(' \n--- \n', TODAY)]).toEqual([null, null])
  })
})

describe.each<[keyof Advert, [text: string, value: unknown][]]>([
  [
    'price',
    [
      ['1.250 € warm', 125_000],
      ['1250,50 EUR Warmmiete inkl.', null],
      ['Miete: 1.250,50 EUR', 125_050],
      ['Kaltmiete: 980 €', null],
      ['Nettokaltmiete 980 € zzgl. Nebenkosten', null],
      ['Monatsmiete 1.100 € kalt', null],
      ['£1,450 pcm', 145_000],
      ['rent: £ 1450 plus bills', null],
      ['Rent €1,100', 110_000],
      ['950€/Monat', 95_000],
      ['loyer 850 € hors charges', null],
      ['850 €/mois CC', 85_000],
      ['Loyer : 1 020,50 €', 102_050],
      ['85 € pro Nacht', null],
      ['Preis auf Anfrage', null],
      ['CHF 1’950 pro Monat', 195_000],
      ['CHF 2000 pro Monat, etwa 2100 €', 200_000],
      ['Rent: £350 pw', null],
      ['Rent: £350 p/w', null],
      ['Rent: £350 pw (£1517 pcm)', 151_700],
      ['Weekly rent: £350', null],
      ['Rent 300 € weekly', null],
      ['Miete pro Woche: 300 €', null],
      ['Warmmiete: 300 € pro Woche', null],
      ['Miete 45 €/Tag', null],
      ['Miete 45 € am Tag', null],
      ['Prix: 450 € la semaine', null],
      ['Loyer : 450 € par semaine, charges comprises', null],
      ['Rent 12,000 € per year', null],
      ['Rent €1,100 per month (€275 per week)', 110_000],
      ['Miete: 900 € + 200 € Nebenkosten', null],
      ['Miete 900 € und 200 € Nebenkosten', null],
      ['Miete: 900 €\nNebenkosten: 200 €', null],
      ['Miete: 900 €\nNebenkosten: 200 €\nGesamtmiete: 1.100 €', 110_000],
      ['Miete 1.100 € inkl. 200 € Nebenkosten', 110_000],
      ['Miete 1.100 €, davon 200 € Nebenkosten', 110_000],
      ['Miete 900 €\nNebenkosten 200 €, Kaution 500 €', null],
      ['Inklusive Nebenkosten\nMiete: 900 €', 90_000],
      ['Miete 900 €, die Nachtruhe ist ab 22 Uhr', 90_000],
      ['Miete 900 € zuzüglich Nebenkosten', null],
      ['Miete 900 € pro Monat zuzüglich Nebenkosten', null],
      ['Miete 900 €, Nebenkosten nicht enthalten', null],
      ['Loyer 900 € + 100 € charges', null],
      ['Loyer 900 €, charges non comprises', null],
      ['Rent 1200 € per month + bills', null],
      ['Rent 1200 € per month, bills not included', null],
      ['Rent 1200 € per month, bills included', 120_000],
      ['Miete 1.100 €, Mindestmietdauer eine Woche', 110_000],
      ['Miete 1.100 €, Tel. +49 341 12345', 110_000],
    ],
  ],
  [
    'currency',
    [
      ['CHF 2000 pro Monat, etwa 2100 €', 'CHF'],
      ['Miete 2100 € (etwa CHF 2000)', 'EUR'],
      ['Rent £900 pcm', 'GBP'],
      ['Miete (EUR oder CHF) 2000 CHF', 'CHF'],
      ['Miete 2.000,- Euro', 'EUR'],
    ],
  ],
  [
    'deposit',
    [
      ['CHF 2000 pro Monat, Kaution 2100 €', null],
      ['Kaution: 2.500,- €', 250_000],
      ['Kaution: 3 Monatsmieten', null],
      ['deposit of €1,000', 100_000],
      ['caution 900 €', 90_000],
      ['Keine Kaution', null],
    ],
  ],
  [
    'finalCleaningFee',
    [
      ['Endreinigung: 120 €', 12_000],
      ['frais de ménage : 80 €', 8_000],
      ['cleaning fee £60', 6_000],
    ],
  ],
  [
    'area',
    [
      ['48 qm', 48],
      ['Wohnfläche ca. 71,9 m²', 71],
      ['Balkon 12 m², Wohnfläche 50 m²', 50],
      ['Terrasse 20 m²', null],
      ['8 m²', null],
      ['1 m²', null],
      ['surface : 33,5 m2', 33],
      ['500 m zum Bahnhof', null],
    ],
  ],
  [
    'rooms',
    [
      ['3-Zimmer-Wohnung', { bedrooms: 2, livingRooms: 1 }],
      ['2,5 Zimmer', { bedrooms: 1, livingRooms: 1 }],
      ['1 Zimmer', { bedrooms: 1, livingRooms: 0 }],
      ['Studio am See', { bedrooms: 1, livingRooms: 0 }],
      ['2 bedroom flat', { bedrooms: 2, livingRooms: 0 }],
      ['3 pièces', { bedrooms: 2, livingRooms: 1 }],
      ['appartement T3', { bedrooms: 2, livingRooms: 1 }],
      ['2 chambres', { bedrooms: 2, livingRooms: 0 }],
      ['4 Zimmer, davon 2 Schlafzimmer', { bedrooms: 2, livingRooms: 0 }],
      ['2 Badezimmer', null],
      ['2 bathrooms', null],
    ],
  ],
  [
    'floor',
    [
      ['EG links', 0],
      ['4. Stock', 4],
      ['1er étage', 1],
      ['3rd floor', 3],
      ['Etage: 2', 2],
      ['ground floor', 0],
      ['rez-de-chaussée', 0],
      ['Erdgeschosswohnung', null],
    ],
  ],
  [
    'availableFrom',
    [
      ['frei ab 1.5.2027', '2027-05-01'],
      ['Bezugsfrei ab 1. Mai 2027', '2027-05-01'],
      ['available from 15 August 2027', '2027-08-15'],
      ['Available: 2027-09-01', '2027-09-01'],
      ['disponible le 1er septembre 2027', '2027-09-01'],
      ['ab 01.06.2027 verfügbar', '2027-06-01'],
      ['frei ab 31.02.2027', null],
      ['ab sofort', TODAY],
      ['available now', TODAY],
      ['disponible immédiatement', TODAY],
      ['Baujahr 01.01.1999', null],
    ],
  ],
  [
    'minBookingDuration',
    [
      ['Mindestmietdauer 6 Monate', 6],
      ['minimum stay of 1 month', 1],
      ['durée minimale de location : 3 mois', 3],
      ['Mindestaufenthalt 14 Tage', null],
    ],
  ],
  [
    'furnished',
    [
      ['unmöbliert', false],
      ['möblierte Wohnung', true],
      ['unfurnished flat', false],
      ['fully furnished', true],
      ['non meublé', false],
      ['appartement meublé', true],
      ['Wohnung', null],
    ],
  ],
  [
    'homeType',
    [
      ['Maison avec jardin', 'ENTIRE_HOUSE'],
      ['Zimmer in WG', 'PRIVATE_ROOM'],
      ['Dachgeschosswohnung', 'ENTIRE_APARTMENT'],
      ['Büro', null],
    ],
  ],
  [
    'city',
    [
      ['10115 Berlin', 'Berlin'],
      ['D-80331 München (Altstadt)', 'München'],
      ['60311 Frankfurt am Main', 'Frankfurt am Main'],
      ['Ort: Görlitz', 'Görlitz'],
      ['Ort: ruhig gelegen', null],
      ['Nice 2 bedroom flat near the park', null],
      ['Nice flat in Berlin', 'Berlin'],
      ['Zimmer mit Essen inklusive', null],
      ['06000 Nice', 'Nice'],
      ['45127 Essen', 'Essen'],
      ['Ort: Essen', 'Essen'],
      ['Ville : Nice', 'Nice'],
      ['Zwischen Paris und Lyon', null],
      ['12345 Schritte', 'Schritte'],
      ['Tel. 0341 12345', null],
    ],
  ],
  [
    'street',
    [
      ['Lindenhof 12', null],
      ['Am Alten Markt 3, 01067 Dresden', { street: 'Am Alten Markt', streetNumber: '3' }],
      [
        'Die Wohnung liegt in der Lindenstraße 5 in 10969 Berlin',
        { street: 'Lindenstraße', streetNumber: '5' },
      ],
      ['Wohnung Lindenstraße 5b', { street: 'Lindenstraße', streetNumber: '5b' }],
      ['Obere Bahnhofstraße 3', { street: 'Obere Bahnhofstraße', streetNumber: '3' }],
      ['Karl-Liebknecht-Straße 21 A', { street: 'Karl-Liebknecht-Straße', streetNumber: '21A' }],
      ['Alte Schönhauser Straße 7/8', { street: 'Alte Schönhauser Straße', streetNumber: '7/8' }],
      ['Adresse: An der alten Allee 4', { street: 'An der alten Allee', streetNumber: '4' }],
      ['Adresse Hauptstraße 4', { street: 'Hauptstraße', streetNumber: '4' }],
      ['Markt 5, 04109 Leipzig', { street: 'Markt', streetNumber: '5' }],
      ['Supermarkt 200 m', null],
      ['Supermarkt 200 m, Bahnhof 300 m', null],
      ['Supermarkt 200 Meter', null],
      ['Lindenstraße 200 m entfernt', null],
      ['Supermarkt 200 m, Kantstr. 12', { street: 'Kantstr.', streetNumber: '12' }],
      ['Tiefgaragenstellplatz 2', null],
      ['Kantstr. 12', { street: 'Kantstr.', streetNumber: '12' }],
      ['12 Baker Street', { street: 'Baker Street', streetNumber: '12' }],
      ['5, avenue Foch', { street: 'avenue Foch', streetNumber: '5' }],
    ],
  ],
])('%s', (field, rows) => {
  it.each(rows)('of "%s" is %j', (text, value) => {
    expect(readPlainly(text)[field]).toEqual(value)
  })
})

describe('what an apartment has', () => {
  it.each([
    ['Waschmaschine und Trockner', ['washingMachine', 'dryer']],
    ['keine Waschmaschine', []],
    ['ohne eigenen Balkon', []],
    ['WLAN: nein', []],
    ['Balkon. Leider kein Balkon zur Straße.', []],
    ['no lift, but a garden', ['garden']],
    ['pas d’ascenseur, jardin', ['garden']],
    ['Tiefgarage', ['garage']],
    ['Herdplatte', []],
  ])('in "%s" is %j', (text, amenities) => {
    expect(readPlainly(text).amenities).toEqual(amenities)
  })
})

describe('any text', () => {
  const sign = fc.constantFrom(...'0123456789.,€ m²ZimmerKaltstraße\n:-/')
  it('is read without an error, and nothing is told without its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 400 }), (text) => {
        const advert = readAdvert(text, TODAY)
        const told = Object.values(advert ?? {}).filter(
          (one) => typeof one === 'object' && one !== null && 'words' in one,
        )
        expect(told.every(({ words }) => words !== '')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['a', '1', 'A ', 'Straße', '1.', '€1'])(
    'of "%s" over and over is read in the time of its length',
    (part) => {
      expect(readAdvert(part.repeat(LONGEST_ADVERT), TODAY)?.description.length).toBeLessThanOrEqual(
        LONGEST_ADVERT,
      )
    },
  )
})

describe('the place of the form', () => {
  const typed = { city: 'Leipzig-Plagwitz', country: 'DE', purpose: null }
  const leipzig = { city: 'Leipzig', country: 'DE' }
  it.each([
    ['is the one of a pasted advert', null, leipzig, { city: 'Leipzig' }],
    ['stays as corrected while the advert tells the same', leipzig, leipzig, {}],
    ['stays as corrected when the advert tells none any more', leipzig, { city: null, country: null }, {}],
    ['stays as corrected when the advert is gone', leipzig, null, {}],
    ['follows another advert', leipzig, { city: 'Wien', country: 'AT' }, { city: 'Wien', country: 'AT' }],
    ['follows in what differs', leipzig, { city: 'Halle', country: 'DE' }, { city: 'Halle' }],
  ])('%s', (_, before, told, changed) => {
    expect(placeWith(typed, before, told)).toEqual({ ...typed, ...changed })
  })
})

describe('the content of a listing from an advert', () => {
  const advert = readAdvert(ADVERTS[0]?.text ?? '', TODAY)
  if (!advert) throw new Error('Nothing was read')
  const place = { city: 'Leipzig', country: 'DE' }

  it('has what is told and confirmed, as a listing takes it', () => {
    const told = new Set(ADVERT_PARTS.filter((part) => isTold(advert, part)))
    const placeOfForm = { ...place, purpose: null }
    const content = contentOfAdvert(advert, told, placeOfForm)
    expect(parseAdvertContent(content)).toEqual(content)
    expect(content).toMatchObject({
      address: { ...place, street: 'Könneritzstraße', streetNumber: '17', zipCode: '04229' },
      title: { de: 'Helle 2-Zimmer-Wohnung mit Balkon in Leipzig-Plagwitz' },
      price: 125_000,
      currency: 'EUR',
      area: 52,
      floor: 3,
      availableFrom: '2027-05-01',
    })
    expect(content.roomsInformation?.map(({ roomType }) => roomType)).toEqual([
      'BEDROOM',
      'LIVING_DINING_ROOM',
    ])
    expect(told.has('finalCleaningFee')).toBe(false)
  })

  it.each(ADVERT_PARTS)('leaves %s out where it isn’t confirmed', (part) => {
    const all = contentOfAdvert(advert, new Set(ADVERT_PARTS), place)
    const others = contentOfAdvert(advert, new Set(ADVERT_PARTS.filter((one) => one !== part)), place)
    expect(JSON.stringify(others) === JSON.stringify(all)).toBe(part === 'finalCleaningFee')
    expect(contentOfAdvert(advert, new Set([]), place)).toEqual({})
  })

  it('has no postal code that its country can’t have', () => {
    const abroad = contentOfAdvert(advert, new Set(ADVERT_PARTS), { city: 'Wien', country: 'AT' })
    expect(abroad.address?.zipCode).toBe('')
  })

  it.each([
    { published: true },
    { labels: ['KA'] },
    { payoutInformation: {} },
    { contractName: 'GERMANY_DEFAULT' },
  ])('may not tell %j', (content) => {
    expect(() => parseAdvertContent(content)).toThrow(ValidationError)
  })
})
