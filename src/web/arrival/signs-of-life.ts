import { reportClientError } from '../shared/report-client-error.ts'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/**
 * Calls once somebody moves a pointer, touches, scrolls or types. When the call fails, as without a connection, the
 * page stays as usable as it is, the collector is told, and the next sign tries again.
 */
export function listenForSignsOfLife(wake: () => Promise<void>): void {
  const listen = () => {
    const ended = new AbortController()
    const options = { capture: true, passive: true, signal: ended.signal }
    const isMove = moves()
    const notice = (event: Event) => {
      if (event.type === 'pointermove' && !isMove(event as PointerEvent)) return
      ended.abort()
      wake().catch((error: unknown) => {
        reportClientError('API_ERROR', {
          name: 'ApplicationUnreachableError',
          message: error instanceof Error ? error.message : String(error),
        })
        listen()
      })
    }
    for (const sign of SIGNS) window.addEventListener(sign, notice, options)
  }
  listen()
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
