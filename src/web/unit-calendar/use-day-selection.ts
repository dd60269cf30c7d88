import { useState } from 'react'
import type { CalendarBlock } from '../../domain/calendars/calendar-answer.ts'
import { daysOfDrag, takeUp, type DayDrag, type DayStretch } from './block-drag.ts'
import { markedDays, pressKey, type Key, type KeyCommand } from './calendar-keys.ts'
import { isOnPage } from './calendar-rows.ts'
import type { CalendarPlace } from './use-calendar-place.ts'

/** What the page does with what was chosen. */
export interface SelectionOptions {
  place: CalendarPlace
  /** The own block on a day, or undefined. */
  ownBlockOn: (day: string) => CalendarBlock | undefined
  /** Carries out what a key asks for beside moving. */
  onCommand: (command: KeyCommand, day: string) => void
}

interface ChosenDay {
  day: string
  anchor: string | null
  focusCount: number
}

/** Where somebody is in the calendar: the day that has the keyboard, what is marked, and what is in hand. */
export function useDaySelection({ place, ownBlockOn, onCommand }: SelectionOptions) {
  const { page, view, today, limits } = place
  const [chosen, setChosen] = useState<ChosenDay>({ day: today, anchor: null, focusCount: 0 })
  const [keyDrag, setKeyDrag] = useState<DayDrag | null>(null)
  const [pointerDrag, setPointerDrag] = useState<DayDrag | null>(null)
  const [blockId, setBlockId] = useState<string | null>(null)
  const drag = pointerDrag ?? keyDrag
  // Another page has its own first day, unless it is today's.
  const day = isOnPage(view, page, chosen.day) ? chosen.day : isOnPage(view, page, today) ? today : page

  const choose = (next: string, anchor: string | null) => {
    setChosen({ day: next, anchor, focusCount: chosen.focusCount + 1 })
    place.show(next)
  }
  const isWithin = (days: DayStretch) => limits.from <= days.from && days.to <= limits.to

  const key = (pressed: Key): boolean => {
    const result = pressKey({ day, anchor: chosen.anchor, drag: keyDrag }, pressed, view)
    if (!result) return false
    const { state, command } = result
    if (state.drag && !isWithin(daysOfDrag(state.drag))) return true
    if (!isWithin({ from: state.day, to: state.day })) return true
    setKeyDrag(state.drag)
    if (state.day !== day || state.anchor !== chosen.anchor) choose(state.day, state.anchor)
    const block = ownBlockOn(day)
    if (command?.kind === 'take' && block) {
      setBlockId(block.id)
      setKeyDrag(takeUp('move', block, day))
    } else if (command) onCommand(command, day)
    return true
  }

  return {
    day,
    focusCount: chosen.focusCount,
    marked: chosen.anchor === null ? null : markedDays({ day, anchor: chosen.anchor }),
    /** What the details are about: the marked days, or the one day. */
    days: markedDays({ day, anchor: chosen.anchor }),
    drag,
    keyDrag,
    chosenBlock: blockId,
    key,
    setPointerDrag,
    tap: (tapped: string, block: string | null, shiftKey: boolean) => {
      setKeyDrag(null)
      setBlockId(block)
      choose(tapped, shiftKey ? (chosen.anchor ?? day) : null)
    },
    /** Focus that came by itself, as a screen reader moves it. */
    focusOn: (focused: string) => {
      if (focused !== day && !keyDrag) setChosen({ ...chosen, day: focused })
    },
    /** Days that were marked by a drag; the page stays where it is. */
    mark: (days: DayStretch) =>
      setChosen({ day: days.from, anchor: days.to, focusCount: chosen.focusCount + 1 }),
    unmark: () => setChosen({ ...chosen, anchor: null }),
    letGo: () => setKeyDrag(null),
  }
}
