import { describe, expect, it } from 'vitest'
import { digestsOf, isDigestDue } from './mail-digest.ts'

describe('a mail of several', () => {
  it.each([
    ['DAILY', 'the evening before', '2030-01-09T20:00:00Z', '2030-01-10T07:00:00Z', true],
    ['DAILY', 'before eight', '2030-01-09T20:00:00Z', '2030-01-10T06:59:59Z', false],
    ['DAILY', 'this morning', '2030-01-10T07:00:00Z', '2030-01-10T20:00:00Z', false],
    ['DAILY', 'days ago', '2030-01-05T07:00:00Z', '2030-01-10T03:00:00Z', true],
    ['WEEKLY', 'on Sunday', '2030-01-13T12:00:00Z', '2030-01-14T07:00:00Z', true],
    ['WEEKLY', 'on Sunday, on Monday before eight', '2030-01-13T12:00:00Z', '2030-01-14T06:00:00Z', false],
    ['WEEKLY', 'on Monday, later in the week', '2030-01-14T07:10:00Z', '2030-01-18T12:00:00Z', false],
    ['NONE', 'a moment ago', '2030-01-18T11:59:00Z', '2030-01-18T12:00:00Z', true],
    ['DAILY', 'yesterday, in summer time', '2030-07-09T12:00:00Z', '2030-07-10T06:00:00Z', true],
  ] as const)('%s after one %s', (digest, _, last, now, due) => {
    const at = (instant: string) => Temporal.Instant.from(instant)
    expect(isDigestDue({ digest, timeZone: 'Europe/Berlin' }, at(last), at(now))).toBe(due)
  })

  it.each([
    ['INVOICE_READY', []],
    ['INVOICE_CANCELED', []],
    ['NEW_BOOKING_REQUEST', ['DAILY']],
    ['STAY_EXTENSION_REQUEST', ['DAILY']],
    ['RENTAL_AGREEMENT_READY', ['DAILY']],
    ['NEW_MESSAGE', ['DAILY']],
    ['BOOKING_LOST', ['DAILY', 'WEEKLY']],
    ['CALENDAR_PROBLEM', ['DAILY', 'WEEKLY']],
  ] as const)('may hold %s: %j', (kind, digests) => {
    expect(digestsOf(kind)).toEqual(digests)
  })
})
