import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { SaveCell } from './unit-cell.tsx'
import { matchingUnits, type UnitChange } from './unit-edits.ts'
import { sendChanges } from './unit-mutations.ts'
import { type UnitNode, unitTableQuery } from './unit-queries.ts'
import { type RowActions, UnitTable } from './unit-table.tsx'
import classes from './units.module.css'

/** The id of the sentence that says why somebody can't change the units that they see. */
export const ONLY_SOME = 'only-some-units'

/** The table of a group's units with its search, the bar of what is chosen, and the dialogs of both. */
export function UnitsOfGroup({
  groupId,
  units,
  isWhole,
}: {
  groupId: string
  units: readonly UnitNode[]
  isWhole: boolean
}) {
  const t = useTranslations('units')
  const [search, setSearch] = useSearch()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [deleted, setDeleted] = useOverlayOf<readonly string[]>('delete-units')
  const [asked, setAsked] = useOverlayOf<readonly UnitChange[]>('change-units')
  const shown = useMemo(() => matchingUnits(units, search.q), [units, search.q])
  const selected = useMemo(() => units.filter((unit) => chosen.has(unit._id)), [units, chosen])
  const save = useSaveCell(groupId, setAsked)
  const onSelect = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const after = new Set(before)
      if (isChosen) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const onDelete = useCallback((id: string) => setDeleted([id]), [setDeleted])
  const actions: RowActions = useMemo(() => ({ save, onSelect, onDelete }), [save, onSelect, onDelete])
  const [firstDeleted] = units.filter((unit) => deleted?.includes(unit._id))
  return (
    <>
      <div className={classes.bar}>
        <SearchField
          param="q"
          className={classes.search}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
        />
        {selected.length > 0 && (
          <div role="group" aria-label={t('chosenActions')} className={classes.chosen}>
            <span role="status">{t('chosen', { count: selected.length })}</span>
            <Button size="small" onClick={() => setSearch({ dialog: 'bulk' })}>
              {t('bulk')}
            </Button>
            <Button
              size="small"
              variant="danger"
              onClick={() => setDeleted(selected.map((unit) => unit._id))}
            >
              {t('delete')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setChosen(new Set())}>
              {t('chooseNone')}
            </Button>
          </div>
        )}
      </div>
      <Card padded={false}>
        {shown.length === 0 ? (
          <p className={classes.nothing}>{t('nothing')}</p>
        ) : (
          <fieldset
            disabled={!isWhole}
            aria-label={t('table')}
            aria-describedby={isWhole ? undefined : ONLY_SOME}
            className={classes.change}
          >
            <UnitTable
              units={shown}
              selected={chosen}
              onSelectAll={(all) => setChosen(all ? new Set(shown.map((unit) => unit._id)) : new Set())}
              actions={actions}
            />
          </fieldset>
        )}
      </Card>
      <BulkDialog
        groupId={groupId}
        units={selected}
        opened={search.dialog === 'bulk' && selected.length > 0}
        onClose={() => setSearch({ dialog: undefined })}
      />
      <DeleteDialog
        groupId={groupId}
        listingIds={deleted ?? []}
        name={firstDeleted?.apartmentName ?? ''}
        opened={deleted !== null}
        onClose={() => setDeleted(null)}
        onDone={() => {
          setDeleted(null)
          setChosen(new Set())
        }}
      />
      <ChangeDialog
        groupId={groupId}
        changes={asked}
        currency={units[0]?.currency}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

/** Stores a cell at once; where somebody would be declined by it, that is asked first. */
function useSaveCell(groupId: string, ask: (changes: readonly UnitChange[]) => void): SaveCell {
  const queryClient = useQueryClient()
  return useCallback(
    async (change, idempotencyKey) => {
      try {
        await sendChanges({ groupId, changes: [change], seen: null, idempotencyKey })
      } catch (error) {
        const isAsked = error instanceof ConditionNotMetError && error.reason === 'CONSEQUENCES_CHANGED'
        if (!isAsked) throw error
        ask([change])
        return false
      }
      await queryClient.invalidateQueries({ queryKey: unitTableQuery(groupId).queryKey })
      return true
    },
    [groupId, ask, queryClient],
  )
}
