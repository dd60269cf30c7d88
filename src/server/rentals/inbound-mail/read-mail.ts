import { Piscina } from 'piscina'
import type { ReadMail } from './mail-worker.ts'

// Ours: what reading one mail may take before it is given up.
const READING_MILLISECONDS = 20_000
const READING_MEGABYTES = 192

let pool: Piscina<Uint8Array, ReadMail> | null = null

/**
 * Reads a mail in a thread of its own, which is killed when it takes too long or too much memory; null for one that
 * can't be read.
 */
export async function readMail(source: Uint8Array): Promise<ReadMail | null> {
  pool ??= openPool()
  try {
    return await pool.run(source, { signal: AbortSignal.timeout(READING_MILLISECONDS) })
  } catch {
    // Killed at a limit, or a case that the reading doesn't know: either way this mail can't be read, and is kept.
    return null
  }
}

/** Ends the thread; the next mail starts it anew. */
export async function closeMailReader(): Promise<void> {
  const closing = pool
  pool = null
  await closing?.destroy()
}

function openPool(): Piscina<Uint8Array, ReadMail> {
  return new Piscina({
    filename: new URL('mail-worker.ts', import.meta.url).href,
    name: 'read',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: {
      maxOldGenerationSizeMb: READING_MEGABYTES,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
  })
}
