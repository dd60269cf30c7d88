import { describe, expect, it } from 'vitest'
import { RETENTION } from '../retention/table.ts'
import { byteRangeOf, exportStateAt, hasBrokenOff } from './data-export.ts'
import { ownKinds, WAYS_NOT_TAKEN, withoutTokens } from './own-data.ts'

const at = Temporal.Instant.from('2026-11-20T09:00:00Z')

describe('an export', () => {
  it('has ended once its time is over, whatever the database still says', () => {
    expect(exportStateAt({ state: 'READY', endsAt: at }, at.subtract({ seconds: 1 }))).toBe('READY')
    expect(exportStateAt({ state: 'READY', endsAt: at }, at)).toBe('ENDED')
    expect(exportStateAt({ state: 'RUNNING', endsAt: null }, at)).toBe('RUNNING')
  })

  it('has broken off after a minute and a half without a sign of life', () => {
    expect(hasBrokenOff(null, at)).toBe(true)
    expect(hasBrokenOff(at, at.add({ seconds: 89 }))).toBe(false)
    expect(hasBrokenOff(at, at.add({ seconds: 90 }))).toBe(true)
  })
})

describe('a part of a file of 100 bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-400', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-400', { first: 0, last: 99 }],
    ['bytes=100-', 'UNSATISFIABLE'],
    ['bytes=-0', 'UNSATISFIABLE'],
    ['bytes=9-1', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-9', null],
  ] as const)('%s', (header, range) => {
    expect(byteRangeOf(header, 100)).toEqual(range)
  })
})

describe('own data', () => {
  it('every way that isn’t taken is one of the retention table', () => {
    const ways = RETENTION.flatMap(({ tables }) =>
      Object.entries(tables).flatMap(([table, { of }]) => Object.keys(of).map((way) => `${table}.${way}`)),
    )
    expect(Object.keys(WAYS_NOT_TAKEN).filter((way) => !ways.includes(way))).toEqual([])
  })

  it('has each table once', () => {
    const tables = ownKinds().flatMap((kind) => kind.tables.map(({ table }) => table))
    expect(tables.filter((table, index) => tables.indexOf(table) !== index)).toEqual([])
    expect(tables).toContain('booking_requests')
    expect(tables).not.toContain('listing_events')
  })

  it.each([
    ['https://mezzo.example/en/reset-password?token=abc', 'https://mezzo.example/en/reset-password?token=…'],
    ['see /requests?page=2&accessToken=a.b-c_d now', 'see /requests?page=2&accessToken=… now'],
    ['/api/files/1?expires=1&signature=xyz', '/api/files/1?expires=1&signature=…'],
    ['https://mezzo.example/en/my/account', 'https://mezzo.example/en/my/account'],
  ])('%s opens nothing', (text, without) => {
    expect(withoutTokens(text)).toBe(without)
  })
})
