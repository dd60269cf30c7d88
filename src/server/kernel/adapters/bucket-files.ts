import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import { limitFor, outboundLimit } from '../outbound/outbound-limit.ts'
import { outside } from '../outbound/outside.ts'
import type { Files } from './files.ts'

/** What lies in a bucket under a key: how long it is, and its bytes as they come. */
export interface BucketObject {
  bytes: number
  body: AsyncIterable<Uint8Array>
}

/** A bucket of a provider, of which each call ends with its signal. */
export interface Bucket {
  put(key: string, content: Uint8Array, signal: AbortSignal): Promise<unknown>
  /** Null: there is nothing under that key. */
  get(key: string, signal: AbortSignal): Promise<BucketObject | null>
  remove(key: string, signal: AbortSignal): Promise<unknown>
  /** A page of the keys with that beginning, and where the next one begins; null: there is none. */
  list(
    prefix: string,
    from: string | undefined,
    signal: AbortSignal,
  ): Promise<{ keys: string[]; next: string | null }>
  /** The HTTP status with which the provider has answered; 0 for what is no answer of it. */
  statusOf(error: unknown): number
}

/**
 * Files in a bucket that may hang, drip or be away: each call ends within the limit, a large content a second a megabyte
 * later. What is not answered is a ServiceUnavailableError: it can be asked again; a refusal is thrown as it is.
 */
export function bucketFiles(bucket: Bucket): Files {
  const ask = async <T>(call: (limit: Limit) => Promise<T>, bytes = 0): Promise<T> => {
    const limit = beginLimit(limitFor(bytes))
    try {
      return await outside('files', () => call(limit))
    } catch (error) {
      if (isRefusal(bucket.statusOf(error))) throw error
      throw new ServiceUnavailableError({ cause: error })
    } finally {
      limit.end()
    }
  }
  return {
    put: async (key, content) => {
      await ask((limit) => orLate(bucket.put(key, content, limit.signal), limit), content.length)
    },
    get: (key) =>
      ask(async (limit) => {
        const found = await orLate(bucket.get(key, limit.signal), limit)
        if (!found) return null
        limit.extend(limitFor(found.bytes) - outboundLimit())
        return await orLate(bytesOf(found), limit)
      }),
    remove: async (key) => {
      await ask((limit) => orLate(bucket.remove(key, limit.signal), limit))
    },
    room: async () => null,
    async *list(folder) {
      let from: string | undefined
      do {
        const begin = from
        const { keys, next } = await ask((limit) =>
          orLate(bucket.list(`${folder}/`, begin, limit.signal), limit),
        )
        yield* keys
        from = next ?? undefined
      } while (from !== undefined)
    },
  }
}

/** Whether asking again won't change an answer, such as that to a wrong key. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 429].includes(status)
}

interface Limit {
  signal: AbortSignal
  /** Milliseconds more. */
  extend(by: number): void
  end(): void
}

function beginLimit(milliseconds: number): Limit {
  const controller = new AbortController()
  const until = performance.now() + milliseconds
  const stop = () => controller.abort(new Error('The place of files did not answer in time.'))
  let timer = setTimeout(stop, milliseconds)
  return {
    signal: controller.signal,
    extend: (by) => {
      clearTimeout(timer)
      timer = setTimeout(stop, until + by - performance.now())
    },
    end: () => clearTimeout(timer),
  }
}

/** The libraries hear the signal where they look at it: whoever asked stops waiting all the same. */
function orLate<T>(work: Promise<T>, { signal }: Limit): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

async function bytesOf({ body, bytes }: BucketObject): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > bytes) break
    parts.push(part)
  }
  if (size !== bytes) throw new Error(`A content has ${size} bytes and not the ${bytes} that it says.`)
  return Buffer.concat(parts)
}
