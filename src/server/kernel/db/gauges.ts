import { sql } from 'kysely'
import { registerGauges } from '../observe/gauges.ts'
import { readClockOffset } from './probe.ts'
import type { Db } from './database.ts'
import { migrationsOf } from './migration-files.ts'

registerGauges({
  name: 'database',
  gauges: {
    mezzo_clock_offset_seconds: { help: "How far this machine's clock is before the database's." },
    mezzo_migrations_missing: { help: 'Migrations of this release that the database has not seen.' },
  },
  async read({ db }) {
    const [offset, missing] = [await readClockOffset(db), await countMissingMigrations(db)]
    return [
      { metric: 'mezzo_clock_offset_seconds', value: offset },
      { metric: 'mezzo_migrations_missing', value: missing },
    ]
  },
})

/** How many migrations that this release needs the database has not seen. */
async function countMissingMigrations(db: Db): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const names = new Set(rows.map(({ name }) => name))
  return migrationsOf('before').filter(({ name }) => !names.has(name)).length
}
