import type { ReactNode } from 'react'

/** What a toast says. */
export interface Toast {
  text: ReactNode
  tone: 'success' | 'info' | 'error'
  position: 'bottom-right' | 'top-center'
  /** Milliseconds until it closes by itself; false keeps it. */
  autoClose: number | false
  /** What the button does; its label is Undo unless another is given. */
  action?: { label?: string; run: () => void }
  /** Called when somebody closes it or takes its action, not when it closes by itself. */
  onDismiss?: () => void
}

/** A toast on the screen. */
export interface ShownToast extends Toast {
  key: string
}

/** Toasts close by themselves after this long (D9). */
export const AUTO_CLOSE_MILLISECONDS = 5000

/** An error is shown for this long (D9). */
export const ERROR_MILLISECONDS = 5000

let toasts: readonly ShownToast[] = []
const listeners = new Set<() => void>()

/** Shows a notice for 5 s unless told otherwise, at the lower right, a failure on top. Returns its key. */
export function showToast(toast: Pick<Toast, 'text'> & Partial<Toast>): string {
  const key = crypto.randomUUID()
  const shown: ShownToast = {
    tone: 'success',
    position: toast.tone === 'error' ? 'top-center' : 'bottom-right',
    autoClose: toast.tone === 'error' ? ERROR_MILLISECONDS : AUTO_CLOSE_MILLISECONDS,
    ...toast,
    key,
  }
  change([shown, ...toasts])
  return key
}

/** Takes a toast away, if it is still there, without anybody having asked for it. */
export function closeToast(key: string) {
  change(toasts.filter((toast) => toast.key !== key))
}

/** The toasts that are shown now, the newest first; for useSyncExternalStore. Their time runs while <Toasts> shows them. */
export function readToasts(): readonly ShownToast[] {
  return toasts
}

/** Tells when toasts come or go; for useSyncExternalStore. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
