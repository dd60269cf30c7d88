import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { isSameName, SAVED_VIEW_NAME_MAX_LENGTH } from '../../domain/people/saved-view.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { TextField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { errorMessage } from './error-message.ts'
import classes from './saved-views.module.css'
import { savedViewsOptions, useDeleteView, useSaveView, type SavedView } from './saved-views-query.ts'
import type { SavedViewsProps } from './saved-views.tsx'
import { useViewer } from './viewer.ts'

/** The saved views, and a name for what is shown now. */
export function SavedViewsPanel(props: SavedViewsProps) {
  const views = useQuery(savedViewsOptions(props.page))
  const viewer = useViewer()
  return (
    <>
      {views.error && <LoadFailed error={views.error} retry={() => void views.refetch()} />}
      {views.data && <ViewList {...props} views={views.data} />}
      {/* Staff who act as a landlord change nothing of what is the landlord's own. */}
      {views.data && !viewer?.impersonation && <SaveForm {...props} views={views.data} />}
    </>
  )
}

function LoadFailed(props: { error: Error; retry: () => void }) {
  const errors = useTranslations('errors')
  return <ErrorPanel message={errorMessage(errors, props.error)} onRetry={props.retry} />
}

function ViewList(props: SavedViewsProps & { views: readonly SavedView[] }) {
  const t = useTranslations('savedViews.panel')
  const remove = useDeleteView(props.page)
  const viewer = useViewer()
  const now = keyOf(props.current)
  if (props.views.length === 0) return <p className={classes.none}>{t('none')}</p>
  return (
    <ul className={classes.list}>
      {props.views.map((view) => (
        <li key={view._id}>
          <button
            type="button"
            className={classes.open}
            aria-pressed={keyOf(view.search) === now}
            onClick={() => props.onOpen(view.search)}
          >
            {view.name}
          </button>
          {!viewer?.impersonation && (
            <IconButton label={t('delete', { name: view.name })} onClick={() => remove.run(view._id)}>
              <IconTrash size={17} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function SaveForm(props: SavedViewsProps & { views: readonly SavedView[] }) {
  const t = useTranslations('savedViews.panel')
  const [name, setName] = useState('')
  const save = useSaveView(props.page, () => {
    showToast({ text: t('saved', { name: name.trim() }) })
    setName('')
  })
  const replaces = props.views.some((view) => isSameName(view.name, name))
  const error = useSaveError(save.error)
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) save.run({ name, search: given(props.current) })
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
        placeholder={t('placeholder')}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" busy={save.busy} disabled={!name.trim()}>
        {replaces ? t('replace') : t('save')}
      </Button>
    </form>
  )
}

function useSaveError(error: Error | null): string | undefined {
  const t = useTranslations('savedViews.panel')
  const errors = useTranslations('errors')
  if (!error) return undefined
  if (error instanceof ValidationError && error.fields.name === 'savedView.tooMany') return t('tooMany')
  return errorMessage(errors, error)
}

function given(search: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

function keyOf(search: Record<string, string | undefined>): string {
  return JSON.stringify(Object.entries(given(search)).toSorted(([a], [b]) => a.localeCompare(b)))
}
