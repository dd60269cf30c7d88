import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { fromPglite } from 'pg-boss'
import type { OpenedDialects, Session } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { initialisePGlite } from './initialise-pglite.ts'
import { dateParsers, temporalParsers } from './parsers.ts'
import { pgliteDialect } from './pglite-dialect.ts'

/** Opens the embedded database; it does not survive loss of power, a server does. */
export async function openPGlite(dataDir: string, snapshot?: Blob): Promise<OpenedDialects> {
  const inMemory = dataDir.startsWith('memory://')
  const unlock = inMemory ? () => {} : lockDirectory(resolve(dataDir))
  try {
    const pglite = await openFilesOf(inMemory ? 'memory://' : await databaseDirectory(dataDir), snapshot)
    return {
      dialect: pgliteDialect(pglite, temporalParsers),
      dateDialect: pgliteDialect(pglite, dateParsers),
      // Its disk is the process's own, which is looked at as such.
      room: { lacking: false },
      bossConnection: { db: fromPglite(withDates(pglite)), backend: 'pglite' },
      session: (fn) => fn(embeddedSession(pglite)),
      dump: () => pglite.dumpDataDir('none'),
      poolUse: () => [],
      close: async () => {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the files in a folder with the extensions that ours needs; an empty folder gets those of a new database. */
export async function openFilesOf(directory: string, snapshot?: Blob): Promise<PGlite> {
  const pglite = await PGlite.create({
    dataDir: directory,
    extensions: { btree_gist, pg_trgm },
    parsers: temporalParsers,
    ...(snapshot && { loadDataDir: snapshot }),
  })
  // A kept statement is planned once, for all values: to plan it takes longer than what a better plan saves here.
  await pglite.exec('set plan_cache_mode = force_generic_plan')
  return pglite
}

async function databaseDirectory(dataDir: string): Promise<string> {
  const directory = join(resolve(dataDir), 'pglite')
  await initialisePGlite(directory)
  return directory
}

function withDates(pglite: PGlite): Parameters<typeof fromPglite>[0] {
  return {
    query: (text, values) => pglite.query(text, values, { parsers: dateParsers }),
    exec: (text) => pglite.exec(text, { parsers: dateParsers }),
    listen: (channel, callback) => pglite.listen(channel, callback),
  }
}

/** A session of the embedded database, which has one. */
export function embeddedSession(pglite: PGlite): Session {
  return {
    exec: async (script) => {
      await pglite.exec(script)
    },
    query: async <R>(text: string, values?: unknown[]) => (await pglite.query<R>(text, values)).rows,
  }
}
