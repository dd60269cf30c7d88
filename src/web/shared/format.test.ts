import { describe, expect, test } from 'vitest'
import type { Language } from '../../domain/catalogue/language.ts'
import { createFormat } from './format.ts'

const spelled = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

const formats = (language: Language) => createFormat(language, spelled, { timeZone: 'Europe/Berlin' })

/** Intl writes no-break spaces; which one is its own business. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

describe('money (D9)', () => {
  test.each([
    ['en', 195000, 'EUR', 'auto', '€1,950'],
    ['en', 195050, 'EUR', 'auto', '€1,950.50'],
    ['en', 195050, 'EUR', 'yes', '€1,951'],
    ['en', 195000, 'EUR', 'no', '€1,950.00'],
    ['en', -76800, 'EUR', 'no', '−€768.00'],
    ['de', 195000, 'EUR', 'auto', '1.950 €'],
    ['fr', 195050, 'EUR', 'auto', '1 950,50 €'],
    ['en', 1950, 'JPY', 'no', '¥1,950'],
    ['en', 195000, 'XXX', 'auto', 'ERROR'],
  ] as const)('%s %i %s %s', (language, amount, currency, hide, text) => {
    expect(plain(formats(language).money(amount, currency, hide))).toBe(text)
  })
})

test('an unsupported currency is shown as ERROR and reported (D8)', () => {
  const reported: string[] = []
  const format = createFormat('de', spelled, { reportCurrency: (isoCode) => reported.push(isoCode) })
  expect([format.money(100, 'XXX'), format.money(100, 'EUR'), reported]).toEqual([
    'ERROR',
    '1\u00a0€',
    ['XXX'],
  ])
})

describe('days', () => {
  test('are written day first in every language, whatever the zone of the machine', () => {
    expect(formats('en').day('2027-01-15')).toBe('15 Jan 2027')
    expect(formats('en').day('2027-01-15', 'short')).toBe('15 Jan')
    expect(formats('de').day('2027-01-15', 'long')).toBe('Freitag, 15. Januar 2027')
    expect(formats('fr').day('2027-01-01', 'medium')).toBe('1er janv. 2027')
  })

  test('make a range with both ends', () => {
    expect(plain(formats('en').dayRange('2027-02-01', '2027-07-31'))).toBe('1 Feb – 31 Jul 2027')
    expect(plain(formats('en').dayRange('2026-12-01', '2027-02-28'))).toBe('1 Dec 2026 – 28 Feb 2027')
    expect(plain(formats('en').dayRange('2027-02-01', '2027-07-31', 'bare'))).toBe('1 Feb – 31 Jul')
    expect(plain(formats('fr').dayRange('2027-01-11', '2027-02-01'))).toBe('11 janv. – 1er févr. 2027')
    expect(plain(formats('fr').dayRange('2026-12-01', '2026-12-31'))).toBe('1er–31 déc. 2026')
  })

  test('give their month', () => {
    expect(formats('de').month('2026-03-31')).toBe('März')
    expect(formats('en').month('2026-03-31', 'year')).toBe('March 2026')
  })
})

describe('instants', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  test('are written in the zone of the person', () => {
    expect(formats('en').instant('2026-11-21T05:41:00Z')).toBe('21 Nov 2026, 06:41')
    expect(formats('de').time('2026-11-21T17:00:00Z')).toBe('18:00')
  })

  test.each([
    ['2026-11-21T09:59:00Z', '2 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-21T12:00:20Z', 'this minute'],
    ['2026-08-01T12:00:00Z', '3 months ago'],
  ])('%s against noon is %s', (instant, text) => {
    expect(formats('en').relative(instant, now)).toBe(text)
  })
})

describe('durations', () => {
  test.each([
    [{ months: 6, days: 0 }, 'months 6'],
    [{ months: 6, days: 3 }, 'monthsAndDays 6 3'],
    [{ months: 0, days: 20 }, 'days 20'],
  ])('%j', (duration, text) => {
    expect(formats('en').duration(duration)).toBe(text)
  })

  test.each([
    [45, 'minutes 45'],
    [372, 'hours 6.2'],
    [4 * 1440, 'days 4'],
  ])('%i minutes', (minutes, text) => {
    expect(formats('en').minutes(minutes)).toBe(text)
  })
})

test('shares and lists follow the language', () => {
  expect(plain(formats('de').percent(0.914))).toBe('91 %')
  expect([formats('de').rate(725), formats('en').rate(725), formats('fr').rate(1_000)].map(plain)).toEqual([
    '7,25 %',
    '7.25%',
    '10 %',
  ])
  expect(formats('fr').list(['a', 'b', 'c'])).toBe('a, b et c')
})
