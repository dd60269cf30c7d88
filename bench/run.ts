import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { endOnSignals, root } from '../scripts/processes.ts'
import { bodiesOf, casesOf, type BenchCase, type Subject } from './cases.ts'
import { keepPostgres } from './postgres.ts'
import { startBare, startMezzo, type MeasuredServer } from './servers.ts'
import { logIn } from './session.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    database: { type: 'string', default: 'mezzo_1000000' },
    'data-dir': { type: 'string', default: process.env.MEZZO_SCALE_DIR ?? join(root, '.data/scale') },
    profile: { type: 'boolean', default: false },
    encoding: { type: 'string', default: 'br, gzip' },
    bare: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
endOnSignals()
export interface Load {
  perSecond: number
  answers: number
  p50: number
  p95: number
  bytes: number
  wrong: string
}
const folder = '/tmp/mezzo-bench'
mkdirSync(folder, { recursive: true })
const server = await keepPostgres(values['data-dir'])
try {
  const url = server.url(values.database)
  const subject = await subjectOf(url)
  const mezzo = await startMezzo(
    url,
    4710,
    folder,
    values.profile ? ['--cpu-prof', `--cpu-prof-dir=${folder}/prof`, '--cpu-prof-interval=500'] : [],
  )
  const bare = await startBare(url, 4711, folder)
  const headers = await logIn(mezzo.url, 'landlord-1@scale.example')
  for (const one of casesOf(subject)) {
    if (values.only && !values.only.split(',').includes(one.name)) continue
    const bodies = bodiesOf(one)
    const first = await fetch(`${mezzo.url}/api/graphql`, { method: 'POST', headers, body: bodies[0] ?? '' })
    const text = await first.text()
    if (!first.ok || text.includes('"errors"'))
      throw new Error(`${one.name}: ${first.status} ${text.slice(0, 500)}`)
    const answer = await (
      await fetch(`${bare.url}/${one.name}/${subject.landlordId}/${subject.listingRequestId}`)
    ).text()
    const ours: Load[] = []
    const theirs: Load[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      ours.push(
        load({
          url: mezzo.url,
          requests: bodies.map((body) => ({ method: 'POST', path: '/api/graphql', body })),
          headers: { ...headers, ...(values.encoding && { 'accept-encoding': values.encoding }) },
        }),
      )
      if (values.bare)
        theirs.push(
          load({
            url: bare.url,
            requests: [
              { method: 'GET', path: `/${one.name}/${subject.landlordId}/${subject.listingRequestId}` },
            ],
            headers: {},
          }),
        )
    }
    const m = median(ours),
      b = median(theirs)
    console.log(
      one.name.padEnd(10),
      'ours',
      m.perSecond.toFixed(1),
      'p95',
      m.p95.toFixed(1),
      'kB',
      (m.bytes / 1000).toFixed(1),
      `(${text.length})`,
      'bare',
      b?.perSecond.toFixed(1),
      'p95',
      b?.p95.toFixed(1),
      'kB',
      ((b?.bytes ?? 0) / 1000).toFixed(1),
      `(${answer.length})`,
      'ratio',
      (m.perSecond / (b?.perSecond ?? 1)).toFixed(2),
      m.wrong,
      b?.wrong,
    )
  }
  await mezzo.stop()
  await bare.stop()
} finally {
  await server.stop()
}

function load(job: object): Load {
  const result = spawnSync(
    process.execPath,
    [
      join(root, 'bench/load.mjs'),
      JSON.stringify({ connections: 10, seconds: Number(values.seconds), ...job }),
    ],
    { encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(result.stderr)
  return JSON.parse(result.stdout) as Load
}
function median(loads: Load[]): Load {
  return loads.toSorted((a, b) => a.perSecond - b.perSecond)[loads.length >> 1] as Load
}
async function subjectOf(url: string): Promise<Subject> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } =
    await client.query(`select l.id as "landlordId", r.id as "listingRequestId", r.booking_request_id as "bookingRequestId",
    (select count(*)::int from groups where landlord_id = l.id) as groups
    from users l join listing_requests r on r.landlord_id = l.id
    where l.email = 'landlord-1@scale.example' and r.landlord_status = 'OPEN' order by r.sort_group, r.auto_decline_at limit 1`)
  await client.end()
  return rows[0] as Subject
}
