import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useOverlay } from '../shared/use-overlay.ts'
import { useViewer } from '../shared/viewer.ts'
import { Kbd } from '../ui/kbd.tsx'
import { useInBrowser } from '../ui/use-in-browser.ts'
import classes from './palette-button.module.css'
import { useLazily } from '../shared/use-lazily.ts'

const loadPalette = () => import('../palette/palette.tsx').then(({ Palette }) => Palette)

/** Opens the command palette, as Ctrl-K and Cmd-K do from everywhere; its code comes when it is wanted. */
export function PaletteButton(props: { compact?: boolean }) {
  const viewer = useViewer()
  // An access link shows the requests of one group, which need no search.
  if (!viewer || viewer.role === 'LINK') return null
  return <Opener {...props} />
}

function Opener(props: { compact?: boolean }) {
  const t = useTranslations('shell')
  const [opened, setOpened] = useOverlay('palette')
  const [Palette, want] = useLazily(loadPalette)
  const isMac = useInBrowser() && /Mac|iP(hone|ad)/.test(navigator.userAgent)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      want()
      setOpened(!(opened && Palette))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [want, opened, setOpened, Palette])
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-compact={props.compact || undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={props.compact ? t('search') : undefined}
        title={t('search')}
        onPointerEnter={() => void loadPalette().catch(failsWhenOpened)}
        onClick={() => {
          want()
          setOpened(true)
        }}
      >
        <IconSearch size={20} stroke={1.8} aria-hidden />
        {!props.compact && (
          <>
            <span className={classes.word}>{t('search')}</span>
            <span className={classes.chord} aria-hidden>
              <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
            </span>
          </>
        )}
      </button>
      {opened && Palette && <Palette onClose={() => setOpened(false)} />}
    </>
  )
}

function failsWhenOpened() {}
