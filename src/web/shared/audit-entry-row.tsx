import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import type { AuditEntryFragment } from '../gen/graphql.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './audit-entry-row.module.css'
import type { PathParams, RouteName } from '../routes.ts'
import { useFormat } from './format.ts'
import { PageLink } from './page-link.tsx'
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
    unitName
  }
`)

/** One entry: what was done, on which home, by whom, and by what way where that isn't the person's own login. */
export function AuditEntryRow(props: {
  entry: AuditEntryFragment
  /** Where its thing is to be seen, if anywhere. */
  link?: { page: RouteName; params?: PathParams } | null
  /** What narrows the log to all that whoever acted did. */
  ofPerson?: PathParams
}) {
  const { entry } = props
  const t = useTranslations('audit')
  const actions = useTranslations('audit.actions')
  const format = useFormat()
  // An action that is newer than the texts still reads as words.
  const what = actions.has(entry.action) ? actions(entry.action) : readable(entry.action)
  const who = entry.actorName ?? t('system')
  return (
    <li className={classes.row}>
      <div>
        <strong>{props.link ? <PageLink {...props.link}>{what}</PageLink> : what}</strong>
        <small>
          {entry.unitName && <span className={classes.unit}>{entry.unitName}</span>}
          {props.ofPerson ? (
            <PageLink page="audit" search={props.ofPerson} keepScroll>
              {who}
            </PageLink>
          ) : (
            who
          )}
        </small>
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
