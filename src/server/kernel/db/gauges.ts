import { sql } from 'kysely'
import { registerGauges } from '../observe/gauges.ts'
import type { Db } from './database.ts'
import { listMigrationNames } from './migrate.ts'

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

/** Seconds by which the clock of this machine is before that of the database, to half of what the question takes. */
export async function readClockOffset(db: Db): Promise<number> {
  const asked = Date.now()
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db)
  const answered = Date.now()
  return ((asked + answered) / 2 - (rows[0]?.at ?? 0)) / 1_000
}

/** How many migrations of this release the database has not seen. */
async function countMissingMigrations(db: Db): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const names = new Set(rows.map(({ name }) => name))
  return listMigrationNames().filter((name) => !names.has(name)).length
}
