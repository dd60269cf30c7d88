import { expect, it } from 'vitest'
import { parseDay } from '../../domain/kernel/day.ts'
import { isWrongLength, type LimitDraft, limitOrderOf } from './limit-draft.ts'

const today = parseDay('2026-11-27')
const draft: LimitDraft = { kind: 'MINIMUM_STAY', value: '6', unit: 'DAY', isNone: false, from: '2026-12-01' }

it.each<[Partial<LimitDraft>, [number | null, string] | null]>([
  [{}, [6, 'MONTH']],
  [{ value: ' 6 ' }, [6, 'MONTH']],
  [{ value: '' }, null],
  [{ value: '0' }, null],
  [{ value: '61' }, null],
  [{ value: '1.5' }, null],
  [{ value: '', isNone: true }, [null, 'MONTH']],
  [{ value: 'six', isNone: true }, [null, 'MONTH']],
  [{ kind: 'VACANCY', value: '0' }, [0, 'DAY']],
  [{ kind: 'VACANCY', value: '2', unit: 'WEEK' }, [2, 'WEEK']],
  [{ kind: 'VACANCY', value: '367' }, null],
  [{ from: '' }, null],
  [{ from: '2026-11-26' }, null],
])('%o is an order of %o', (typed, length) => {
  const order = limitOrderOf({ ...draft, ...typed }, today)
  expect(order && [order.value, order.unit]).toEqual(length)
})

it.each<[Partial<LimitDraft>, boolean]>([
  [{}, false],
  [{ value: '' }, false],
  [{ value: '0' }, true],
  [{ value: 'six' }, true],
  [{ value: 'six', isNone: true }, false],
  // The day is what is wrong here.
  [{ from: '' }, false],
])('the length of %o is wrong: %s', (typed, isWrong) => {
  expect(isWrongLength({ ...draft, ...typed }, today)).toBe(isWrong)
})
