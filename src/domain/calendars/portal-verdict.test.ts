import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TAGS } from '../catalogue/flags.ts'
import { PORTAL_FORMATS, PORTAL_PLACES } from '../catalogue/portals.ts'
import { canSendToPortal, type PortalCandidate, type PortalRules } from './portal-verdict.ts'

const home: PortalCandidate = {
  labels: ['PARTNER_SYNC_ENABLED'],
  isDeleted: false,
  isArchived: false,
  publishedUnits: 1,
  zipCode: '10119',
  city: 'Berlin',
  country: 'DE',
  price: 150_000,
  area: 48,
  rooms: 2,
  pictures: 3,
  title: { en: 'A quiet flat' },
}
const portal: PortalRules = {
  place: 'OTHER',
  isPaused: false,
  format: 'OPENIMMO',
  countries: [],
  minPictures: 0,
}
const reason = (of: Partial<PortalCandidate> = {}, at: Partial<PortalRules> = {}) =>
  canSendToPortal({ ...home, ...of }, { ...portal, ...at }).reason

describe('the flags of a home and a portal', () => {
  it.each([
    ['OTHER', [], 'PARTNER_SYNC_NOT_ENABLED'],
    ['OTHER', ['PARTNER_SYNC_ENABLED'], null],
    ['PROPERTY_PORTAL', ['PARTNER_SYNC_ENABLED'], null],
    ['PROPERTY_PORTAL', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'], null],
    ['PORTAL_2', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'], 'PARTNER_SYNC_NOT_ENABLED'],
    ['PROPERTY_PORTAL', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL', 'NO_PARTNER_SYNC'], 'NO_PARTNER_SYNC'],
    ['PROPERTY_PORTAL', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL', 'PARTNER_LISTING'], 'PARTNER_LISTING'],
    [
      'PROPERTY_PORTAL',
      ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL', 'SKIP_SYNC_WITH_PORTAL'],
      'SKIP_SYNC_WITH_PORTAL',
    ],
    ['PORTAL_2', ['PARTNER_SYNC_ENABLED', 'SKIP_SYNC_WITH_PORTAL'], null],
    [
      'PROPERTY_PORTAL',
      ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_1'],
      'NEVER_SYNC_WITH_PARTNER_PORTAL',
    ],
    ['PORTAL_2', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_1'], null],
    [
      'PORTAL_2',
      ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_2'],
      'NEVER_SYNC_WITH_PARTNER_PORTAL',
    ],
    ['PORTAL_3', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_2'], null],
    [
      'PORTAL_3',
      ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_3'],
      'NEVER_SYNC_WITH_PARTNER_PORTAL',
    ],
    ['STUDENT_CHANNEL', ['PARTNER_SYNC_ENABLED'], 'NOT_IN_STUDENT_CHANNEL'],
    ['STUDENT_CHANNEL', ['INCLUDE_IN_STUDENT_CHANNEL'], null],
    ['STUDENT_CHANNEL', ['INCLUDE_IN_STUDENT_CHANNEL', 'NO_PARTNER_SYNC'], 'NO_PARTNER_SYNC'],
    ['OTHER', ['INCLUDE_IN_STUDENT_CHANNEL'], 'PARTNER_SYNC_NOT_ENABLED'],
  ] as const)('%s with %j: %s', (place, labels, expected) => {
    expect(reason({ labels }, { place })).toBe(expected)
  })

  it('let nothing out that nobody may see, whatever they are', () => {
    const hidden = fc.constantFrom({ isDeleted: true }, { isArchived: true }, { publishedUnits: 0 })
    const anyPortal = fc.record({
      place: fc.constantFrom(...PORTAL_PLACES),
      format: fc.constantFrom(...PORTAL_FORMATS),
    })
    fc.assert(
      fc.property(hidden, fc.subarray([...TAGS]), anyPortal, (state, labels, at) => {
        expect(canSendToPortal({ ...home, labels, ...state }, { ...portal, ...at }).value).toBe(false)
        const forbidden = [...labels, 'NO_PARTNER_SYNC']
        expect(canSendToPortal({ ...home, labels: forbidden }, { ...portal, ...at }).value).toBe(false)
      }),
    )
  })
})

describe('the state of a home', () => {
  it.each([
    ['deleted and archived', { isDeleted: true, isArchived: true }, 'DELETED'],
    ['archived and not published', { isArchived: true, publishedUnits: 0 }, 'ARCHIVED'],
    [
      'not published, with a flag against it',
      { publishedUnits: 0, labels: ['NO_PARTNER_SYNC'] },
      'NOT_PUBLISHED',
    ],
    ['public', {}, null],
  ] as const)('%s: %s', (_, of, expected) => {
    expect(reason(of)).toBe(expected)
    expect(reason(of, { isPaused: true })).toBe('PORTAL_PAUSED')
  })
})

describe("a portal's filters", () => {
  it.each([
    ['in another country', { country: 'AT' }, { countries: ['DE', 'FR'] }, 'OTHER_COUNTRY'],
    ['in one of the countries', { country: 'FR' }, { countries: ['DE', 'FR'] }, null],
    ['with too few pictures', { pictures: 2 }, { minPictures: 3 }, 'TOO_FEW_PICTURES'],
    ['with pictures enough', { pictures: 3 }, { minPictures: 3 }, null],
  ] as const)('%s: %s', (_, of, at, expected) => {
    expect(reason(of, at)).toBe(expected)
    const always = { ...of, labels: ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'] }
    expect(reason(always, { ...at, place: 'PROPERTY_PORTAL' })).toBeNull()
    const students = { ...of, labels: ['INCLUDE_IN_STUDENT_CHANNEL'] }
    expect(reason(students, { ...at, place: 'STUDENT_CHANNEL' })).toBe(expected)
  })
})

describe('what a format needs', () => {
  it.each([
    ['no postal code', { zipCode: ' ' }, ['ADDRESS'], ['ADDRESS']],
    ['no price', { price: 0 }, ['PRICE'], ['PRICE']],
    ['no area', { area: 0 }, ['AREA'], []],
    ['no room', { rooms: 0 }, ['ROOM'], []],
    ['no title', { title: { en: ' ' } }, ['TITLE'], ['TITLE']],
    [
      'nothing',
      { city: '', price: 0, area: 0, rooms: 0, title: {} },
      ['ADDRESS', 'PRICE', 'AREA', 'TITLE', 'ROOM'],
      ['ADDRESS', 'PRICE', 'TITLE'],
    ],
    ['all', {}, [], []],
  ] as const)('with %s', (_, of, openImmo, json) => {
    const always = { ...home, ...of, labels: ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'] }
    for (const [format, missing] of [
      ['OPENIMMO', openImmo],
      ['JSON', json],
    ] as const) {
      const verdict = canSendToPortal(always, { ...portal, place: 'PROPERTY_PORTAL', format })
      expect(verdict).toEqual({
        value: missing.length === 0,
        reason: missing.length > 0 ? 'MISSING_DATA' : null,
        missing,
      })
    }
  })
})
