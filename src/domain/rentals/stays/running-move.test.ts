import { describe, expect, it } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import {
  canProposeMove,
  canTakeMove,
  declinesOnlyShown,
  movedDays,
  possibleMoveDays,
  unitOfBooking,
} from './running-move.ts'

const day = (text: string) => parseDay(`2030-${text}`)
const booking = { from: day('01-01'), to: day('03-31'), canceled: false }
const now = Temporal.Instant.from('2030-02-10T10:00:00Z')
const proposal = {
  state: 'OPEN' as const,
  from: day('02-20'),
  to: day('03-31'),
  answerUntil: now.add({ hours: 24 }),
}
const free = { hasOpenProposal: false, isExtensionInSigning: false }

describe('proposing a move while somebody lives there', () => {
  it.each([
    ['2029-12-31', {}, {}, 'NOBODY_MOVED_IN'],
    ['2030-01-01', {}, {}, null],
    ['2030-03-29', {}, {}, null],
    ['2030-03-30', {}, {}, 'TIME_OVER'],
    ['2030-03-31', {}, {}, 'STAY_OVER'],
    ['2030-02-10', { canceled: true }, {}, 'ALREADY_CANCELED'],
    ['2030-02-10', {}, { hasOpenProposal: true }, 'OFFER_EXISTS'],
    ['2030-02-10', {}, { isExtensionInSigning: true }, 'OFFER_EXISTS'],
    ['2030-03-31', {}, { hasOpenProposal: true }, 'STAY_OVER'],
  ])('on %s with %o around %o: %s', (today, stay, around, reason) => {
    const verdict = canProposeMove({ ...booking, ...stay }, { ...free, ...around, today: parseDay(today) })
    expect(verdict.reason).toBe(reason)
  })

  it('is for tomorrow or later, and before the last day', () => {
    expect(possibleMoveDays(booking, day('02-10'))).toEqual({ from: day('02-11'), to: day('03-30') })
    expect(possibleMoveDays(booking, day('03-29'))).toEqual({ from: day('03-30'), to: day('03-30') })
    expect(possibleMoveDays(booking, day('03-30'))).toBeNull()
  })

  it('takes along what extends the stay, and leaves what is over and what is cancelled', () => {
    const before = { from: parseDay('2029-10-01'), to: parseDay('2029-12-31'), canceled: false }
    const later = { from: day('04-01'), to: day('05-31'), canceled: false }
    const gone = { from: day('06-01'), to: day('06-30'), canceled: true }
    expect(movedDays([before, booking, later, gone], day('02-20'))).toEqual([
      { booking, days: { from: day('02-20'), to: day('03-31') } },
      { booking: later, days: { from: day('04-01'), to: day('05-31') } },
    ])
  })
})

describe('agreeing to a move', () => {
  const stay = { booking, lastDay: day('03-31') }
  const at = (today: string) => ({ now, today: day(today), isExtensionInSigning: false })

  it('is possible until the day before', () => {
    expect(canTakeMove(proposal, stay, at('02-10')).reason).toBeNull()
    expect(canTakeMove(proposal, stay, at('02-19')).reason).toBeNull()
    expect(canTakeMove(proposal, stay, at('02-20')).reason).toBe('TIME_OVER')
  })

  it.each([
    ['it is answered', { state: 'TAKEN' as const }, {}, 'ALREADY_ANSWERED'],
    ['it is withdrawn', { state: 'WITHDRAWN' as const }, {}, 'ENDED'],
    ['its time is over', { answerUntil: now }, {}, 'TIME_OVER'],
    ['the stay is cancelled', {}, { booking: { ...booking, canceled: true } }, 'ALREADY_CANCELED'],
    ['the stay goes on longer', {}, { lastDay: day('04-30') }, 'CONSEQUENCES_CHANGED'],
    ['the stay ends before', {}, { booking: { ...booking, to: day('02-20') } }, 'TIME_OVER'],
  ])('is refused once %s', (_, changed, around, reason) => {
    expect(canTakeMove({ ...proposal, ...changed }, { ...stay, ...around }, at('02-10')).reason).toBe(reason)
  })

  it('is refused while a contract for staying longer is being signed', () => {
    expect(canTakeMove(proposal, stay, { ...at('02-10'), isExtensionInSigning: true }).reason).toBe(
      'OFFER_EXISTS',
    )
  })

  it.each([
    [[], [], true],
    [['a'], ['a'], true],
    [['a', 'b'], ['b'], true],
    [[], ['a'], false],
    [['a'], ['a', 'b'], false],
  ])('declines nobody who wasn’t shown: %o then %o', (shown, declined, expected) => {
    expect(declinesOnlyShown(shown, declined)).toBe(expected)
  })
})

it('tells the unit of each day', () => {
  const units = [
    { id: 'one', name: 'One', from: day('01-01'), to: day('02-19') },
    { id: 'two', name: 'Two', from: day('02-20'), to: day('03-31') },
  ]
  const moved = { listingId: 'two', apartmentName: 'Two', units }
  const names = ['01-01', '02-19', '02-20', '03-31', '04-01'].map(
    (text) => unitOfBooking(moved, day(text)).name,
  )
  expect(names).toEqual(['One', 'One', 'Two', 'Two', 'Two'])
  expect(unitOfBooking(moved, parseDay('2029-12-01')).id).toBe('one')
  expect(unitOfBooking({ ...moved, units: null }, day('01-01')).id).toBe('two')
})
