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
    await session.exec('set join_collapse_limit = 4; set plan_cache_mode = force_generic_plan')
    let sum = 0
    for (const statement of statements) sum += await explain(session, statement)
    return sum
  })
}

async function explain(session: Session, { sql, parameters }: CompiledQuery): Promise<number> {
  await session.exec(`prepare looked_at as ${sql}`)
  const values = parameters.map((value) => `'${textOf(value).replaceAll("'", "''")}'`)
  const [row] = await session.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (analyze, format json) execute looked_at${values.length > 0 ? `(${values.join()})` : ''}`,
  )
  await session.exec('deallocate looked_at')
  return (row?.['QUERY PLAN'] ?? []).reduce((sum, { Plan }) => sum + rowsOf(Plan), 0)
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
