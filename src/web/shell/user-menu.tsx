import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { UserMenuContent } from './user-menu-content.tsx'
import classes from './user-menu.module.css'

/**
 * The person's name and what opens from it. Opened by the query parameter userMenuOpen (D2), so that a link can
 * show it: a card beside the name on a desk, a drawer on a phone (`compact`).
 */
export function UserMenu(props: { placement: 'above' | 'below'; compact?: boolean }) {
  const t = useTranslations('shell')
  const viewer = useViewer()
  const [search, setSearch] = useSearch()
  const box = useRef<HTMLDivElement>(null)
  const opened = search.userMenuOpen === 'true'
  const setOpened = (open: boolean) =>
    setSearch({ userMenuOpen: open ? 'true' : undefined }, { replace: true })
  useCloseOutside(box, opened && !props.compact, () => setOpened(false))
  if (!viewer) return null
  const name = `${viewer.firstName} ${viewer.lastName}`
  const Chevron = (props.placement === 'above') === opened ? IconChevronDown : IconChevronUp
  return (
    <div
      ref={box}
      className={classes.box}
      data-placement={props.placement}
      data-compact={props.compact || undefined}
    >
      <button
        type="button"
        className={classes.button}
        aria-expanded={opened}
        aria-label={t('openUserMenu', { name })}
        onClick={() => setOpened(!opened)}
      >
        <span
          className={classes.initials}
          data-initials={viewer.firstName.slice(0, 1) + viewer.lastName.slice(0, 1)}
        />
        {!props.compact && <span className={classes.name}>{name}</span>}
        {!props.compact && <Chevron size={16} aria-hidden className={classes.chevron} />}
      </button>
      {props.compact ? (
        <PhoneMenu opened={opened} onClose={() => setOpened(false)} name={name} />
      ) : (
        opened && (
          <div className={classes.card} role="region" aria-label={t('userMenu')}>
            <UserMenuContent name={name} />
          </div>
        )
      )}
    </div>
  )
}

function PhoneMenu(props: { opened: boolean; onClose: () => void; name: string }) {
  return (
    <AdaptiveDialog opened={props.opened} onClose={props.onClose} title={props.name} size="small">
      <UserMenuContent name={null} />
    </AdaptiveDialog>
  )
}

function useCloseOutside(box: React.RefObject<HTMLElement | null>, active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      box.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  })
}
