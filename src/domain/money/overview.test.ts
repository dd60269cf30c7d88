import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, firstOfMonth, parseDay } from '../kernel/day.ts'
import { rentByMonths } from '../rentals/rent-by-months.ts'
import { rentSchedule } from '../rentals/rent-schedule.ts'
import { moneyClocks, type MoneyEntryKind, type MonthlySum, MONEY_LINES, partsToCome } from './overview.ts'
import { periodOf, shiftPeriod } from './period.ts'

const sum = (
  kind: MoneyEntryKind,
  month: string,
  amount: number,
  own: Partial<MonthlySum> = {},
): MonthlySum => ({
  kind,
  month: parseDay(month),
  currency: 'EUR',
  amount,
  entries: 1,
  ...own,
})
const november = periodOf('month', parseDay('2026-11-15'))

describe('the clocks of a month', () => {
  const sums = [
    sum('RENT', '2026-10-01', 5_000),
    sum('EARNED', '2026-10-01', 3_000),
    sum('EARNED', '2026-11-01', 48_210),
    sum('RENT', '2026-11-01', 51_040),
    sum('FEE', '2026-11-01', -5_104),
    sum('VAT', '2026-11-01', -970),
    sum('CREDITED', '2026-11-01', 274),
    sum('RECEIVED', '2026-11-01', -30_000, { entries: 3 }),
    sum('PAID_OUT', '2026-11-01', -10_116),
    sum('RENT', '2026-12-01', 70_000),
  ]

  it('are what belongs to it, and the calculation begins with what was open', () => {
    const [clocks] = moneyClocks(sums, november)
    expect(clocks).toMatchObject({
      currency: 'EUR',
      earned: 48_210,
      invoiced: 51_040,
      paidOut: 40_116,
      payments: 4,
      dueBefore: 2_000,
      dueAhead: 4_830,
      openBefore: 5_000,
      open: 5_000 + 51_040 - 5_104 - 970 + 274 - 30_000 - 10_116,
    })
  })

  it('have the six months up to it beside them', () => {
    const months = moneyClocks(sums, november)[0]?.months
    expect(months?.map(({ month }) => month.slice(0, 7))).toEqual([
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ])
    expect(months?.slice(-2)).toEqual([
      { month: '2026-10-01', earned: 3_000, invoiced: 5_000, paidOut: 0 },
      { month: '2026-11-01', earned: 48_210, invoiced: 51_040, paidOut: 40_116 },
    ])
  })

  it('never mix currencies; the one with most entries is first', () => {
    const all = [...sums, sum('RENT', '2026-11-01', 7, { currency: 'CHF', entries: 99 })]
    expect(moneyClocks(all, november).map(({ currency, invoiced }) => [currency, invoiced])).toEqual([
      ['CHF', 7],
      ['EUR', 51_040],
    ])
  })

  it('are none where there is no money', () => {
    expect(moneyClocks([], november)).toEqual([])
  })
})

it('what is to come has parts that are it', () => {
  expect(partsToCome(5_124, { dated: 1_380, owed: 200 })).toEqual({ dated: 1_380, owed: 200, waiting: 3_944 })
})

const stay = fc
  .record({ start: fc.integer({ min: 0, max: 700 }), nights: fc.integer({ min: 1, max: 400 }) })
  .map(({ start, nights }) => {
    const from = addDays(parseDay('2025-01-01'), start)
    return { from, to: addDays(from, nights - 1) }
  })
const life = fc.record({
  stay,
  price: fc.integer({ min: 1, max: 500_000 }),
  totalCost: fc.integer({ min: 1, max: 5_000_000 }),
  firstDueBefore: fc.integer({ min: 0, max: 40 }),
  fee: fc.integer({ min: 0, max: 90_000 }),
  vat: fc.integer({ min: 0, max: 9_000 }),
  isCredited: fc.boolean(),
  isFeePaid: fc.boolean(),
  received: fc.integer({ min: 0, max: 14 }),
})

type Life = typeof life extends fc.Arbitrary<infer Made> ? Made : never

describe('random stays', () => {
  const entriesOf = ({ stay, price, totalCost, ...own }: Life) => {
    const firstDueOn = addDays(stay.from, -own.firstDueBefore)
    const rents = rentSchedule({ ...stay, price, totalCost, method: 'OWN_CALCULATION', firstDueOn })
    const fee = [
      ['FEE', firstDueOn, -own.fee],
      ['VAT', firstDueOn, -own.vat],
      ['CREDITED', addDays(firstDueOn, 20), own.isCredited ? own.fee + own.vat : 0],
      ['PAID_BY_LANDLORD', addDays(firstDueOn, 9), own.isFeePaid ? own.fee + own.vat : 0],
    ] as const
    return [
      ...rentByMonths(stay, totalCost).map(({ month, amount }) => ['EARNED', month, amount] as const),
      ...rents.map(({ dueOn, amount }) => ['RENT', dueOn, amount] as const),
      ...rents
        .slice(0, own.received)
        .map(({ dueOn, amount }, at) => ['RECEIVED', addDays(dueOn, at * 3), -amount] as const),
      ...fee,
    ]
  }

  it('reconcile to the cent in every period of every length', () => {
    fc.assert(
      fc.property(
        fc.array(life, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('month', 'quarter', 'year'),
        (lives, length) => {
          const entries: (readonly [MoneyEntryKind, Day, number])[] = lives.flatMap(entriesOf)
          const sums = entries.map(([kind, day, amount]) => sum(kind, firstOfMonth(day), amount))
          let before = 0
          let period = periodOf(length, parseDay('2024-10-01'))
          for (; period.from < '2029-01-01'; period = shiftPeriod(period, 1)) {
            const [clocks] = moneyClocks(sums, period)
            if (!clocks) throw new Error('There is money.')
            const own = entries.filter(([, day]) => day >= period.from && day <= period.to)
            const of = (kinds: readonly string[]) =>
              own.reduce((all, [kind, , amount]) => (kinds.includes(kind) ? all + amount : all), 0)
            expect(clocks.earned).toBe(of(['EARNED']))
            expect(clocks.invoiced).toBe(of(['RENT']))
            expect(clocks.earned - clocks.dueBefore + clocks.dueAhead).toBe(clocks.invoiced)
            expect(clocks.openBefore).toBe(before)
            const lines = clocks.lines.reduce((all, { amount }) => all + amount, 0)
            expect(clocks.openBefore + lines).toBe(clocks.open)
            expect(clocks.open - before).toBe(of(MONEY_LINES))
            before = clocks.open
          }
          // At the end all nights were due, and what is open is what nobody paid.
          const owed = lives.reduce((all, { fee, vat, isCredited, isFeePaid }) => {
            return all - (fee + vat) * (1 - Number(isCredited) - Number(isFeePaid))
          }, 0)
          const unpaid = entries.reduce((all, [kind, , amount]) => {
            return kind === 'RENT' || kind === 'RECEIVED' ? all + amount : all
          }, 0)
          expect(moneyClocks(sums, period)[0]).toMatchObject({
            dueBefore: 0,
            dueAhead: 0,
            open: unpaid + owed,
          })
        },
      ),
      { numRuns: 200 },
    )
  })
})
