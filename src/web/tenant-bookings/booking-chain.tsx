import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import classes from './booking-page.module.css'
import type { TenantBooking } from './tenant-booking-queries.ts'

/** The stay and its extensions one after the other; nothing where there is only the one. */
export function BookingChain({ booking }: { booking: TenantBooking }) {
  const t = useTranslations('tenantBooking')
  const format = useFormat()
  if (booking.chain.length < 2) return null
  return (
    <Section title={t('chain')}>
      <Card>
        <ol className={classes.chain}>
          {booking.chain.map((stay) => (
            <li key={stay._id} aria-current={stay._id === booking._id ? 'true' : undefined}>
              {stay._id === booking._id ? (
                <b>{format.dayRange(stay.from, stay.to)}</b>
              ) : (
                <PageLink page="tenantBooking" params={{ bookingId: stay._id }}>
                  {format.dayRange(stay.from, stay.to)}
                </PageLink>
              )}
              <small>{t(`types.${stay.type}`)}</small>
              {stay.canceled && <Pill tone="red">{t('canceledPill')}</Pill>}
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}
