import { plain } from '../../../domain/kernel/text.ts'
import type { StayUnit } from './sql.ts'

/** A name of an apartment in the file, and what it means here; `isOpen` until somebody has said. */
export interface StaysUnitName {
  name: string
  stays: number
  listingId: string | null
  isOpen: boolean
}

/** What a unit is called here: by itself, its number, its listing. */
export function namesOfUnit({ externalId, apartmentName, groupName, partOfGroup }: StayUnit): string[] {
  const names = [apartmentName, ...(externalId ? [externalId] : [])]
  return partOfGroup ? [...names, `${groupName} ${apartmentName}`] : [...names, groupName]
}

/** What a name means: as somebody says, else as it meant before, else the one unit that is called so. */
export function finderOfUnits(
  units: readonly StayUnit[],
  remembered: ReadonlyMap<string, string | null>,
  given: readonly { name: string; listingId: string | null }[],
): (name: string) => string | null | undefined {
  const ids = new Set(units.map(({ id }) => id))
  const said = new Map(given.map(({ name, listingId }) => [plain(name), listingId]))
  const called = Map.groupBy(
    units.flatMap((unit) =>
      [...new Set(namesOfUnit(unit).map(plain))].map((name) => ({ name, id: unit.id })),
    ),
    ({ name }) => name,
  )
  return (text) => {
    const name = plain(text)
    for (const answers of [said, remembered]) {
      const id = answers.get(name)
      if (id === null || (id !== undefined && ids.has(id))) return id
    }
    const found = called.get(name)
    return found?.length === 1 ? found[0]?.id : undefined
  }
}

/** The names of apartments in a file, each once. */
export function unitNamesOf(
  lines: readonly { unitName: string }[],
  unitOf: (name: string) => string | null | undefined,
): StaysUnitName[] {
  const byName = Map.groupBy(lines, ({ unitName }) => plain(unitName))
  return [...byName.values()].map((same) => {
    const name = same[0]?.unitName ?? ''
    const listingId = unitOf(name)
    return { name, stays: same.length, listingId: listingId ?? null, isOpen: listingId === undefined }
  })
}
