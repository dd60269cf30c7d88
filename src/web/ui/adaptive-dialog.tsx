import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './adaptive-dialog.module.css'
import { pushDialog } from './dialog-stack.ts'
import { useDragToClose } from './drag-to-close.ts'
import { IconButton } from './icon-button.tsx'

const EXIT_MILLISECONDS = 300

/** Properties of an AdaptiveDialog. */
export interface AdaptiveDialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Smaller line below the title. */
  description?: ReactNode
  children: ReactNode
  /** Buttons at the lower edge, always in sight; the primary one first. */
  footer?: ReactNode
  /** Makes the dialog a form: Enter and a `type="submit"` button in the footer call it. */
  onSubmit?: () => void
  size?: 'small' | 'medium' | 'large'
  /** While true, nothing closes the dialog. */
  busy?: boolean
}

/**
 * A dialog: below 610 px a bottom drawer that closes when it is dragged down beyond a third of its height or
 * tapped on its handle or outside (D4), else a centred modal. Keeps focus inside and gives it back; Escape closes.
 */
export function AdaptiveDialog(props: AdaptiveDialogProps) {
  const { opened, busy = false } = props
  const t = useTranslations('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const present = usePresence(opened)
  const close = () => {
    if (!busy) props.onClose()
  }
  const drag = useDragToClose(panel, close)

  useEffect(() => {
    const element = dialog.current
    if (!element || !opened) return
    const opener = document.activeElement
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-autofocus]')
    ;(first ?? panel.current)?.focus({ preventScroll: true })
    const pop = pushDialog(element)
    return () => {
      pop()
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [opened])

  if (!present) return null
  const content = (
    <>
      <div className={classes.handle} title={t('dragToClose')} {...drag.handle} />
      <div className={classes.head}>
        <div>
          <h2 id={titleId}>{props.title}</h2>
          {props.description && <p className={classes.description}>{props.description}</p>}
        </div>
        <IconButton label={t('close')} onClick={close} className={classes.close}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes.body}>{props.children}</div>
      {props.footer && <div className={classes.footer}>{props.footer}</div>}
    </>
  )
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      {...drag.outside}
    >
      <div
        ref={panel}
        tabIndex={-1}
        className={classes.panel}
        {...drag.panel}
        data-size={props.size ?? 'medium'}
      >
        {props.onSubmit ? (
          <form className={classes.content} noValidate onSubmit={(event) => submit(event, props.onSubmit)}>
            {content}
          </form>
        ) : (
          <div className={classes.content}>{content}</div>
        )}
      </div>
    </dialog>
  )
}

function submit(event: FormEvent, onSubmit: (() => void) | undefined) {
  event.preventDefault()
  // A form inside a portal bubbles through React's tree to forms around the dialog.
  event.stopPropagation()
  onSubmit?.()
}

/** Keeps the dialog in the document until its way out has been shown. */
function usePresence(opened: boolean): boolean {
  const [leaving, setLeaving] = useState(false)
  const [wasOpened, setWasOpened] = useState(opened)
  if (wasOpened !== opened) {
    setWasOpened(opened)
    setLeaving(!opened)
  }
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(false), EXIT_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [leaving])
  return opened || leaving
}
