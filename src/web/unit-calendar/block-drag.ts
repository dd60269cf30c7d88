import { type Day, type Stay, addDays, daysBetween, parseDay } from '../../domain/kernel/day.ts'

/** What a drag does: mark new days, move a block, or pull one of its ends. */
export type Grip = 'new' | 'move' | 'start' | 'end'

/** A drag of days, by mouse, finger or keyboard. */
export interface DayDrag {
  grip: Grip
  /** The block that is dragged; null where new days are marked. */
  blockId: string | null
  /** The days when it began. */
  from: string
  to: string
  /** The day where it was taken up. */
  anchor: string
  /** The day where it is now. */
  day: string
}

/** Days, both inclusive. */
export interface DayStretch {
  from: string
  to: string
}

/** Marks new days from a day on. */
export function markFrom(day: string): DayDrag {
  return { grip: 'new', blockId: null, from: day, to: day, anchor: day, day }
}

/** Takes up a block at a day. */
export function takeUp(grip: Grip, block: DayStretch & { id: string }, day: string): DayDrag {
  return { grip, blockId: block.id, from: block.from, to: block.to, anchor: day, day }
}

/** The days that a drag means now; an end that is pulled beyond the other one takes its place. */
export function daysOfDrag(drag: DayDrag): Stay {
  const moved = shifted(drag)
  return moved.from <= moved.to ? moved : { from: moved.to, to: moved.from }
}

function shifted(drag: DayDrag): Stay {
  const [anchor, day] = [parseDay(drag.anchor), parseDay(drag.day)]
  if (drag.grip === 'new') return { from: anchor, to: day }
  const days = daysBetween(anchor, day)
  return {
    from: laterBy(drag.from, drag.grip === 'end' ? 0 : days),
    to: laterBy(drag.to, drag.grip === 'start' ? 0 : days),
  }
}

/** The day so many days later. */
export function laterBy(day: string, days: number): Day {
  return addDays(parseDay(day), days)
}
