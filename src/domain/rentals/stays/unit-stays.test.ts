import { describe, expect, it } from 'vitest'
import { type Day, parseDay } from '../../kernel/day.ts'
import { whoLivesIn } from './unit-stays.ts'

function stay(id: string, from: string, to: string, stayedUntil: Day | null = null, canceled = false) {
  return {
    id,
    tenantId: id.split(' ')[0] ?? '',
    from: parseDay(from),
    to: parseDay(to),
    stayedUntil,
    canceled,
  }
}

const first = stay('first', '2027-01-01', '2027-02-28')
const second = stay('second', '2027-03-01', '2027-05-31')
const left = stay('left', '2027-01-01', '2027-06-30', parseDay('2027-02-10'), true)
const never = stay('never', '2027-03-01', '2027-05-31', null, true)

describe('who lives in a unit', () => {
  it.each<[string, ReturnType<typeof stay>[], string, string | null, string | null]>([
    ['nobody at all', [], '2027-01-15', null, null],
    ['before the first day', [first, second], '2026-12-31', null, 'first'],
    ['on the first day', [first, second], '2027-01-01', 'first', 'second'],
    ['on the last day', [first, second], '2027-02-28', 'first', 'second'],
    ['the day after', [first, second], '2027-03-01', 'second', null],
    ['who was cancelled still lives there on the last day', [left], '2027-02-10', 'left', null],
    ['and not the day after', [left, second], '2027-02-11', null, 'second'],
    ['who never moves in isn’t next', [first, never], '2027-02-01', 'first', null],
  ])('%s', (_, stays, day, current, next) => {
    const found = whoLivesIn(stays, parseDay(day))
    expect([found.current?.booking.id ?? null, found.next?.booking.id ?? null]).toEqual([current, next])
  })

  it('whoever extends lives on, and somebody else comes next', () => {
    const extended = [
      stay('ada one', '2027-01-01', '2027-03-31'),
      stay('ada two', '2027-04-01', '2027-06-30'),
      stay('ben', '2027-07-01', '2027-09-30'),
    ]
    for (const [day, booking] of [
      ['2027-02-15', 'ada one'],
      ['2027-05-15', 'ada two'],
    ] as const) {
      const { current, next } = whoLivesIn(extended, parseDay(day))
      expect(current).toMatchObject({ from: '2027-01-01', to: '2027-06-30', booking: { id: booking } })
      expect(next?.booking.id).toBe('ben')
    }
    const again = [extended[0], stay('ada three', '2027-06-01', '2027-08-31')].flatMap((one) => one ?? [])
    expect(whoLivesIn(again, parseDay('2027-02-15')).next?.booking.id).toBe('ada three')
  })
})
