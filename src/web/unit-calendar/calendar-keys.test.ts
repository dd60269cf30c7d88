import { describe, expect, test } from 'vitest'
import { daysOfDrag, takeUp } from './block-drag.ts'
import { markedDays, pressKey, type KeyState } from './calendar-keys.ts'
import type { CalendarView } from './calendar-rows.ts'

const at = (day: string): KeyState => ({ day, anchor: null, drag: null })
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('the keys of the calendar', () => {
  test.each<[string, CalendarView, string]>([
    ['ArrowLeft', 'month', '2027-01-30'],
    ['ArrowRight', 'month', '2027-02-01'],
    ['ArrowUp', 'month', '2027-01-24'],
    ['ArrowDown', 'month', '2027-02-07'],
    ['Home', 'month', '2027-01-25'],
    ['End', 'month', '2027-01-31'],
    ['PageUp', 'month', '2026-12-31'],
    ['PageDown', 'month', '2027-02-28'],
    ['ArrowUp', 'year', '2026-12-31'],
    ['ArrowDown', 'year', '2027-02-28'],
    ['Home', 'year', '2027-01-01'],
    ['End', 'year', '2027-01-31'],
    ['PageUp', 'year', '2026-01-31'],
    ['PageDown', 'year', '2028-01-31'],
  ])('%s in the %s goes from 31 January to %s', (name, view, day) => {
    expect(pressKey(at('2027-01-31'), key(name), view)?.state.day).toBe(day)
  })

  test('Shift marks from where it began, and without it the mark is gone', () => {
    const one = pressKey(at('2027-01-05'), key('ArrowLeft', true), 'month')
    const two = pressKey(one?.state ?? at(''), key('ArrowDown', true), 'month')
    expect(two?.state && markedDays(two.state)).toEqual({ from: '2027-01-05', to: '2027-01-11' })
    const three = pressKey(two?.state ?? at(''), key('ArrowLeft'), 'month')
    expect(three?.state.anchor).toBeNull()
  })

  test('Enter opens a day, but blocks what is marked; B blocks either', () => {
    const marked = { ...at('2027-01-07'), anchor: '2027-01-05' }
    const days = { from: '2027-01-05', to: '2027-01-07' }
    expect(pressKey(at('2027-01-05'), key('Enter'), 'month')?.command).toEqual({ kind: 'open' })
    expect(pressKey(marked, key('Enter'), 'month')?.command).toEqual({ kind: 'block', days })
    expect(pressKey(marked, key('b'), 'month')?.command).toEqual({ kind: 'block', days })
  })

  test('other keys are left to the browser', () => {
    expect(pressKey(at('2027-01-05'), key('Tab'), 'month')).toBeNull()
    expect(pressKey(at('2027-01-05'), key('Escape'), 'month')).toBeNull()
  })
})

describe('a block in hand', () => {
  const block = { id: 'b', from: '2027-01-10', to: '2027-01-20' }
  const state: KeyState = { ...at('2027-01-12'), drag: takeUp('move', block, '2027-01-12') }

  function press(...names: string[]) {
    let result: ReturnType<typeof pressKey> = { state }
    for (const name of names) result = result && pressKey(result.state, key(name), 'month')
    return result
  }

  const daysAfter = (...names: string[]) => {
    const drag = press(...names)?.state.drag
    return drag && daysOfDrag(drag)
  }

  test('moves by day and week', () => {
    expect(daysAfter('ArrowRight', 'ArrowDown')).toEqual({ from: '2027-01-18', to: '2027-01-28' })
  })

  test('M changes to the last day, then to the first, and keeps what was done', () => {
    expect(daysAfter('ArrowRight', 'm', 'ArrowRight')).toEqual({ from: '2027-01-11', to: '2027-01-22' })
    expect(daysAfter('m', 'm', 'ArrowLeft')).toEqual({ from: '2027-01-09', to: '2027-01-20' })
    expect(daysAfter('m', 'm', 'm', 'ArrowRight')).toEqual({ from: '2027-01-11', to: '2027-01-21' })
  })

  test('is dropped by Enter and let go by Escape', () => {
    expect(press('ArrowRight', 'Enter')?.command).toMatchObject({ kind: 'drop', drag: { day: '2027-01-13' } })
    expect(press('ArrowRight', 'Enter')?.state.drag).toBeNull()
    expect(press('ArrowRight', 'Escape')).toMatchObject({
      state: { day: '2027-01-12', drag: null },
      command: { kind: 'cancel' },
    })
  })
})
