import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoListingsIllustration } from '../ui/illustrations/no-listings.tsx'

/** The home page of a landlord who has no listing yet. */
export function NoListing() {
  const t = useTranslations('home.listings')
  return (
    <Card>
      <EmptyState illustration={<NoListingsIllustration />} title={t('emptyTitle')} text={t('emptyText')} />
    </Card>
  )
}
