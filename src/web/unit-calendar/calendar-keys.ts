import { addMonths, dayOfWeek, firstOfMonth, lastOfMonth, parseDay } from '../../domain/kernel/day.ts'
import { daysOfDrag, laterBy, takeUp, type DayDrag, type DayStretch, type Grip } from './block-drag.ts'
import type { CalendarView } from './calendar-rows.ts'

/** Where somebody is in the calendar by keyboard: the day, from where days are marked, and a block taken up. */
export interface KeyState {
  day: string
  /** Where marking began; null while nothing is marked. */
  anchor: string | null
  /** A block that the arrows move. */
  drag: DayDrag | null
}

/** A key as an event tells it. */
export interface Key {
  key: string
  shiftKey: boolean
}

/** What a key asks the page to do beside moving. */
export type KeyCommand =
  | { kind: 'open' }
  | { kind: 'block'; days: DayStretch }
  | { kind: 'delete' }
  | { kind: 'take' }
  | { kind: 'drop'; drag: DayDrag }
  | { kind: 'cancel' }

/** What a key does: the next state and perhaps a command; null for a key that means nothing here. */
export interface KeyResult {
  state: KeyState
  command?: KeyCommand
}

/** The marked days, or the one where somebody is. */
export function markedDays({ day, anchor }: Pick<KeyState, 'day' | 'anchor'>): DayStretch {
  const other = anchor ?? day
  return other <= day ? { from: other, to: day } : { from: day, to: other }
}

/**
 * A grid's keys (ARIA grid): arrows by day and line, Home and End of the line, Page Up and Down by page, Shift marks.
 * Enter opens, B blocks, M takes a block up and then changes what the arrows move, Delete deletes, Escape lets go.
 */
export function pressKey(state: KeyState, key: Key, view: CalendarView): KeyResult | null {
  const day = dayAfterKey(state.day, key.key, view)
  if (state.drag) return pressWhileDragging(state, state.drag, key, day)
  if (day) {
    return { state: { ...state, day, anchor: key.shiftKey ? (state.anchor ?? state.day) : null } }
  }
  switch (key.key) {
    case 'Enter':
    case ' ':
      return {
        state,
        command: state.anchor ? { kind: 'block', days: markedDays(state) } : { kind: 'open' },
      }
    case 'b':
    case 'B':
      return { state, command: { kind: 'block', days: markedDays(state) } }
    case 'm':
    case 'M':
      return { state, command: { kind: 'take' } }
    case 'Delete':
    case 'Backspace':
      return { state, command: { kind: 'delete' } }
    case 'Escape':
      return state.anchor ? { state: { ...state, anchor: null }, command: { kind: 'cancel' } } : null
    default:
      return null
  }
}

const GRIPS: readonly Grip[] = ['move', 'end', 'start']

function pressWhileDragging(
  state: KeyState,
  drag: DayDrag,
  { key }: Key,
  day: string | null,
): KeyResult | null {
  if (day) return { state: { ...state, day, drag: { ...drag, day } } }
  if (key === 'Enter' || key === ' ') {
    return { state: { ...state, drag: null }, command: { kind: 'drop', drag } }
  }
  if (key === 'Escape') {
    return { state: { ...state, day: drag.anchor, drag: null }, command: { kind: 'cancel' } }
  }
  if (key === 'm' || key === 'M') return { state: withNextGrip(state, drag) }
  return null
}

/** The same days with another part in hand; focus goes to that end, so that arrows start where they act. */
function withNextGrip(state: KeyState, drag: DayDrag): KeyState {
  const grip = GRIPS[(GRIPS.indexOf(drag.grip) + 1) % GRIPS.length] ?? 'move'
  const days = daysOfDrag(drag)
  const day = grip === 'end' ? days.to : days.from
  // What is dropped is compared with the days at the beginning, which the new grip must not forget.
  const next = takeUp(grip, { id: drag.blockId ?? '', ...days }, day)
  return { ...state, day, drag: next }
}

function dayAfterKey(day: string, key: string, view: CalendarView): string | null {
  switch (key) {
    case 'ArrowLeft':
      return laterBy(day, -1)
    case 'ArrowRight':
      return laterBy(day, 1)
    case 'ArrowUp':
      return view === 'month' ? laterBy(day, -7) : monthsLater(day, -1)
    case 'ArrowDown':
      return view === 'month' ? laterBy(day, 7) : monthsLater(day, 1)
    case 'Home':
      return view === 'month' ? laterBy(day, 1 - dayOfWeek(parseDay(day))) : firstOfMonth(parseDay(day))
    case 'End':
      return view === 'month' ? laterBy(day, 7 - dayOfWeek(parseDay(day))) : lastOfMonth(parseDay(day))
    case 'PageUp':
      return monthsLater(day, view === 'month' ? -1 : -12)
    case 'PageDown':
      return monthsLater(day, view === 'month' ? 1 : 12)
    default:
      return null
  }
}

function monthsLater(day: string, months: number): string {
  return addMonths(parseDay(day), months)
}
