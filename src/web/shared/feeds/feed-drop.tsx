import { IconCalendarCheck, IconCalendarPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_CALENDAR_BYTES } from '../../../domain/feed-polling.ts'
import classes from './feed-drop.module.css'

const MEGABYTE = 1024 * 1024

/** A calendar file to choose or to drop, by the browser's own input; says what is taken and what is chosen. */
export function FeedDrop(props: {
  file: File | null
  onChange: (file: File | null) => void
  error?: string | undefined
}) {
  const { file, error, onChange } = props
  const t = useTranslations('feeds.form')
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const size = MAX_CALENDAR_BYTES / MEGABYTE
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {t('file')}
      </label>
      <div
        className={classes.box}
        data-over={isOver || undefined}
        data-error={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          onChange(event.dataTransfer.files[0] ?? file)
        }}
      >
        {file ? <IconCalendarCheck size={28} aria-hidden /> : <IconCalendarPlus size={28} aria-hidden />}
        <p className={classes.name}>{file ? file.name : t('fileDrop')}</p>
        <input
          id={id}
          type="file"
          accept=".ics,text/calendar"
          className={classes.input}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        {t('fileHint', { size })}
      </p>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
