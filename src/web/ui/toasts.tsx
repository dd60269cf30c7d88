import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useToast, useToastRegion } from 'react-aria/useToast'
import { useToastQueue, type QueuedToast, type ToastState } from 'react-stately/useToastState'
import { useTranslations } from 'use-intl'
import { subscribeDialogs, topDialog } from './dialog-stack.ts'
import { IconButton } from './icon-button.tsx'
import { toastQueue, type Toast } from './toast-store.ts'
import classes from './toasts.module.css'
import { useInBrowser } from './use-in-browser.ts'

/** The way out of a toast (D9). */
export const EXIT_MILLISECONDS = 100

const POSITIONS = ['bottom-right', 'top-center'] as const

const noDialog = () => null

/** Shows the toasts of showToast(); once per app. Moves into the topmost dialog, outside of which all is inert. */
export function Toasts() {
  const state = useToastQueue(toastQueue)
  const shown = useLeaving(state.visibleToasts, EXIT_MILLISECONDS)
  const inBrowser = useInBrowser()
  const dialog = useSyncExternalStore(subscribeDialogs, topDialog, noDialog)
  if (!inBrowser || shown.length === 0) return null
  return createPortal(<ToastRegion state={state} shown={shown} />, dialog ?? document.body)
}

/** What is shown, and for some milliseconds more what was, so that it can find its way out. New things come first. */
function useLeaving<Item>(items: readonly Item[], milliseconds: number): readonly Item[] {
  const [known, setKnown] = useState(items)
  const [shown, setShown] = useState(items)
  if (items !== known) {
    setKnown(items)
    setShown([...items.filter((item) => !shown.includes(item)), ...shown])
  }
  useEffect(() => {
    const timer = setTimeout(() => setShown(items), milliseconds)
    return () => clearTimeout(timer)
  }, [items, milliseconds])
  return shown
}

function ToastRegion(props: { state: ToastState<Toast>; shown: readonly QueuedToast<Toast>[] }) {
  const { state, shown } = props
  const t = useTranslations('ui')
  const ref = useRef<HTMLElement>(null)
  const { regionProps } = useToastRegion({ 'aria-label': t('notices') }, state, ref)
  return (
    <section {...regionProps} ref={ref} className={classes.all}>
      {POSITIONS.map((position) => (
        <div key={position} className={classes.region} data-position={position}>
          {shown
            .filter(({ content }) => content.position === position)
            .map((toast) => (
              <ToastCard
                key={toast.key}
                toast={toast}
                state={state}
                leaving={!state.visibleToasts.includes(toast)}
              />
            ))}
        </div>
      ))}
    </section>
  )
}

const ICONS = { success: IconCheck, info: IconInfoCircle, error: IconAlertTriangle }

function ToastCard(props: { toast: QueuedToast<Toast>; state: ToastState<Toast>; leaving: boolean }) {
  const { toast, state, leaving } = props
  const { text, tone, autoClose, action, onDismiss } = toast.content
  const t = useTranslations('ui')
  const ref = useRef<HTMLDivElement>(null)
  const { toastProps, contentProps, titleProps } = useToast({ toast }, state, ref)
  const Icon = ICONS[tone]
  const dismiss = () => {
    onDismiss?.()
    state.close(toast.key)
  }
  return (
    <div
      {...(leaving ? { inert: true } : toastProps)}
      ref={ref}
      className={classes.toast}
      data-tone={tone}
      data-leaving={leaving || undefined}
      data-lasting={autoClose === false || undefined}
      style={{ '--exit': `${EXIT_MILLISECONDS}ms` } as React.CSSProperties}
    >
      <Icon size={20} aria-hidden className={classes.icon} />
      <div {...contentProps} className={classes.text}>
        <p {...titleProps}>{text}</p>
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.run()
            dismiss()
          }}
        >
          {action.label ?? t('undo')}
        </button>
      )}
      <IconButton label={t('dismiss')} onClick={dismiss} className={classes.dismiss}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
