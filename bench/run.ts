import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { endOnSignals, root } from '../scripts/processes.ts'
import { bodiesOf, casesOf, type BenchCase, moneyCase, type Subject } from './cases.ts'
import { type InboxCase, inboxCasesOf } from './inbox-cases.ts'
import { installTools } from './install.ts'
import { measure, median, type Measured, mostMemory } from './measure.ts'
import { keepPostgres, type KeptPostgres } from './postgres.ts'
import { measurePages } from './pages.ts'
import { startPostgraphile, type Graphile } from './postgraphile.ts'
import { fillBooksDatabase, measureLedger } from './ledger.ts'
import { compareFigures } from './compare.ts'
import {
  describeMachine,
  readFigures,
  type CaseFigures,
  type Figures,
  type InboxFigures,
  writeReport,
} from './report.ts'
import { type MeasuredServer, startBare, startMezzo } from './servers.ts'
import { logIn } from './session.ts'
import { fillMissing } from './databases.ts'
import { measureEmbedded } from './embedded.ts'
import { HOUSES_EMAIL } from './scale/houses.ts'

// Measures the hot pages against hand-written queries (F1, F2) and the first visit of the home page (F3), and writes
// bench/README.md. What is left out keeps the figures of the last time. With --compare nothing is written.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    /** All without it; of a comparison the load and the pages. */
    only: { type: 'string' },
    /** Cases of the load, all without it; the others keep their figures. */
    cases: { type: 'string' },
    /** Changes nothing: says what has lost against the stored figures, and ends with 1 where a page has. */
    compare: { type: 'boolean', default: false },
    'data-dir': { type: 'string', default: process.env.MEZZO_SCALE_DIR ?? join(root, '.data/scale') },
  },
})
const connections = 10
/** How often a page is asked for before it is measured. */
const tries = 60
const folder = join(tmpdir(), 'mezzo-bench')
const large = { requests: 1_000_000, database: 'mezzo_1000000' }
const books = 'mezzo_books'
const small = { requests: 10_000, database: 'mezzo_10000' }

endOnSignals()
mkdirSync(folder, { recursive: true })
installTools()
const wanted = (
  values.only ?? (values.compare ? 'load,pages' : 'load,inbox,growth,books,embedded,pages')
).split(',')
const stored = readFigures()
const figures: Figures = values.compare ? {} : { ...stored }
if (['load', 'inbox', 'growth', 'books'].some((part) => wanted.includes(part))) await measureServers()
const load = { seconds: Number(values.seconds), rounds: Number(values.rounds), connections }
if (wanted.includes('embedded')) figures.embedded = await measureEmbedded(folder, load)
if (wanted.includes('pages')) figures.pages = await measurePages(folder)
if (wanted.includes('load')) Object.assign(figures, load)
if (values.compare) compare()
else writeReport({ ...figures, machine: describeMachine() })

function compare(): void {
  const { lines, lost } = compareFigures(stored, figures)
  say(lines.join('\n'))
  process.exitCode = lost ? 1 : 0
}

async function measureServers(): Promise<void> {
  const server = await keepPostgres(values['data-dir'])
  try {
    if (wanted.some((part) => part !== 'books')) await fillMissing(server, [large, small])
    if (wanted.includes('books')) await measureBooks(server)
    if (wanted.includes('load')) figures.cases = await measureCases(server.url(large.database))
    if (wanted.includes('inbox')) figures.inbox = await measureInbox(server.url(large.database))
    if (wanted.includes('growth')) {
      figures.growth = await measureGrowth(server.url(small.database), server.url(large.database))
    }
  } finally {
    await server.stop()
  }
}

/** Everything side by side: a round of ours, a round of the hand-written query, and again; PostGraphile after that. */
async function measureCases(url: string): Promise<CaseFigures[]> {
  const subject = await subjectOf(url)
  const mezzo = await startMezzo(url, 4710, folder)
  const bare = await startBare(url, 4711, folder)
  const graphile = await startPostgraphile(url, 4712, folder)
  try {
    const headers = await logIn(mezzo.url, 'landlord-1@scale.example')
    const found: CaseFigures[] = []
    for (const one of casesOf(subject)) {
      const former = figures.cases?.find(({ name }) => name === one.name)
      if (isChosen(one)) {
        const as = one.landlord ? await logIn(mezzo.url, one.landlord.email) : headers
        found.push(await measureCase(url, one, subject, { mezzo, bare, graphile }, as))
      }
      if (!isChosen(one) && former && !values.compare) found.push(former)
    }
    if (!values.cases) figures.memory = mostMemory(mezzo.pid)
    return found
  } finally {
    await Promise.all([mezzo.stop(), bare.stop(), graphile.server.stop()])
  }
}

/** The money page beside its hand-written query, then how fast the same books are written and proved. */
async function measureBooks(server: KeptPostgres): Promise<void> {
  const url = await fillBooksDatabase(server, books)
  const [landlord] = await ask<{ id: string }>(
    url,
    `select id from users where email = 'landlord-1@scale.example'`,
  )
  if (!landlord) throw new Error('The books have no landlord.')
  const one = moneyCase(new Date().toISOString().slice(0, 7))
  const mezzo = await startMezzo(url, 4718, folder)
  const bare = await startBare(url, 4719, folder)
  try {
    const headers = await logIn(mezzo.url, 'landlord-1@scale.example')
    const path = `/money/${landlord.id}/-`
    const answer = await (await fetch(bare.url + path)).text()
    const requests = await tryOut(mezzo, one, headers)
    const [ours, theirs]: [Measured[], Measured[]] = [[], []]
    for (let round = 0; round < Number(values.rounds); round++) {
      ours.push(await run(mezzo, requests, { ...headers, 'accept-encoding': 'gzip, deflate, br' }, books))
      theirs.push(await run(bare, [{ method: 'GET', path }], {}, books))
    }
    const { name, title } = one
    const money = { name, title, posts: 1, characters: answer.length, graphile: null }
    figures.money = { ...money, mezzo: median(ours), bare: median(theirs) }
    say(
      `money: p95 ${figures.money.mezzo.p95.toFixed(0)} ms, by hand ${figures.money.bare.p95.toFixed(0)} ms`,
    )
  } finally {
    await Promise.all([mezzo.stop(), bare.stop()])
  }
  Object.assign(figures, await measureLedger(url, folder, Number(values.seconds)))
}

function isChosen({ name }: BenchCase): boolean {
  return !values.cases || values.cases.split(',').includes(name)
}

/** The ways to read an inbox of 10 000 requests, on our server alone; beside them the figures of the last time. */
async function measureInbox(url: string): Promise<InboxFigures[]> {
  const subject = await subjectOf(url)
  const mezzo = await startMezzo(url, 4716, folder)
  try {
    const headers = await logIn(mezzo.url, 'landlord-1@scale.example')
    const found: InboxFigures[] = []
    for (const one of inboxCasesOf(subject)) {
      const requests = await tryOut(mezzo, one, headers)
      const measured: Measured[] = []
      for (let round = 0; round < Number(values.rounds); round++) {
        measured.push(
          await run(mezzo, requests, { ...headers, 'accept-encoding': 'gzip, deflate, br' }, large.database),
        )
      }
      const middle = median(measured)
      const before = figures.inbox?.find(({ name }) => name === one.name)?.mezzo.perSecond ?? null
      found.push({ name: one.name, title: one.title, mezzo: middle, before })
      say(`inbox, ${one.name}: ${middle.perSecond.toFixed(1)}/s, p95 ${middle.p95.toFixed(0)} ms`)
    }
    return found
  } finally {
    await mezzo.stop()
  }
}

async function measureCase(
  url: string,
  one: BenchCase,
  subject: Subject,
  servers: { mezzo: MeasuredServer; bare: MeasuredServer; graphile: Graphile },
  headers: Record<string, string>,
): Promise<CaseFigures> {
  const { mezzo, bare, graphile } = servers
  const path = `/${one.name}/${one.landlord?.id ?? subject.landlordId}/${subject.listingRequestId}`
  const document = graphile.documentOf(one.name, subject)
  const answer = await (await fetch(bare.url + path)).text()
  const requests = await tryOut(mezzo, one, headers)
  const ours: Measured[] = []
  const theirs: Measured[] = []
  const others: Measured[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    ours.push(
      await run(mezzo, requests, { ...headers, 'accept-encoding': 'gzip, deflate, br' }, large.database),
    )
    theirs.push(await run(bare, [{ method: 'GET', path }], {}, large.database))
  }
  if (document) {
    const body = JSON.stringify(document)
    const request = { method: 'POST' as const, path: '/graphql', body }
    const json = { 'content-type': 'application/json' }
    const first = await fetch(`${graphile.server.url}/graphql`, { method: 'POST', headers: json, body })
    if (!first.ok) throw new Error(`PostGraphile fails: ${await first.text()}`)
    for (let round = 0; round < Number(values.rounds); round++) {
      others.push(await run(graphile.server, [request], json, large.database))
    }
    await idle(url)
  }
  const figure = {
    name: one.name,
    title: one.title,
    posts: Math.max(1, one.posts.length),
    characters: answer.length,
    mezzo: median(ours),
    bare: median(theirs),
    graphile: others.length > 0 ? median(others) : null,
  }
  say(
    `${one.name}: ${figure.mezzo.perSecond.toFixed(1)}/s, by hand ${figure.bare.perSecond.toFixed(1)}/s, PostGraphile ${figure.graphile?.perSecond.toFixed(1) ?? '-'}/s`,
  )
  return figure
}

/** Sends a case some times, so that everything is prepared, and looks at what comes back. */
async function tryOut(
  mezzo: MeasuredServer,
  one: Pick<BenchCase, 'name' | 'posts' | 'get'> | InboxCase,
  headers: Record<string, string>,
) {
  if ('get' in one && one.get) return tryGet(mezzo, one.get, headers)
  const bodies = bodiesOf(one)
  for (let count = 0; count < tries; count++) {
    for (const body of bodies) {
      const answer = await fetch(`${mezzo.url}/api/graphql`, { method: 'POST', headers, body })
      const text = await answer.text()
      if (!answer.ok || text.includes('"errors"')) {
        throw new Error(`${one.name} fails: ${answer.status} ${text.slice(0, 300)}`)
      }
    }
  }
  return bodies.map((body) => ({ method: 'POST' as const, path: '/api/graphql', body }))
}

async function tryGet(mezzo: MeasuredServer, path: string, headers: Record<string, string>) {
  for (let count = 0; count < tries / 4; count++) {
    const answer = await fetch(`${mezzo.url}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path} fails: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
    await answer.arrayBuffer()
  }
  return [{ method: 'GET' as const, path }]
}

function run(
  server: MeasuredServer,
  requests: { method: 'GET' | 'POST'; path: string; body?: string }[],
  headers: Record<string, string>,
  database: string,
): Promise<Measured> {
  const load = { url: server.url, requests, headers, connections, seconds: Number(values.seconds) }
  return measure(load, server.pid, database)
}

/** The same page of the same landlord on a small and on a large database, in turn. */
async function measureGrowth(smallUrl: string, largeUrl: string): Promise<Figures['growth']> {
  const servers = [
    { database: small.database, url: smallUrl, server: await startMezzo(smallUrl, 4713, folder) },
    { database: large.database, url: largeUrl, server: await startMezzo(largeUrl, 4714, folder) },
  ]
  try {
    const sides = await Promise.all(
      servers.map(async ({ database, url, server }) => ({
        database,
        server,
        cases: casesOf(await subjectOf(url)),
        headers: await logIn(server.url, 'landlord-1@scale.example'),
        measured: new Map<string, Measured[]>(),
      })),
    )
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const at of sides[0]?.cases.keys() ?? []) {
        for (const { database, server, cases, headers, measured } of sides) {
          const one = cases[at]
          // The landlord of houses has as much in both.
          if (!one || one.landlord || one.name === 'whole' || one.name === 'calendar') continue
          const requests = await tryOut(server, one, headers)
          const result = await run(server, requests, { ...headers, 'accept-encoding': 'gzip' }, database)
          measured.set(one.name, [...(measured.get(one.name) ?? []), result])
        }
      }
    }
    const [before, after] = sides
    return [...(before?.measured.keys() ?? [])].map((name) => ({
      name,
      small: median(before?.measured.get(name) ?? []).p95,
      large: median(after?.measured.get(name) ?? []).p95,
    }))
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()))
  }
}

async function subjectOf(url: string): Promise<Subject> {
  const rows = await ask<Subject>(
    url,
    `select l.id as "landlordId", r.id as "listingRequestId", r.booking_request_id as "bookingRequestId",
       (select id from users where email = '${HOUSES_EMAIL}') as "housesLandlordId",
       (select count(*)::int from groups where landlord_id = l.id) as groups, r.group_id as "groupId",
       b.last_name as "lastName", r."from"::text, r."to"::text
     from users l join listing_requests r on r.landlord_id = l.id
       join booking_requests b on b.id = r.booking_request_id
     where l.email = 'landlord-1@scale.example' and r.landlord_status = 'OPEN'
     order by r.sort_group, r.auto_decline_at limit 1`,
  )
  const [subject] = rows
  if (!subject) throw new Error('The landlord that is measured has no open request.')
  return subject
}

/** Waits until nobody works for somebody who has long gone. */
async function idle(url: string): Promise<void> {
  for (;;) {
    const [row] = await ask<{ busy: number }>(
      url,
      `select count(*)::int as busy from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
    )
    if (!row?.busy) return
    await new Promise((done) => setTimeout(done, 500))
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
