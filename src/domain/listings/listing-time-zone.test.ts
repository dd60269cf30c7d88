import { expect, it } from 'vitest'
import { COUNTRY_CODES } from '../catalogue/countries.ts'
import { timeZoneOf } from './listing-time-zone.ts'

// What the calendars of each zone show at noon in UTC on one day of winter: a zone by its offset.
const NOON = Temporal.Instant.from('2026-01-15T12:00:00Z')
const hourOf = (country: string) => NOON.toZonedDateTimeISO(timeZoneOf(country)).hour

it('each country in which somebody lives has a zone that there is', () => {
  const unknown = COUNTRY_CODES.filter((country) => timeZoneOf(country) === 'UTC')
  expect(unknown).toEqual(['AQ', 'BV', 'HM', 'UM'])
  for (const country of COUNTRY_CODES)
    expect([country, hourOf(country)]).toEqual([country, expect.any(Number)])
})

it.each([
  [12, 'GB IE PT IS'],
  [13, 'AD AL AT BA BE CH CZ DE DK ES FR HR HU IT LI LU MC ME MK MT NL NO PL RS SE SI SK SM'],
  [14, 'BG CY EE FI GR LT LV MD RO UA'],
  [15, 'TR'],
  [7, 'CA US'],
  [9, 'AR BR CL'],
  [20, 'CN MN MY PH'],
  [23, 'AU'],
])('at noon in UTC it is %i in %s', (hour, countries) => {
  for (const country of countries.split(' ')) expect([country, hourOf(country)]).toEqual([country, hour])
})

it('days of a listing elsewhere are those of UTC', () => {
  expect([timeZoneOf('ZZ'), timeZoneOf('constructor')]).toEqual(['UTC', 'UTC'])
})
