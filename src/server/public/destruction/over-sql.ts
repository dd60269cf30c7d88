import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import { LAW_PARTS } from '../../../domain/public/retention/ends.ts'
import { ERASED_PARTS, type ErasedPart } from '../../../domain/public/retention/erasure.ts'
import type { Db } from '../../kernel/db/database.ts'
import { lastDayKeptOf, valueOfWay } from '../deletion/last-day-sql.ts'
import { belongsTo, either } from '../deletion/rows-sql.ts'
import type { NamingKey, Shape } from '../deletion/shape-sql.ts'

/** Whose rows are looked at; null: those of tables that lead to nobody. */
export type Whose = string | null

/** The parts whose rows may end for a person, or for nobody, by their tables. */
export function endingParts(whose: Whose): ErasedPart[] {
  return LAW_PARTS.filter(({ ways }) => (whose === null ? ways.keep.length === 0 : ways.keep.length > 0))
}

/**
 * Whether a row is the person's, or is in a table that leads to nobody. Each way is gone by itself, so that it is found
 * by its index: of several that are asked about in one condition none would be, and each row of the table looked at.
 */
export function isTheirs(shape: Shape, { table, ways }: ErasedPart, whose: Whose): RawBuilder<boolean> {
  if (whose === null) return sql<boolean>`true`
  const found = ways.keep.map(
    (way) => sql`select w.ctid from ${sql.table(table)} as w
      where ${belongsTo(shape, { table, alias: 'w', ways: [way] }, { id: whose, email: '' })}`,
  )
  return sql<boolean>`t.ctid = any(array(${sql.join(found, sql` union all `)}))`
}

/** Whether a row stays for somebody as well who has an account. */
export function isShared(shape: Shape, { table, ways }: ErasedPart): RawBuilder<boolean> {
  return goesWhole(shape, table) ? sql<boolean>`false` : hasSomebody(shape, table, ways.keep)
}

/** Whether rows of a table are nothing without their file, and go with it. */
export function goesWhole({ keys }: Shape, table: string): boolean {
  const isFile = ({ table: own, named, columns }: NamingKey) =>
    own === table && named === 'files' && columns.some(({ mayBeEmpty }) => !mayBeEmpty)
  return keys.some(isFile)
}

/** Whether one of these ways leads from a row to somebody who has an account. */
export function hasSomebody(shape: Shape, table: string, ways: readonly string[]): RawBuilder<boolean> {
  return either(
    ways.map(
      (way) =>
        sql`exists (select from users as living where living.erased_at is null
          and living.id = ${valueOfWay(shape, { table, alias: 't', way }).value})`,
    ),
  )
}

/** The last day on which a row is kept; null where its years don't run. */
export function lastDayInRow(shape: Shape, { table, since, years }: ErasedPart): RawBuilder<Day | null> {
  if (since === null || years === null) return sql<null>`null::date`
  return sql<Day | null>`${lastDayKeptOf(shape, { table, alias: 't', since, years })}`
}

/** The last day on which rows of a person are kept, by kind of datum; kinds without any are left out. */
export async function listLastDays(db: Db, shape: Shape, userId: string): Promise<ReadonlyMap<string, Day>> {
  const { rows } = await sql<{ kind: string; until: Day | null }>`
    select kind, max(until) as until from (${sql.join(
      endingParts(userId)
        .filter(({ since }) => since !== null)
        .map(
          (part) => sql`select ${sql.lit(part.key)} as kind, max(${lastDayInRow(shape, part)}) as until
            from ${sql.table(part.table)} as t where ${isTheirs(shape, part, userId)}`,
        ),
      sql` union all `,
    )}) as parts group by kind`.execute(db)
  return new Map(rows.flatMap(({ kind, until }) => (until === null ? [] : [[kind, until] as const])))
}

/** The parts of kinds that end together are over once the last of their rows is; of the others each row for itself. */
export function isRowOver(
  shape: Shape,
  part: ErasedPart,
  { today, lastDays }: { today: Day; lastDays: ReadonlyMap<string, Day> },
): RawBuilder<boolean> {
  if (!part.endsTogether) return sql<boolean>`${lastDayInRow(shape, part)} < ${today}::date`
  const last = lastDays.get(part.key)
  // Accounts on which nothing was ever booked have nothing to wait for.
  return last === undefined || last < today ? sql<boolean>`true` : sql<boolean>`false`
}

/** What the law keeps of a person on a day. */
export interface WhatIsLeft {
  last: Day | null
  next: Day | null
  isOver: boolean
  isHeld: boolean
}

/** What is left of a person: the last day of all and of what is over next, whether something is over, and whether that has to go. */
export async function findWhatIsLeft(
  db: Db,
  shape: Shape,
  { whose, today, lastDays }: { whose: string; today: Day; lastDays: ReadonlyMap<string, Day> },
): Promise<WhatIsLeft> {
  const dated = endingParts(whose).filter(({ since }) => since !== null)
  const { rows } = await sql<WhatIsLeft>`
    select max(last) as last, min(next) as next, coalesce(bool_or(over), false) as "isOver",
      coalesce(bool_or(held), false) as "isHeld" from (${sql.join(
        dated.map((part) => {
          const together = part.endsTogether ? lastDays.get(part.key) : undefined
          const last = together === undefined ? lastDayInRow(shape, part) : sql`${together}::date`
          // Of a home and of what others share a row may stay that says nothing any more.
          const mayStay = isShell(part.table) ? sql`true` : isShared(shape, part)
          return sql`select max(last) filter (where last >= ${today}::date) as last,
            min(last) filter (where last >= ${today}::date) as next,
            bool_or(last < ${today}::date) as over, bool_or(last < ${today}::date and not stays) as held
          from (select ${last} as last, ${mayStay} as stays from ${sql.table(part.table)} as t
            where ${isTheirs(shape, part, whose)}) as rows`
        }),
        sql` union all `,
      )}) as parts`.execute(db)
  return rows[0] ?? { last: null, next: null, isOver: false, isHeld: false }
}

/** Whether rows of a table go by the rule of the erasure, when nothing names them any more: homes. */
export function isShell(table: string): boolean {
  return ERASED_PARTS.some((part) => part.table === table && part.ways.delete.length > 0)
}
