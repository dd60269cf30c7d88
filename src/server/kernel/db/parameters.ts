import { type RawBuilder, sql, type SqlBool } from 'kysely'

const jsonValue = Symbol('json')

/** A value for a jsonb column; arrays need it, since a bare array means a PostgreSQL array. */
export interface Json {
  readonly [jsonValue]: unknown
}

/** What a jsonb column accepts: plain objects as they are, anything else through `json`. */
export type JsonInput = Json | { readonly [key: string]: unknown }

/** Marks a value to be stored as JSON whatever its shape. */
export function json(value: unknown): Json {
  return { [jsonValue]: value }
}

/** What the drivers are given. */
export type Parameter = string | number | boolean | Uint8Array | null

/** Turns a value of ours into what both drivers send unchanged, so that they can't differ. */
export function toParameter(value: unknown): Parameter {
  if (value === undefined || value === null) return null
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object') return value as Parameter
  if (value instanceof Uint8Array) return value
  if (jsonValue in value) return JSON.stringify(value[jsonValue])
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Temporal.Instant) return value.toString()
  if (Array.isArray(value)) return toArrayLiteral(value)
  return JSON.stringify(value)
}

function toArrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(toArrayElement).join(',')}}`
}

function toArrayElement(value: unknown): string {
  if (Array.isArray(value)) return toArrayLiteral(value)
  const parameter = toParameter(value)
  if (parameter === null) return 'NULL'
  const text = typeof parameter === 'string' ? parameter : JSON.stringify(parameter)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A pattern of LIKE for what begins with a text, whatever signs of patterns are in it. */
export function likePrefix(text: string): string {
  return `${escaped(text)}%`
}

/** A pattern of LIKE for what has a text in it. */
export function likeContaining(text: string): string {
  return `%${escaped(text)}%`
}

// Otherwise a percent sign that somebody looks for would find everything.
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}

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
