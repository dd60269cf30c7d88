import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../config/log.ts'
import { asUnavailable } from './unavailable.ts'

/** Milliseconds between two tries. */
const pause = 1_000
/** One line for so many tries in vain. */
const triesPerLine = 10

/**
 * Does what a process needs before it can go on, again and again until the database is there: it may start before the
 * database does, or in the middle of a failover. What another try would not change is thrown; with `within`, so is what
 * it still refuses after so many milliseconds.
 */
export async function untilAvailable<T>(log: Log, work: () => Promise<T>, within = Infinity): Promise<T> {
  const begun = performance.now()
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const unavailable = asUnavailable(error)
      if (!unavailable || performance.now() - begun >= within) throw error
      if (attempt % triesPerLine === 0)
        log.warn(
          { err: unavailable.cause ?? error },
          'the database is not ready: trying again, see DATABASE_URL',
        )
      await sleep(pause)
    }
  }
}
