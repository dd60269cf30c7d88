import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { UnitsByDays } from '../shared/units-by-days.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'
import { addressText } from '../../domain/listings/identifier.ts'

/** When and where the tenant lives. */
export function BookingStay({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const reason = useCatalogueText('reasonForStay')
  const format = useFormat()
  const { listing, listingRequest: request } = booking
  // Whoever moves lives in one after the other.
  const unit =
    booking.units.length > 0 ? (
      <UnitsByDays units={booking.units} />
    ) : listing.partOfGroup ? (
      listing.apartmentName
    ) : null
  return (
    <Card as="section" className={classes.card}>
      <h3>{t('stay')}</h3>
      <img src={listing.coverImage.urls.medium} alt="" className={classes.picture} loading="lazy" />
      <DefinitionList
        items={[
          { term: t('listing'), value: listing.name, detail: addressText(listing.address, { place: true }) },
          { term: t('unit'), value: unit },
          { term: t('from'), value: format.day(booking.from, 'long') },
          { term: t('to'), value: format.day(booking.to, 'long') },
          { term: t('duration'), value: format.duration(booking.duration) },
          {
            term: t('lastDay'),
            value: booking.stayedUntil ? format.day(booking.stayedUntil, 'long') : null,
          },
          { term: t('externalId'), value: listing.externalId },
          {
            term: t('people'),
            value: t('peopleCount', { adults: request.adults, children: request.children }),
            detail: request.pets ? t('withPets') : null,
          },
          { term: t('reasonForStay'), value: reason(booking.reasonForStay) },
        ]}
      />
    </Card>
  )
}
