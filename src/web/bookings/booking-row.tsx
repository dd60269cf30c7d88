import { useTranslations } from 'use-intl'
import type { PathParams, RouteName } from '../routes.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Pill } from '../ui/pill.tsx'
import type { BookingListNode } from './booking-queries.ts'
import classes from './bookings-page.module.css'

/** A booking in the list: who, where, when. */
export function BookingRow(props: {
  booking: BookingListNode
  link: { page: RouteName; params: PathParams; search: PathParams }
  shown: boolean
  /** The list stays in sight when the booking opens. */
  beside: boolean
}) {
  const t = useTranslations('bookings')
  const format = useFormat()
  const { booking } = props
  return (
    <PageLink
      {...props.link}
      keepScroll={props.beside}
      aria-current={props.shown ? 'true' : undefined}
      className={classes.row}
    >
      <span className={classes.line}>
        <strong>{booking.tenantNames}</strong>
        {booking.type === 'EXTENSION' && <Pill tone="amber">{t('types.EXTENSION')}</Pill>}
        {booking.asksToLeaveOn && (
          <Pill tone="amber">{t('asksToLeave', { day: format.day(booking.asksToLeaveOn) })}</Pill>
        )}
        {booking.stayedUntil && (
          <Pill tone="red">{t('cancelledFrom', { day: format.day(booking.stayedUntil) })}</Pill>
        )}
      </span>
      <small>{booking.listing.partOfGroup ? booking.listing.apartmentName : booking.listing.name}</small>
      <small>{format.dayRange(booking.from, booking.to)}</small>
    </PageLink>
  )
}
