import { useQuery } from '@tanstack/react-query'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  MONEY_PERIODS,
  type MoneyPeriod,
  type MoneyPeriodLength,
  periodOf,
  periodText,
  shiftPeriod,
} from '../../domain/money/period.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { utcToday } from '../shared/today.ts'
import { type Search, useSearch } from '../shared/use-search.ts'
import { SelectField } from '../ui/fields.tsx'
import { moneyGroupsQuery, type MoneyPlace, type Overview } from './money-queries.ts'
import classes from './money.module.css'

/** Which period and whose: both live in the address. */
export function MoneyPlaceControls(props: {
  place: MoneyPlace
  overview: Overview | null
  currency: string | null
}) {
  const { place, overview, currency } = props
  return (
    <div className={classes.controls}>
      <PeriodLinks period={place.period} />
      <ScopeField place={place} overview={overview} />
      {overview && overview.currencies.length > 1 && (
        <CurrencyField currencies={overview.currencies.map((one) => one.currency)} shown={currency} />
      )}
    </div>
  )
}

/** The words for a period: November 2026, the fourth quarter of 2026, 2026. */
export function usePeriodName(): (period: MoneyPeriod) => string {
  const t = useTranslations('money')
  const format = useFormat()
  return (period) => {
    const year = period.from.slice(0, 4)
    if (period.length === 'year') return year
    if (period.length === 'month') return format.month(period.from, 'year')
    return t('quarterOf', { quarter: periodText(period).slice(-1), year })
  }
}

function PeriodLinks({ period }: { period: MoneyPeriod }) {
  const t = useTranslations('money')
  const nameOf = usePeriodName()
  const searchWith = useSearchWith()
  const step = (by: number) => {
    const other = shiftPeriod(period, by)
    return { search: searchWith({ period: periodText(other) }), label: nameOf(other) }
  }
  const before = step(-1)
  const after = step(1)
  return (
    <nav aria-label={t('period')} className={classes.periods}>
      <PageLink
        page="payments"
        search={before.search}
        replace
        keepScroll
        aria-label={before.label}
        className={classes.step}
      >
        <IconChevronLeft size={18} aria-hidden />
      </PageLink>
      <strong aria-live="polite" className={classes.periodName}>
        {nameOf(period)}
      </strong>
      <PageLink
        page="payments"
        search={after.search}
        replace
        keepScroll
        aria-label={after.label}
        className={classes.step}
      >
        <IconChevronRight size={18} aria-hidden />
      </PageLink>
      <span className={classes.lengths}>
        {MONEY_PERIODS.map((length) => (
          <LengthLink key={length} length={length} period={period} />
        ))}
      </span>
    </nav>
  )
}

function LengthLink({ length, period }: { length: MoneyPeriodLength; period: MoneyPeriod }) {
  const t = useTranslations('money')
  const searchWith = useSearchWith()
  const today = utcToday()
  // Of a longer period the part that is now, else its first.
  const day = today >= period.from && today <= period.to ? today : period.from
  return (
    <PageLink
      page="payments"
      search={searchWith({ period: periodText(periodOf(length, day)) })}
      replace
      keepScroll
      aria-current={period.length === length ? 'true' : undefined}
    >
      {t(`lengths.${length}`)}
    </PageLink>
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
  const groups = useQuery(moneyGroupsQuery()).data ?? []
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
