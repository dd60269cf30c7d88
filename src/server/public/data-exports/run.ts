import { randomUUID } from 'node:crypto'
import type { Context } from '../../kernel/viewer/context.ts'
import { saveExportProgress } from './exports-sql.ts'

const beatMilliseconds = 3_000

/** How an export says how far it is, and learns whether it is still wanted. */
export interface ExportRun {
  id: string
  runId: string
  /** So many steps there will be; for what is counted in parts, again and again. */
  expect(steps: number): void
  /** One step is done; throws where the export was cancelled, or is made by another run. */
  step(): void
}

/** Thrown inside a run that nobody wants any more. */
export class ExportAbandonedError extends Error {
  override name = 'ExportAbandonedError'
}

/** The id of a new run. */
export const newRunId = (): string => randomUUID()

/** Does the work of a run, which gives a sign of life every few seconds meanwhile. */
export async function whileAlive<T>(
  ctx: Context,
  { id, runId }: { id: string; runId: string },
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
      isWanted = await saveExportProgress(ctx.db, { id, runId }, { done, total, now: ctx.now() })
    } catch (error) {
      // The next one tells; after too many the run counts as broken off.
      ctx.log.warn({ err: error }, 'an export could not say how far it is')
    } finally {
      isBeating = false
    }
  }
  const timer = setInterval(() => {
    beating = beating.then(beat)
  }, beatMilliseconds)
  try {
    return await work({
      id,
      runId,
      expect: (steps) => (total = (total ?? 0) + steps),
      step: () => {
        done++
        if (!isWanted) throw new ExportAbandonedError('This export is not wanted any more.')
      },
    })
  } finally {
    clearInterval(timer)
    await beating
  }
}
