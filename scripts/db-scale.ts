import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepPostgres, type KeptPostgres } from '../bench/postgres.ts'
import { checkScale } from '../bench/scale/check.ts'
import { fillScale, SCALE_PASSWORD } from '../bench/scale/fill.ts'
import { describeSize, type ScaleSize, sizeFor } from '../bench/scale/size.ts'
import { openDatabase } from '../src/server/kernel/db/database.ts'
import { migrate } from '../src/server/kernel/db/migrate.ts'
import { root } from './processes.ts'

// Fills a PostgreSQL database with as much as Mezzo has to cope with, or compares what is in one with the rules.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    'data-dir': { type: 'string', default: process.env.MEZZO_SCALE_DIR ?? join(root, '.data/scale') },
    check: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const size = sizeFor(Number(values.requests))
if (values.help) usage()
else if (!Number.isInteger(size.requests) || size.requests < 10_000)
  refuse('--requests is a number from 10000 on.')
else if (process.env.DATABASE_URL) await work(process.env.DATABASE_URL, size)
else await workEmbedded(size)

async function workEmbedded(wanted: ScaleSize): Promise<void> {
  const server = await keepPostgres(values['data-dir'])
  try {
    const database = `mezzo_${wanted.requests}`
    await work(await urlOf(server, database), wanted)
    say(`The data stay in ${values['data-dir']}, database ${database}; npm run bench finds them there.`)
  } finally {
    await server.stop()
  }
}

async function urlOf(server: KeptPostgres, database: string): Promise<string> {
  const exists = (await server.list()).includes(database)
  if (exists && !values.replace) return server.url(database)
  if (exists) await server.drop(database)
  return server.create(database)
}

async function work(databaseUrl: string, wanted: ScaleSize): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    await migrate(database)
    const people = await database.kysely.selectFrom('users').select('id').limit(1).execute()
    if (!values.check) {
      if (people.length > 0) {
        return refuse('There are people in this database: give an empty one, or npm run db:scale -- --check.')
      }
      say(`Filling with ${describeSize(wanted)} …`)
      const started = performance.now()
      await fillScale(database, wanted, say)
      say(`Filled in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
      say(`Logins, password ${SCALE_PASSWORD}:`)
      say('  landlord-1@scale.example  the landlord with 1000 units')
      say(`  landlord-2@scale.example … landlord-${wanted.landlords}@scale.example  the others`)
      say('  tenant-1@scale.example    a tenant')
    }
    const { requests, groups, problems } = await checkScale(database.kysely)
    if (problems.length > 0) return refuse(problems.slice(0, 20).join('\n'))
    say(
      `Checked ${requests} requests against their facts, ${groups} groups and all figures against a recount: all as stored.`,
    )
  } finally {
    await database.close()
  }
}

function usage(): void {
  say(
    'npm run db:scale -- [--requests 1000000] [--replace] [--check] [--data-dir .data/scale]\n' +
      'Fills the empty database of DATABASE_URL, else one of the embedded PostgreSQL kept in --data-dir.\n' +
      '--check changes nothing; --replace drops the embedded database of that size first.',
  )
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
