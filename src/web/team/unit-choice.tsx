import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField, TextField } from '../ui/fields.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { type ChosenUnits, teamUnitsOptions } from './team-queries.ts'
import classes from './team-page.module.css'

interface ChoiceProps {
  listing: { groupId: string; name: string }
  chosen: ChosenUnits
  onChange: (chosen: ChosenUnits) => void
}

/** Says how many units of a house are chosen, and opens the choice of them. */
export function UnitsOfHouse(props: ChoiceProps) {
  const t = useTranslations('team')
  const { groupId, name } = props.listing
  const count = [...props.chosen.values()].filter((unit) => unit.groupId === groupId).length
  const [isOpen, setIsOpen] = useState(count > 0)
  return (
    <div className={classes.house}>
      <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('singleUnits', { count, name })}
      </Button>
      {isOpen && <UnitChoice {...props} />}
    </div>
  )
}

/** Ticks beside the units of one house, searched by name or number; what is ticked stays while searching. */
function UnitChoice(props: ChoiceProps) {
  const t = useTranslations('team')
  const errors = useTranslations('errors')
  const [search, setSearch] = useState('')
  const { groupId, name } = props.listing
  const { data, error, refetch } = useQuery({
    ...teamUnitsOptions(groupId, search.trim()),
    placeholderData: keepPreviousData,
  })
  const toggle = (unit: { listingId: string; name: string }) => {
    const next = new Map(props.chosen)
    if (!next.delete(unit.listingId)) next.set(unit.listingId, { groupId, name: unit.name })
    props.onChange(next)
  }
  return (
    <div role="group" aria-label={t('unitsOf', { name })} className={classes.units}>
      <TextField
        type="search"
        size="sm"
        label={t('searchUnits', { name })}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.map((unit) => (
        <CheckField
          key={unit.listingId}
          label={unit.name}
          checked={props.chosen.has(unit.listingId)}
          onChange={() => toggle(unit)}
        />
      ))}
      {data?.length === 0 && <p className={classes.explanation}>{t('noUnitFound')}</p>}
    </div>
  )
}
