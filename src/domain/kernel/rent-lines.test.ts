import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVOICE_CALCULATION_METHODS } from '../catalogue/invoices.ts'
import { addDays, daysOfStay, parseDay } from './day.ts'
import { rentLines, type RentToExplain } from './rent-lines.ts'
import { rentOfStay } from './rent.ts'

function explained(
  from: string,
  to: string,
  { method = 'OWN_CALCULATION', agreed }: { method?: RentToExplain['method']; agreed?: number } = {},
) {
  const stay = { from: parseDay(from), to: parseDay(to) }
  const totalRent = agreed ?? rentOfStay(stay, 128_000, method)
  return rentLines({ ...stay, price: 128_000, totalRent, method })
}

describe('the lines of a rent', () => {
  it('are the days of the first and the last month, and full months between them', () => {
    expect(explained('2026-08-15', '2026-11-14')).toEqual([
      {
        kind: 'DAYS_OF_MONTH',
        from: '2026-08-15',
        to: '2026-08-31',
        days: 17,
        daysInMonth: 31,
        amount: 70_194,
      },
      { kind: 'FULL_MONTHS', from: '2026-09-01', to: '2026-10-31', months: 2, amount: 256_000 },
      {
        kind: 'DAYS_OF_MONTH',
        from: '2026-11-01',
        to: '2026-11-14',
        days: 14,
        daysInMonth: 30,
        amount: 59_733,
      },
    ])
  })

  it('are one of full months, or of the days of the only month', () => {
    expect(explained('2026-01-01', '2026-03-31')).toEqual([
      { kind: 'FULL_MONTHS', from: '2026-01-01', to: '2026-03-31', months: 3, amount: 384_000 },
    ])
    expect(explained('2026-02-10', '2026-02-16')).toEqual([
      {
        kind: 'DAYS_OF_MONTH',
        from: '2026-02-10',
        to: '2026-02-16',
        days: 7,
        daysInMonth: 28,
        amount: 32_000,
      },
    ])
  })

  it('are its nights', () => {
    expect(explained('2026-01-01', '2026-01-31', { method: 'CALCULATION_PER_NIGHT' })).toEqual([
      { kind: 'NIGHTS', from: '2026-01-01', to: '2026-01-31', nights: 31, amount: 130_455 },
    ])
  })

  it.each([
    ['2026-03-29', 'HALF_MONTH', 15, 64_000],
    ['2026-03-30', 'BEGUN_MONTH', 16, 128_000],
  ])('are its months and the begun one, half up to 15 days: to %s', (to, kind, days, amount) => {
    expect(explained('2026-01-15', to, { method: 'HALF_OR_FULL_MONTH' })).toEqual([
      { kind: 'FULL_MONTHS', from: '2026-01-15', to: '2026-03-14', months: 2, amount: 256_000 },
      { kind, from: '2026-03-15', to, days, amount },
    ])
  })

  it('count a begun month from a February on as any other', () => {
    expect(explained('2026-02-02', '2026-04-30', { method: 'HALF_OR_FULL_MONTH' })).toEqual([
      { kind: 'FULL_MONTHS', from: '2026-02-02', to: '2026-04-01', months: 2, amount: 256_000 },
      { kind: 'BEGUN_MONTH', from: '2026-04-02', to: '2026-04-30', days: 29, amount: 128_000 },
    ])
  })

  it('say what rounding them one by one makes more, and what was agreed otherwise', () => {
    const stay = { from: parseDay('2026-04-11'), to: parseDay('2026-05-20') }
    const lines = rentLines({ ...stay, price: 1, totalRent: 1, method: 'OWN_CALCULATION' })
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['DAYS_OF_MONTH', 1],
      ['DAYS_OF_MONTH', 1],
      ['ROUNDING', -1],
    ])
    expect(explained('2026-01-01', '2026-03-31', { agreed: 380_000 }).at(-1)).toEqual({
      kind: 'AGREED',
      amount: -4_000,
    })
  })

  it('are none for no days', () => {
    expect(explained('2026-02-02', '2026-02-01')).toEqual([])
  })

  it('are together the rent to the cent, and have each day once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INVOICE_CALCULATION_METHODS),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 50_000_000 }),
        (method, offset, length, price) => {
          const from = addDays(parseDay('2024-01-01'), offset)
          const stay = { from, to: addDays(from, length) }
          const totalRent = rentOfStay(stay, price, method)
          const lines = rentLines({ ...stay, price, totalRent, method })
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalRent)
          const parts = lines.flatMap((line) => ('from' in line ? [line] : []))
          expect(parts.reduce((sum, part) => sum + daysOfStay(part), 0)).toBe(daysOfStay(stay))
          expect(parts[0]?.from).toBe(stay.from)
          parts.slice(1).forEach((part, at) => expect(part.from).toBe(addDays(parts[at]?.to ?? stay.to, 1)))
          const rounding = lines.find(({ kind }) => kind === 'ROUNDING')?.amount ?? 0
          expect(Math.abs(rounding)).toBeLessThanOrEqual(1)
          expect(lines.some(({ kind }) => kind === 'AGREED')).toBe(false)
        },
      ),
      { numRuns: 500 },
    )
  })
})
