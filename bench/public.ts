import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { findBrowser } from '../scripts/browser.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { endOnSignals, root } from '../scripts/processes.ts'
import { demoId } from '../src/server/demo/random.ts'
import { paintMaster, paintSizes } from '../src/server/listings/pictures/painting.ts'
import { fillMissing } from './databases.ts'
import { installTools } from './install.ts'
import { measure } from './measure.ts'
import { keepPostgres } from './postgres.ts'
import { startDemo, startMezzo } from './servers.ts'

// What strangers ask for: the public pages, written by the server, among 100 000 units; and photos that are painted.
// Prints tables for bench/README.md.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    'data-dir': { type: 'string', default: process.env.MEZZO_SCALE_DIR ?? join(root, '.data/scale') },
  },
})
const folder = join(tmpdir(), 'mezzo-bench')
const database = 'mezzo_1000000'
/** Searches a second that the p95 is about. */
const rate = 50

endOnSignals()
mkdirSync(folder, { recursive: true })
installTools()
await buildWeb()
await measurePages()
await measurePhotos()
await measureVisits()

async function measurePages(): Promise<void> {
  const server = await keepPostgres(values['data-dir'])
  try {
    await fillMissing(server, [{ requests: 1_000_000, database }])
    const url = server.url(database)
    const { city, groupId, published } = await subjectOf(url)
    const mezzo = await startMezzo(url, 4713, folder)
    try {
      const days = { from: '2027-09-01', to: '2027-11-30' }
      const search = (parts: Record<string, string>) => `/en/search?${new URLSearchParams(parts)}`
      const pages = {
        'a listing': `/en/g/${groupId}`,
        'search: everywhere': '/en/search',
        'search: a city': search({ city }),
        'search: a city, days, people, price, pets': search({
          city,
          ...days,
          guests: '2',
          maxPrice: '2000',
          pets: '1',
        }),
        'search: days everywhere': search(days),
        'search: page 20': search({ page: '20' }),
        'listings of a kind in a city': `/en/homes/${city.toLowerCase()}/pets`,
      }
      process.stdout.write(
        `${published} published listings\n\n| Page | a second | p50, ms | p95, ms | p95 at ${rate} a second, ms | kB |\n`,
      )
      process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: |\n')
      for (const [name, path] of Object.entries(pages)) {
        const answer = await fetch(mezzo.url + path)
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
        const load = { url: mezzo.url, requests: [{ method: 'GET' as const, path }], headers: {} }
        const seconds = Number(values.seconds)
        const alone = await measure({ ...load, connections: 1, seconds }, mezzo.pid, database)
        const crowd = await measure({ ...load, connections: 10, seconds }, mezzo.pid, database)
        const many = await measure({ ...load, connections: 10, seconds, rate }, mezzo.pid, database)
        const numbers = [crowd.perSecond, alone.p50, alone.p95, many.p95, alone.bytes / 1024]
        process.stdout.write(`| ${name} | ${numbers.map((number) => number.toFixed(1)).join(' | ')} |\n`)
      }
    } finally {
      await mezzo.stop()
    }
  } finally {
    await server.stop()
  }
}

async function subjectOf(url: string): Promise<{ city: string; groupId: string; published: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum analyze groups, listings')
    const { rows } = await client.query<{ city: string; groupId: string; published: number }>(`
      select g.city, min(g.id::text) as "groupId", sum(count(*)) over ()::integer as published from groups g
      where g.deleted_at is null
        and exists (select from listings u where u.group_id = g.id and u.published and u.deleted_at is null)
      group by g.city order by count(*) desc limit 1`)
    const [subject] = rows
    if (!subject) throw new Error('Nothing is published there')
    return subject
  } finally {
    await client.end()
  }
}

/** How many photos of twelve megapixels are painted in all sizes and formats, one after the other as the server does. */
async function measurePhotos(): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise } })
    .blur(3)
    .jpeg({ quality: 90 })
    .toBuffer()
  const before = process.memoryUsage().rss
  const started = performance.now()
  let most = before
  const photos = 10
  for (let one = 0; one < photos; one++) {
    await paintSizes(await paintMaster(photo), 0)
    most = Math.max(most, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - started) / 1_000
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  process.stdout.write(
    `\n${photos} photos of 12 megapixels (${megabytes(photo.length)} MB): ${(photos / seconds).toFixed(2)} a second, memory grew by ${megabytes(most - before)} MB at most\n`,
  )
}

/** First visits of the demo's public pages with Lighthouse's mobile settings: the middle of three. */
async function measureVisits(): Promise<void> {
  const chromePath = await findBrowser()
  const server = await startDemo(4714, mkdtempSync(join(folder, 'demo-')))
  const pages = {
    start: '/en',
    'a listing': `/en/g/${demoId('place/lindenhof')}`,
    'search in a city': '/en/search?city=Berlin',
    'search with a map': '/en/search?view=map',
    'listings of a city': '/en/homes/berlin',
  }
  try {
    process.stdout.write(
      '\n| Page | performance | SEO | largest paint, ms | blocked, ms | layout shift | scripts, kB |\n',
    )
    process.stdout.write('| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n')
    for (const [name, path] of Object.entries(pages)) {
      const seen = Array.from({ length: 3 }, () => visit(server.url + path, chromePath))
      const [, middle] = seen.toSorted((a, b) => a.performance - b.performance)
      if (!middle) throw new Error('Nothing was visited')
      const figures = [
        middle.performance,
        middle.seo,
        Math.round(middle.largestContentfulPaint),
        Math.round(middle.totalBlockingTime),
        middle.layoutShift.toFixed(3),
        Math.round(middle.scripts / 1000),
      ]
      process.stdout.write(`| ${name} | ${figures.join(' | ')} |\n`)
    }
  } finally {
    await server.stop()
  }
}

interface Visit {
  performance: number
  seo: number
  largestContentfulPaint: number
  totalBlockingTime: number
  layoutShift: number
  scripts: number
}

function visit(url: string, chromePath: string | null): Visit {
  const job = JSON.stringify({ url, cookies: [], chromePath, kinds: ['performance', 'seo'] })
  const result = spawnSync(process.execPath, [join(root, 'bench/visit.mjs'), job], { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`Lighthouse failed: ${result.stderr}`)
  return JSON.parse(result.stdout) as Visit
}
