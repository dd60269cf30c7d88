import { sql } from 'kysely'
import { ERASED_PARTS } from '../../../domain/public/retention/erasure.ts'
import type { Db } from '../../kernel/db/database.ts'

/** A key by which rows of one table name those of another. */
export interface NamingKey {
  table: string
  named: string
  /** Its columns, each with the one that it names, and whether it may be empty. */
  columns: { own: string; other: string; mayBeEmpty: boolean }[]
  /** What the database itself does to a row when the one that it names goes. */
  follows: boolean
}

/** A column, as far as emptying it goes. */
export interface ShapedColumn {
  type: string
  mayBeEmpty: boolean
  hasDefault: boolean
}

/** What the database knows of its own tables. */
export interface Shape {
  keys: readonly NamingKey[]
  /** By `table.column`. */
  columns: ReadonlyMap<string, ShapedColumn>
}

/** Reads which table names which, and what may be empty. */
export async function readShape(db: Db): Promise<Shape> {
  const keys = await sql<NamingKey>`
    select t.relname as table, n.relname as named, c.confdeltype in ('c', 'n') as follows,
      (select jsonb_agg(jsonb_build_object('own', a.attname, 'other', b.attname, 'mayBeEmpty', not a.attnotnull))
        from unnest(c.conkey, c.confkey) as k (own, other)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other) as columns
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class n on n.oid = c.confrelid
    where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace
    order by t.relname, c.conname`.execute(db)
  const columns = await sql<ShapedColumn & { name: string }>`
    select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as "mayBeEmpty",
      column_default is not null as "hasDefault"
    from information_schema.columns where table_schema = 'public'`.execute(db)
  return { keys: keys.rows, columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])) }
}

const shapes = new WeakMap<Db, Promise<Shape>>()

/** Tables don't change while a server runs; each erasure reads them anew all the same. */
export function knownShape(db: Db): Promise<Shape> {
  const known = shapes.get(db) ?? readShape(db)
  shapes.set(
    db,
    known.catch((error: unknown) => {
      shapes.delete(db)
      throw error
    }),
  )
  return known
}

/** The tables that an erasure goes through: whoever names another comes before it, and people last. */
export function tablesInOrder(shape: Shape): string[] {
  const touched = ERASED_PARTS.filter(({ ways }) => ways.delete.length + ways.blank.length > 0)
  return inOrder(
    shape,
    touched.map(({ table }) => table).filter((table) => table !== 'audit_log'),
  )
}

/** These tables, each once, whoever names another before it. */
export function inOrder({ keys }: Shape, tables: readonly string[]): string[] {
  const left = new Set(tables)
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !keys.some((key) => key.named === table && key.table !== table && left.has(key.table)),
    )
    if (free.length === 0) throw new Error(`Tables name each other in a circle: ${[...left].join(', ')}.`)
    for (const table of free.toSorted()) {
      order.push(table)
      left.delete(table)
    }
  }
  return order
}
