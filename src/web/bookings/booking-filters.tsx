import { useQuery } from '@tanstack/react-query'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BOOKING_CANCELLATION_REASONS } from '../../domain/catalogue/contracts.ts'
import { REQUEST_TYPES } from '../../domain/catalogue/requests.ts'
import { useContractName } from '../shared/contract-name.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DayField } from '../ui/day-field.tsx'
import { SelectField } from '../ui/fields.tsx'
import { countNarrowings, NARROWINGS, type Narrowing } from './booking-filter.ts'
import { filterChoicesQuery } from './booking-queries.ts'
import type { BookingsPlace } from './use-bookings-place.ts'
import classes from './booking-filters.module.css'

/** The button that shows what else narrows the list, with how much does. */
export function FilterButton(props: { shown: boolean; onToggle: () => void }) {
  const t = useTranslations('bookings.filter')
  const [search] = useSearch()
  return (
    <Button
      icon={<IconAdjustmentsHorizontal size={17} aria-hidden />}
      aria-expanded={props.shown}
      onClick={props.onToggle}
    >
      {t('button', { count: countNarrowings(search) })}
    </Button>
  )
}

/** Whether the filters are shown: by the button, or since some narrow the list already. */
export function useFiltersShown(): [boolean, () => void] {
  const [search] = useSearch()
  const [shown, setShown] = useState(() => countNarrowings(search) > 0)
  return [shown, () => setShown(!shown)]
}

/** Days, listing, contract, kind, and the reason of cancelled ones; all of it lives in the URL. */
export function BookingFilters({ place }: { place: BookingsPlace }) {
  const t = useTranslations('bookings')
  const [search, setSearch] = useSearch()
  const contractName = useContractName()
  const reason = useCatalogueText('catalogue.bookingCancellationReason')
  const choices = useQuery(filterChoicesQuery()).data
  const set = (name: Narrowing) => (value: string) =>
    setSearch({ [name]: value || undefined }, { replace: true })
  const select = (name: Narrowing, label: string, options: { value: string; label: string }[]) => (
    <SelectField
      size="sm"
      label={label}
      value={search[name] ?? ''}
      data={[{ value: '', label: t('filter.all') }, ...options]}
      onChange={(event) => set(name)(event.currentTarget.value)}
    />
  )
  const groups = choices?.groups.toSorted((a, b) => a.name.localeCompare(b.name)) ?? []
  return (
    <Card as="section" aria-label={t('filter.title')} className={classes.filters}>
      <DayField
        size="sm"
        label={t('filter.from')}
        value={search.from ?? ''}
        max={search.to}
        onChange={set('from')}
      />
      <DayField
        size="sm"
        label={t('filter.to')}
        value={search.to ?? ''}
        min={search.from}
        onChange={set('to')}
      />
      {!place.scope.listingId &&
        !place.scope.groupId &&
        select(
          'listing',
          t('listing'),
          groups.map((group) => ({ value: group.groupId, label: group.name })),
        )}
      {select(
        'contract',
        t('contract'),
        (choices?.contracts ?? []).map((value) => ({ value, label: contractName(value, null) })),
      )}
      {select(
        'kind',
        t('type'),
        REQUEST_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
      )}
      {place.phase === 'CANCELLED' &&
        select(
          'reason',
          t('cancel.reason'),
          BOOKING_CANCELLATION_REASONS.map((value) => ({ value, label: reason(value) })),
        )}
      {place.narrowed && (
        <Button
          variant="quiet"
          className={classes.clear}
          onClick={() =>
            setSearch(Object.fromEntries(['q', ...NARROWINGS].map((name) => [name, undefined])), {
              replace: true,
            })
          }
        >
          {t('filter.clear')}
        </Button>
      )}
    </Card>
  )
}
