import { type RawBuilder, sql } from 'kysely'
import { ERASED_PARTS, type ErasedPart, isDeleted } from '../../../domain/public/retention/erasure.ts'
import type { Erase } from '../../../domain/public/retention/datum.ts'
import { IMPERSONAL_TABLES } from '../../../domain/public/retention/unnamed.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { NamingKey, Shape } from './shape-sql.ts'

/** Whose rows are meant. */
export interface ErasedPerson {
  id: string
  email: string
}

/** What an erasure did to the rows of a table. */
export interface ErasedRows {
  deleted: number
  emptied: number
  /** Where the contents lie that went with deleted rows. */
  contents: string[]
}

/** Whether a row leads to the person by one of these ways of the retention table. */
export function belongsTo(
  { columns }: Shape,
  { table, alias, ways }: { table: string; alias: string; ways: readonly string[] },
  person: ErasedPerson,
): RawBuilder<boolean> {
  return either(
    ways.map((way) => {
      if (way.startsWith('=')) return sql`lower(${at(alias, way.slice(1))}) = lower(${person.email})`
      const [first = '', ...more] = way.split('>')
      return leads(alias, table, first, more)
    }),
  )

  function leads(from: string, of: string, column: string, more: string[]): RawBuilder<boolean> {
    const [next, ...rest] = more
    if (next === undefined) {
      const isText = columns.get(`${of}.${column}`)?.type === 'text'
      return sql`${at(from, column)} = ${person.id}::${sql.raw(isText ? 'text' : 'uuid')}`
    }
    const [named = '', field = ''] = next.split('.')
    const inner = `${from}_${more.length}`
    return sql`exists (select from ${sql.table(named)} as ${sql.ref(inner)}
      where ${at(inner, 'id')} = ${at(from, column)} and ${leads(inner, named, field, rest)})`
  }
}

/** The ways from a table's rows to a person by what the end of the account does, of all kinds together. */
export function waysOf(table: string, erase: Erase): string[] {
  return [...new Set(ERASED_PARTS.filter((part) => part.table === table).flatMap(({ ways }) => ways[erase]))]
}

/** Deletes and empties what a table holds of the person; a second time it changes nothing more. */
export async function eraseRows(
  trx: Db,
  shape: Shape,
  table: string,
  person: ErasedPerson,
): Promise<ErasedRows> {
  const result: ErasedRows = { deleted: 0, emptied: 0, contents: [] }
  if (isDeleted(table)) {
    await letGo(trx, shape, table, person)
    const goes = sql<boolean>`${owned(shape, table, 't', person)} and not ${isNamed(shape, table, 't')}`
    for (const key of namers(shape, table).filter((one) => IMPERSONAL_TABLES.includes(one.table)))
      await sql`delete from ${sql.table(key.table)} as c
        where exists (select from ${sql.table(table)} as t where ${joins(key, 'c', 't')} and ${goes})`.execute(
        trx,
      )
    const gone = await sql<{ contents: (string | null)[] }>`
      delete from ${sql.table(table)} as t where ${goes} returning ${contentsOf(table)} as contents`.execute(
      trx,
    )
    result.deleted = gone.rows.length
    result.contents = gone.rows.flatMap(({ contents }) => contents.filter((key) => key !== null))
  }
  for (const { columns, ways } of ERASED_PARTS.filter((part) => part.table === table)) {
    const left = isEmptied({ table, columns, ways })
    if (left.length === 0) continue
    const row = { table, alias: 't', ways: left }
    const { numAffectedRows } = await sql`update ${sql.table(table)} as t
      set ${sql.join(columns.map((column) => emptied(shape, table, column)))} where ${belongsTo(shape, row, person)}`.execute(
      trx,
    )
    result.emptied += Number(numAffectedRows ?? 0)
  }
  return result
}

/** The ways by which a row is emptied that doesn't go. */
export function isEmptied({
  table,
  columns,
  ways,
}: Pick<ErasedPart, 'table' | 'columns' | 'ways'>): string[] {
  if (columns.length === 0) return []
  // What is left of files is what the law keeps; its name belongs to it.
  return table === 'files' ? [...ways.blank] : [...ways.delete, ...ways.blank]
}

/** What stays and may be without it no longer names rows that are about to go. */
async function letGo(trx: Db, shape: Shape, table: string, person: ErasedPerson): Promise<void> {
  for (const key of namers(shape, table)) {
    const column = emptyable(key)
    if (!column || !isLetGo(key)) continue
    await sql`update ${sql.table(key.table)} as c set ${sql.ref(column)} = null
      where exists (select from ${sql.table(table)} as t
        where ${joins(key, 'c', 't')} and ${owned(shape, table, 't', person)})`.execute(trx)
  }
}

/** Whether rows that name others by this key no longer do so once these go. */
export function isLetGo(key: NamingKey): boolean {
  return emptyable(key) !== undefined && isDeleted(key.table) && key.table !== 'mails'
}

/** Whether a row goes with the person: it is theirs, or hangs on one that is. */
export function owned(shape: Shape, table: string, alias: string, person: ErasedPerson): RawBuilder<boolean> {
  const hangsOn = shape.keys.filter(
    (key) =>
      key.table === table &&
      key.named !== table &&
      key.named !== 'files' &&
      !key.follows &&
      emptyable(key) === undefined &&
      isDeleted(key.named),
  )
  return either([
    belongsTo(shape, { table, alias, ways: waysOf(table, 'delete') }, person),
    ...hangsOn.map((key) => {
      const parent = `${alias}_${key.named}`
      return sql<boolean>`exists (select from ${sql.table(key.named)} as ${sql.ref(parent)}
        where ${joins(key, alias, parent)} and ${owned(shape, key.named, parent, person)})`
    }),
  ])
}

/** Whether a row is named by one that is still there; those that would have gone are gone by then. */
function isNamed(shape: Shape, table: string, alias: string): RawBuilder<boolean> {
  return either(
    holdingKeys(shape, table).map(
      (key) =>
        sql<boolean>`exists (select from ${sql.table(key.table)} as h where ${joins(key, 'h', alias)})`,
    ),
  )
}

/** The keys by which something that stays keeps a row of the table. */
export function holdingKeys(shape: Shape, table: string): NamingKey[] {
  return namers(shape, table).filter((key) => !IMPERSONAL_TABLES.includes(key.table))
}

function namers({ keys }: Shape, table: string): NamingKey[] {
  return keys.filter((key) => key.named === table && key.table !== table && !key.follows)
}

/** The column by which a row could let go of the one that it names. */
export function emptyable({ columns }: NamingKey): string | undefined {
  return columns.find(({ mayBeEmpty }) => mayBeEmpty)?.own
}

/** Whether a row names the other by this key. */
export function joins({ columns }: NamingKey, own: string, other: string): RawBuilder<boolean> {
  return sql`${sql.join(
    columns.map((column) => sql`${at(own, column.own)} = ${at(other, column.other)}`),
    sql` and `,
  )}`
}

/** Sets a column to nothing, its default, or a word that says nothing where there has to be one. */
export function emptied({ columns }: Shape, table: string, column: string): RawBuilder<unknown> {
  const own = sql.ref(column)
  const known = columns.get(`${table}.${column}`)
  if (`${table}.${column}` === 'users.email') return sql`email = 'erased-' || id || '@erased.invalid'`
  if (!known || known.mayBeEmpty) return sql`${own} = null`
  if (known.hasDefault) return sql`${own} = default`
  const nothing = known.type.startsWith('_') ? '{}' : (NOTHING_OF_TYPE[known.type] ?? '–')
  return sql`${own} = ${sql.lit(nothing)}`
}

/** What says nothing where there has to be something, by the type of the column; of texts a dash does. */
const NOTHING_OF_TYPE: Readonly<Record<string, string>> = { jsonb: '{}', date: '1900-01-01' }

function contentsOf(table: string): RawBuilder<unknown> {
  if (['files', 'message_attachments', 'inbound_mails'].includes(table)) return sql`array[t.storage_key]`
  if (table === 'cleaning_photos' || table === 'key_handover_photos')
    return sql`array[t.storage_key || '/small.jpg', t.storage_key || '/large.jpg']`
  // A folder: an archive lies in parts.
  if (table === 'data_exports') return sql`array['exports/' || t.id]`
  if (table === 'data_imports') return sql`array['imports/' || t.id]`
  if (table === 'id_pictures') return sql`array[(select f.storage_key from files f where f.id = t.file_id)]`
  if (table === 'pictures')
    return sql`array['pictures/' || t.storage_key, 'picture-masters/' || t.master_key]`
  return sql`array[]::text[]`
}

/** Whether one of these is true; of none, none is. */
export function either(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}

function at(alias: string, column: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.${column}`)}`
}
