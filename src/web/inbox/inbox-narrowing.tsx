import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { REQUEST_TYPES } from '../../domain/catalogue/requests.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useViewer } from '../shared/viewer.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { TableDownload } from '../shared/table-download.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { DayField } from '../ui/day-field.tsx'
import { SelectField } from '../ui/fields.tsx'
import {
  ACTIVE_STATUSES,
  CLEARED,
  countNarrowings,
  tableQuery,
  writeFilters,
  type InboxFilters,
  type InboxScope,
} from './inbox-filters.ts'
import classes from './inbox-head.module.css'
import { inboxListingsOptions } from './inbox-queries.ts'

interface Props {
  scope: InboxScope
  filters: InboxFilters
  onChange: (search: Record<string, string | undefined>) => void
}

/** What narrows the list beside its chips and its search: listing, kind, state and dates. */
export function InboxNarrowing(props: Props) {
  const { filters, onChange } = props
  const t = useTranslations('inbox')
  const landlordStatus = useCatalogueText('landlordStatus')
  const viewer = useViewer()
  return (
    <div className={classes.narrowing} role="group" aria-label={t('narrowing')}>
      <ListingSelect {...props} />
      <SelectField
        label={t('kind')}
        value={filters.type ?? ''}
        data={[
          { value: '', label: t('anyKind') },
          ...REQUEST_TYPES.map((type) => ({ value: type, label: t(`kinds.${type}`) })),
        ]}
        onChange={(event) => onChange({ type: event.currentTarget.value || undefined })}
      />
      {filters.filter !== 'ENDED' && (
        <SelectField
          label={t('state')}
          value={filters.statuses.join(',')}
          data={[
            { value: '', label: t('anyState') },
            // What two states have in common in the words of the page is one choice.
            ...statesByText(landlordStatus),
          ]}
          onChange={(event) => onChange({ status: event.currentTarget.value || undefined })}
        />
      )}
      <DaysFilter filters={filters} onChange={onChange} />
      {countNarrowings(filters) > 0 && (
        <Button size="small" onClick={() => onChange(writeFilters({ ...CLEARED, search: filters.search }))}>
          {t('clearNarrowing')}
        </Button>
      )}
      {viewer?.access !== 'LIMITED' && (
        <TableDownload path="/api/requests.csv" query={tableQuery(props.scope, filters)} />
      )}
    </div>
  )
}

function statesByText(text: (status: string) => string): { value: string; label: string }[] {
  const byText = new Map<string, string[]>()
  for (const status of ACTIVE_STATUSES)
    byText.set(text(status), [...(byText.get(text(status)) ?? []), status])
  return [...byText].map(([label, statuses]) => ({ value: statuses.join(','), label }))
}

function ListingSelect({ scope }: Props) {
  const t = useTranslations('inbox')
  const { data } = useQuery(inboxListingsOptions())
  const [search] = useSearch()
  const navigate = usePageNavigate()
  const listings = data ?? []
  const value = scope.groupId ? `g/${scope.groupId}` : scope.listingId ? `l/${scope.listingId}` : ''
  const choose = (chosen: string) => {
    const [kind, id] = chosen.split('/')
    if (!id) void navigate('inbox', {}, { search })
    else if (kind === 'g') void navigate('groupRequests', { groupId: id }, { search })
    else void navigate('listingRequests', { listingId: id }, { search })
  }
  const choices = listings.map((listing) => ({
    value: listing.partOfGroup ? `g/${listing.groupId}` : `l/${listing._id}`,
    label: listing.name,
  }))
  // The one that is chosen stays choosable while the list is on its way, or where it lies beyond its first hundred.
  const known = value === '' || choices.some((choice) => choice.value === value)
  return (
    <SelectField
      label={t('listing')}
      value={value}
      data={[
        { value: '', label: t('allListings') },
        ...(known ? choices : [{ value, label: t('thisListing') }, ...choices]),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}

function DaysFilter({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const t = useTranslations('inbox')
  const [from, setFrom] = useState(filters.from ?? '')
  const [to, setTo] = useState(filters.to ?? '')
  const [seen, setSeen] = useState(filters)
  const daysText = useDaysText(filters)
  // A saved view and 'clear' change the days from outside.
  if (seen.from !== filters.from || seen.to !== filters.to) {
    setSeen(filters)
    if (filters.from !== (isDay(from) ? from : null)) setFrom(filters.from ?? '')
    if (filters.to !== (isDay(to) ? to : null)) setTo(filters.to ?? '')
  }
  const wrongOrder = isDay(from) && isDay(to) && to < from
  const change = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom)
    setTo(nextTo)
    if (isDay(nextFrom) && isDay(nextTo) && nextTo < nextFrom) return
    onChange(writeFilters({ from: isDay(nextFrom) ? nextFrom : null, to: isDay(nextTo) ? nextTo : null }))
  }
  return (
    <div className={classes.days} role="group" aria-label={daysText}>
      <DayField label={t('from')} value={from} onChange={(day) => change(day, to)} />
      <DayField
        label={t('to')}
        value={to}
        min={from || undefined}
        error={wrongOrder && t('datesOrder')}
        onChange={(day) => change(from, day)}
      />
    </div>
  )
}

function useDaysText(filters: InboxFilters): string {
  const t = useTranslations('inbox')
  const format = useFormat()
  const { from, to } = filters
  if (from && to && from <= to) return t('datesOf', { range: format.dayRange(from, to) })
  if (from) return t('datesFrom', { day: format.day(from) })
  return to ? t('datesTo', { day: format.day(to) }) : t('dates')
}
