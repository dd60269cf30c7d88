import { useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { listingChoicesQuery } from '../shared/listing-choices.ts'
import { PageLink } from '../shared/page-link.tsx'
import { PeriodLinks } from '../shared/periods/period-links.tsx'
import { type Search, useSearch } from '../shared/use-search.ts'
import { SelectField } from '../ui/fields.tsx'
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
  return (
    <div className={classes.controls}>
      <PeriodLinks page="payments" period={place.period} searchWith={(period) => searchWith({ period })} />
      <ScopeField place={place} overview={overview} />
      {overview && overview.currencies.length > 1 && (
        <CurrencyField currencies={overview.currencies.map((one) => one.currency)} shown={currency} />
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
  const groups = useQuery(listingChoicesQuery()).data ?? []
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
    <SelectField
      size="sm"
      aria-label={t('scope')}
      label={undefined}
      className={classes.groups}
      value={groupId ?? ''}
      data={[
        { value: '', label: t('allListings') },
        ...groups
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((group) => ({ value: group.groupId, label: group.name })),
      ]}
      onChange={(event) =>
        setSearch({ ...search, group: event.currentTarget.value || undefined, entries: undefined })
      }
    />
  )
}

function CurrencyField({ currencies, shown }: { currencies: string[]; shown: string | null }) {
  const t = useTranslations('money')
  const [, setSearch] = useSearch()
  return (
    <SelectField
      size="sm"
      aria-label={t('currency')}
      label={undefined}
      className={classes.currencies}
      value={shown ?? ''}
      data={currencies.map((currency) => ({ value: currency, label: currency }))}
      onChange={(event) => setSearch({ currency: event.currentTarget.value, entries: undefined })}
    />
  )
}
