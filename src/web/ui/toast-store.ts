/** A toast as it is shown. */
export interface Toast {
  id: number
  text: string
  tone: 'success' | 'info' | 'error'
  position: 'bottom-right' | 'top-center'
  /** Milliseconds until it closes by itself; false keeps it. */
  autoClose: number | false
  /** What the button does; its label is Undo unless another is given. */
  action?: { label?: string; run: () => void }
  /** Called when somebody closes it or takes its action, not when it closes by itself. */
  onDismiss?: () => void
  leaving?: boolean
}

/** Toasts close by themselves after this long (D9). */
export const AUTO_CLOSE_MILLISECONDS = 5000

/** An error is shown for this long (D9). */
export const ERROR_MILLISECONDS = 5000

/** The way out of a toast (D9). */
export const EXIT_MILLISECONDS = 100

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a notice for 5 s unless told otherwise, at the lower right, a failure on top. Returns its id. */
export function showToast(toast: { text: string } & Partial<Omit<Toast, 'id' | 'leaving'>>): number {
  const id = nextId++
  const full: Toast = {
    tone: 'success',
    position: toast.tone === 'error' ? 'top-center' : 'bottom-right',
    autoClose: toast.tone === 'error' ? ERROR_MILLISECONDS : AUTO_CLOSE_MILLISECONDS,
    ...toast,
    id,
  }
  change([...toasts, full])
  return id
}

/** Takes a toast away because somebody asked for it. */
export function dismissToast(id: number) {
  toasts.find((toast) => toast.id === id)?.onDismiss?.()
  closeToast(id)
}

/** Takes a toast away whose time is over. */
export function closeToast(id: number) {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), EXIT_MILLISECONDS)
}

/** The toasts that are shown now; for useSyncExternalStore. */
export function readToasts(): readonly Toast[] {
  return toasts
}

/** Tells when toasts change; for useSyncExternalStore. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
