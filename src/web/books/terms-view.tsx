import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import classes from './books-page.module.css'
import { IncentiveDialog } from './incentive-dialog.tsx'
import { LandlordRow } from './landlord-row.tsx'
import { PaidReferrals } from './paid-referrals.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { useKept } from './kept.tsx'
import { landlordsOptions, type LandlordWithTerms } from './terms-queries.ts'

/** Landlords with what holds for their fees, what was agreed when and why, and what they were granted. */
export function TermsView() {
  const t = useTranslations('staffTerms')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const [changed, setChanged] = useOverlayOf<LandlordWithTerms>('terms')
  const [granted, setGranted] = useOverlayOf<LandlordWithTerms>('incentive')
  const { data, error, refetch } = useQuery({
    ...landlordsOptions(search.q ?? ''),
    placeholderData: keepPreviousData,
  })
  const kept = useKept({ landlordIds: data?.map(({ _id }) => _id) ?? [] })
  return (
    <>
      <PaidReferrals />
      <div className={classes.filters}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
      </div>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('nobody')}
          text={t('nobodyText')}
          level={2}
        />
      )}
      {data && data.length > 0 && (
        <RowsCard>
          {data.map((landlord) => (
            <LandlordRow
              key={landlord._id}
              landlord={landlord}
              kept={kept.get(landlord._id)}
              onChange={() => setChanged(landlord)}
              onGrant={() => setGranted(landlord)}
            />
          ))}
        </RowsCard>
      )}
      <TermsDialog key={`terms ${changed?._id}`} landlord={changed} onClose={() => setChanged(null)} />
      <IncentiveDialog
        key={`incentive ${granted?._id}`}
        landlord={granted}
        onClose={() => setGranted(null)}
      />
    </>
  )
}
