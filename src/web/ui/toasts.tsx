import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { subscribeDialogs, topDialog } from './dialog-stack.ts'
import { IconButton } from './icon-button.tsx'
import { closeToast, readToasts, type ShownToast, subscribeToasts } from './toast-store.ts'
import classes from './toasts.module.css'
import { useInBrowser } from './use-in-browser.ts'

/** The way out of a toast (D9). */
export const EXIT_MILLISECONDS = 100

const POSITIONS = ['bottom-right', 'top-center'] as const

const noDialog = () => null

/** Shows the toasts of showToast(); once per app. Moves into the topmost dialog, outside of which all is inert. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts)
  const shown = useLeaving(toasts, EXIT_MILLISECONDS)
  const inBrowser = useInBrowser()
  const dialog = useSyncExternalStore(subscribeDialogs, topDialog, noDialog)
  if (!inBrowser || shown.length === 0) return null
  return createPortal(<ToastRegion toasts={toasts} shown={shown} />, dialog ?? document.body)
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

/** No toast leaves while the mouse or the focus is among them. */
function ToastRegion(props: { toasts: readonly ShownToast[]; shown: readonly ShownToast[] }) {
  const { toasts, shown } = props
  const t = useTranslations('ui')
  const ref = useRef<HTMLElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const { isFocused, ...focus } = useFocusAmong(ref)
  return (
    <section
      ref={ref}
      aria-label={t('notices')}
      tabIndex={-1}
      className={classes.all}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
      {...focus}
      // React Aria's popovers neither hide it nor close when it is clicked.
      data-react-aria-top-layer
    >
      {POSITIONS.map((position) => (
        <div key={position} className={classes.region} data-position={position}>
          {shown
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastCard
                key={toast.key}
                toast={toast}
                leaving={!toasts.includes(toast)}
                paused={isHovered || isFocused}
              />
            ))}
        </div>
      ))}
    </section>
  )
}

/**
 * Whether the focus is among the toasts. F6 takes it there and back. From a toast that goes it moves on to another one,
 * and from the last, or where the mouse has brought it, back to where it came from.
 */
function useFocusAmong(region: RefObject<HTMLElement | null>) {
  const [isFocused, setIsFocused] = useState(false)
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!focused?.closest('[data-leaving]') || !region.current?.contains(focused)) return
    const other = region.current.querySelector<HTMLElement>('[role=alertdialog]')
    const next = (focused.matches(':focus-visible') ? other : null) ?? before.current
    next?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      const isHere = region.current?.contains(document.activeElement)
      const target = isHere ? before.current : region.current
      target?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [region])
  return {
    isFocused,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      setIsFocused(true)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
    },
  }
}

const ICONS = { success: IconCheck, info: IconInfoCircle, error: IconAlertTriangle }

function ToastCard(props: { toast: ShownToast; leaving: boolean; paused: boolean }) {
  const { toast, leaving } = props
  const { key, text, tone, autoClose, action, onDismiss } = toast
  const t = useTranslations('ui')
  const titleId = useId()
  const isSaid = useSaid()
  useAutoClose(toast, props.paused || leaving)
  const Icon = ICONS[tone]
  const dismiss = () => {
    onDismiss?.()
    closeToast(key)
  }
  return (
    <div
      {...(leaving
        ? { inert: true }
        : { role: 'alertdialog', 'aria-modal': false, 'aria-labelledby': titleId, tabIndex: 0 })}
      className={classes.toast}
      data-tone={tone}
      data-leaving={leaving || undefined}
      data-lasting={autoClose === false || undefined}
      style={{ '--exit': `${EXIT_MILLISECONDS}ms` } as React.CSSProperties}
    >
      <Icon size={20} aria-hidden className={classes.icon} />
      <div role="alert" aria-atomic aria-hidden={!isSaid || undefined} className={classes.text}>
        <p id={titleId}>{text}</p>
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

/** Screen readers say what comes into an alert that is there already. */
function useSaid(): boolean {
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsSaid(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isSaid
}

/** Closes a toast when it has been shown for its time, without that in which it is paused. */
function useAutoClose({ key, autoClose }: ShownToast, paused: boolean) {
  const left = useRef(autoClose)
  useEffect(() => {
    if (left.current === false || paused) return
    const since = Date.now()
    const timer = setTimeout(() => closeToast(key), left.current)
    return () => {
      clearTimeout(timer)
      if (left.current !== false) left.current -= Date.now() - since
    }
  }, [key, paused])
}
