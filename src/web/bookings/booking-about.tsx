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
        ]}
      />
    </Card>
  )
}
