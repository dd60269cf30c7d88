import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField, TextField } from '../ui/fields.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { type ChosenUnits, teamListingsOptions } from './team-queries.ts'
import { UnitsOfHouse } from './unit-choice.tsx'
import classes from './team-page.module.css'

/** Ticks beside the landlord's listings and the units of a house, searched by name; what is ticked stays while searching. */
export function ListingChoice(props: {
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** Where single units can be chosen, too. */
  units?: { chosen: ChosenUnits; onChange: (units: ChosenUnits) => void }
  error: string | undefined
}) {
  const t = useTranslations('team')
  const errors = useTranslations('errors')
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({
    ...teamListingsOptions(search.trim()),
    placeholderData: keepPreviousData,
  })
  const toggle = (groupId: string) => {
    const next = new Set(props.chosen)
    if (!next.delete(groupId)) next.add(groupId)
    props.onChange(next)
  }
  return (
    <div role="group" aria-label={t('namedListings')}>
      <TextField
        type="search"
        size="sm"
        label={t('searchListings')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        error={props.error}
      />
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <div className={classes.listings}>
          {data.nodes.map((listing) => (
            <Fragment key={listing.groupId}>
              <CheckField
                label={listing.name}
                checked={props.chosen.has(listing.groupId)}
                onChange={() => toggle(listing.groupId)}
              />
              {props.units && listing.partOfGroup && !props.chosen.has(listing.groupId) && (
                <UnitsOfHouse listing={listing} {...props.units} />
              )}
            </Fragment>
          ))}
          {data.nodes.length === 0 && <p className={classes.explanation}>{t('noListingFound')}</p>}
          {data.totalCount > data.nodes.length && (
            <p className={classes.explanation}>
              {t('moreListings', { count: data.totalCount - data.nodes.length })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
