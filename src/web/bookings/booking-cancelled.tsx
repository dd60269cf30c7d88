import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'

/** When, why and with which words a booking was cancelled, and how far the stay went. */
export function BookingCancelled({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const reason = useCatalogueText('catalogue.bookingCancellationReason')
  const format = useFormat()
  return (
    <div className={classes.cancelled} data-agreed={booking.isEndAgreed || undefined}>
      <strong>
        {booking.canceledAt
          ? t(booking.isEndAgreed ? 'endAgreedOn' : 'cancelledOn', {
              day: format.instant(booking.canceledAt),
            })
          : t('cancelled')}
      </strong>
      {booking.stayedUntil && <p>{t('stayedUntil', { day: format.day(booking.stayedUntil, 'long') })}</p>}
      {booking.cancellationReason && !booking.isEndAgreed && (
        <p>{t('cancellationReason', { reason: reason(booking.cancellationReason) })}</p>
      )}
      <p>
        {booking.landlordCancellationNote
          ? t('yourNote', { note: booking.landlordCancellationNote })
          : t('noNote')}
      </p>
    </div>
  )
}
