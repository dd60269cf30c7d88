import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CurrencyField, ListingField } from '../shared/figures/choice-fields.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { PeriodLinks } from '../shared/periods/period-links.tsx'
import { type Search, useSearch } from '../shared/use-search.ts'
import type { MoneyPlace, Overview } from './money-queries.ts'
import classes from './money.module.css'

/** Which period and whose: both live in the address. */
export function MoneyPlaceControls(props: {
  place: MoneyPlace
  overview: Overview | null
  currency: string | null
}) {
  const { place, overview, currency } = props
  const searchWith = useSearchWith()
  const [, setSearch] = useSearch()
  return (
    <div className={classes.controls}>
      <PeriodLinks page="payments" period={place.period} searchWith={(period) => searchWith({ period })} />
      <ScopeField place={place} overview={overview} />
      {overview && overview.currencies.length > 1 && (
        <CurrencyField
          currencies={overview.currencies.map((one) => one.currency)}
          shown={currency ?? ''}
          onChange={(shown) => setSearch({ currency: shown, entries: undefined })}
        />
      )}
    </div>
  )
}

/** The address as it is, with something changed and no dialog open. */
export function useSearchWith(): (changes: Search) => Search {
  const [search] = useSearch()
  return (changes) => ({ ...search, entries: undefined, pay: undefined, ...changes })
}

function ScopeField({ place, overview }: { place: MoneyPlace; overview: Overview | null }) {
  const t = useTranslations('money')
  const [search, setSearch] = useSearch()
  const cleared = useSearchWith()({ unit: undefined, booking: undefined, group: undefined })
  const { groupId, listingId, bookingId } = place.scope
  if (listingId || bookingId) {
    return (
      <span className={classes.scope}>
        <strong>{overview?.tenantNames ?? overview?.apartmentName ?? overview?.groupName ?? '…'}</strong>
        {overview?.tenantNames && <small>{overview.apartmentName}</small>}
        <PageLink
          page="payments"
          search={cleared}
          keepScroll
          aria-label={t('allListings')}
          className={classes.step}
        >
          <IconX size={16} aria-hidden />
        </PageLink>
      </span>
    )
  }
  return (
    <ListingField
      groupId={groupId ?? null}
      onChange={(group) => setSearch({ ...search, group: group ?? undefined, entries: undefined })}
    />
  )
}
