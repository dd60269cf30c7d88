import { IconClockHour4, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { REQUEST_FILTERS, type RequestFilter } from '../../domain/rentals/classification.ts'
import { PageLink } from '../shared/page-link.tsx'
import { rememberOrder, writeFilters, type InboxFilters, type InboxScope } from './inbox-filters.ts'
import classes from './inbox-head.module.css'
import { InboxSearch } from './inbox-search.tsx'

/** How many requests each chip of the inbox has. */
export type FilterCounts = { needsYou: number; open: number; waiting: number; all: number }

/** The head of the list: whose requests, the chips with their counts, search and dates. */
export function InboxHead(props: {
  /** Name of the listing or group that the list is about; null for all. */
  listingName: string | null
  scope: InboxScope
  filters: InboxFilters
  counts: FilterCounts | undefined
  onChange: (search: Record<string, string | undefined>) => void
}) {
  const { filters, counts, onChange, listingName } = props
  const t = useTranslations('inbox')
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <h1 tabIndex={-1}>{listingName ? t('titleOf', { listing: listingName }) : t('title')}</h1>
        {counts && <small>{t('needYou', { count: counts.needsYou })}</small>}
        {filters.filter !== 'ENDED' && (
          <button
            type="button"
            className={classes.order}
            aria-pressed={filters.order === 'URGENT'}
            onClick={() => {
              const order = filters.order === 'URGENT' ? 'SPECIFIED' : 'URGENT'
              rememberOrder(order)
              onChange(writeFilters({ order }))
            }}
          >
            <IconClockHour4 size={15} aria-hidden />
            {t('urgentFirst')}
          </button>
        )}
      </div>
      {listingName && (
        <PageLink page="inbox" search={writeFilters(filters)} className={classes.scope}>
          <IconX size={15} aria-hidden />
          {t('allListings')}
        </PageLink>
      )}
      <div role="group" aria-label={t('filters')} className={classes.chips}>
        {REQUEST_FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            className={classes.chip}
            aria-pressed={filter === filters.filter}
            onClick={() => onChange(writeFilters({ filter }))}
          >
            {t(`filter.${filter}`)}
            {counts && filter !== 'ENDED' && <span>{countOf(counts, filter)}</span>}
          </button>
        ))}
      </div>
      <InboxSearch scope={props.scope} filters={filters} onChange={onChange} />
    </header>
  )
}

function countOf(counts: FilterCounts, filter: Exclude<RequestFilter, 'ENDED'>): number {
  switch (filter) {
    case 'NEEDS_YOU':
      return counts.needsYou
    case 'OPEN':
      return counts.open
    case 'WAITING':
      return counts.waiting
    case 'ALL':
      return counts.all
  }
}
