import { expect, it } from 'vitest'
import { parseDay } from '../../domain/kernel/day.ts'
import {
  isWrongDay,
  isWrongValue,
  orderOf,
  reasonAgainst,
  type RentDraft,
  readPercent,
} from './rent-draft.ts'

const today = parseDay('2026-11-27')
const draft: RentDraft = { kind: 'PERCENT', value: '5', from: '2026-12-01', isRounded: true }

it.each([
  ['5', 500],
  ['+2,5', 250],
  ['-3.25 %', -325],
  ['−4', -400],
  ['0,05', 5],
  ['', null],
  ['five', null],
  ['1.234', null],
])('%j is %s hundredths of a percent', (text, value) => {
  expect(readPercent(text)).toBe(value)
})

it.each<[Partial<RentDraft>, number | null]>([
  [{}, 500],
  [{ kind: 'AMOUNT', value: '-50' }, -5_000],
  [{ kind: 'AMOUNT', value: '12,50' }, 1_250],
  [{ kind: 'FIXED', value: '1.280' }, 128_000],
  [{ kind: 'FIXED', value: '-1280' }, null],
  [{ value: '0' }, null],
  [{ value: '101' }, null],
  [{ from: '' }, null],
  [{ from: '2026-11-26' }, null],
])('%o is an order of %s', (typed, value) => {
  expect(orderOf({ ...draft, ...typed }, 'EUR', today)?.value ?? null).toBe(value)
})

it.each<[Partial<RentDraft>, boolean]>([
  [{}, false],
  [{ value: '' }, false],
  [{ value: 'five' }, true],
  [{ value: '101' }, true],
  [{ kind: 'FIXED', value: '0' }, true],
  // The day is what is wrong here.
  [{ from: '' }, false],
  [{ from: '2026-11-26' }, false],
  [{ from: '2028-11-28' }, false],
])('the value of %o is wrong: %s', (typed, isWrong) => {
  expect(isWrongValue({ ...draft, ...typed }, 'EUR', today)).toBe(isWrong)
})

it.each([
  ['', true],
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2028-11-27', false],
  ['2028-11-28', true],
])('the day %j is wrong: %s', (from, isWrong) => {
  expect(isWrongDay(from, today)).toBe(isWrong)
})

it.each([
  [{ asked: 0 }, 'NONE_CHOSEN'],
  [{ asked: 1_000 }, null],
  [{ asked: 1_001 }, 'TOO_MANY'],
  [{ asked: 1_001, isOrder: false }, 'TOO_MANY'],
  [{ isOrder: false }, 'NO_VALUE'],
  [{ changed: 0 }, 'NOTHING_CHANGES'],
])('of %o the button says %s', (plan, reason) => {
  expect(reasonAgainst({ asked: 1, isOrder: true, changed: 1, ...plan })).toBe(reason)
})
