import { IconCalendarCheck, IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { MAX_CALENDAR_BYTES } from '../../../domain/calendars/feed-polling.ts'
import { FileField } from '../../ui/file-field.tsx'

const MEGABYTE = 1024 * 1024

/** A calendar file to choose or to drop. */
export function FeedDrop(props: {
  file: File | null
  onChange: (file: File | null) => void
  error?: string | undefined
}) {
  const t = useTranslations('feeds.form')
  return (
    <FileField
      {...props}
      label={t('file')}
      prompt={t('fileDrop')}
      hint={t('fileHint', { size: MAX_CALENDAR_BYTES / MEGABYTE })}
      accept=".ics,text/calendar"
      icons={{ empty: IconCalendarPlus, chosen: IconCalendarCheck }}
    />
  )
}
