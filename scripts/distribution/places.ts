import { DECLARED, type GlobalReason } from './declared.ts'
import type { StoredKey, StoredReference, StoredTable } from './stored.ts'

/** Where the rows of a table would lie. */
export type Place =
  /** With their landlord: by `landlord_id`, by a chain of keys that leads to it, or by a column that holds it. */
  | { at: 'landlord'; by: string; others?: string }
  /** A copy on every node, since rows that lie with a landlord lead to it. */
  | { at: 'everywhere'; why: GlobalReason }
  /** On one node. */
  | { at: 'once'; why: GlobalReason }

/** Where each table would lie; throws where one is neither a landlord's nor declared, or is declared wrongly. */
export function placesOf(tables: readonly StoredTable[]): Map<string, Place> {
  const known = new Map(tables.map((table) => [table.name, table]))
  for (const name of Object.keys(DECLARED))
    if (!known.has(name)) throw new Error(`${name} is declared, but there is no such table.`)
  const places = new Map(tables.map((table) => [table.name, placeOf(table, known)]))
  const ledTo = new Set(
    tables
      .filter(({ name }) => places.get(name)?.at === 'landlord')
      .flatMap(({ references }) => references.map(({ to }) => to)),
  )
  for (const [name, place] of places)
    if (place.at === 'once' && ledTo.has(name)) places.set(name, { ...place, at: 'everywhere' })
  return places
}

function placeOf(table: StoredTable, known: ReadonlyMap<string, StoredTable>): Place {
  const { name, landlord, columns } = table
  const declared = DECLARED[name]
  if (!declared) {
    if (landlord === 'always') return { at: 'landlord', by: 'landlord_id' }
    throw new Error(`${name} ${landlord ? 'may lack its' : 'has no'} landlord_id and is not declared.`)
  }
  if (landlord === 'always') throw new Error(`${name} always has landlord_id and needs no declaration.`)
  if ('others' in declared) {
    if (!landlord) throw new Error(`${name} has no landlord_id that could be missing.`)
    return { at: 'landlord', by: 'landlord_id', others: declared.others }
  }
  if (landlord) throw new Error(`${name} has landlord_id: say whose the rows without one are.`)
  if ('key' in declared) {
    if (!columns.includes(declared.key)) throw new Error(`${name} has no column ${declared.key}.`)
    return { at: 'landlord', by: declared.key }
  }
  if ('by' in declared) return { at: 'landlord', by: chainOf(table, declared.by, known) }
  return { at: 'once', why: declared.global }
}

function chainOf(table: StoredTable, column: string, known: ReadonlyMap<string, StoredTable>): string {
  const reference = table.references.find(({ columns }) => columns.length === 1 && columns[0] === column)
  const target = reference && known.get(reference.to)
  if (!target) throw new Error(`${table.name}.${column} is no foreign key.`)
  const step = `${column} → ${target.name}`
  if (target.landlord) return `${step}.landlord_id`
  const further = DECLARED[target.name]
  if (!further || !('by' in further)) throw new Error(`${table.name}.${column} leads to no landlord.`)
  return `${step}.${chainOf(target, further.by, known)}`
}

/** What keeps rows of landlords apart without naming the landlord, beyond ids that are unique by themselves. */
export function keysWithoutLandlord(table: StoredTable, place: Place): StoredKey[] {
  if (place.at !== 'landlord') return []
  const [own = ''] = place.by.split(' ')
  return table.keys.filter(
    ({ kind, columns }) =>
      !columns.includes('landlord_id') &&
      !columns.includes(own) &&
      !(kind === 'primary' && columns.join() === 'id'),
  )
}

/** Whether all rows that could be equal in such a key are of one landlord: it names something of theirs. */
export function isOfOneLandlord(
  table: StoredTable,
  key: StoredKey,
  places: ReadonlyMap<string, Place>,
): boolean {
  const theirs = table.references.filter(({ to }) => places.get(to)?.at === 'landlord')
  return theirs.some(({ columns }) =>
    columns.some((column) => key.columns.some((named) => new RegExp(`\\b${column}\\b`).test(named))),
  )
}

/** Foreign keys between tables of landlords that don't name the landlord on both sides. */
export function referencesWithoutLandlord(
  table: StoredTable,
  places: ReadonlyMap<string, Place>,
): StoredReference[] {
  return table.references.filter(
    ({ to, columns }) =>
      places.get(table.name)?.at === 'landlord' &&
      places.get(to)?.at === 'landlord' &&
      !columns.includes('landlord_id'),
  )
}

/** Foreign keys that lead from a table that lies elsewhere to one that lies with landlords. */
export function referencesIntoWorlds(
  table: StoredTable,
  places: ReadonlyMap<string, Place>,
): StoredReference[] {
  return table.references.filter(
    ({ to }) => places.get(table.name)?.at !== 'landlord' && places.get(to)?.at === 'landlord',
  )
}
