import { describe, expect, it } from 'vitest'
import { type PortalInput, portalProblems, tidyPortal } from './portal-input.ts'

const portal: PortalInput = {
  name: 'Wohnwelt',
  place: 'OTHER',
  format: 'OPENIMMO',
  language: 'de',
  providerNumber: '',
  countries: [],
  minPictures: 0,
  isPaused: false,
}

describe('what staff say about a portal', () => {
  it.each([
    ['is fine', {}, {}],
    ['has no name', { name: ' \n ' }, { name: 'missing' }],
    ['has too long a name', { name: 'x'.repeat(81) }, { name: 'tooLong' }],
    ['has too long a number', { providerNumber: 'x'.repeat(61) }, { providerNumber: 'tooLong' }],
    ['names countries in any way', { countries: [' de', 'AT'] }, {}],
    ['names no country', { countries: ['DE', 'XX'] }, { countries: 'unknown' }],
    ['asks for pictures enough', { minPictures: 50 }, {}],
    ['asks for too many pictures', { minPictures: 51 }, { minPictures: 'outside' }],
    ['asks for less than none', { minPictures: -1 }, { minPictures: 'outside' }],
    ['asks for half a picture', { minPictures: 1.5 }, { minPictures: 'outside' }],
  ] as const)('%s', (_, change, problems) => {
    expect(
      portalProblems({
        ...portal,
        ...change,
        countries: [...('countries' in change ? change.countries : [])],
      }),
    ).toEqual(problems)
  })

  it('is kept in one line, each country once', () => {
    expect(tidyPortal({ ...portal, name: ' Wohn\nwelt ', countries: ['fr', 'DE', 'de', ''] })).toMatchObject({
      name: 'Wohn welt',
      countries: ['DE', 'FR'],
    })
  })
})
