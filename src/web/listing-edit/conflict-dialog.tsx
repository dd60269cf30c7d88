import { useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { languageName } from '../../domain/catalogue/language.ts'
import { readable } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { valueAt, wordsOf } from './conflict-words.ts'
import classes from './listing-edit.module.css'
import type { StepState } from './step-state.ts'

/** Shows both versions of what was changed here and elsewhere; nothing is saved until one is chosen. */
export function ConflictDialog(props: {
  conflict: NonNullable<StepState['conflict']>
  onResolve: (version: 'MINE' | 'THEIRS') => void
}) {
  const { conflict, onResolve } = props
  const t = useTranslations('listingEdit.conflict')
  // Closed without an answer it can be opened again: what was typed stays unsaved until then.
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <div className={classes.hint} role="alert">
        <p>{t('waiting')}</p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('compare')}
        </Button>
      </div>
      <AdaptiveDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="large"
        title={t('title')}
        description={t('text')}
        footer={
          <>
            <Button variant="primary" size="large" onClick={() => onResolve('MINE')}>
              {t('mine')}
            </Button>
            <Button size="large" onClick={() => onResolve('THEIRS')}>
              {t('theirs')}
            </Button>
          </>
        }
      >
        <ul className={classes.versions}>
          {conflict.paths.map((path) => (
            <li key={path}>
              <FieldName path={path} />
              <Version label={t('yours')} value={valueAt(conflict.mine, path)} />
              <Version label={t('others')} value={valueAt(conflict.theirs, path)} />
            </li>
          ))}
        </ul>
      </AdaptiveDialog>
    </>
  )
}

function FieldName(props: { path: string }) {
  const t = useTranslations('listingEdit.fieldNames')
  const language = useLocale()
  const [field = '', part] = props.path.split('.')
  const name = t.has(field) ? t(field) : readable(field)
  return (
    <strong>
      {name}
      {part && <> · {part.length === 2 ? languageName(part, language) : readable(part)}</>}
    </strong>
  )
}

function Version(props: { label: string; value: unknown }) {
  const t = useTranslations('listingEdit.conflict')
  const format = useFormatter()
  const words = wordsOf(props.value, {
    empty: t('empty'),
    yes: t('yes'),
    no: t('no'),
    number: (value) => format.number(value),
    list: (count) => t('entries', { count }),
    constant: readable,
  })
  return (
    <div>
      <small>{props.label}</small>
      <p>{words}</p>
    </div>
  )
}
