import { describe, expect, it } from 'vitest'
import { canMoveBooking, otherUnitOfContract } from './booking-move.ts'
import { parseDay } from '../kernel/day.ts'

const booking = (from: string, to: string, canceled = false) => ({
  from: parseDay(from),
  to: parseDay(to),
  canceled,
})
const next = booking('2030-02-01', '2030-04-30')
const today = (day: string) => ({ today: parseDay(day), isExtensionInSigning: false })

describe('moving a booking to another unit', () => {
  it.each([
    ['the day before it begins', next, [next], '2030-01-31', null],
    ['on its first day', next, [next], '2030-02-01', 'STAY_STARTED'],
    ['on its last day', next, [next], '2030-04-30', 'STAY_STARTED'],
    ['the day after', next, [next], '2030-05-01', 'STAY_OVER'],
    ['cancelled', booking('2030-02-01', '2030-04-30', true), [], '2030-01-01', 'ALREADY_CANCELED'],
    [
      'an extension of a stay that has begun',
      next,
      [booking('2029-11-01', '2030-01-31'), next],
      '2029-12-01',
      'STAY_STARTED',
    ],
    [
      'an extension of a cancelled one',
      next,
      [booking('2029-11-01', '2030-01-31', true), next],
      '2029-12-01',
      null,
    ],
  ])('%s', (_, one, chain, day, reason) => {
    expect(canMoveBooking(one, chain, today(day))).toEqual({ value: reason === null, reason })
  })

  it('not while a contract for staying longer is being signed', () => {
    const around = { today: parseDay('2030-01-01'), isExtensionInSigning: true }
    expect(canMoveBooking(next, [next], around)).toEqual({ value: false, reason: 'OFFER_EXISTS' })
  })
})

describe('the unit that a signed contract names', () => {
  const one = { id: 'one', name: 'WE 1' }
  it.each([
    ['is the one that the booking is in', { listingId: 'one', canceled: false, contractUnit: one }, null],
    ['is another one after a move', { listingId: 'two', canceled: false, contractUnit: one }, one],
    ['matters no more once it is cancelled', { listingId: 'two', canceled: true, contractUnit: one }, null],
    ['is none where nothing was signed', { listingId: 'two', canceled: false, contractUnit: null }, null],
    [
      'matters no more once both agreed on another one',
      { listingId: 'two', canceled: false, contractUnit: one, isUnitAgreed: true },
      null,
    ],
  ])('%s', (_, booking, expected) => {
    expect(otherUnitOfContract({ isUnitAgreed: false, ...booking })).toEqual(expected)
  })
})
