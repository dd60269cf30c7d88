import { AsyncLocalStorage } from 'node:async_hooks'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'

/** How long a request keeps its place in the line while it waits for an answer from outside, in milliseconds. */
const MOMENT = 100

/** How many of this process may wait for one provider at a time. */
export const MOST_WAITING = 256

const places = new AsyncLocalStorage<() => void>()
const waiting = new Map<string, number>()

/** Does a request's work in its place in the line; `leave` gives the place up. */
export function inPlace<T>(leave: () => void, work: () => T): T {
  return places.run(leave, work)
}

/**
 * Waits for a provider. Whoever waits longer than a moment gives their place in the line to others, so that a provider
 * that hangs keeps nobody waiting who doesn't need it. Of too many the next is refused at once: ServiceUnavailableError.
 */
export async function outside<T>(provider: string, ask: () => Promise<T>): Promise<T> {
  const others = waiting.get(provider) ?? 0
  if (others >= MOST_WAITING)
    throw new ServiceUnavailableError({ cause: new Error(`${others} wait for ${provider} already.`) })
  waiting.set(provider, others + 1)
  const leave = places.getStore()
  const timer = leave && setTimeout(leave, MOMENT).unref()
  try {
    return await ask()
  } finally {
    clearTimeout(timer)
    const left = (waiting.get(provider) ?? 1) - 1
    if (left > 0) waiting.set(provider, left)
    else waiting.delete(provider)
  }
}
