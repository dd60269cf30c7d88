import { Piscina } from 'piscina'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import type { ReadStatement } from './read-statement.ts'
import { statementError } from './statement-line.ts'
import type { Reading } from './statement-worker.ts'

const longestReading = 30_000
const mostMemory = 512

/**
 * Reads a file of statements in a thread of its own, which is killed when it takes too long or too much memory;
 * ValidationError says what is wrong with it.
 */
export async function parseStatement(content: Uint8Array): Promise<ReadStatement> {
  const reading = await inThread(content)
  if ('fields' in reading) throw new ValidationError(reading.fields)
  return reading.read
}

async function inThread(content: Uint8Array): Promise<Reading> {
  const thread = new Piscina<Uint8Array, Reading>({
    filename: new URL('statement-worker.ts', import.meta.url).href,
    name: 'read',
    minThreads: 0,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory, stackSizeMb: 4 },
  })
  try {
    return await thread.run(content, { signal: AbortSignal.timeout(longestReading) })
  } catch (error) {
    if (wasKilled(error)) throw statementError('damaged')
    throw error
  } finally {
    await thread.destroy()
  }
}

function wasKilled(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isTooLong =
    error.name === 'AbortError' || error.name === 'TimeoutError' || error instanceof RangeError
  return isTooLong || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
}
