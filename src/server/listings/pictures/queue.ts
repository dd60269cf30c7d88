import { setTimeout as sleep } from 'node:timers/promises'
import { isAtWork } from '../../kernel/http/long-work.ts'

/** How many photos are worked on at a time, while nobody else is at work and while somebody is. */
const SLOTS = { alone: 2, beside: 1 } as const
/** Milliseconds that a place rests at most, while somebody is at work, after the photo in it was painted. */
const LONGEST_REST = 5_000
const mostWaiting = 16

let running = 0
const waiting: (() => void)[] = []

/** So many photos wait already that another one would cost too much memory. */
export class PaintersBusyError extends Error {
  override name = 'PaintersBusyError'
}

/** Whether a photo that comes now would be turned away; to say so before it is read. */
export function areBusy(): boolean {
  return waiting.length >= mostWaiting
}

/**
 * Works on two photos of this process at a time; while somebody is at work on one, half of the time (decision 150).
 * Others wait in line.
 */
export async function queued<Result>(paint: () => Promise<Result>): Promise<Result> {
  if (running >= slots()) {
    if (areBusy()) throw new PaintersBusyError()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  const begun = performance.now()
  try {
    return await paint()
  } finally {
    void leaveAfter(performance.now() - begun)
  }
}

/** Gives the place to the next, after a rest. Whoever had it doesn't wait for that. */
async function leaveAfter(took: number): Promise<void> {
  if (isAtWork()) await sleep(Math.min(LONGEST_REST, took))
  running--
  while (running < slots() && waiting.length > 0) {
    running++
    waiting.shift()?.()
  }
}

function slots(): number {
  return isAtWork() ? SLOTS.beside : SLOTS.alone
}
