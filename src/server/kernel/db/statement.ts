import type { Compilable, Kysely, RawBuilder } from 'kysely'
import { buildStatement, type BuiltStatement, kindOf, type Values } from './build-statement.ts'
import { askAlone, type Source } from './reads.ts'
import type { DB } from './tables.gen.ts'

type InstantKey<Row> = {
  [Key in keyof Row]-?: unknown extends Row[Key] ? never : Temporal.Instant extends Row[Key] ? Key : never
}[keyof Row]

/** The columns of a row that are instants: JSON has them as texts. */
export type Instants<Row> = Readonly<Record<InstantKey<Row>, true>>

type Build<Asked, Row> = (db: Kysely<DB>, values: Asked) => Compilable<Row> | RawBuilder<Row>

/** Pages ask in few ways; who asks in more has them built again. */
const MOST_KINDS = 200

/** A read that is built once and asked with other values each time. */
export interface Statement<Asked extends Values, Row> {
  /** All rows: from the database or a transaction at once, from a request's reads with what else is asked meanwhile. */
  list(source: Source, values: Asked): Promise<Row[]>
  /** The first row, or undefined. */
  find(source: Source, values: Asked): Promise<Row | undefined>
}

/**
 * Defines a read. `build` runs once for each kind of viewer and of values that are null, yes or no; what it gets in
 * place of others can only be put into the statement. Several reads can be one statement, whose rows come as JSON: so columns
 * are what JSON can say, and the instants that are named. What is wide (`Question`) is always asked by itself.
 */
export function statement<Asked extends Values, Row>(
  build: Build<Asked, Row>,
): [InstantKey<Row>] extends [never] ? Statement<Asked, Row> : never
export function statement<Asked extends Values, Row>(
  build: Build<Asked, Row>,
  instants: Instants<NoInfer<Row>>,
  options?: { isWide: boolean },
): Statement<Asked, Row>
export function statement<Asked extends Values, Row>(
  build: Build<Asked, Row>,
  instants?: Instants<NoInfer<Row>>,
  { isWide } = { isWide: false },
): Statement<Asked, Row> {
  const kinds = new Map<string, BuiltStatement>()
  const columns = Object.keys(instants ?? {})
  const builtFor = (values: Asked): BuiltStatement => {
    const kind = kindOf(values)
    const known = kinds.get(kind)
    if (known) return known
    const built = buildStatement(build, values)
    if (kinds.size >= MOST_KINDS) kinds.clear()
    kinds.set(kind, built)
    return built
  }
  const list = async (source: Source, values: Asked): Promise<Row[]> => {
    const built = builtFor(values)
    const question = { built, parameters: built.parametersOf(values), isWide }
    const rows = 'ask' in source ? await source.ask(question) : await askAlone(source, question)
    return rows.map((row) => withInstants(row as Row, columns))
  }
  return { list, find: async (source, values) => (await list(source, values))[0] }
}

function withInstants<Row>(row: Row, columns: readonly string[]): Row {
  const values = row as Record<string, unknown>
  for (const name of columns) {
    const text = values[name]
    if (typeof text === 'string') values[name] = Temporal.Instant.from(text)
  }
  return row
}
