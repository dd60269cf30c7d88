import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import type { Editing } from './use-listing-editor.ts'

/** Asks before somebody leaves a listing with changes that were not saved, and saves on the way what can be. */
export function UnsavedGuard(props: { editing: Editing }) {
  const { editor } = props.editing
  const t = useTranslations('listingEdit.guard')
  const states = () => Object.values(editor.read().steps)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (listingOf(current.pathname) === listingOf(next.pathname)) return false
      void editor.flushAll()
      return states().some(
        ({ state, isKept }) => ['REFUSED', 'CONFLICT', 'FAILED'].includes(state) || !isKept,
      )
    },
    // Over a reload the browser keeps what was typed; only where it refuses would anything be lost.
    enableBeforeUnload: () => states().some(({ isKept }) => !isKept),
    withResolver: true,
  })
  const isOpen = blocker.status === 'blocked'
  return (
    <AdaptiveDialog
      opened={isOpen}
      onClose={() => blocker.reset?.()}
      title={t('title')}
      size="small"
      footer={
        <>
          <Button variant="primary" size="large" onClick={() => blocker.reset?.()}>
            {t('stay')}
          </Button>
          <Button size="large" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </AdaptiveDialog>
  )
}

/** The listing whose wizard or edit page a path is, so that going from step to step is no leaving. */
function listingOf(pathname: string): string {
  return /^\/\w+\/dashboard\/([lg]\/[^/]+)\/(?:wizard|edit)(?:\/|$)/.exec(pathname)?.[1] ?? pathname
}
