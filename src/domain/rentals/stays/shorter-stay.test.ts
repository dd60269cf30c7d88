import { describe, expect, it } from 'vitest'
import { parseDay } from '../../kernel/day.ts'
import {
  askedLastDay,
  canOfferShorter,
  canShorten,
  canTakeShorter,
  isEndAsProposed,
  lastDayLeft,
} from './shorter-stay.ts'

const day = (text: string) => parseDay(`2030-${text}`)
const booking = { from: day('01-01'), to: day('03-31'), canceled: false }
const now = Temporal.Instant.from('2030-02-10T10:00:00Z')
const proposal = {
  state: 'OPEN' as const,
  from: day('03-01'),
  to: day('03-31'),
  answerUntil: now.add({ hours: 24 }),
}
const at = (today: string) => ({ now, today: day(today) })

describe('ending a stay earlier by agreement', () => {
  it.each([
    ['2029-12-31', 'NOBODY_MOVED_IN'],
    ['2030-01-01', null],
    ['2030-03-30', null],
    ['2030-03-31', 'STAY_OVER'],
  ])('on %s: %s', (today, reason) => {
    expect(canShorten(booking, parseDay(today)).reason).toBe(reason)
  })

  it('is nothing for a stay that is cancelled, nor beside another offer', () => {
    expect(canShorten({ ...booking, canceled: true }, day('02-01')).reason).toBe('ALREADY_CANCELED')
    expect(canOfferShorter(booking, true, day('02-01')).reason).toBe('OFFER_EXISTS')
    expect(canOfferShorter(booking, true, day('03-31')).reason).toBe('STAY_OVER')
    expect(canOfferShorter(booking, false, day('02-01')).value).toBe(true)
  })

  it('is asked for while it can still be answered', () => {
    const wish = { lastDay: day('02-28'), answerUntil: '2030-02-10T11:00:00+00:00' }
    expect(askedLastDay(wish, now)).toBe(day('02-28'))
    expect(askedLastDay(wish, now.add({ hours: 1 }))).toBeNull()
    expect(askedLastDay(null, now)).toBeNull()
  })

  it('leaves the day before those that are given up', () => {
    expect(lastDayLeft(proposal)).toBe(day('02-28'))
  })

  it('is agreed to while the last day is to come, the stay is as it was, and the time isn’t over', () => {
    expect(canTakeShorter(proposal, booking, at('02-28')).value).toBe(true)
    expect(canTakeShorter(proposal, booking, at('03-01')).reason).toBe('TIME_OVER')
    expect(canTakeShorter(proposal, { ...booking, to: day('04-30') }, at('02-10')).reason).toBe('TIME_OVER')
    expect(canTakeShorter(proposal, { ...booking, canceled: true }, at('02-10')).reason).toBe(
      'ALREADY_CANCELED',
    )
    expect(canTakeShorter({ ...proposal, answerUntil: now }, booking, at('02-10')).reason).toBe('TIME_OVER')
    expect(canTakeShorter({ ...proposal, state: 'TAKEN' }, booking, at('02-10')).reason).toBe(
      'ALREADY_ANSWERED',
    )
  })

  it.each([
    ['the landlord proposed it: the rent decides', { rent: 900, refund: null }, true],
    ['another rent falls away', { rent: 899, refund: null }, false],
    ['the tenant was shown what goes back', { rent: 900, refund: 200 }, true],
    ['less goes back than was shown', { rent: 900, refund: 201 }, false],
    ['more goes back than was shown', { rent: 900, refund: 199 }, false],
    ['nothing was to go back', { rent: 900, refund: 0 }, false],
  ])('comes to what was shown: %s', (_, proposed, isSame) => {
    expect(isEndAsProposed(proposed, { rentBefore: 3000, rent: 2100, refund: 200 })).toBe(isSame)
  })
})
