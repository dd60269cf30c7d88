import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { AuditEntryFragment } from '../gen/graphql.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './audit-entry-row.module.css'
import { useFormat } from './format.ts'
import { readable } from './status-text.ts'

graphql(`
  fragment AuditEntry on AuditEntry {
    _id
    at
    action
    actorName
    subjectName
    via
    reason
  }
`)

/** One entry: what was done, by whom, and by what way where that isn't the person's own login. */
export function AuditEntryRow({ entry }: { entry: AuditEntryFragment }) {
  const t = useTranslations('audit')
  const actions = useTranslations('audit.actions')
  const format = useFormat()
  // An action that is newer than the texts still reads as words.
  const what = actions.has(entry.action) ? actions(entry.action) : readable(entry.action)
  return (
    <li className={classes.row}>
      <div>
        <strong>{what}</strong>
        <small>{entry.actorName ?? t('system')}</small>
        {entry.reason && <small>{t('because', { reason: entry.reason })}</small>}
      </div>
      <div className={classes.side}>
        {entry.via !== 'SESSION' && entry.via !== 'SYSTEM' && (
          <Pill tone={entry.via === 'IMPERSONATION' ? 'violet' : 'stone'}>
            {entry.via === 'IMPERSONATION'
              ? t('via.IMPERSONATION', { name: entry.subjectName ?? '' })
              : t(`via.${entry.via}`)}
          </Pill>
        )}
        <time dateTime={entry.at}>{format.instant(entry.at)}</time>
      </div>
    </li>
  )
}
