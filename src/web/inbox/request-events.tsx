import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { useContractName } from '../shared/contract-name.ts'
import { isRecord } from '../shared/browser-store.ts'
import { useFormat } from '../shared/format.ts'
import { readable, useCatalogueText } from '../shared/status-text.ts'
import { Section } from '../ui/section.tsx'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'
import type { InboxRequest } from './inbox-request-query.ts'

type RequestEvent = InboxRequest['events'][number]

/** 'What happened': every event of a request, oldest first. */
export function RequestEvents(props: { request: InboxRequest }) {
  const t = useTranslations('request')
  const format = useFormat()
  const title = useEventTitle(props.request.tenantInformation.firstName)
  const detail = useEventDetail(props.request)
  const items = props.request.events.map((event): TimelineItem => ({
    key: event.id,
    title: title(event),
    at: (
      <time dateTime={event.at} title={format.instant(event.at)}>
        {format.instant(event.at)}
      </time>
    ),
    detail: detail(event),
    tone: ENDS.has(event.action) ? 'stone' : SIGNATURES.has(event.action) ? 'violet' : 'pine',
  }))
  return (
    <Section title={t('happened')}>
      <Timeline items={items} />
    </Section>
  )
}

const ENDS = new Set([
  'rejectListingRequest',
  'takeAcceptBack',
  'declineAccepted',
  'autoDecline',
  'tenantNoResponse',
  'documentsTimeOver',
  'withdrawListingRequest',
  'refuseSuggestedDates',
  'suggestionLapsed',
  'refuseContract',
  'cancelContract',
  'signingExpired',
  'endExtensionRequest',
  'DECLINED_BY_CONFLICT',
  'DECLINED_BY_BOOKING_OTHER_REQUEST',
])

const SIGNATURES = new Set(['landlordSign', 'tenantSign', 'recordOfflineSignatures', 'uploadSigned'])

function useEventTitle(name: string) {
  const t = useTranslations('requestEvent')
  return (event: RequestEvent) => {
    const who = event.isMine ? 'me' : 'other'
    const actor = event.actorName ?? t('someone')
    if (t.has(event.action)) return t(event.action, { name, by: event.by, who, actor })
    // An action that is newer than the texts still reads as words, with who did it.
    return t('unknown', { action: readable(event.action), by: event.by, name, actor })
  }
}

function useEventDetail({ skipReason, listing }: InboxRequest) {
  const t = useTranslations('requestEvent')
  const format = useFormat()
  const declineReason = useCatalogueText('declineReason')
  const stopReason = useCatalogueText('catalogue.stopOnlineSigningReason')
  const skipReasonText = useCatalogueText('catalogue.skipReason')
  const contractName = useContractName()
  return ({ action, data }: RequestEvent) => {
    if (!isRecord(data)) return undefined
    const { from, to, reason, unit, until, message } = data
    if (isText(reason)) return action === 'stopOnlineSigning' ? stopReason(reason) : declineReason(reason)
    if (isText(unit)) return unit
    if (isText(data.contractName)) return contractName(data.contractName, listing.address.country)
    if (action === 'checkBookingRequest' && skipReason) return skipReasonText(skipReason)
    if (isText(until)) return t('until', { when: isDay(until) ? format.day(until) : format.instant(until) })
    if (!isText(from) || !isText(to) || !isDay(from) || !isDay(to))
      return isText(message) ? message : undefined
    const days = format.dayRange(from, to)
    return isText(message) ? `${days} · ${message}` : days
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
