import { useLocale, useTranslations } from 'use-intl'
import { useProvidedKeyWords } from '../shared/key-words.ts'
import { listingText } from '../shared/listing-words.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Section } from '../ui/section.tsx'
import type { TenantBooking } from './tenant-booking-queries.ts'

/** Where in the building the apartment is, and which keys are handed over; nothing for a stay that does not happen. */
export function BookingArriving({ booking }: { booking: TenantBooking }) {
  const t = useTranslations('tenantBooking')
  const place = listingText(booking.locationInBuilding, useLocale())
  const keys = useProvidedKeyWords()(booking.keysProvided)
  if (booking.canceled || (!place.text && !keys)) return null
  return (
    <Section title={t('arriving')}>
      <Card>
        <DefinitionList
          items={[
            {
              term: t('inBuilding'),
              value: place.text && <span lang={place.otherLanguage ?? undefined}>{place.text}</span>,
            },
            { term: t('keys'), value: keys },
          ]}
        />
      </Card>
    </Section>
  )
}
