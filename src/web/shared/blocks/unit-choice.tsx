import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CheckField, TextField } from '../../ui/fields.tsx'
import classes from './blocks.module.css'
import { unitsFor, type ChoosableUnit } from './unit-search.ts'

// Below that all are in sight at once.
const SEARCHED_FROM = 9

// More lines than these aren't read but searched.
const SHOWN = 50

/** Which of many units are meant, folded up once some are chosen; found by the name of the unit or its group. */
export function UnitChoice(props: {
  units: readonly ChoosableUnit[]
  chosen: readonly string[]
  error?: string
  onChange: (listingIds: string[]) => void
}) {
  const { units, chosen } = props
  const t = useTranslations('blocks')
  const [opened, setOpened] = useState(chosen.length === 0)
  return (
    <details
      open={opened}
      className={classes.units}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{t('chooseUnits', { count: chosen.length, total: units.length })}</summary>
      {opened && <OpenChoice {...props} />}
      {props.error && <p role="alert">{props.error}</p>}
    </details>
  )
}

function OpenChoice(props: {
  units: readonly ChoosableUnit[]
  chosen: readonly string[]
  onChange: (listingIds: string[]) => void
}) {
  const { units, chosen, onChange } = props
  const t = useTranslations('blocks')
  const [search, setSearch] = useState('')
  const found = unitsFor(units, useDeferredValue(search))
  const ids = new Set(chosen)
  const change = (toggled: readonly ChoosableUnit[], isChosen: boolean) => {
    const changed = new Set(toggled.map(({ id }) => id))
    onChange(units.map(({ id }) => id).filter((id) => (changed.has(id) ? isChosen : ids.has(id))))
  }
  return (
    <>
      {units.length >= SEARCHED_FROM && (
        <TextField
          label={t('searchUnits')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          // Enter would send the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <fieldset>
        <legend className={classes.legend}>{t('unitsLegend')}</legend>
        {found.length === 0 ? (
          <p role="status">{t('noUnitFound')}</p>
        ) : (
          <CheckField
            label={found.length === units.length ? t('allUnits') : t('allFound', { count: found.length })}
            checked={found.every(({ id }) => ids.has(id))}
            onChange={(event) => change(found, event.currentTarget.checked)}
          />
        )}
        {found.slice(0, SHOWN).map((unit) => (
          <CheckField
            key={unit.id}
            label={
              unit.partOfGroup && unit.group ? t('unitOf', { group: unit.group, name: unit.name }) : unit.name
            }
            checked={ids.has(unit.id)}
            onChange={(event) => change([unit], event.currentTarget.checked)}
          />
        ))}
        {found.length > SHOWN && <p>{t('moreUnits', { count: found.length - SHOWN })}</p>}
      </fieldset>
    </>
  )
}
