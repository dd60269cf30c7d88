import { ToastQueue } from 'react-stately/useToastState'

/** What a toast says. */
export interface Toast {
  text: string
  tone: 'success' | 'info' | 'error'
  position: 'bottom-right' | 'top-center'
  /** Milliseconds until it closes by itself; false keeps it. */
  autoClose: number | false
  /** What the button does; its label is Undo unless another is given. */
  action?: { label?: string; run: () => void }
  /** Called when somebody closes it or takes its action, not when it closes by itself. */
  onDismiss?: () => void
}

/** Toasts close by themselves after this long (D9). */
export const AUTO_CLOSE_MILLISECONDS = 5000

/** An error is shown for this long (D9). */
export const ERROR_MILLISECONDS = 5000

/** The toasts that are shown now, the newest first. Their time runs while <Toasts> shows them. */
export const toastQueue = new ToastQueue<Toast>()

/** Shows a notice for 5 s unless told otherwise, at the lower right, a failure on top. Returns its key. */
export function showToast(toast: { text: string } & Partial<Toast>): string {
  const full: Toast = {
    tone: 'success',
    position: toast.tone === 'error' ? 'top-center' : 'bottom-right',
    autoClose: toast.tone === 'error' ? ERROR_MILLISECONDS : AUTO_CLOSE_MILLISECONDS,
    ...toast,
  }
  return toastQueue.add(full, full.autoClose === false ? {} : { timeout: full.autoClose })
}

/** Takes a toast away, if it is still there, without anybody having asked for it. */
export function closeToast(key: string) {
  toastQueue.close(key)
}
