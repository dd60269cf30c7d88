import { MAX_STEPS } from './limits.ts'
import { RefusedCalendar } from './refused.ts'

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
