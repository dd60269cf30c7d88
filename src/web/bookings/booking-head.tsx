import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Pill, type Tone } from '../ui/pill.tsx'
import type { BookingNode } from './booking-queries.ts'
import { daysBetween, parseDay } from '../../domain/kernel/day.ts'
import { utcToday } from '../shared/today.ts'

/** Where and when, in a line below the tenant's name. */
export function BookingPlaceAndStay({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  const { listing } = booking
  return t('stayAt', {
    place: listing.partOfGroup ? listing.apartmentName : listing.name,
    stay: format.dayRange(booking.from, booking.to),
  })
}

const TONES: Record<BookingNode['phase'], Tone> = {
  UPCOMING: 'blue',
  CURRENT: 'pine',
  PAST: 'stone',
  CANCELLED: 'red',
}

/** How long until the stay starts or ends, or that it is over. */
export function BookingPhasePill({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  const today = utcToday()
  const daysUntil = (day: string) => daysBetween(today, parseDay(day))
  const text = {
    UPCOMING: () => t('startsIn', { days: daysUntil(booking.from) }),
    CURRENT: () => t('endsIn', { days: daysUntil(booking.to) }),
    PAST: () => t('endedOn', { day: format.day(booking.to) }),
    CANCELLED: () =>
      booking.stayedUntil ? t('cancelledFrom', { day: format.day(booking.stayedUntil) }) : t('cancelled'),
  }[booking.phase]()
  // Both agreed: nothing went wrong.
  if (booking.isEndAgreed && booking.stayedUntil)
    return <Pill tone="stone">{t('agreedUntil', { day: format.day(booking.stayedUntil) })}</Pill>
  return <Pill tone={TONES[booking.phase]}>{text}</Pill>
}
