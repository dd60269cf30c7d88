import { readConfig } from '../src/server/kernel/config/config.ts'
import { PRODUCT_VERSION } from '../src/server/kernel/config/product-version.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { listConnectedReleases } from '../src/server/kernel/db/connected-releases.ts'
import { type Database, openDatabase } from '../src/server/kernel/db/database.ts'
import { listPending, migrate } from '../src/server/kernel/db/migrate.ts'

// The two phases of a rolling release (docs/releases.md), for operators: `before` while the previous release runs,
// `after` once it doesn't, `status` to see what is to be done.
const [wanted = 'status'] = process.argv.slice(2)

if (wanted === 'before' || wanted === 'after' || wanted === 'status') await run(wanted)
else refuse('Say what to do: npm run migrate -- before|after|status')

async function run(what: 'before' | 'after' | 'status'): Promise<void> {
  let database: Database | undefined
  try {
    const config = readConfig(process.env)
    const log = createLog(config)
    database = await openDatabase(config, { log })
    if (what === 'status') return await tell(database)
    const applied = await migrate(database, { phase: what === 'after' ? 'all' : 'before', log })
    for (const name of applied) say(`applied ${name}`)
    say(applied.length === 0 ? 'Nothing was missing.' : `Applied ${applied.length} migrations.`)
  } catch (error) {
    const { message, cause } = error as Error
    refuse(cause instanceof Error ? `${message}\n${cause.message}` : message)
  } finally {
    await database?.close()
  }
}

async function tell(database: Database): Promise<void> {
  const { pending, connected } = await database.session(async (session) => {
    const [table] = await session.query<{ is: boolean }>(`select to_regclass('migrations') is not null as is`)
    return {
      pending: table?.is ? await listPending(session) : null,
      connected: database.kind === 'postgres' ? await listConnectedReleases(session) : [],
    }
  })
  say(`Release ${PRODUCT_VERSION}`)
  for (const { version, connections, addresses } of connected)
    say(`connected: ${version}, ${connections} connections from ${addresses.join(', ')}`)
  if (pending === null) return say('The database is empty: "npm run migrate -- before" or a start fills it.')
  for (const { name, isAfter, oldestBeside } of pending)
    say(`to do ${isAfter ? 'after' : 'before'}: ${name} (beside processes from ${oldestBeside} on)`)
  if (pending.length === 0) say('Every migration of this release is applied.')
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
