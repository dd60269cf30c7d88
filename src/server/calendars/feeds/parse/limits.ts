import { RefusedCalendar } from './refused.ts'

/** Ours: so many entries, instances of repeating ones included, are read from one calendar. */
export const MAX_CALENDAR_EVENTS = 20_000
/** Ours: a repeating entry of up to so many instances is read whole, whenever they are. */
export const MAX_WHOLE_INSTANCES = 1000
/** Ours: what repeats longer is read from so many years back … */
export const YEARS_BACK = 1
/** … to so many years ahead. */
export const YEARS_AHEAD = 4
/** Ours: what a reading may cost in looked-at days and times before it is given up; some seconds of the processor. */
const MAX_STEPS = 2_000_000
/** Ours: a reading that takes more of the processor is killed, in milliseconds. */
export const READING_TIME_LIMIT = 5000
/** Ours: a thread that doesn't begin to read within so many milliseconds is given up. */
export const STARTING_TIME_LIMIT = 30_000
/** Ours: what a reading may hold in memory, in megabytes. */
export const READING_MEMORY_LIMIT = 192
/** Ours: longer texts are cut. */
export const MAX_SUMMARY_LENGTH = 300
/** Ours: longer texts are cut. */
export const MAX_DESCRIPTION_LENGTH = 500
/** Ours: a longer UID is replaced by its digest. */
export const MAX_UID_LENGTH = 255

/** What reading one calendar may still cost; a rule that never ends, or never comes to anything, uses it up. */
export class Budget {
  private left = MAX_STEPS

  /** Takes a step, and refuses the calendar where there is none left. */
  step(): void {
    this.left -= 1
    if (this.left < 0)
      throw new RefusedCalendar('SYNCHRONIZATION_FAILED', 'An event repeats too often to be read')
  }
}
