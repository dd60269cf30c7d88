import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoListings } from '../ui/illustrations/no-listings.tsx'

/** The home page of a landlord who has no listing yet. */
export function NoListing() {
  const t = useTranslations('home.listings')
  return (
    <Card>
      <EmptyState illustration={<NoListings />} title={t('emptyTitle')} text={t('emptyText')} />
    </Card>
  )
}
