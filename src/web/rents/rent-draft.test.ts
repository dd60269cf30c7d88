import { expect, it } from 'vitest'
import { parseDay } from '../../domain/kernel/day.ts'
import { orderOf, type RentDraft, readPercent } from './rent-draft.ts'

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
