import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { lockDirectory } from '../src/server/kernel/db/directory-lock.ts'

// Empties the database; the next start migrates it and, as a demo, fills it anew.
const address = process.env.DATABASE_URL
if (address) await resetPostgres(address)
else resetEmbedded(resolve(process.env.MEZZO_DATA_DIR ?? '.data'))

function resetEmbedded(directory: string): void {
  if (!existsSync(directory)) return say(`There is nothing in ${directory}.`)
  try {
    // While we hold the lock no server can start on what is being deleted.
    const unlock = lockDirectory(directory)
    rmSync(directory, { recursive: true, force: true })
    unlock()
  } catch (error) {
    return refuse((error as Error).message)
  }
  say(`Deleted ${directory}.`)
}

async function resetPostgres(url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  if (!process.argv.includes('--yes')) {
    return refuse(
      `This deletes everything in the database ${pathname.slice(1)} on ${host}.\n` +
        'If you mean it, run: npm run db:reset -- --yes',
    )
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace where nspname in ('public', 'event_partitions', 'pgboss', 'auth')`,
    )
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
    await client.query('create schema public')
  } finally {
    await client.end()
  }
  say(`Emptied ${pathname.slice(1)} on ${host}.`)
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
