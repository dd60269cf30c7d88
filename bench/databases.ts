import { type Database, openDatabase } from '../src/server/kernel/db/database.ts'
import { migrate } from '../src/server/kernel/db/migrate.ts'
import type { KeptPostgres } from './postgres.ts'
import { fillScale } from './scale/fill.ts'
import { fillHouses } from './scale/houses.ts'
import { describeSize, sizeFor } from './scale/size.ts'

/** Fills the databases that are not there yet, as npm run db:scale does; some minutes for the large one. */
export async function fillMissing(
  server: KeptPostgres,
  databases: readonly { requests: number; database: string }[],
): Promise<void> {
  const known = await server.list()
  for (const { requests, database } of databases) {
    if (known.includes(database)) {
      // One that was filled before there was that landlord gets them, and the tables that are new.
      await withMigrated(server.url(database), fillHouses)
      continue
    }
    const size = sizeFor(requests)
    process.stdout.write(`Filling ${database} with ${describeSize(size)} …\n`)
    await server.filled(database, (databaseUrl) =>
      withMigrated(databaseUrl, async (opened) => {
        await fillScale(opened, size, (text) => process.stdout.write(`${text}\n`))
        await fillHouses(opened)
      }),
    )
  }
}

/** Does something in a database that has all tables of today, and leaves it. */
export async function withMigrated(
  databaseUrl: string,
  work: (opened: Database) => Promise<void>,
): Promise<void> {
  const opened = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    await migrate(opened)
    await work(opened)
  } finally {
    await opened.close()
  }
}
