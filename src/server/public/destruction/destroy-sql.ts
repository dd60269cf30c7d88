import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import { ERASED_PARTS, type ErasedPart } from '../../../domain/public/retention/erasure.ts'
import type { Db } from '../../kernel/db/database.ts'
import { belongsTo, either, emptied, emptyable, joins, waysOf } from '../deletion/rows-sql.ts'
import { inOrder, type NamingKey, type Shape } from '../deletion/shape-sql.ts'
import {
  goesWhole,
  hasSomebody,
  isRowOver,
  isShared,
  isShell,
  isTheirs,
  endingParts,
  type Whose,
} from './over-sql.ts'

/** Of whom what is destroyed that is over on a day, and how many rows of a table at once at most. */
export interface Destruction {
  whose: Whose
  today: Day
  lastDays: ReadonlyMap<string, Day>
  most: number
}

/** How many rows were destroyed and emptied, by table. */
export type Destroyed = Record<string, { deleted: number; emptied: number }>

/** Destroys what is over, whoever names something before it; answers what, and whether there may be more. */
export async function destroyOver(
  trx: Db,
  shape: Shape,
  given: Destruction,
): Promise<{ destroyed: Destroyed; isMore: boolean }> {
  const destroyed: Destroyed = {}
  let isMore = false
  const parts = endingParts(given.whose)
  for (const table of inOrder(
    shape,
    parts.map((part) => part.table),
  ))
    for (const part of parts.filter((one) => one.table === table)) {
      // Homes go with their last stay, by the rule of the erasure; until then their address alone is kept.
      const deleted = isShell(table) ? 0 : await deleteOver(trx, shape, part, given)
      const shared = isShell(table) ? sql<boolean>`true` : isShared(shape, part)
      const empty = await emptyOver(trx, shape, part, { ...given, which: shared })
      if (deleted + empty > 0) destroyed[table] = { deleted, emptied: empty }
      // What one deletion was named by may be free after the next.
      if (deleted > 0) isMore = true
    }
  if (isMore) return { destroyed, isMore }
  // What is still there is named by what stays: the vouchers of a former landlord name a stay that was handed over.
  for (const part of parts.filter(({ key }) => KINDS_OF_STAYS.includes(key))) {
    const empty = await emptyOver(trx, shape, part, { ...given, which: sql<boolean>`true` })
    const { deleted = 0, emptied: before = 0 } = destroyed[part.table] ?? {}
    if (empty > 0) destroyed[part.table] = { deleted, emptied: before + empty }
  }
  return { destroyed, isMore }
}

/** The kinds of the retention table that tell of a stay: whatever names one needs its days and amounts, and no words. */
const KINDS_OF_STAYS: readonly string[] = ['contracts', 'bookings']

async function deleteOver(trx: Db, shape: Shape, part: ErasedPart, given: Destruction): Promise<number> {
  const { table } = part
  const goes = sql<boolean>`${isTheirs(shape, part, given.whose)} and ${isRowOver(shape, part, given)}
    and not ${isShared(shape, part)}`
  const keys = shape.keys.filter((key) => key.named === table && !key.follows)
  const [letting, holding] = [keys.filter(isLoose), keys.filter((key) => !isLoose(key))]
  for (const key of letting)
    await sql`update ${sql.table(key.table)} as c set ${sql.ref(emptyable(key) ?? '')} = null
      where exists (select from ${sql.table(table)} as t where ${joins(key, 'c', 't')} and ${goes})`.execute(
      trx,
    )
  const held = either(
    holding.map(
      (key) => sql`exists (select from ${sql.table(key.table)} as h where ${joins(key, 'h', 't')})`,
    ),
  )
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select t.ctid from ${sql.table(table)} as t where ${goes} and not ${held} limit ${given.most}))`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}

/** What may be without the row that it names, and doesn't end by law itself, lets go of it. */
function isLoose(key: NamingKey): boolean {
  const isKept = ERASED_PARTS.some(
    ({ table, ways }) => table === key.table && ways.delete.length + ways.blank.length === 0,
  )
  return emptyable(key) !== undefined && !isKept
}

/** What stays, as what a living person shares, does so without what it says and without its files. */
async function emptyOver(
  trx: Db,
  shape: Shape,
  part: ErasedPart,
  given: Destruction & { which: RawBuilder<boolean> },
): Promise<number> {
  const { table, columns } = part
  if (given.whose === null || goesWhole(shape, table)) return 0
  const sets = [...columns.flatMap((column) => emptiedOf(shape, table, column)), ...filesOf(shape, table)]
  if (sets.length === 0) return 0
  // What was emptied before says the same afterwards, and isn't counted again.
  const { rows } = await sql<{ changed: number }>`
    with before as materialized (
      select t.ctid as place, t::text as said from ${sql.table(table)} as t
      where ${isTheirs(shape, part, given.whose)} and ${isRowOver(shape, part, given)} and ${given.which}
    ), after as (
      update ${sql.table(table)} as t set ${sql.join(sets)} from before as b where t.ctid = b.place
      returning b.said <> t::text as changed
    )
    select count(*) filter (where changed)::int as changed from after`.execute(trx)
  return rows[0]?.changed ?? 0
}

/** Whether rows of a table are only ever emptied, since somebody else needs them, too: requests. */
export function isOnlyEmptied(table: string): boolean {
  return ERASED_PARTS.filter((part) => part.table === table).every(
    ({ ways }) => ways.blank.length > 0 && ways.delete.length + ways.keep.length === 0,
  )
}

/** Deletes what was emptied for somebody else's sake, once nobody of them has an account and nothing names it; answers how many. */
export async function deleteEmptied(trx: Db, shape: Shape, table: string, userId: string): Promise<number> {
  const ways = waysOf(table, 'blank')
  const named = shape.keys.filter((key) => key.named === table && !key.follows)
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} as t
    where ${belongsTo(shape, { table, alias: 't', ways }, { id: userId, email: '' })}
      and not ${hasSomebody(shape, table, ways)}
      and not ${either(
        named.map(
          (key) => sql`exists (select from ${sql.table(key.table)} as h where ${joins(key, 'h', 't')})`,
        ),
      )}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Sets a column of a row that stays; a state may want that there is a name given by a provider, and each only once. */
function emptiedOf(shape: Shape, table: string, column: string): RawBuilder<unknown>[] {
  // Ids are nobody's words, and the country of a home alone says nothing.
  if (shape.columns.get(`${table}.${column}`)?.type === 'uuid' || `${table}.${column}` === 'groups.country')
    return []
  const own = sql.ref(column)
  if (NAMES_BY_PROVIDERS.includes(column))
    return [sql`${own} = case when t.${own} is not null then 'destroyed-' || t.id end`]
  return [emptied(shape, table, column)]
}

const NAMES_BY_PROVIDERS: readonly string[] = ['external_id', 'charge_id']

function filesOf(shape: Shape, table: string): RawBuilder<unknown>[] {
  return shape.keys
    .filter((key) => key.table === table && key.named === 'files')
    .flatMap((key) => key.columns.filter(({ mayBeEmpty }) => mayBeEmpty))
    .map(({ own }) => sql`${sql.ref(own)} = null`)
}
