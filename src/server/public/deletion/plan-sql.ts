import { type RawBuilder, sql } from 'kysely'
import {
  ERASED_PARTS,
  type ErasedPart,
  isDeleted,
  type PlannedPart,
} from '../../../domain/public/retention/erasure.ts'
import { LAW_TIME_ZONE } from '../../../domain/public/retention/ends.ts'
import type { Db } from '../../kernel/db/database.ts'
import { belongsTo, type ErasedPerson, holdingKeys, isEmptied, isLetGo, joins, owned } from './rows-sql.ts'
import { lastDayKeptOf } from './last-day-sql.ts'
import { knownShape, type Shape, tablesInOrder } from './shape-sql.ts'
import { isAuditEntryOf, isMailAbout, queryWordsOf } from './traces-sql.ts'

/** What the erasure of a person would do now, counted by its own rules in one statement that changes nothing. */
export async function countErasurePlan(db: Db, person: ErasedPerson): Promise<PlannedPart[]> {
  const shape = await knownShape(db)
  const going = tablesInOrder(shape).filter(isDeleted)
  const { rows } = await sql<PlannedPart>`
    with words as (${queryWordsOf(person.id)}), ${sql.join(going.map((table) => rowsThatGo(shape, table, person)))}
    ${sql.join(
      ERASED_PARTS.map((part) => counted(shape, part, person)),
      sql` union all `,
    )}`.execute(db)
  return rows
}

/** The rows of a table that would go; those that name it are looked at before. */
function rowsThatGo(shape: Shape, table: string, person: ErasedPerson): RawBuilder<unknown> {
  const held = holdingKeys(shape, table)
    .filter((key) => !isLetGo(key))
    .map((key) => {
      const stays = isDeleted(key.table)
        ? sql`and not exists (select from ${going(key.table)} as g where g.part = h.tableoid and g.row = h.ctid)`
        : sql``
      return sql`exists (select from ${sql.table(key.table)} as h where ${joins(key, 'h', 't')} ${stays})`
    })
  const goes = [owned(shape, table, 't', person), ...held.map((one) => sql`not ${one}`)]
  const also =
    table === 'mails' ? sql`or ${isMailAbout(sql`select word from words`, 't', person.email)}` : sql``
  return sql`${going(table)} as materialized (select t.tableoid as part, t.ctid as row
    from ${sql.table(table)} as t where (${sql.join(goes, sql` and `)}) ${also})`
}

/** What becomes of the rows of one part of the retention table. */
function counted(shape: Shape, part: ErasedPart, person: ErasedPerson): RawBuilder<unknown> {
  const { key, table, ways, since, years } = part
  const isFirst = ERASED_PARTS.find((one) => one.table === table) === part
  const leads = (of: readonly string[]) => belongsTo(shape, { table, alias: 't', ways: of }, person)
  const emptied = table === 'audit_log' ? isAuditEntryOf('t', person.id) : leads(isEmptied(part))
  // What something names that stays, and has nothing to be emptied.
  const stays = leads(ways.delete.filter((way) => !isEmptied(part).includes(way)))
  const lastDay =
    since === null || years === null
      ? sql`null::date`
      : // Where the years don't run yet, the end of the account is what they would be counted from.
        sql`coalesce(${lastDayKeptOf(shape, { table, alias: 't', since, years })},
          make_date(extract(year from now() at time zone ${sql.lit(LAW_TIME_ZONE)})::int + ${sql.lit(years)}, 12, 31))`
  return sql`select ${sql.lit(key)} as kind,
      ${isDeleted(table) && isFirst ? sql`(select count(*)::int from ${going(table)})` : sql`0`} as deleted,
      count(*) filter (where ${emptied})::int as emptied,
      count(*) filter (where ${leads(ways.keep)} or ${stays})::int as kept,
      max(case when ${leads(ways.keep)} then ${lastDay} end) as until
    from ${sql.table(table)} as t
    where (${emptied} or ${leads(ways.keep)} or ${stays})
      and ${isDeleted(table) ? sql`not exists (select from ${going(table)} as g where g.part = t.tableoid and g.row = t.ctid)` : sql`true`}`
}

function going(table: string): RawBuilder<unknown> {
  return sql.ref(`going_${table}`)
}
