import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import type { Tone } from '../ui/pill.tsx'
import { Timeline } from '../ui/timeline.tsx'
import type { TenantRequest } from './tenant-queries.ts'

const TONES: Record<string, Tone> = {
  landlordSign: 'violet',
  tenantSign: 'violet',
  rejectListingRequest: 'stone',
  autoDecline: 'stone',
  withdrawListingRequest: 'stone',
  tenantNoResponse: 'stone',
  suppressListingRequest: 'stone',
  cancelBookingOffer: 'stone',
  cancelBooking: 'red',
}

/** What happened to the request, in the tenant's words; what concerns the landlord alone is left out. */
export function RequestEvents(props: { request: TenantRequest }) {
  const { events, landlordFirstName: landlord } = props.request
  const t = useTranslations('tenant.event')
  const format = useFormat()
  return (
    <Timeline
      items={events
        .filter((event) => t.has(event.action))
        .map((event) => ({
          key: event.id,
          title: t(`${event.action}`, { landlord, by: event.by }),
          at: format.instant(event.at),
          tone: TONES[event.action],
        }))}
    />
  )
}
