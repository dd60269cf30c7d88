import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { readQuestion } from './question.ts'

const today = parseDay('2026-11-26')
const may = ['2027-05-01', '2027-05-31']
const march = ['2027-03-01', '2027-03-31']
const now = ['2026-11-26', '2026-11-26']

function read(text: string) {
  const question = readQuestion(text, today)
  if (!question) return null
  const { topic, period, least, most, currency, names } = question
  return { topic, period: period && [period.from, period.to], least, most, currency, names: names.join(' ') }
}

const none = { least: null, most: null, currency: null, names: '' }

it.each([
  // English
  ['march flat 12', { topic: 'STATE', period: march, ...none, names: '12' }],
  ['free in may under 1500', { topic: 'FREE', period: may, ...none, most: 1500 }],
  ['who lives in 23', { topic: 'TENANT', period: now, ...none, names: '23' }],
  ['Who lives in 23?', { topic: 'TENANT', period: now, ...none, names: '23' }],
  ['unpaid', { topic: 'UNPAID', period: null, ...none }],
  [
    'unpaid Torstraße march',
    { topic: 'UNPAID', period: ['2026-03-01', '2026-03-31'], ...none, names: 'Torstraße' },
  ],
  [
    'free berlin next month over 900',
    { topic: 'FREE', period: ['2026-12-01', '2026-12-31'], ...none, least: 900, names: 'berlin' },
  ],
  ['free this month', { topic: 'FREE', period: ['2026-11-26', '2026-11-30'], ...none }],
  ['free from 15 march to 20 april', { topic: 'FREE', period: ['2027-03-15', '2027-04-20'], ...none }],
  ['free november to february', { topic: 'FREE', period: ['2026-11-26', '2027-02-28'], ...none }],
  ['free 2027-03', { topic: 'FREE', period: march, ...none }],
  ['free on 2027-03-15', { topic: 'FREE', period: ['2027-03-15', '2027-03-15'], ...none }],
  ['free march 15th', { topic: 'FREE', period: ['2027-03-15', '2027-03-15'], ...none }],
  ['free between 12 and 15 march', { topic: 'FREE', period: ['2027-03-12', '2027-03-15'], ...none }],
  ['free from 12 to 15 march 2028', { topic: 'FREE', period: ['2028-03-12', '2028-03-15'], ...none }],
  ['free 1st to 15th may', { topic: 'FREE', period: ['2027-05-01', '2027-05-15'], ...none }],
  [
    'free between 15 and 12 march',
    { topic: 'FREE', period: ['2027-03-12', '2027-03-12'], ...none, names: '15' },
  ],
  ['free between 12 and 15', { topic: 'FREE', period: now, ...none, names: '12 15' }],
  ['free between 15 march and 20 april', { topic: 'FREE', period: ['2027-03-15', '2027-04-20'], ...none }],
  ['free from 0 to 15 march', { topic: 'FREE', period: ['2027-03-15', '2027-03-15'], ...none, names: '0' }],
  ['free from 99 to 15 march', { topic: 'FREE', period: ['2027-03-15', '2027-03-15'], ...none, names: '99' }],
  ['free between march and may', { topic: 'FREE', period: ['2027-03-01', '2027-05-31'], ...none }],
  [
    'free between 12 and 15 march between 900 and 1200',
    { topic: 'FREE', period: ['2027-03-12', '2027-03-15'], ...none, least: 900, most: 1200 },
  ],
  ['12 march', { topic: 'STATE', period: march, ...none, names: '12' }],
  ['who lives in 12 march', { topic: 'TENANT', period: march, ...none, names: '12' }],
  [
    'between 1,000 and 1,500 eur in may',
    { topic: 'FREE', period: may, ...none, least: 1000, most: 1500, currency: 'EUR' },
  ],
  ['under 9000 sek', { topic: 'HOMES', period: null, ...none, most: 9000, currency: 'SEK' }],
  ['under 9000PLN', { topic: 'HOMES', period: null, ...none, most: 9000, currency: 'PLN' }],
  ['free 12a', { topic: 'FREE', period: now, ...none, names: '12a' }],
  ['free over 12constructor', { topic: 'FREE', period: now, ...none, names: 'over 12constructor' }],
  ['under £900', { topic: 'HOMES', period: null, ...none, most: 900, currency: 'GBP' }],
  ['unpaid over 1000', { topic: 'UNPAID', period: null, ...none, least: 1000 }],
  ['who lives in 23 under 1500', { topic: 'TENANT', period: now, ...none, names: '23 under 1500' }],
  ['arrivals may 900 €', { topic: 'ARRIVALS', period: may, ...none, names: '900 €' }],
  ['requests over 900', { topic: 'REQUESTS', period: null, ...none, names: 'over 900' }],
  ['who moves out in may', { topic: 'DEPARTURES', period: may, ...none }],
  ['arrivals', { topic: 'ARRIVALS', period: ['2026-11-26', '2026-12-26'], ...none }],
  ['requests may', { topic: 'REQUESTS', period: may, ...none }],
  ['empty today', { topic: 'FREE', period: now, ...none }],
  // German
  ['märz wohnung 12', { topic: 'STATE', period: march, ...none, names: '12' }],
  ['frei im mai unter 1500', { topic: 'FREE', period: may, ...none, most: 1500 }],
  ['frei im Mai unter 1.500 €', { topic: 'FREE', period: may, ...none, most: 1500, currency: 'EUR' }],
  ['frei mai 1500€', { topic: 'FREE', period: may, ...none, most: 1500, currency: 'EUR' }],
  ['frei nächsten Monat', { topic: 'FREE', period: ['2026-12-01', '2026-12-31'], ...none }],
  ['frei vom 15. März bis 20. April 2027', { topic: 'FREE', period: ['2027-03-15', '2027-04-20'], ...none }],
  ['frei ab 1.3.2027 bis 1500', { topic: 'FREE', period: ['2027-03-01', '2027-03-01'], ...none, most: 1500 }],
  ['frei zwischen 1. und 15. Mai', { topic: 'FREE', period: ['2027-05-01', '2027-05-15'], ...none }],
  ['frei vom 1. bis 15. Mai', { topic: 'FREE', period: ['2027-05-01', '2027-05-15'], ...none }],
  ['frei zwischen dem 1. und dem 15. Mai', { topic: 'FREE', period: ['2027-05-01', '2027-05-15'], ...none }],
  [
    'frei zwischen 90 und 120 €',
    { topic: 'FREE', period: now, ...none, least: 90, most: 120, currency: 'EUR' },
  ],
  ['wer wohnt in 23', { topic: 'TENANT', period: now, ...none, names: '23' }],
  ['Wer wohnt in der Lindenallee 3', { topic: 'TENANT', period: now, ...none, names: 'Lindenallee 3' }],
  ['wer zieht im mai ein', { topic: 'ARRIVALS', period: may, ...none }],
  ['unbezahlt', { topic: 'UNPAID', period: null, ...none }],
  ['überfällig', { topic: 'UNPAID', period: null, ...none }],
  ['offene Rechnungen März', { topic: 'UNPAID', period: ['2026-03-01', '2026-03-31'], ...none }],
  ['Auszüge Dez.', { topic: 'DEPARTURES', period: ['2026-12-01', '2026-12-31'], ...none }],
  ['Anfragen', { topic: 'REQUESTS', period: null, ...none }],
  // French
  ['mars appartement 12', { topic: 'STATE', period: march, ...none, names: '12' }],
  ['libre en mai moins de 1500', { topic: 'FREE', period: may, ...none, most: 1500 }],
  ['libre en mai à moins de 1 500 €', { topic: 'FREE', period: may, ...none, most: 1500, currency: 'EUR' }],
  ['libre le mois prochain', { topic: 'FREE', period: ['2026-12-01', '2026-12-31'], ...none }],
  ['libre du 1er mars au 15 avril', { topic: 'FREE', period: ['2027-03-01', '2027-04-15'], ...none }],
  ['libre du 1er au 15 mai', { topic: 'FREE', period: ['2027-05-01', '2027-05-15'], ...none }],
  ['libre entre le 1er et le 15 mai', { topic: 'FREE', period: ['2027-05-01', '2027-05-15'], ...none }],
  ['qui habite au 23', { topic: 'TENANT', period: now, ...none, names: '23' }],
  ["qui habite dans l'appartement 12", { topic: 'TENANT', period: now, ...none, names: '12' }],
  ['impayé', { topic: 'UNPAID', period: null, ...none }],
  ['loyers en retard', { topic: 'UNPAID', period: null, ...none }],
  ['arrivées févr.', { topic: 'ARRIVALS', period: ['2027-02-01', '2027-02-28'], ...none }],
  ['disponible aujourd’hui', { topic: 'FREE', period: now, ...none }],
  ['demandes', { topic: 'REQUESTS', period: null, ...none }],
])('%o asks for %o', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  [
    'UNPAID',
    "who hasn't paid",
    'who hasn’t paid',
    'overdue rents',
    'wer hat noch nicht bezahlt',
    'unpaid 2026',
  ],
  ['ARRIVALS', 'next arrivals', 'who is arriving tomorrow', 'nächste Anreisen', 'prochaines arrivées'],
  ['DEPARTURES', 'next departures', 'who is moving out in may', 'nächste Auszüge', 'prochains départs'],
  ['REQUESTS', 'open requests', 'offene Anfragen', 'demandes en cours', 'new requests', 'neue Anfragen'],
  ['REQUESTS', 'nouvelles demandes'],
  ['FREE', 'leerstehende wohnungen', 'verfügbare Wohnungen im Mai', 'free 2027'],
])('%s is asked for without a name', (topic, ...texts) => {
  for (const text of texts) expect(read(text)).toMatchObject({ topic, names: '' })
})

it('a year alone is that year, unless it may be the number of a home', () => {
  expect(read('unpaid 2026')?.period).toEqual(['2026-01-01', '2026-12-31'])
  expect(read('frei 2027')?.period).toEqual(['2027-01-01', '2027-12-31'])
  expect(read('who lives in 2027')).toMatchObject({ period: now, names: '2027' })
  expect(read('free under 2027')).toMatchObject({ period: now, most: 2027 })
})

const lastYear = ['2025-11-26', '2026-11-25']
const lastMarch = ['2026-03-01', '2026-03-31']
const lastMonth = ['2026-10-01', '2026-10-31']
it.each([
  ['who lived in 23', 'TENANT', lastYear],
  ['who lived in 23 in march', 'TENANT', lastMarch],
  ['wer wohnte in 23', 'TENANT', lastYear],
  ['wer wohnte im März in 23', 'TENANT', lastMarch],
  ['qui habitait au 23', 'TENANT', lastYear],
  ['qui a habité au 23 en mars', 'TENANT', lastMarch],
  ['who lived in 23 last month', 'TENANT', lastMonth],
  ['wer wohnte letzten Monat in 23', 'TENANT', lastMonth],
  ['qui habitait au 23 le mois dernier', 'TENANT', lastMonth],
  ['who stayed in 23 yesterday', 'TENANT', ['2026-11-25', '2026-11-25']],
  ['wer war gestern in 23', 'TENANT', ['2026-11-25', '2026-11-25']],
  ['who moved out of 23 last week', 'DEPARTURES', ['2026-11-16', '2026-11-22']],
  ['wer zog letzte Woche in 23 ein', 'ARRIVALS', ['2026-11-16', '2026-11-22']],
  ['qui a emménagé au 23 la semaine dernière', 'ARRIVALS', ['2026-11-16', '2026-11-22']],
  ['who moved in 23', 'ARRIVALS', ['2026-10-27', '2026-11-26']],
  ['qui est dans 23', 'TENANT', now],
  ['qui emménage au 23 en mars', 'ARRIVALS', march],
])('%o looks where its tense does', (text, topic, period) => {
  expect(read(text)).toMatchObject({ topic, period, names: '23' })
})

it.each([
  '',
  '  ',
  'march',
  'Torstraße 14',
  'M-48012',
  '23',
  'Amélie Fournier',
  'under',
  '2027-13 flat',
  '31.2.2027',
])('%o is no question', (text) => {
  expect(readQuestion(text, today)).toBeNull()
})

it('the 29th of February is that of the next year that has one', () => {
  expect(read('frei am 29. Februar')?.period).toEqual(['2028-02-29', '2028-02-29'])
})

it('no period is longer than the longest stay', () => {
  expect(read('free 2027-01 to 2099-12')?.period).toEqual(['2027-01-01', '2031-12-31'])
})

describe('whatever is typed', () => {
  const word = fc.constantFrom(
    ...'free frei libre who lives in wer wohnt qui habite may mai 15. 1er 2027 2027-03 29.2. from bis under unter moins de'.split(
      ' ',
    ),
    ...'1500 1.500 € < <=900 between and 12 Torstraße next month unpaid zieht ein … . ? l’ 0 99999999999 00/2027'.split(
      ' ',
    ),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 12 }).map((words) => words.join(' ')),
  )
  it('nothing throws, no word is lost, and what is not understood stays a name', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const question = readQuestion(typed, today)
        if (!question) return
        expect(question.words.map((one) => one.text)).toEqual(typed.split(/\s+/).filter(Boolean))
        const named = question.words.filter(({ use }) => use === 'NAME')
        expect(question.names).toHaveLength(named.length)
        named.forEach(({ text }, at) => expect(text).toContain(question.names[at]))
        const { period, least, most } = question
        expect(period === null || period.from <= period.to).toBe(true)
        for (const price of [least, most])
          expect(price === null || (price >= 0 && price < 1e9 + 1)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  it('a word that means nothing is found again in the names, wherever it stands', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.nat(8), (words, at) => {
        const question = readQuestion(words.toSpliced(at, 0, 'Xyzzy').join(' '), today)
        expect(question === null || question.names.includes('Xyzzy')).toBe(true)
      }),
    )
  })
})
