import { reportClientError } from '../shared/report-client-error.ts'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/**
 * Calls once somebody moves a pointer, touches, scrolls or types. When the call fails, as without a connection, the
 * page stays as usable as it is, the collector is told, and the next sign tries again. What is answered calls it without a
 * sign, unless it was called already.
 */
export function listenForSignsOfLife(wake: () => Promise<void>): () => void {
  let begin = () => {}
  const listen = () => {
    const ended = new AbortController()
    const options = { capture: true, passive: true, signal: ended.signal }
    const isMove = moves()
    begin = () => {
      if (ended.signal.aborted) return
      ended.abort()
      wake().catch((error: unknown) => {
        reportClientError('API_ERROR', {
          name: 'ApplicationUnreachableError',
          message: error instanceof Error ? error.message : String(error),
        })
        listen()
      })
    }
    const notice = (event: Event) => {
      if (event.type !== 'pointermove' || isMove(event as PointerEvent)) begin()
    }
    for (const sign of SIGNS) window.addEventListener(sign, notice, options)
  }
  listen()
  return () => begin()
}

/** Browsers tell a page that comes up under a pointer where that rests: only a second place is a movement. */
function moves(): (event: PointerEvent) => boolean {
  let rests: string | undefined
  return ({ clientX, clientY }) => {
    const before = rests
    rests = `${clientX} ${clientY}`
    return before !== undefined && before !== rests
  }
}
