import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request as ask } from '../graphql.ts'
import { useFormat } from '../shared/format.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { readable } from '../shared/status-text.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AsideCard } from './aside-card.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './aside-card.module.css'

type Check = InboxRequest['checks'][number]

/** 'Meets the rules?': one verdict per rule on the stay, with where the rule comes from and since when, and on free units. */
export function RequestChecks(props: { request: InboxRequest }) {
  const { request } = props
  const t = useTranslations('request')
  return (
    <AsideCard title={t('allowed')}>
      <ul className={classes.list}>
        {request.checks.map((check) => (
          <CheckItem key={`${check.rule}${check.origin ?? ''}${check.region ?? ''}`} check={check} />
        ))}
        {request.type === 'EXTENSION' && <ExtensionCheck listingRequestId={request.id} />}
        {request.landlordStatus === 'TENANT_STARTED_OTHER_BOOKING_PROCESS' && (
          <li>
            <IconAlertTriangle size={17} aria-hidden />
            <span>{t('tenantElsewhere', { name: request.tenantInformation.firstName })}</span>
          </li>
        )}
      </ul>
    </AsideCard>
  )
}

function CheckItem({ check }: { check: Check }) {
  const t = useTranslations('stayCheck')
  const format = useFormat()
  const text = useCheckText()
  const { chain, lifted, source, validFrom } = check
  return (
    <CheckLine value={check.verdict.value}>
      {text(check)}
      {lifted && (
        <small className={classes.source}>{t(`lifted.${lifted === 'PERMIT' ? lifted : 'EXEMPTION'}`)}</small>
      )}
      {chain && (
        <small className={classes.source}>
          {t('chain', { dates: format.dayRange(chain.from, chain.to) })}
        </small>
      )}
      <small className={classes.source}>
        <Origin check={check} />
      </small>
      {source && (
        <small className={classes.source}>
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.text}
          </a>
          {` · ${t.has(`basis.${source.basis}`) ? t(`basis.${source.basis}`) : readable(source.basis)}`}
          {validFrom && ` · ${t('validFrom', { day: format.day(validFrom) })}`}
        </small>
      )}
    </CheckLine>
  )
}

function Origin({ check }: { check: Check }) {
  const t = useTranslations('stayCheck')
  if (check.region)
    return t.has(`region.${check.region}`) ? t(`region.${check.region}`) : readable(check.region)
  return check.origin === 'LISTING' && check.months ? t('ownLimit') : null
}

function CheckLine(props: { value: boolean; children: React.ReactNode }) {
  const t = useTranslations('request')
  return (
    <li data-passed={props.value}>
      {props.value ? <IconCheck size={17} aria-hidden /> : <IconX size={17} aria-hidden />}
      <VisuallyHidden>{props.value ? t('passed') : t('failed')}</VisuallyHidden>
      <span>{props.children}</span>
    </li>
  )
}

function useCheckText() {
  const t = useTranslations('stayCheck')
  return (check: Check) => {
    const { months } = check
    const ok = String(check.verdict.value)
    if (check.rule === 'MINIMUM') return months ? t('MINIMUM', { ok, months }) : t('noMinimum')
    if (check.rule === 'MAXIMUM') return months ? t('MAXIMUM', { ok, months }) : t('noMaximum')
    if (check.rule === 'FREE_UNITS') return t('FREE_UNITS', { count: check.count ?? 0 })
    return readable(check.rule)
  }
}

const extensionQuery = graphql(`
  query InboxExtensionPossible($listingRequestId: ID!) {
    possibleToCreateContractForExtensionRequest(listingRequestId: $listingRequestId) {
      ...Verdict
    }
  }
`)

function extensionOptions(listingRequestId: string) {
  return queryOptions({
    queryKey: ['inbox', 'extension', listingRequestId],
    queryFn: async () =>
      (await ask(extensionQuery, { listingRequestId })).possibleToCreateContractForExtensionRequest,
  })
}

/** Whether the contract that accepting an extension leads to can be made. */
function ExtensionCheck({ listingRequestId }: { listingRequestId: string }) {
  const t = useTranslations('stayCheck')
  const reasonText = useReasonText()
  const { data } = useQuery(extensionOptions(listingRequestId))
  if (!data) return null
  return (
    <CheckLine value={data.value}>
      {data.value ? t('annexPossible') : t('annexImpossible', { reason: reasonText(data.reason) })}
    </CheckLine>
  )
}
