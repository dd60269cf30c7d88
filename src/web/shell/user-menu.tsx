import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { USER_MENU_PARAMETER } from '../../domain/catalogue/interface.ts'
import { InMenu } from '../shared/page-link.tsx'
import { type Search, useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { useLazily } from '../shared/use-lazily.ts'
import classes from './user-menu.module.css'

const loadContent = () => import('./user-menu-content.tsx').then(({ UserMenuContent }) => UserMenuContent)

/**
 * The person's name and what opens from it. Opened by the query parameter userMenuOpen (D2), so that a link can
 * show it: a card beside the name on a desk, a drawer on a phone (`compact`).
 */
export function UserMenu(props: { placement: 'above' | 'below'; compact?: boolean }) {
  const t = useTranslations('shell')
  const viewer = useViewer()
  const box = useRef<HTMLDivElement>(null)
  const { opened, open, close, leave } = useUserMenu()
  const setOpened = (wanted: boolean) => (wanted ? open() : close())
  useCloseOutside(box, opened && !props.compact, { onOutside: leave, onEscape: close })
  const [Content, want] = useLazily(loadContent)
  useEffect(() => {
    if (opened) want()
  }, [opened, want])
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
        aria-label={t('openUserMenu', { name: viewer.worldName ? `${name}, ${viewer.worldName}` : name })}
        onPointerEnter={() => void loadContent().catch(failsWhenOpened)}
        onFocus={() => void loadContent().catch(failsWhenOpened)}
        onClick={() => setOpened(!opened)}
      >
        <span
          className={classes.initials}
          data-initials={viewer.firstName.slice(0, 1) + viewer.lastName.slice(0, 1)}
        />
        {!props.compact && (
          <span className={classes.name}>
            {name}
            {viewer.worldName && <small data-world={viewer.worldName} />}
          </span>
        )}
        {!props.compact && <Chevron size={16} aria-hidden className={classes.chevron} />}
      </button>
      {props.compact ? (
        <PhoneMenu opened={opened} onClose={() => setOpened(false)} name={name}>
          {Content ? <Content name={null} /> : <ContentBones />}
        </PhoneMenu>
      ) : (
        opened && (
          <div className={classes.card} role="region" aria-label={t('userMenu')}>
            <InMenu value>{Content ? <Content name={name} /> : <ContentBones />}</InMenu>
          </div>
        )
      )}
    </div>
  )
}

function failsWhenOpened() {}

function ContentBones() {
  return (
    <div className={classes.content} aria-busy>
      {['60%', '75%', '50%', '68%', '55%', '62%'].map((width) => (
        <Bone key={width} width={width} height="22px" />
      ))}
    </div>
  )
}

function PhoneMenu(props: { opened: boolean; onClose: () => void; name: string; children: ReactNode }) {
  return (
    <AdaptiveDialog opened={props.opened} onClose={props.onClose} title={props.name} size="small">
      <InMenu value>{props.children}</InMenu>
    </AdaptiveDialog>
  )
}

/** The menu stands in the address with any value (D2); opened here, Back closes it, and closing it goes back. */
function useUserMenu() {
  const [search] = useSearch()
  const navigate = useNavigate()
  const { history } = useRouter()
  const isOwnEntry = useLocation({
    select: ({ state }) => state.overlays?.includes(USER_MENU_PARAMETER) ?? false,
  })
  const show = (value: string | undefined) =>
    navigate({
      to: '.',
      search: (before: Search) => ({ ...before, [USER_MENU_PARAMETER]: value }),
      hash: true,
      state: { overlays: value ? [USER_MENU_PARAMETER] : undefined },
      replace: !value,
      resetScroll: false,
    })
  const leave = () => void show(undefined)
  return {
    opened: search[USER_MENU_PARAMETER] !== undefined,
    open: () => void show('true'),
    close: isOwnEntry ? () => history.back() : leave,
    /** Closes it without going back: whatever was touched outside may lead on. */
    leave,
  }
}

function useCloseOutside(
  box: React.RefObject<HTMLElement | null>,
  active: boolean,
  { onOutside, onEscape }: { onOutside: () => void; onEscape: () => void },
) {
  useEffect(() => {
    if (!active) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onOutside()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onEscape()
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
