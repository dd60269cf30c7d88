import { Piscina } from 'piscina'
import type { Log } from '../../kernel/config/log.ts'
import type { ReadMail, MailReading } from './mail-worker.ts'

// Ours: what reading one mail may take before it is given up.
const READING_MILLISECONDS = 20_000
const READING_MEGABYTES = 192

let pool: Piscina<Uint8Array, MailReading> | null = null

/**
 * Reads a mail in a thread of its own, which is killed when it takes too long or too much memory; null for one that
 * can't be read, which is logged. What isn't the mail's fault is thrown, so that it is read again.
 */
export async function readMail(source: Uint8Array, log: Log): Promise<ReadMail | null> {
  pool ??= openPool()
  try {
    const reading = await pool.run(source, { signal: AbortSignal.timeout(READING_MILLISECONDS) })
    if ('mail' in reading) return reading.mail
    log.warn({ failure: reading.failure }, 'a mail can’t be read')
  } catch (error) {
    if (!isOverLimit(error)) throw error
    log.warn({ err: error }, 'a mail takes more to read than it may')
  }
  return null
}

/** Whether the thread was killed since it took too long or too much memory. */
function isOverLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}

/** Ends the thread; the next mail starts it anew. */
export async function closeMailReader(): Promise<void> {
  const closing = pool
  pool = null
  await closing?.destroy()
}

function openPool(): Piscina<Uint8Array, MailReading> {
  return new Piscina({
    filename: new URL('mail-worker.ts', import.meta.url).href,
    name: 'readMailBytes',
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
