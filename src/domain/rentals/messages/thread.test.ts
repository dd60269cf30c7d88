import { describe, expect, it } from 'vitest'
import { REQUEST_STATUS_TYPES } from '../../catalogue/requests.ts'
import { parseDay } from '../../kernel/day.ts'
import { HIDDEN } from './contact-mask.ts'
import {
  areContactsShown,
  keptTextOf,
  readTextOf,
  type ThreadFacts,
  threadStateOf,
  writableUntil,
} from './thread.ts'

const at = (text: string) => Temporal.Instant.from(text)
const open: ThreadFacts = {
  statusType: 'AV_CHECK',
  endedAt: null,
  isBooked: false,
  canceledAt: null,
  to: parseDay('2030-04-30'),
  stayedUntil: null,
  accountFrozen: false,
  isClosed: false,
  blockedBy: null,
}
const ended = { ...open, endedAt: at('2030-01-10T22:00:00Z') }
const booked = { ...open, isBooked: true, statusType: 'TENANT_APPROVED' } as const
const cutShort = {
  ...booked,
  canceledAt: at('2030-02-10T00:00:00Z'),
  stayedUntil: parseDay('2030-03-31'),
} as const

describe('a conversation', () => {
  it.each([
    ['goes on while the request does', open, '2030-01-01', 'OPEN'],
    ['goes on for two weeks after its end', ended, '2030-01-24', 'OPEN'],
    ['is over then', ended, '2030-01-25', 'OVER'],
    ['goes on for half a year after a stay', booked, '2030-10-27', 'OPEN'],
    ['is over then', booked, '2030-10-28', 'OVER'],
    [
      'goes on for two weeks after a cancellation',
      { ...booked, canceledAt: at('2030-01-10T00:00:00Z') },
      '2030-01-24',
      'OPEN',
    ],
    ['is over then', { ...booked, canceledAt: at('2030-01-10T00:00:00Z') }, '2030-01-25', 'OVER'],
    ['goes on for half a year after a stay that was cut short', cutShort, '2030-09-27', 'OPEN'],
    ['is over then', cutShort, '2030-09-28', 'OVER'],
    ['takes none when a side blocked it', { ...open, blockedBy: 'TENANT' }, '2030-01-01', 'BLOCKED'],
    [
      'takes none while an account is on hold',
      { ...open, accountFrozen: true, blockedBy: 'TENANT' },
      '2030-01-01',
      'ON_HOLD',
    ],
    [
      'takes none once staff have closed it',
      { ...open, isClosed: true, accountFrozen: true, blockedBy: 'TENANT' },
      '2030-01-01',
      'CLOSED',
    ],
  ] as const)('%s', (_, facts, today, state) => {
    expect(threadStateOf(facts, parseDay(today))).toBe(state)
  })

  it('says until when it goes on', () => {
    expect(writableUntil(ended)).toBe('2030-01-24')
    expect(writableUntil(booked)).toBe('2030-10-27')
  })
})

describe('contact data', () => {
  it('are shown from the yes on, and not after an end without a stay', () => {
    expect(REQUEST_STATUS_TYPES.filter(areContactsShown)).toEqual(['AVAILABLE', 'TENANT_APPROVED'])
  })

  const message = { ...keptTextOf('Call 0176 12345678, it is 900 €'), side: 'TENANT' } as const
  const whole = 'Call 0176 12345678, it is 900 €'
  const masked = `Call ${HIDDEN}, it is 900 €`

  it.each([
    ['the writer reads them', { side: 'TENANT', isLimited: false, contactsShown: false }, whole, false],
    [
      'the other side not before the yes',
      { side: 'LANDLORD', isLimited: false, contactsShown: false },
      masked,
      true,
    ],
    ['the other side after it', { side: 'LANDLORD', isLimited: false, contactsShown: true }, whole, false],
    [
      'who has limited access never, nor amounts',
      { side: 'LANDLORD', isLimited: true, contactsShown: true },
      `Call ${HIDDEN}, it is ${HIDDEN}`,
      true,
    ],
  ] as const)('%s', (_, reader, text, isHidden) => {
    expect(readTextOf(message, reader)).toEqual({ text, isHidden })
  })

  it('of who wrote on the same side stay hidden from limited access', () => {
    const own = { ...keptTextOf('Call 0176 12345678'), side: 'LANDLORD' } as const
    expect(readTextOf(own, { side: 'LANDLORD', isLimited: true, contactsShown: true }).text).toBe(
      `Call ${HIDDEN}`,
    )
  })

  it('are not looked for where there are none', () => {
    expect(keptTextOf('See you')).toEqual({ content: 'See you', whole: null })
  })
})
