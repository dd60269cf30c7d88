import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/viewer/context.ts'

const beatMilliseconds = 3_000

/** How an export or an import says how far it is, and learns whether it is still wanted. */
export interface ExportRun {
  /** So many steps there will be; for what is counted in parts, again and again. */
  expect: (steps: number) => void
  /** One step is done; throws where the export was cancelled, or is made by another run. */
  step: () => void
}

/** How far a run is, at a moment. */
export interface RunProgress {
  done: number
  total: number | null
  now: Temporal.Instant
}

/** Thrown inside a run that nobody wants any more. */
export class ExportAbandonedError extends Error {
  override name = 'ExportAbandonedError'
}

/** The id of a new run. */
export const newRunId = (): string => randomUUID()

/** Does the work of a run, which gives a sign of life every few seconds meanwhile; `save` answers whether it is wanted. */
export async function whileAlive<T>(
  ctx: Context,
  save: (progress: RunProgress) => Promise<boolean>,
  work: (run: ExportRun) => Promise<{ result: T; total: number }>,
): Promise<{ result: T; total: number }> {
  let done = 0
  let total: number | null = null
  let isWanted = true
  let isBeating = false
  let beating = Promise.resolve()
  const beat = async () => {
    // Embedded the one before may still wait for the transaction that reads the rows.
    if (isBeating) return
    isBeating = true
    try {
      isWanted = await save({ done, total, now: ctx.now() })
    } catch (error) {
      // The next one tells; after too many the run counts as broken off.
      ctx.log.warn({ err: error }, 'a run could not say how far it is')
    } finally {
      isBeating = false
    }
  }
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, beatMilliseconds)
  try {
    return await work({
      expect: (steps) => (total = (total ?? 0) + steps),
      step: () => {
        done++
        if (!isWanted) throw new ExportAbandonedError('This run is not wanted any more.')
      },
    })
  } finally {
    clearInterval(timer)
    await beating
  }
}
