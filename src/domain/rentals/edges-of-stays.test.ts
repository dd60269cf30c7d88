import { describe, expect, it } from 'vitest'
import { actualRent, settleFee } from './cancellation.ts'
import { parseDay } from '../kernel/day.ts'
import { strictestLimit, type StayLimit } from '../listings/stay-limits.ts'

const stay = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })

describe('the rent of the days that were lived', () => {
  const booked = {
    ...stay('2027-01-01', '2027-03-31'),
    price: 100_000,
    totalCost: 290_000,
    method: 'OWN_CALCULATION',
    landlordFeeRate: 1_000,
  } as const
  it.each([
    ['nothing where nobody came', null, 0],
    ['what was agreed where the last day stayed', stay('2027-02-01', '2027-03-31'), 290_000],
    ['that of the days where it ended before', stay('2027-01-01', '2027-01-31'), 100_000],
    ['never more than what was agreed', stay('2027-01-01', '2027-06-30'), 290_000],
  ])('is %s', (_, lived, rent) => {
    expect(actualRent(booked, lived)).toEqual({ rent, fee: rent / 10 })
  })

  it('knows what was paid on all invoices that are taken back', () => {
    const invoice = (id: string, paidAmount: number) => ({
      id,
      number: id,
      net: 100,
      amount: 119,
      paidAmount,
    })
    const paid = (...amounts: number[]) =>
      settleFee(
        amounts.map((amount, index) => invoice(String(index), amount)),
        50,
        false,
      ).paid
    expect([paid(119, 119), paid(119, 0), paid(20), paid()]).toEqual([238, 119, 20, 0])
  })
})

describe('the strictest limit', () => {
  const limit = (rule: StayLimit['rule'], months: number, lifted: StayLimit['lifted'] = null): StayLimit => ({
    rule,
    months,
    origin: 'LISTING',
    regional: null,
    lifted,
  })
  it('is the longest minimum and the shortest maximum that is not lifted', () => {
    const limits = [
      limit('MINIMUM', 3),
      limit('MINIMUM', 2),
      limit('MINIMUM', 9, 'PERMIT'),
      limit('MAXIMUM', 12),
      limit('MAXIMUM', 6),
    ]
    expect(strictestLimit(limits, 'MINIMUM')).toBe(3)
    expect(strictestLimit(limits, 'MAXIMUM')).toBe(6)
    expect(strictestLimit([], 'MINIMUM')).toBeNull()
  })
})
