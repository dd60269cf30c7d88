import { IconTrash } from '@tabler/icons-react'
import { memo, useCallback, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { StatePill } from '../shared/state-pill.tsx'
import { useMediaQuery } from '../shared/use-media-query.ts'
import { useWindowRows } from '../shared/use-window-rows.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Pill } from '../ui/pill.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { type SaveCell, UnitCell } from './unit-cell.tsx'
import { draftOf, EDITED_FIELDS } from './unit-edits.ts'
import type { UnitNode } from './unit-queries.ts'
import classes from './units.module.css'

/** What the rows of the table do. */
export interface RowActions {
  save: SaveCell
  onSelect: (id: string, selected: boolean) => void
  onDelete: (id: string) => void
}

const noMore = () => undefined

/** Below 1280 px, where the columns don't fit beside the sidebar. */
const FOLDED = '(max-width: 1279.98px)'

/** Whether the units are rows that unfold, not a table. */
export function useFoldedUnits(): boolean {
  return useMediaQuery(FOLDED)
}

/** The units as a table, in narrow windows as rows that unfold; only what is in sight is in the document. */
export function UnitTable(props: {
  units: readonly UnitNode[]
  selected: ReadonlySet<string>
  onSelectAll: (selected: boolean) => void
  actions: RowActions
}) {
  const { units, selected } = props
  const t = useTranslations('units')
  const { body, rows, style } = useWindowRows({
    count: units.length,
    keyOf: (at) => units[at]?._id ?? '',
    onEndReached: noMore,
  })
  const isFolded = useFoldedUnits()
  const [openId, setOpenId] = useState<string | null>(null)
  const onOpen = useCallback((id: string) => setOpenId((before) => (before === id ? null : id)), [])
  const all = units.length > 0 && units.every((unit) => selected.has(unit._id))
  return (
    <div role="table" aria-label={t('table')} aria-rowcount={units.length + 1} className={classes.table}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={classes.head}>
          <span role="columnheader">
            <label className={classes.all}>
              <span className={classes.tick}>
                <input
                  type="checkbox"
                  checked={all}
                  onChange={(event) => props.onSelectAll(event.currentTarget.checked)}
                />
              </span>
              {isFolded ? t('selectAll') : <VisuallyHidden>{t('selectAll')}</VisuallyHidden>}
            </label>
          </span>
          {EDITED_FIELDS.map((field) => (
            <span key={field} role="columnheader">
              {t(`field.${field}`)}
            </span>
          ))}
          <span role="columnheader">{t('state')}</span>
          <span role="columnheader">
            <VisuallyHidden>{t('rowActions')}</VisuallyHidden>
          </span>
        </div>
      </div>
      <div role="rowgroup" ref={body} className={classes.rows} style={style}>
        {rows.map((item) => {
          const unit = units[item.index]
          if (!unit) return null
          return (
            <div
              key={unit._id}
              role="row"
              aria-rowindex={item.index + 2}
              ref={item.ref}
              data-index={item.index}
              data-selected={selected.has(unit._id) || undefined}
              data-fold={isFolded ? (unit._id === openId ? 'open' : 'closed') : undefined}
              className={classes.row}
              style={item.style}
            >
              <Row
                unit={unit}
                isSelected={selected.has(unit._id)}
                isOpen={isFolded ? unit._id === openId : null}
                onOpen={onOpen}
                actions={props.actions}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

const Row = memo(function Row(props: {
  unit: UnitNode
  isSelected: boolean
  /** Where rows unfold, whether this one is; null: all values are shown. */
  isOpen: boolean | null
  onOpen: (id: string) => void
  actions: RowActions
}) {
  const { unit, actions } = props
  const t = useTranslations('units')
  const states = useTranslations('currentState')
  return (
    <>
      <span role="cell" className={classes.check}>
        <label className={classes.tick}>
          <input
            type="checkbox"
            aria-label={t('select', { unit: unit.apartmentName })}
            checked={props.isSelected}
            onChange={(event) => actions.onSelect(unit._id, event.currentTarget.checked)}
          />
        </label>
      </span>
      {props.isOpen !== null && (
        <span role="cell" className={classes.fold}>
          <button type="button" aria-expanded={props.isOpen} onClick={() => props.onOpen(unit._id)}>
            <strong>{unit.apartmentName}</strong>
            <UnitLine unit={unit} />
          </button>
        </span>
      )}
      {(props.isOpen === false ? [] : EDITED_FIELDS).map((field) => (
        <span key={field} role="cell" className={classes.cell} data-field={field}>
          <span className={classes.cellLabel} aria-hidden>
            {t(`field.${field}`)}
          </span>
          <UnitCell unit={unit} field={field} save={actions.save} />
        </span>
      ))}
      <span role="cell" className={classes.state}>
        {unit.published && unit.currentState ? (
          <StatePill state={unit.currentState} />
        ) : (
          <Pill tone="red" pattern="outlined">
            {states('unpublished')}
          </Pill>
        )}
      </span>
      {props.isOpen !== false && (
        <span role="cell" className={classes.actions}>
          <IconButton
            label={t('deleteUnit', { unit: unit.apartmentName })}
            onClick={() => actions.onDelete(unit._id)}
          >
            <IconTrash size={19} aria-hidden />
          </IconButton>
        </span>
      )}
    </>
  )
})

/** What tells a unit from its neighbours, where there is no room for columns. */
function UnitLine({ unit }: { unit: UnitNode }) {
  const t = useTranslations('units')
  const language = useLocale()
  const format = useFormat()
  const rent = unit.price ?? unit.homePrice
  const floor = draftOf(unit, 'floor', language)
  const parts = [
    unit.externalId,
    floor && `${t('field.floor')} ${floor}`,
    draftOf(unit, 'locationInBuilding', language),
    rent > 0 && format.money(rent, unit.currency),
  ]
  return <small>{parts.filter(Boolean).join(' · ')}</small>
}
