import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chmodSync, mkdtempSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createAccount } from '../src/server/people/accounts/sign-up-actions.ts'
import { sessionCookieName } from '../src/server/kernel/http/session-cookie.ts'
import { buildApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/kernel/config/config.ts'
import { systemContext } from '../src/server/kernel/viewer/context.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { closeCalendarReader } from '../src/server/calendars/feeds/parse/parse-calendar.ts'
import { pollCalendars } from '../src/server/calendars/feeds/poll-actions.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import { type RunningServices, startServices } from '../src/server/services.ts'
import { keepPostgres } from './postgres.ts'
import { addDays, utcDayOf } from '../src/domain/kernel/day.ts'

// F7: how long it takes to ask many calendars, on one machine with the database and the provider of the calendars.
//   node scripts/with-node.mjs bench/feeds.ts --feeds 1000 --events 100
// With DATABASE_URL on that (empty) database, else on a PostgreSQL of its own.

const { values } = parseArgs({
  options: { feeds: { type: 'string', default: '1000' }, events: { type: 'string', default: '100' } },
})
const feeds = Number(values.feeds)
const events = Number(values.events)
const unitsPerGroup = 10

/** What the provider answers at the moment. */
const provider = { stamp: 0, moved: 0, hasEtag: true, hangs: false }

await run()

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-feeds-'))
  // PostgreSQL does not run as root: its own account must get in.
  chmodSync(folder, 0o755)
  const kept = process.env.DATABASE_URL ? null : await keepPostgres(join(folder, 'postgres'))
  const server = await startProvider()
  const { port } = server.address() as AddressInfo
  const config = readConfig({
    MEZZO_RATE_LIMIT: '0',
    NODE_ENV: 'production',
    MEZZO_SECRET: 'a secret of the measurements, no other',
    MEZZO_ORIGIN: 'http://localhost:3000',
    MEZZO_DATA_DIR: folder,
    MEZZO_LOG: 'error',
    MEZZO_ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${port}`,
    DATABASE_URL: process.env.DATABASE_URL ?? (await kept?.create(`feeds_${Date.now()}`)),
  })
  const services = await startServices(config, createLog(config), false)
  try {
    await fill(services.database.kysely, port)
    process.stdout.write(`${feeds} calendars of ${events} events, ${cpus().length} processors\n\n`)
    await measure(services, 'all new')
    await measure(services, 'unchanged, 304')
    Object.assign(provider, { stamp: 1, hasEtag: false })
    await measure(services, 'unchanged, sent whole with new stamps')
    Object.assign(provider, { stamp: 2, moved: Math.floor(feeds / 10) })
    await measure(services, 'a tenth with one stay moved')
    provider.hangs = true
    await measurePages(services)
  } finally {
    await closeCalendarReader()
    await services.stop()
    await kept?.stop()
    server.closeAllConnections()
    server.close()
  }
}

/** A provider in this very process: its work counts, too. */
async function startProvider(): Promise<Server> {
  const server = createServer((request, response) => {
    if (provider.hangs) return
    const index = Number((request.url ?? '').replace(/\D/g, ''))
    const isMoved = index < provider.moved
    const etag = `"${index}-${provider.stamp}-${isMoved}"`
    if (provider.hasEtag && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/calendar', ...(provider.hasEtag && { etag }) })
    response.end(calendarOf(index, isMoved))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function calendarOf(index: number, isMoved: boolean): string {
  const first = addDays(utcDayOf(Date.now()), 3)
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Platform//Calendar//EN']
  for (let event = 0; event < events; event++) {
    const from = addDays(first, event * 7 + (isMoved && event === 1 ? 1 : 0))
    lines.push(
      'BEGIN:VEVENT',
      `UID:${index}-${event}@platform.example`,
      `DTSTAMP:2026010${provider.stamp + 1}T000000Z`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(from, 5).replaceAll('-', '')}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    )
  }
  return [...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** One landlord with as many units as calendars, each calendar due. */
async function fill(db: Db, port: number): Promise<void> {
  const landlordId = await createAccount(db, {
    email: `${randomUUID()}@bench.example`,
    password: randomUUID(),
    firstName: 'Bench',
    lastName: 'Landlord',
    landlord: true,
  })
  await sql`
    with made as (
      insert into groups (landlord_id, part_of_group, name, title, street, street_number, zip_code, city, country, price,
        currency, area, accommodates, home_type, furniture_standard)
      select ${landlordId}::uuid, true, 'Group ' || n, '{}', 'Street', '1', '10119', 'Berlin', 'DE', 150000, 'EUR', 48, 2,
        'ENTIRE_APARTMENT', 'MEDIUM'
      from generate_series(1, ${Math.ceil(feeds / unitsPerGroup)}::int) n
      returning id
    ), counted as (
      insert into group_counts (group_id, landlord_id) select id, ${landlordId}::uuid from made
    ), units as (
      insert into listings (group_id, landlord_id, apartment_name, available_from, published)
      select id, ${landlordId}::uuid, 'Unit ' || n, '2020-01-01', true
      from made, generate_series(1, ${unitsPerGroup}::int) n
      returning id, group_id
    ), numbered as (select id, group_id, row_number() over () - 1 as n from units)
    insert into calendar_feeds (listing_id, group_id, landlord_id, kind, platform, label, url, next_check_at)
    select id, group_id, ${landlordId}::uuid, 'LINK', 'AIRBNB', 'Airbnb', ${`http://127.0.0.1:${port}/`} || n || '.ics', now()
    from numbered where n < ${feeds}::int`.execute(db)
}

async function measure(services: RunningServices, name: string): Promise<void> {
  const db = services.database.kysely
  await sql`update calendar_feeds set next_check_at = now()`.execute(db)
  const before = await writtenRows(db)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const began = performance.now()
  const done = await pollCalendars(systemContext(services), { runFor: 1_800_000 })
  const seconds = (performance.now() - began) / 1000
  delay.disable()
  const after = await writtenRows(db)
  const written = Object.entries(after)
    .map(([table, rows]) => `${table} ${rows - (before[table] ?? 0)}`)
    .filter((text) => !text.endsWith(' 0'))
  process.stdout.write(
    `${name}: ${seconds.toFixed(1)} s, ${Math.round((done.asked / seconds) * 60)} calendars a minute, ` +
      `${done.unchanged} without news, ${done.failed} failed; loop held up p99 ${Math.round(delay.percentile(99) / 1e6)} ms, ` +
      `longest ${Math.round(delay.max / 1e6)} ms; rows written: ${written.join(', ')}\n`,
  )
}

/** Q7: how long a landlord's calendar takes while a provider answers, and while none of its calendars does. */
async function measurePages(services: RunningServices): Promise<void> {
  const app = await buildApp(services, { lifecycle: { stopping: false }, pages: '/nowhere' })
  const db = services.database.kysely
  const { id: groupId, landlord_id } = await db
    .selectFrom('groups')
    .select(['id', 'landlord_id'])
    .executeTakeFirstOrThrow()
  const cookies = await sessionOf(services, landlord_id)
  const p95 = async () => {
    const times: number[] = []
    for (let turn = 0; turn < 300; turn++) {
      const began = performance.now()
      const answer = await app.inject({ method: 'GET', url: `/api/calendar?groupId=${groupId}`, cookies })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
      times.push(performance.now() - began)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  }
  await p95()
  const quiet = await p95()
  await sql`update calendar_feeds set next_check_at = now()`.execute(db)
  const polling = pollCalendars(systemContext(services), { runFor: 8_000 })
  const busy = await p95()
  const { asked, failed } = await polling
  process.stdout.write(
    `the calendar of ten units, p95: ${quiet.toFixed(1)} ms, and ${busy.toFixed(1)} ms while all calendars hang ` +
      `(${asked} asked, ${failed} failed)\n`,
  )
  await app.close()
}

async function sessionOf({ config, database }: RunningServices, userId: string) {
  const token = randomBytes(24).toString('base64url')
  const expires_at = Temporal.Now.instant().add({ hours: 1 })
  await database.kysely.insertInto('sessions').values({ user_id: userId, token, expires_at }).execute()
  const signature = createHmac('sha256', config.secret).update(token).digest('base64')
  return { [sessionCookieName(config)]: `${token}.${signature}` }
}

/** Rows written so far by table; the database counts a connection's rows some seconds after it has gone quiet. */
async function writtenRows(db: Db): Promise<Record<string, number>> {
  await sleep(12_000)
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, n_tup_ins + n_tup_upd + n_tup_del as rows from pg_stat_user_tables
    where schemaname = 'public' order by relname`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}
