import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { keptFor, useViewer } from '../shared/viewer.ts'
import { pushDialog } from '../ui/dialog-stack.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { PaletteEntry } from './palette-entry.ts'
import { PaletteList } from './palette-list.tsx'
import { remember } from './palette-recent.ts'
import classes from './palette.module.css'
import { usePaletteEntries } from './use-palette-entries.ts'

/** The command palette: one field that leads to a listing, a tenant, a booking, an invoice, a page or an action. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette')
  const errors = useTranslations('errors')
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { entries, understood, pending, error, retry } = usePaletteEntries(text)
  const id = useId()
  const goTo = useChoose(onClose)
  const ask = (words: string) => {
    setText(words)
    setActive(0)
  }
  const choose = (entry: PaletteEntry) => (entry.fill === undefined ? goTo(entry) : ask(entry.fill))
  const current = Math.min(active, entries.length - 1)
  const optionId = (at: number) => `${id}-${at}`

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length > 0) {
      event.preventDefault()
      setActive((current + step + entries.length) % entries.length)
    }
    const entry = entries[current]
    if (event.key === 'Enter' && entry) {
      event.preventDefault()
      choose(entry)
    }
  }

  return (
    <PaletteDialog label={t('title')} onClose={onClose}>
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? optionId(current) : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onChange={(event) => ask(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes.results}>
        <PaletteList
          id={`${id}-list`}
          entries={entries}
          active={current}
          optionId={optionId}
          onActive={setActive}
          onChoose={choose}
        />
        {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={retry} busy={pending} />}
        {!error && !pending && !understood && entries.length === 0 && (
          <p className={classes.nothing}>{t('nothing', { text: text.trim() })}</p>
        )}
      </div>
      <p role="status" className={classes.status}>
        {understood && <span className={classes.understood}>{understood}</span>}
        {pending ? t('searching') : t('count', { count: entries.length })}
      </p>
    </PaletteDialog>
  )
}

function useChoose(onClose: () => void) {
  const viewer = useViewer()
  const navigate = usePageNavigate()
  return (entry: PaletteEntry) => {
    if (viewer) remember(keptFor(viewer), entry)
    entry.run?.()
    const { target } = entry
    // It takes the palette's place in the history.
    if (target) void navigate(target.page, target.params, { search: target.search, replace: true })
    else if (!entry.leads) onClose()
  }
}

/** At the upper edge, so that the keyboard of a phone leaves room for what is found. */
function PaletteDialog(props: { label: string; onClose: () => void; children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.showModal()
    element.querySelector('input')?.focus()
    const pop = pushDialog(element)
    return () => {
      pop()
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    // The dialog itself is what lies around the panel; Escape closes it by keyboard.
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) props.onClose()
      }}
    >
      <div className={classes.panel}>{props.children}</div>
    </dialog>
  )
}
