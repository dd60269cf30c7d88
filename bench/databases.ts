import { openDatabase } from '../src/server/kernel/db/database.ts'
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
      await addHouses(server.url(database))
      continue
    }
    const size = sizeFor(requests)
    process.stdout.write(`Filling ${database} with ${describeSize(size)} …\n`)
    const opened = await openDatabase({ databaseUrl: await server.create(database), dataDir: '' })
    try {
      await migrate(opened)
      await fillScale(opened, size, (text) => process.stdout.write(`${text}\n`))
      await fillHouses(opened)
    } finally {
      await opened.close()
    }
  }
}

/** A database that was filled before there was that landlord gets them, and the tables that are new. */
async function addHouses(databaseUrl: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    await migrate(opened)
    await fillHouses(opened)
  } finally {
    await opened.close()
  }
}
