import { useTranslations } from 'use-intl'
import type { AuditImpersonationsQuery } from '../gen/graphql.ts'
import { useFormat } from '../shared/format.ts'
import { Pill } from '../ui/pill.tsx'
import classes from '../shared/audit-entry-row.module.css'

/** One time in which staff acted as the landlord: who, why, from when to when, how much was changed. */
export function ImpersonationRow(props: {
  impersonation: AuditImpersonationsQuery['impersonations'][number]
}) {
  const t = useTranslations('audit')
  const format = useFormat()
  const { actorName, reason, startedAt, endsAt, endedAt, isRunning, actions } = props.impersonation
  return (
    <li className={classes.row}>
      <div>
        <strong>{actorName}</strong>
        <small>{t('because', { reason })}</small>
        <small>{t('changes', { count: actions })}</small>
      </div>
      <div className={classes.side}>
        <span>
          <time dateTime={startedAt}>{format.instant(startedAt)}</time>
          {' – '}
          <time dateTime={endedAt ?? endsAt}>{format.instant(endedAt ?? endsAt)}</time>
        </span>
        {isRunning && <Pill tone="violet">{t('actsNow')}</Pill>}
      </div>
    </li>
  )
}
