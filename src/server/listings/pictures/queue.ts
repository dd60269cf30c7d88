import { isAtWork } from '../../kernel/http/long-work.ts'

/** How many photos are worked on at a time, while nobody else is at work and while somebody is: the second takes the processor that pages need. */
const SLOTS = { alone: 2, beside: 1 } as const
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

/** Works on two photos of this process at a time, on one while somebody is at work; others wait in line. */
export async function queued<Result>(paint: () => Promise<Result>): Promise<Result> {
  if (running >= slots()) {
    if (areBusy()) throw new PaintersBusyError()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await paint()
  } finally {
    running--
    while (running < slots() && waiting.length > 0) {
      running++
      waiting.shift()?.()
    }
  }
}

function slots(): number {
  return isAtWork() ? SLOTS.beside : SLOTS.alone
}
