import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedViewPage } from '../../domain/people/saved-view.ts'
import { Button } from '../ui/button.tsx'
import { Bone } from '../ui/skeletons.tsx'
import classes from './saved-views.module.css'
import { useLazily } from './use-lazily.ts'

/** Whose views, what of the address they keep, and what opens one. */
export interface SavedViewsProps {
  page: SavedViewPage
  /** The part of the address that a view keeps; what is undefined is not set. */
  current: Record<string, string | undefined>
  onOpen: (search: Record<string, string>) => void
  /** In a grid or row of tools: an icon as the button, the list below all of them. */
  compact?: boolean
}

const loadPanel = () => import('./saved-views-panel.tsx').then(({ SavedViewsPanel }) => SavedViewsPanel)

/** Filters that somebody has given a name, to come back to them on any device; and a name for those of now. */
export function SavedViews(props: SavedViewsProps) {
  const t = useTranslations('savedViews')
  const [shown, setShown] = useState(false)
  const [Panel, want] = useLazily(loadPanel)
  const prepare = () => void loadPanel().catch(failsWhenOpened)
  return (
    <div className={classes.views} data-compact={props.compact || undefined}>
      <Button
        size={props.compact ? undefined : 'small'}
        icon={<IconBookmark size={17} aria-hidden />}
        aria-expanded={shown}
        aria-label={t('title')}
        title={t('title')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          want()
          setShown(!shown)
        }}
      >
        {props.compact ? null : t('title')}
      </Button>
      {shown && (
        <div role="group" aria-label={t('title')} className={classes.panel}>
          {Panel ? <Panel {...props} /> : <Bone height="40px" />}
        </div>
      )}
    </div>
  )
}

function failsWhenOpened() {}
