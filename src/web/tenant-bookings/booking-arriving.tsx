import { useLocale, useTranslations } from 'use-intl'
import { KEY_KINDS } from '../../domain/catalogue/listings.ts'
import { useFormat } from '../shared/format.ts'
import { listingText } from '../shared/listing-words.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import type { TenantBooking } from './tenant-booking-queries.ts'

/** Where in the building the apartment is, and which keys are handed over; nothing for a stay that does not happen. */
export function BookingArriving({ booking }: { booking: TenantBooking }) {
  const t = useTranslations('tenantBooking')
  const tKey = useTranslations('catalogue.keyKind')
  const format = useFormat()
  const place = listingText(booking.locationInBuilding, useLocale())
  const { keylessAccess, ...counts } = booking.keysProvided
  const keys = [
    ...(keylessAccess ? [tKey('keylessAccess')] : []),
    ...KEY_KINDS.flatMap((kind) =>
      kind !== 'keylessAccess' && counts[kind] > 0
        ? [t('key', { kind: tKey(kind), count: counts[kind] })]
        : [],
    ),
  ]
  if (booking.canceled || (!place.text && keys.length === 0)) return null
  return (
    <Section title={t('arriving')}>
      <Card>
        <DefinitionList
          items={[
            {
              term: t('inBuilding'),
              value: place.text && <span lang={place.otherLanguage ?? undefined}>{place.text}</span>,
            },
            { term: t('keys'), value: keys.length > 0 ? format.list(keys) : null },
          ]}
        />
      </Card>
    </Section>
  )
}
