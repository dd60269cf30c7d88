import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/day.ts'
import { useFormat } from '../shared/format.ts'
import { readable, useCatalogueText } from '../shared/status-text.ts'
import { Section } from '../ui/section.tsx'
import { Timeline, type TimelineItem } from '../ui/timeline.tsx'
import type { InboxRequest } from './inbox-queries.ts'

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
  'autoDeclineListingRequest',
  'withdrawListingRequest',
  'expireTenantAnswer',
  'suppressListingRequest',
  'cancelBookingOffer',
  'cancelBooking',
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
  const t = useTranslations('requestEvent')
  const format = useFormat()
  const declineReason = useCatalogueText('declineReason')
  return ({ data }: RequestEvent) => {
    const facts = dataOf(data)
    const { from, to, freeUnits, listings, declineReason: reason } = facts
    if (typeof reason === 'string' && reason) return declineReason(reason)
    if (typeof freeUnits === 'number') return t('freeUnits', { count: freeUnits })
    if (typeof listings === 'number' && listings > 1) return t('askedFor', { count: listings })
    if (typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to)) {
      return format.dayRange(from, to)
    }
    return undefined
  }
}

function dataOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
