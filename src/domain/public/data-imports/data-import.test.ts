import { describe, expect, it } from 'vitest'
import { BEHIND_COLUMNS, WORLD_TABLES } from '../data-exports/world-tables.ts'
import { bytesOfPart, mostUnpacked, countParts } from './data-import.ts'
import { countedKinds } from './import-plan.ts'
import {
  fateOf,
  IMPORT_TABLES,
  keyColumnOf,
  NAMING_COLUMNS,
  RESET_COLUMNS,
  resetsOf,
} from './import-tables.ts'
import { LIVE_COLUMNS } from './live-columns.ts'
import { type ArchivedRequest, settledRequests } from './requests-over.ts'

describe('an archive of 20 bytes in parts of 8', () => {
  const shape = { size: 20, partSize: 8 }
  it('has three, of which the last is what is left', () => {
    expect(countParts(shape)).toBe(3)
    expect([0, 1, 2].map((number) => bytesOfPart(shape, number))).toEqual([8, 8, 4])
  })
  it('may not become without an end', () => {
    expect(mostUnpacked(20)).toBe(20 * 60 + 64 * 1024 * 1024)
  })
})

describe('the tables of an archive', () => {
  it('are those of the export, each once', () => {
    expect(new Set(IMPORT_TABLES)).toEqual(
      new Set(['persons', 'booking_requests', ...Object.keys(WORLD_TABLES)]),
    )
    expect(new Set(IMPORT_TABLES).size).toBe(IMPORT_TABLES.length)
  })
  it('that hold money, claims, staff’s work or trust never live here', () => {
    const delicate =
      /invoice|ledger|payment|payout|refund|dispute|bank_acc|billing|tax|fee_terms|incentive|dues|audit|team|sign|impersonation|appointment|webhook/
    expect(IMPORT_TABLES.filter((table) => fateOf(table) === 'LIVE' && delicate.test(table))).toEqual([])
  })
  it('have no column that stays behind', () => {
    const columns = Object.entries(LIVE_COLUMNS).flatMap(([table, own]) =>
      own.map((one) => `${table}.${one}`),
    )
    expect(columns.filter((name) => name in BEHIND_COLUMNS)).toEqual([])
    expect(Object.keys(NAMING_COLUMNS).filter((name) => !columns.includes(name))).toEqual([])
    const made = ['files.storage_key', 'pictures.storage_key', 'pictures.master_key']
    expect(Object.keys(RESET_COLUMNS).filter((name) => !columns.includes(name))).toEqual(made)
  })
  it('say what a column is reset to, but for what is made here', () => {
    expect(resetsOf('listings')).toEqual({ published: false, hidden_by_freeze: null })
    expect(resetsOf('files')).toEqual({})
    expect([keyColumnOf('groups'), keyColumnOf('deposits'), keyColumnOf('stay_unit_names')]).toEqual([
      'id',
      'booking_id',
      null,
    ])
  })
})

it('a plan counts what somebody knows by name, and leaves out what there is none of', () => {
  expect(
    countedKinds({ live: { listings: 3, occupancies: 9 }, history: { payments: 2, refunds: 1 } }),
  ).toEqual([
    { kind: 'HOMES', live: 3, history: 0 },
    { kind: 'BOOKS', live: 0, history: 3 },
  ])
})

describe('requests of an archive', () => {
  const asked = (id: string, statusType: string, more: Partial<ArchivedRequest> = {}): ArchivedRequest => ({
    id,
    statusType,
    bookingRequestId: `of ${id}`,
    type: 'STANDARD',
    extendsBookingId: null,
    ...more,
  })
  it('live here once they are booked or over', () => {
    const requests = [
      asked('booked', 'TENANT_APPROVED'),
      asked('declined', 'NOT_AVAILABLE'),
      asked('withdrawn', 'TENANT_WITHDREW'),
      ...['START', 'AV_CHECK', 'NO_AV_CHECK', 'SECOND_CHANCE', 'AVAILABLE', 'TENANT_APPROVED'].map((status) =>
        asked(`open ${status}`, status),
      ),
    ]
    const settled = settledRequests(requests, [{ id: 'stay', requestId: 'booked' }])
    expect(settled.requests).toEqual(new Set(['booked', 'declined', 'withdrawn']))
    expect(settled.bookings).toEqual(new Set(['stay']))
    expect(settled.underWay).toBe(6)
  })
  it('that stand beside one that is under way stay with it', () => {
    const beside = { bookingRequestId: 'one wish' }
    const requests = [asked('a', 'NOT_AVAILABLE', beside), asked('b', 'AVAILABLE', beside)]
    expect(settledRequests(requests, [])).toMatchObject({ requests: new Set(), underWay: 2 })
  })
  it('that extend a stay need it', () => {
    const extension = { type: 'EXTENSION', extendsBookingId: 'stay' }
    const requests = [
      asked('more', 'TENANT_APPROVED', extension),
      asked('even more', 'NOT_AVAILABLE', { type: 'EXTENSION', extendsBookingId: 'longer stay' }),
    ]
    expect(settledRequests(requests, [{ id: 'longer stay', requestId: 'more' }]).requests).toEqual(new Set())
    const whole = [asked('first', 'TENANT_APPROVED'), ...requests]
    const stays = [
      { id: 'stay', requestId: 'first' },
      { id: 'longer stay', requestId: 'more' },
    ]
    expect(settledRequests(whole, stays).requests).toEqual(new Set(['first', 'more', 'even more']))
  })
})
