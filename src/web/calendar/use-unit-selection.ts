import { useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChoosableUnit } from '../shared/blocks/unit-search.ts'
import type { GroupEntry } from './timeline-rows.ts'

/** Units that are chosen for one change of all of them. */
export interface UnitSelection {
  /** All that can be chosen, named so that houses with apartments of the same names are told apart. */
  units: readonly ChoosableUnit[]
  chosen: ReadonlySet<string>
  /** The chosen ones that can be chosen, in their order: others are remembered, but not meant. */
  chosenIds: readonly string[]
  choose: (id: string, isChosen: boolean) => void
  /** Takes others in as well. */
  chooseThese: (ids: readonly string[]) => void
  chooseNone: () => void
}

/** Which of the units of these groups are chosen. */
export function useUnitSelection(groups: readonly GroupEntry[], groupId: string | undefined): UnitSelection {
  const t = useTranslations('calendar')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const units = useMemo(
    () =>
      groups.flatMap((group) =>
        group.units.map(({ unit: { id, name, partOfGroup } }) => ({
          id,
          name: partOfGroup && groupId === undefined ? t('unitOf', { group: group.name, name }) : name,
        })),
      ),
    [groups, groupId, t],
  )
  const chosenIds = useMemo(
    () => units.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    [units, chosen],
  )
  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const after = new Set(before)
      if (isChosen) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const chooseThese = useCallback(
    (ids: readonly string[]) => setChosen((before) => new Set([...before, ...ids])),
    [],
  )
  const chooseNone = useCallback(() => setChosen(new Set()), [])
  return { units, chosen, chosenIds, choose, chooseThese, chooseNone }
}
