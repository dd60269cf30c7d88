import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database, DB, Db, Session } from '../src/server/kernel/db/database.ts'

interface PlanNode {
  'Node Type'?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

/**
 * How many rows the steps of a read look at together, planned as the server plans it: once for all parameters. What
 * grows faster than what is read shows here without a clock.
 */
export async function rowsLookedAt(database: Database, read: (db: Db) => Promise<unknown>): Promise<number> {
  const statements = await compile(read)
  return await database.session(async (session) => {
    await session.exec(AS_THE_SERVER_PLANS)
    let sum = 0
    for (const statement of statements) sum += await lookedAt(session, statement)
    return sum
  })
}

const AS_THE_SERVER_PLANS = 'set join_collapse_limit = 4; set plan_cache_mode = force_generic_plan'

/** Rows from which a table is large. */
const LARGE = 3_000

/** Which large tables some statements would read from end to end, planned as the server plans them. */
export async function tablesReadWhole(
  database: Database,
  statements: readonly string[],
): Promise<Set<string>> {
  return await database.session(async (session) => {
    const large = await session.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples >= ${LARGE}`,
    )
    const names = new Set(large.map(({ name }) => name))
    const partial = await session.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index where indpred is not null`,
    )
    const ofSome = new Set(partial.map(({ name }) => name))
    const found = new Set<string>()
    await session.exec(AS_THE_SERVER_PLANS)
    for (const statement of new Set(statements.filter((text) => PLANNED.test(text)))) {
      const plan = await planOf(session, statement, Array(countParameters(statement)).fill('null'))
      for (const name of readWhole(plan, ofSome)) if (names.has(name)) found.add(name)
    }
    return found
  })
}

const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i

/** The tables of steps that begin nowhere: with every row, or with every entry of an index over all of them. */
function readWhole(node: PlanNode, ofSome: ReadonlySet<string>): string[] {
  const isByIndex = /^Index (?:Only )?Scan$/.test(node['Node Type'] ?? '')
  const isWhole = isByIndex
    ? node['Index Cond'] === undefined && !ofSome.has(node['Index Name'] ?? '')
    : node['Node Type'] === 'Seq Scan'
  const own = isWhole ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap((one) => readWhole(one, ofSome))]
}

async function lookedAt(session: Session, { sql, parameters }: CompiledQuery): Promise<number> {
  const values = parameters.map((value) => `'${textOf(value).replaceAll("'", "''")}'`)
  return rowsOf(await planOf(session, sql, values, 'analyze, '))
}

/** The plan of a statement with these values as SQL; `analyze` carries it out. */
async function planOf(
  session: Session,
  statement: string,
  values: readonly string[],
  options: '' | 'analyze, ' = '',
): Promise<PlanNode> {
  await session.exec(`prepare planned as ${statement}`)
  const [row] = await session.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (${options}format json) execute planned${values.length > 0 ? `(${values.join()})` : ''}`,
  )
  await session.exec('deallocate planned')
  if (!row) throw new Error(`There is no plan of ${statement}`)
  return row['QUERY PLAN'][0].Plan
}

function countParameters(statement: string): number {
  return Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
}

/** As the database reads a value; lists here are of ids. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? `{${value.join()}}` : String(value)
}

function rowsOf(node: PlanNode): number {
  const own =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0)
  return own * (node['Actual Loops'] ?? 0) + (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0)
}

/** The statements that a read sends until it misses its first row. */
async function compile(read: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = []
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      seen.push(query)
      return { rows: [] }
    },
    async *streamQuery() {},
  }
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: async () => {},
        commitTransaction: async () => {},
        rollbackTransaction: async () => {},
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  // Nothing answers it.
  await read(db).catch(() => null)
  return seen
}
