import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { StaffImpersonation } from './impersonations-queries.ts'
import classes from '../shared/action-row.module.css'

/** One time in which staff act or acted as a landlord: who, as whom, why, when, what was changed, and how it ends. */
export function ImpersonationListRow(props: { impersonation: StaffImpersonation; onEnd: () => void }) {
  const { impersonation } = props
  const t = useTranslations('staffImpersonations')
  const reasonText = useReasonText()
  const format = useFormat()
  const isSales = useViewer()?.permissions.includes('sales') ?? false
  const { _id, actorName, landlordName, landlordId, endRefusal, isRunning } = impersonation
  const names = { actor: actorName, landlord: landlordName }
  const until = impersonation.endedAt ?? impersonation.endsAt
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{t('who', names)}</strong>
        {isRunning && (
          <span>
            <Pill tone="violet">{t('isRunning')}</Pill>
          </span>
        )}
        <small>{t('because', { reason: impersonation.reason })}</small>
        <small>
          <time dateTime={impersonation.startedAt}>{format.instant(impersonation.startedAt)}</time>
          {' – '}
          <time dateTime={until}>
            {isRunning ? t('latest', { when: format.instant(until) }) : format.instant(until)}
          </time>
        </small>
        <small>{t('changes', { count: impersonation.actions })}</small>
        {impersonation.endedByName && (
          <small>
            {t('endedBy', { name: impersonation.endedByName, reason: impersonation.endReason ?? '' })}
          </small>
        )}
      </div>
      <div className={classes.buttons}>
        {isSales && (
          <Button
            size="small"
            component={PageLink}
            page="staffAudit"
            params={{ landlordId }}
            search={{ impersonation: _id }}
            aria-label={t('logName', names)}
          >
            {t('log')}
          </Button>
        )}
        {isRunning && (
          <Button
            size="small"
            disabled={endRefusal !== null}
            reason={endRefusal ? reasonText(endRefusal) : undefined}
            aria-label={t('endName', names)}
            onClick={props.onEnd}
          >
            {t('end')}
          </Button>
        )}
      </div>
    </li>
  )
}
