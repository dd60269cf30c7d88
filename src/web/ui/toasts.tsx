import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { subscribeDialogs, topDialog } from './dialog-stack.ts'
import { IconButton } from './icon-button.tsx'
import {
  EXIT_MILLISECONDS,
  closeToast,
  dismissToast,
  readToasts,
  subscribeToasts,
  type Toast,
} from './toast-store.ts'
import classes from './toasts.module.css'
import { useInBrowser } from './use-in-browser.ts'

const POSITIONS = ['bottom-right', 'top-center'] as const

const noDialog = () => null

/** Shows the toasts of showToast(); once per app. Moves into the topmost dialog, outside of which all is inert. */
export function Toasts() {
  const t = useTranslations('ui')
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts)
  const inBrowser = useInBrowser()
  const dialog = useSyncExternalStore(subscribeDialogs, topDialog, noDialog)
  if (!inBrowser) return null
  return createPortal(
    <section aria-label={t('notices')} className={classes.all}>
      {POSITIONS.map((position) => (
        <div key={position} aria-live="polite" className={classes.region} data-position={position}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>,
    dialog ?? document.body,
  )
}

const ICONS = { success: IconCheck, info: IconInfoCircle, error: IconAlertTriangle }

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('ui')
  const [held, setHeld] = useState(false)
  const Icon = ICONS[toast.tone]
  useEffect(() => {
    // Held open while somebody points at it or has its button focused.
    if (toast.autoClose === false || held || toast.leaving) return
    const timer = setTimeout(() => closeToast(toast.id), toast.autoClose)
    return () => clearTimeout(timer)
  }, [toast, held])
  return (
    <div
      className={classes.toast}
      data-tone={toast.tone}
      data-leaving={toast.leaving || undefined}
      data-lasting={toast.autoClose === false || undefined}
      style={{ '--exit': `${EXIT_MILLISECONDS}ms` } as React.CSSProperties}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden className={classes.icon} />
      <p className={classes.text}>{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            toast.action?.run()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label ?? t('undo')}
        </button>
      )}
      <IconButton label={t('dismiss')} onClick={() => dismissToast(toast.id)} className={classes.dismiss}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
