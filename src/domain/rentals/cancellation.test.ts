import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actualRent,
  actualStay,
  canBookingBeCanceled,
  canCancelAsLandlord,
  canGiveBack,
  freedDays,
  lastDayOf,
  possibleLastDays,
  settleFee,
} from './cancellation.ts'
import { type Stay, addDays, daysOfStay, parseDay } from '../kernel/day.ts'
import { INVOICE_CALCULATION_METHODS } from '../catalogue/invoices.ts'
import { landlordFee, rentOfStay } from '../kernel/rent.ts'

const day = (text: string) => parseDay(text)
const text = (stay: Stay | null) => stay && `${stay.from}..${stay.to}`
const stay = { from: day('2027-02-01'), to: day('2027-07-31') }

describe('a booking can be cancelled', () => {
  it.each([
    ['long before it begins', '2026-11-21', false, null],
    ['on the day before it begins', '2027-01-31', false, null],
    ['on its first day', '2027-02-01', false, null],
    ['on the day before its last', '2027-07-30', false, null],
    ['not on its last day', '2027-07-31', false, 'STAY_OVER'],
    ['not when it is over', '2027-08-01', false, 'STAY_OVER'],
    ['not twice', '2026-11-21', true, 'ALREADY_CANCELED'],
    ['not twice, whenever', '2028-01-01', true, 'ALREADY_CANCELED'],
  ])('%s', (_, today, canceled, reason) => {
    expect(canBookingBeCanceled({ ...stay, canceled }, day(today))).toEqual({
      value: reason === null,
      reason,
    })
  })

  it('by the landlord in person: not by staff who act as one', () => {
    const ask = (impersonation: object | null) =>
      canCancelAsLandlord({ impersonation }, { ...stay, canceled: false }, day('2026-11-21'))
    expect(ask(null)).toEqual({ value: true, reason: null })
    expect(ask({})).toEqual({ value: false, reason: 'NO_PERMISSION' })
  })
})

describe('of the paid rent', () => {
  it.each([
    ['all goes back where nobody moves in', 1000, 1000, null, null],
    ['not less', 999, 1000, null, 'NOBODY_MOVED_IN'],
    ['least of all nothing', 0, 1000, null, 'NOBODY_MOVED_IN'],
    ['nothing goes back where nothing is planned', 0, 0, null, null],
    ['less goes back where somebody has lived there', 0, 1000, '2027-02-14', null],
    ['or more', 1000, 500, '2027-02-14', null],
  ])('%s', (_, wished, planned, lastDay, reason) => {
    const facts = { planned, lastDay: lastDay === null ? null : day(lastDay) }
    expect(canGiveBack(wished, facts)).toEqual({ value: reason === null, reason })
  })
})

describe('the last day of a cancelled stay', () => {
  it.each([
    ['nobody has moved in: none', '2027-01-31', null, null, '2027-02-01..2027-07-31'],
    ['nobody has moved in, but a day is wished', '2027-01-31', '2027-03-01', undefined, null],
    ['moving in today: today', '2027-02-01', null, '2027-02-01', '2027-02-02..2027-07-31'],
    ['in between: today', '2027-05-15', null, '2027-05-15', '2027-05-16..2027-07-31'],
    ['a wished later day', '2027-05-15', '2027-06-30', '2027-06-30', '2027-07-01..2027-07-31'],
    ['the latest', '2027-05-15', '2027-07-30', '2027-07-30', '2027-07-31..2027-07-31'],
    ['the last day itself frees nothing', '2027-05-15', '2027-07-31', undefined, null],
    ['yesterday is over', '2027-05-15', '2027-05-14', undefined, null],
  ])('%s', (_, today, wished, expected, freed) => {
    const lastDay = lastDayOf(stay, day(today), wished === null ? null : day(wished))
    expect(lastDay ?? lastDay).toBe(expected)
    expect(lastDay === undefined ? null : text(freedDays(stay, lastDay))).toBe(freed)
  })

  it('leaves nothing out and counts nothing twice: stayed and freed are the booked days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: -30, max: 430 }), (length, offset) => {
        const booked = { from: stay.from, to: addDays(stay.from, length - 1) }
        const today = addDays(booked.from, offset)
        fc.pre(canBookingBeCanceled({ ...booked, canceled: false }, today).value)
        const lastDay = given(lastDayOf(booked, today, null))
        const stayed = actualStay({ ...booked, canceled: true, stayedUntil: lastDay })
        const freed = freedDays(booked, lastDay)
        expect(daysOfStay(freed)).toBeGreaterThan(0)
        expect((stayed ? daysOfStay(stayed) : 0) + daysOfStay(freed)).toBe(length)
        expect(possibleLastDays(booked, today) === null).toBe(lastDay === null)
      }),
    )
  })
})

it('knows the actual stay of every booking', () => {
  const until = day('2027-03-10')
  expect(text(actualStay({ ...stay, canceled: false, stayedUntil: null }))).toBe('2027-02-01..2027-07-31')
  expect(text(actualStay({ ...stay, canceled: true, stayedUntil: null }))).toBeNull()
  expect(text(actualStay({ ...stay, canceled: true, stayedUntil: until }))).toBe('2027-02-01..2027-03-10')
})

describe('the documents of a cancellation', () => {
  const invoice = { id: 'a', number: '2026-0001', net: 90_000, amount: 107_100, paidAmount: 0 }
  const paid = { ...invoice, paidAmount: 107_100 }
  const draft = { ...invoice, id: 'b', number: null }
  const credit = { invoiceId: 'a', number: '2026-0001', net: 90_000, amount: 107_100 }
  const nothing = { creditNotes: [], withdrawnIds: [], net: null, paid: 0 }
  it.each([
    ['nobody moved in, not paid', [invoice], 0, false, { ...nothing, creditNotes: [credit] }],
    ['nobody moved in, paid', [paid], 0, false, { ...nothing, creditNotes: [credit], paid: 107_100 }],
    ['a part was lived', [invoice], 30_000, false, { ...nothing, creditNotes: [credit], net: 30_000 }],
    [
      'a part was lived, paid',
      [paid],
      30_000,
      false,
      { ...nothing, creditNotes: [credit], net: 30_000, paid: 107_100 },
    ],
    [
      'the invoice is still a draft',
      [draft],
      30_000,
      false,
      { ...nothing, withdrawnIds: ['b'], net: 30_000 },
    ],
    ['the fee stays what it was', [invoice], 90_000, false, nothing],
    ['no invoices wanted', [], 30_000, true, nothing],
    ['no fee at all', [], 0, false, nothing],
    ['nothing was invoiced yet', [], 30_000, false, { ...nothing, net: 30_000 }],
  ])('%s', (_, standing, fee, skip, documents) => {
    expect(settleFee(standing, fee, skip)).toEqual(documents)
  })

  it('make invoices minus credit notes the fee on the actual stay, for every method, price and day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 2, max: 500 }),
        fc.integer({ min: -60, max: 498 }),
        fc.constantFrom(...INVOICE_CALCULATION_METHODS),
        fc.integer({ min: 0, max: 10_000 }),
        (price, length, offset, method, landlordFeeRate) => {
          const booked = { from: stay.from, to: addDays(stay.from, length - 1) }
          const today = addDays(booked.from, offset)
          fc.pre(canBookingBeCanceled({ ...booked, canceled: false }, today).value)
          const totalCost = rentOfStay(booked, price, method)
          const first = landlordFee(totalCost, landlordFeeRate)
          const stayedUntil = given(lastDayOf(booked, today, null))
          const lived = actualStay({ ...booked, canceled: true, stayedUntil })
          const { fee } = actualRent({ ...booked, price, totalCost, method, landlordFeeRate }, lived)
          const standing = { id: 'a', number: '1', net: first, amount: first, paidAmount: 0 }
          const made = settleFee([standing], fee, false)
          const credited = made.creditNotes.reduce((sum, note) => sum + note.amount, 0)
          expect(first + (made.net ?? 0) - credited).toBe(fee)
          expect(fee).toBeLessThanOrEqual(first)
          expect(lived === null ? fee : 0).toBe(0)
        },
      ),
    )
  })
})

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no such last day.')
  return value
}
