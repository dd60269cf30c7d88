import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { readable } from '../shared/status-text.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AsideCard } from './aside-card.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './aside-card.module.css'

/** 'Allowed?': one verdict per rule on the length of the stay and on free units. */
export function RequestChecks(props: { request: InboxRequest }) {
  const t = useTranslations('request')
  const checkText = useCheckText()
  const regionText = useRegionText()
  return (
    <AsideCard title={t('allowed')}>
      <ul className={classes.list}>
        {props.request.checks.map((check) => (
          <li key={`${check.rule}${check.region ?? ''}`} data-passed={check.verdict.value}>
            {check.verdict.value ? <IconCheck size={17} aria-hidden /> : <IconX size={17} aria-hidden />}
            <VisuallyHidden>{check.verdict.value ? t('passed') : t('failed')}</VisuallyHidden>
            <span>
              {checkText(check)}
              {check.region && <small className={classes.source}>{regionText(check.region)}</small>}
            </span>
          </li>
        ))}
        {props.request.landlordStatus === 'TENANT_STARTED_OTHER_BOOKING_PROCESS' && (
          <li>
            <IconAlertTriangle size={17} aria-hidden />
            <span>{t('tenantElsewhere', { name: props.request.tenantInformation.firstName })}</span>
          </li>
        )}
      </ul>
    </AsideCard>
  )
}

function useCheckText() {
  const t = useTranslations('stayCheck')
  return (check: InboxRequest['checks'][number]) => {
    const months = check.months
    const ok = String(check.verdict.value)
    if (check.rule === 'MINIMUM') return months ? t('MINIMUM', { ok, months }) : t('noMinimum')
    if (check.rule === 'MAXIMUM') return months ? t('MAXIMUM', { ok, months }) : t('noMaximum')
    if (check.rule === 'FREE_UNITS') return t('FREE_UNITS', { count: check.count ?? 0 })
    return readable(check.rule)
  }
}

function useRegionText() {
  const t = useTranslations('stayCheck')
  return (region: string) => (t.has(`region.${region}`) ? t(`region.${region}`) : readable(region))
}
