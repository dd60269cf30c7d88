import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/day.ts'
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
  const detail = useEventDetail()
  const items = props.request.events.map((event): TimelineItem => ({
    key: event.id,
    title: title(event),
    at: (
      <time dateTime={event.at} title={format.instant(event.at)}>
        {format.instant(event.at)}
      </time>
    ),
    detail: detail(event),
    tone: HARMS.includes(event.action) ? 'stone' : 'pine',
  }))
  return (
    <Section title={t('happened')}>
      <Timeline items={items} />
    </Section>
  )
}

const HARMS = [
  'rejectListingRequest',
  'autoDecline',
  'tenantNoResponse',
  'withdrawListingRequest',
  'DECLINED_BY_CONFLICT',
  'DECLINED_BY_BOOKING_OTHER_REQUEST',
]

function useEventTitle(name: string) {
  const t = useTranslations('requestEvent')
  return (event: RequestEvent) => {
    const by = event.by === 'TENANT' || event.by === 'LANDLORD' ? event.by : 'SYSTEM'
    if (t.has(event.action)) return t(event.action, { name, by })
    // An action that is newer than the texts still reads as words, with who did it.
    return t('unknown', { action: readable(event.action), by, name })
  }
}

function useEventDetail() {
  const format = useFormat()
  const declineReason = useCatalogueText('declineReason')
  return ({ data }: RequestEvent) => {
    const { from, to, reason, unit } = dataOf(data)
    if (typeof reason === 'string' && reason) return declineReason(reason)
    if (typeof unit === 'string' && unit) return unit
    if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) return undefined
    return format.dayRange(from, to)
  }
}

function dataOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
