import { chmodSync, mkdtempSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dayOf, partsOfDay } from '../src/domain/kernel/day.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { countStatements } from '../src/server/kernel/db/statements.ts'
import { type Context, systemContext } from '../src/server/kernel/viewer/context.ts'
import { runTaxReports } from '../src/server/money/tax-report/run-actions.ts'
import { writeTaxStatements } from '../src/server/money/tax-report/statement-actions.ts'
import { startServices } from '../src/server/services.ts'
import { withMigrated } from './databases.ts'
import { keepPostgres } from './postgres.ts'
import { BOOKS_LANDLORD, fillBooks } from './scale/books.ts'
import { fillScale } from './scale/fill.ts'
import { sizeFor } from './scale/size.ts'

// What the yearly tax report of a landlord with 1000 units takes, once as one seller and once with one for each home.
//   node scripts/with-node.mjs bench/tax-report.ts
// On a PostgreSQL of its own, with the database on the same processors.

await run()

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-tax-report-'))
  // PostgreSQL does not run as root: its own account must get in.
  chmodSync(folder, 0o755)
  const kept = await keepPostgres(join(folder, 'postgres'))
  const databaseUrl = await kept.create(`tax_report_${Date.now()}`)
  await withMigrated(databaseUrl, async (opened) => {
    await fillScale(opened, sizeFor(10_000), () => {})
    await fillBooks(opened)
  })
  const config = readConfig({
    MEZZO_SECRET: 'a secret of the measurements, no other',
    MEZZO_DATA_DIR: folder,
    MEZZO_DEMO: '0',
    MEZZO_LOG: 'error',
    DATABASE_URL: databaseUrl,
  })
  const services = await startServices(config, createLog(config), false)
  try {
    const ctx = systemContext(services)
    await nameSellers(services.database.kysely, 1)
    process.stdout.write(`${cpus().length} processors\n\n`)
    await measureRun(ctx, 'one seller')
    await nameSellers(services.database.kysely, 1000)
    await measureRun(ctx, 'a seller for each home')
    await measure('the statements of these sellers', () => writeTaxStatements(ctx))
  } finally {
    await services.stop()
    await kept.stop()
  }
}

/** Names by whom the homes of the landlord are let, who always has let them so: so many persons in turn. */
async function nameSellers(db: Db, sellers: number): Promise<void> {
  await sql`update groups set billing_details_item_id = null, country = 'DE'`.execute(db)
  await sql`delete from home_sellers`.execute(db)
  await sql`
    insert into billing_details_items (landlord_id, type, first_name, last_name, birth_date, tax_id_not_issued,
      address_line1, zip_code, city, country, vat_id)
    select ${sql.raw(BOOKS_LANDLORD)}, 'PRIVATE', 'Seller', 'of ' || ${sellers}::text, '1970-01-01', true, 'Street 1',
      '10119', 'Berlin', 'DE', n::text
    from generate_series(0, ${sellers - 1}::int) n`.execute(db)
  await sql`
    insert into home_sellers (group_id, landlord_id, seller_id)
    select g.id, g.landlord_id, i.id
    from (select id, landlord_id, row_number() over (order by id) - 1 as n from groups) g
    join billing_details_items i on i.landlord_id = g.landlord_id and i.last_name = 'of ' || ${sellers}::text
      and i.vat_id = (g.n % ${sellers}::int)::text`.execute(db)
  await sql`update billing_details_items set vat_id = ''`.execute(db)
  await sql`analyze`.execute(db)
}

async function measureRun(ctx: Context, name: string): Promise<void> {
  const { year } = partsOfDay(dayOf(ctx.now()))
  const { id } = await ctx.db
    .insertInto('tax_report_runs')
    .values({ year: year - 1, mode: 'TESTING', is_preview: false, started_at: ctx.now(), total: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await measure(`a run with ${name}`, () => runTaxReports(ctx))
  const { rows } = await sql<{ messages: number; records: number; size: number; state: string }>`
    select u.state, count(distinct t.id)::int as messages, count(r.id)::int as records,
      (select coalesce(sum(size), 0)::int from tax_reports where run_id = u.id) as size
    from tax_report_runs u
    left join tax_reports t on t.run_id = u.id left join tax_report_records r on r.report_id = t.id
    where u.id = ${id}::uuid group by u.id`.execute(ctx.db)
  for (const { state, messages, records, size } of rows)
    process.stdout.write(
      `  ${state}: ${messages} messages, ${records} records, ${Math.round(size / 1000)} kB\n`,
    )
}

/** Says how long something takes, how much memory the process has at most meanwhile, and what it asks the database. */
async function measure(name: string, work: () => Promise<void>): Promise<void> {
  const before = process.memoryUsage.rss()
  let most = before
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
  const began = performance.now()
  const { statements } = await countStatements(work)
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  process.stdout.write(
    `${name}: ${seconds.toFixed(1)} s, ${statements.length} statements, ${megabytes(most)} MB at most, ` +
      `${megabytes(most - before)} MB more than before\n`,
  )
}
