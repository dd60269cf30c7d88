import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Kbd } from '../ui/kbd.tsx'
import classes from './palette-button.module.css'

const loadPalette = () => import('../palette/palette.tsx')
const Palette = lazy(() => loadPalette().then(({ Palette: component }) => ({ default: component })))

/** Opens the command palette, as Ctrl-K and Cmd-K do from everywhere; its code comes when it is wanted. */
export function PaletteButton(props: { compact?: boolean }) {
  const t = useTranslations('shell')
  const [opened, setOpened] = useState(false)
  const [chord] = useState(() => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpened((before) => !before)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-compact={props.compact || undefined}
        aria-haspopup="dialog"
        aria-label={t('openPalette')}
        title={t('openPalette')}
        onPointerEnter={() => void loadPalette().catch(shownWhenOpened)}
        onClick={() => setOpened(true)}
      >
        <IconSearch size={20} stroke={1.8} aria-hidden />
        {!props.compact && (
          <>
            <span className={classes.word}>{t('search')}</span>
            <span className={classes.chord}>
              <Kbd>{chord}</Kbd>
            </span>
          </>
        )}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}

function shownWhenOpened() {}
