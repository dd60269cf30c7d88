import { describe, expect, it } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { type TaxDataClock, taxDataHoldDay, taxDataStep } from './tax-data-clock.ts'

const asked = parseDay('2026-03-01')
const day = (after: number) => addDays(asked, after)
const at = (after: number | null) =>
  after === null ? null : Temporal.Instant.from(`${day(after)}T03:00:00Z`)
type Days = [asked: number | null, first: number | null, second: number | null, held: number | null]
const clockOf = ([askedAt, first, second, held]: Days): TaxDataClock => ({
  askedAt: at(askedAt),
  firstReminderAt: at(first),
  secondReminderAt: at(second),
  heldAt: at(held),
})

describe('what is missing for the tax report', () => {
  it.each<[string, Days, number, ReturnType<typeof taxDataStep>]>([
    ['is asked for at once', [null, null, null, null], 0, 'ASK'],
    ['is not reminded of after 19 days', [0, null, null, null], 19, null],
    ['is reminded of after 20', [0, null, null, null], 20, 'FIRST_REMINDER'],
    ['is not reminded of again after 39', [0, 20, null, null], 39, null],
    ['is reminded of again after 40', [0, 20, null, null], 40, 'SECOND_REMINDER'],
    ['holds nothing after 59', [0, 20, 40, null], 59, null],
    ['holds payouts after 60', [0, 20, 40, null], 60, 'HOLD'],
    ['holds nothing twice', [0, 20, 40, 60], 61, null],
    ['keeps reminders apart that came late', [0, 55, null, null], 60, null],
    ['reminds again 20 days after a late one', [0, 55, null, null], 75, 'SECOND_REMINDER'],
    ['leaves 14 days after the second reminder', [0, 55, 75, null], 88, null],
    ['then holds payouts', [0, 55, 75, null], 89, 'HOLD'],
    ['holds them after 180 days even where nobody could be reminded', [0, null, null, null], 180, 'HOLD'],
    ['does so not a day before', [0, 175, null, null], 179, null],
  ])('%s', (_, days, today, step) => expect(taxDataStep(clockOf(days), true, day(today))).toBe(step))

  it('is forgotten once nothing is missing, or nobody lets by it', () => {
    expect(taxDataStep(clockOf([0, 20, 40, 60]), false, day(70))).toBe('FORGET')
    expect(taxDataStep(clockOf([null, null, null, null]), false, day(70))).toBeNull()
  })

  it.each<[Days, number, number]>([
    [[null, null, null, null], 0, 60],
    [[0, null, null, null], 5, 60],
    [[0, 20, 40, null], 45, 60],
    [[0, 55, null, null], 60, 89],
    [[0, 55, 75, null], 80, 89],
    [[0, null, null, null], 170, 180],
  ])('of the days %o holds payouts, as seen on day %i, from day %i', (days, today, held) => {
    expect(taxDataHoldDay(clockOf(days), day(today))).toBe(day(held))
  })

  it('says a day on which it then holds them, whatever the reminders did', () => {
    for (const late of [0, 3, 30, 90, 130]) {
      const first = 20 + late
      const second = first + 20
      const days: Days = [0, first, second, null]
      const promised = taxDataHoldDay(clockOf([0, first, null, null]), day(first))
      expect(taxDataStep(clockOf(days), true, promised)).toBe('HOLD')
      expect(taxDataStep(clockOf(days), true, addDays(promised, -1))).toBeNull()
    }
  })
})
