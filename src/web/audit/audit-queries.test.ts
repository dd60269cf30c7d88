import { describe, expect, it } from 'vitest'
import { LOG_ACTIONS, LOG_KINDS, logKindOf } from '../../domain/kernel/log-kinds.ts'
import { ROUTES } from '../routes.ts'
import texts from './audit.texts.en.json' with { type: 'json' }
import { isNarrowed, readLogFilter } from './audit-queries.ts'
import { linkOfEntry } from './entry-link.ts'

const ID = '7f3b1b7e-5d0c-4b8e-9a53-0d8c8f1a2b3c'
const UNIT = '7f3b1b7e-5d0c-4b8e-9a53-0d8c8f1a2b3d'

describe('the subjects of the log', () => {
  it('have every command that has words, each once', () => {
    const known = LOG_KINDS.flatMap((kind) => LOG_ACTIONS[kind])
    expect(known.toSorted()).toEqual(Object.keys(texts.actions).toSorted())
    expect(logKindOf('moveBooking')).toBe('BOOKINGS')
    expect(logKindOf('somethingNewer')).toBeNull()
  })
})

describe('what the address narrows the log to', () => {
  it.each([
    [{ person: 'MEZZO' }, { person: 'MEZZO' }],
    [{ person: ID }, { person: ID }],
    [{ person: 'jana' }, {}],
    [
      { home: ID, unit: UNIT },
      { groupId: ID, listingId: UNIT },
    ],
    [{ unit: UNIT }, {}],
    [{ kind: 'MONEY' }, { kind: 'MONEY' }],
    [{ kind: 'WEATHER' }, {}],
    [{ from: '2030-02-31' }, {}],
    [{ from: '2030-02-01' }, { from: '2030-02-01', timeZone: 'Europe/Berlin' }],
  ])('%j is %j', (search, filter) => {
    const read = readLogFilter(search, 'Europe/Berlin')
    expect(JSON.parse(JSON.stringify(read))).toEqual(filter)
    expect(isNarrowed(read)).toBe(Object.keys(filter).length > 0)
  })
})

describe('where the thing of an entry is', () => {
  const home = { groupId: ID, listingId: UNIT, partOfGroup: true, isThere: true }
  it.each([
    [{ entityType: 'listing_request', kind: 'REQUESTS', bookingRequestId: ID, isThere: true }, 'inbox'],
    [
      {
        entityType: 'listing_request',
        kind: 'BOOKINGS',
        bookingRequestId: ID,
        bookingId: UNIT,
        isThere: true,
      },
      'bookings',
    ],
    [{ entityType: 'listing', kind: 'CALENDAR', ...home }, 'sublistingAvailability'],
    [{ entityType: 'group', kind: 'CALENDAR', ...home, listingId: null }, 'groupAvailability'],
    [{ entityType: 'calendar_feed', kind: 'CALENDAR', ...home, partOfGroup: false }, 'listingAvailability'],
    [{ entityType: 'group', kind: 'LISTINGS', ...home }, 'groupEdit'],
    [{ entityType: 'group', kind: 'LISTINGS', ...home, isThere: false }, undefined],
    [{ entityType: 'access_link', kind: 'ACCESS', ...home }, 'team'],
    [{ entityType: 'thing', isThere: false }, undefined],
  ] as const)('of %j is the page %s', (entry, page) => {
    const link = linkOfEntry(entry)
    expect(link?.page).toBe(page)
    const needed = link ? [...ROUTES[link.page].matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part) : []
    expect(needed.filter((part) => part !== 'language' && !link?.params?.[part])).toEqual([])
  })
})
