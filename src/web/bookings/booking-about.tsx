import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'

/** How the booking came about, with the way back to its request. */
export function BookingAbout({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  const { listingRequest: request } = booking
  return (
    <Card as="section" className={classes.card}>
      <h3>{t('about')}</h3>
      <DefinitionList
        items={[
          { term: t('type'), value: t(booking.type === 'EXTENSION' ? 'types.EXTENSION' : 'types.STANDARD') },
          { term: t('chain'), value: booking.chain.length > 1 ? <Chain booking={booking} /> : null },
          { term: t('createdAt'), value: format.instant(booking.createdAt) },
          {
            term: t('request'),
            value: (
              <PageLink
                page="inbox"
                params={{ bookingRequestId: request.bookingRequestId, listingRequestId: request.id }}
              >
                {t('openRequest', { id: request.userFriendlyId })}
              </PageLink>
            ),
          },
          {
            term: t('otherBookings'),
            value: (
              <PageLink page="bookings" search={{ tenant: booking.tenant._id, phase: booking.phase }}>
                {t('allOfTenant', { name: booking.tenantNames })}
              </PageLink>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** The stays that this one extends, and those that extend it. */
function Chain({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  return (
    <ol className={classes.chain}>
      {booking.chain.map((link) => {
        const range = format.dayRange(link.from, link.stayedUntil ?? link.to)
        const text = link.canceled ? t('chainCancelled', { range }) : range
        return (
          <li key={link._id}>
            {link._id === booking._id ? (
              <strong>{t('thisOne', { range: text })}</strong>
            ) : (
              <PageLink page="bookings" params={{ bookingId: link._id }}>
                {text}
              </PageLink>
            )}
          </li>
        )
      })}
    </ol>
  )
}
