import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type RawBuilder,
} from 'kysely'
import { NotedQueryCompiler } from './statements.ts'
import type { DB } from './tables.gen.ts'

/** Whose world a statement reads, as a Viewer has it. */
export interface Asker {
  id: string
  role: string | null
  access: string
  landlord: boolean
  permissions: readonly string[]
}

/** What a statement is asked with. */
export type Values = object & {
  /** Whose world it reads. */
  viewer?: Asker
  /** What stands in the statement itself, of which there are few: a filter, the length of a page. */
  written?: Readonly<Record<string, string | number | boolean | null>>
}

/** A statement that was built for one kind of values. */
export interface BuiltStatement {
  id: number
  text: string
  /** The text, cut where its parameters stand. */
  pieces: readonly string[]
  parametersOf(values: Values): unknown[]
}

/** What of an asker changes a statement's text, and not only its parameters. */
const decisive = ['role', 'access', 'landlord', 'permissions'] as const satisfies readonly (keyof Asker)[]

const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new NotedQueryCompiler(),
  },
})
let builtSoFar = 0

/** Builds a statement for all values of the same kind (`kindOf`) as these. */
export function buildStatement<Asked extends Values, Row>(
  build: (db: Kysely<DB>, values: Asked) => Compilable<Row> | RawBuilder<Row>,
  values: Asked,
): BuiltStatement {
  const built = build(builder, standInsFor(values) as Asked)
  const { sql, parameters } = 'isRawBuilder' in built ? built.compile(builder) : built.compile()
  return {
    id: builtSoFar++,
    text: sql,
    pieces: sql.split(/\$\d+/),
    parametersOf: (asked) =>
      parameters.map((parameter) => (parameter instanceof StandIn ? parameter.valueIn(asked) : parameter)),
  }
}

/** Which values of a question change the text of its statement: what is null, yes or no, and what kind of viewer asks. */
export function kindOf(values: Values): string {
  const { viewer, written } = values
  let kind = decidedIn(values)
  for (const name in written) kind += `${name}=${written[name]} `
  if (!viewer) return kind
  kind += `viewer ${decidedIn(viewer)}`
  for (const name of decisive) kind += `${name}=${String(viewer[name])} `
  return kind
}

function decidedIn(values: object): string {
  let decided = ''
  for (const name in values) {
    const value: unknown = Reflect.get(values, name)
    if (isDecided(value)) decided += `${name}=${value ?? null} `
  }
  return decided
}

/** A value that the statement may be built by. */
function isDecided(value: unknown): value is boolean | null | undefined {
  return value === null || value === undefined || typeof value === 'boolean'
}

function standInsFor(values: Values): Values {
  const { viewer, written } = values
  const standIns = { ...standInsOf(values, []), ...(written && { written }) }
  if (!viewer) return standIns
  const decided = Object.fromEntries(decisive.map((name) => [name, viewer[name]]))
  return { ...standIns, viewer: { ...standInsOf(viewer, ['viewer']), ...decided } }
}

function standInsOf<Given extends object>(given: Given, path: readonly string[]): Given {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    isDecided(value) ? value : new StandIn([...path, name]),
  ])
  return Object.fromEntries(entries) as Given
}

/** Stands for a value while a statement is built; whoever tries to look at it finds out. */
class StandIn {
  readonly #path: readonly string[]

  constructor(path: readonly string[]) {
    this.#path = path
  }

  valueIn(values: Values): unknown {
    return this.#path.reduce<unknown>((found, name) => Reflect.get(found as object, name), values)
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A statement is built once: '${this.#path.join('.')}' can be sent, not looked at.`)
  }
}
