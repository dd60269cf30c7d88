import { expect, it } from 'vitest'
import { canDeleteUnits, type TakenStay } from './publish.ts'
import { parseDay } from '../kernel/day.ts'

const day = (text: string) => parseDay(text)
const taken = (kind: TakenStay['kind'], from: string, to: string) => ({ kind, from: day(from), to: day(to) })

it.each([
  ['nothing takes it', [], null],
  ['a stay that was over yesterday', [taken('BOOKING', '2030-01-01', '2030-04-30')], null],
  ['a block', [taken('BLOCK', '2030-05-01', '2030-12-31')], null],
  ['a stay whose last day is today', [taken('BOOKING', '2030-01-01', '2030-05-01')], 'BOOKED'],
  ['a coming stay', [taken('BOOKING', '2031-01-01', '2031-05-01')], 'BOOKED'],
  ['a contract in signing', [taken('HOLD', '2030-06-01', '2030-08-31')], 'OFFER_EXISTS'],
  [
    'a contract in signing for days that are over',
    [taken('HOLD', '2030-02-01', '2030-03-31')],
    'OFFER_EXISTS',
  ],
])('%s', (_, stays, reason) => {
  expect(canDeleteUnits(stays, day('2030-05-01'))).toEqual({ value: reason === null, reason })
})
