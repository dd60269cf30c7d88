import { Client } from 'pg'
import { fail, type Finding, ok, warn } from './finding.ts'

const check = 'pooler'
const sessionMode =
  'Set pool_mode = session for this database, or use PgBouncer 1.21 or newer with max_prepared_statements.'

/**
 * Whether something between us and PostgreSQL hands a connection to others between transactions, and whether
 * statements that are kept prepared survive that. It is found out by trying: a pooler doesn't say what it is.
 */
export async function examinePooler(url: string): Promise<Finding> {
  const ours = await connect(url)
  const others = await connect(url)
  const kept = { name: `mezzo_doctor_${process.pid}`, text: 'select pg_backend_pid() as pid' }
  try {
    const before = await ours.query<{ pid: number }>(kept)
    // Whoever was served before is taken by somebody else, who keeps it.
    await others.query('begin')
    await others.query('select 1')
    const after = await ours.query<{ pid: number }>(kept)
    if (before.rows[0]?.pid === after.rows[0]?.pid)
      return ok(check, 'A connection belongs to us as long as we keep it.')
    return warn(
      check,
      'A pooler hands our connections to others between transactions; statements that are kept survive it, settings of a session do not.',
      'Set pool_mode = session for this database: reads are planned better there, and migrations and jobs want it.',
    )
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code !== '26000' && code !== '42P05') throw error
    return fail(
      check,
      'A pooler hands our connections to others between transactions and loses the statements that we keep prepared.',
      sessionMode,
    )
  } finally {
    await Promise.allSettled([ours.end(), others.end()])
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'mezzo-doctor',
  })
  client.on('error', () => {
    // The statement that is under way says so.
  })
  await client.connect()
  return client
}
