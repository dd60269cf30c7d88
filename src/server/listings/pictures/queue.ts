const slots = 2
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

/** Works on two photos of this process at a time, since each takes memory; others wait in line. */
export async function queued<Result>(paint: () => Promise<Result>): Promise<Result> {
  if (running >= slots) {
    if (areBusy()) throw new PaintersBusyError()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await paint()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
