import { queryOptions, useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { utcToday } from '../shared/today.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ListingCard } from './listing-card.tsx'
import classes from './search-map.module.css'

const listingOnMapQuery = graphql(`
  query ListingOnMap($groupIds: [ID!]!) {
    publicListingsById(groupIds: $groupIds) {
      ...ListingCard
    }
  }
`)

function listingOnMapOptions(groupId: string) {
  return queryOptions({
    queryKey: ['listingOnMap', groupId],
    queryFn: async () =>
      (await request(listingOnMapQuery, { groupIds: [groupId] })).publicListingsById.at(0) ?? null,
  })
}

/** The card of the home whose marker was chosen, over the map. */
export function ChosenHome(props: { groupId: string; isListed: boolean; onClose: () => void }) {
  const { groupId, isListed, onClose } = props
  const t = useTranslations('publicSearch')
  const tErrors = useTranslations('errors')
  const { data: listing, isPending, error, refetch } = useQuery(listingOnMapOptions(groupId))
  return (
    <section
      className={classes.chosen}
      data-listed={isListed || undefined}
      aria-label={t('chosen')}
      aria-busy={isPending || undefined}
      aria-live="polite"
    >
      {listing && <ListingCard listing={listing} today={utcToday()} eager={false} />}
      {listing === null && <p className={classes.gone}>{t('chosenGone')}</p>}
      {error && <ErrorPanel message={errorMessage(tErrors, error)} onRetry={() => void refetch()} />}
      <IconButton label={t('chosenClose')} onClick={onClose} className={classes.close}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </section>
  )
}
