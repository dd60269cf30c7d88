import { type RawBuilder, sql, type SqlBool } from 'kysely'

/**
 * A column that has one of some values, written into the statement and not sent beside it: a plan that is made once
 * for all parameters can use an index over some rows only when it sees that those are meant.
 */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}

/** A column that has another value, written into the statement for the same reason. */
export function isNot(column: string, value: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(column)} <> ${sql.lit(value)}`
}
