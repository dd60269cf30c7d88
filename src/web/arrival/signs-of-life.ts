const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

/**
 * Calls once somebody moves a pointer, touches, scrolls or types. When the call fails, as without a connection, the
 * page stays as usable as it is, and the next sign tries again.
 */
export function listenForSignsOfLife(wake: () => Promise<void>): void {
  const listen = () => {
    const ended = new AbortController()
    const options = { capture: true, passive: true, signal: ended.signal }
    const notice = () => {
      ended.abort()
      wake().catch(listen)
    }
    for (const sign of SIGNS) window.addEventListener(sign, notice, options)
  }
  listen()
}
