import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { freePort } from '../test/free-port.ts'
import { startWorker } from './feeds/worker.ts'
import { figuresOf, findMost } from './overload/most.ts'
import { EVERY_DAY, type OverloadStage, setUp } from './overload/stage.ts'
import { sendVisitors, type Visit, within } from './overload/task.ts'
import { endOnSignals } from './processes.ts'
import { countFiles, type ProcessSample, ready, sampleDatabase, sampleProcess } from './soak/sample.ts'
import { growthAnHour } from './soak/trend.ts'
import { write } from './soak/writers.ts'

// A server and a worker for hours at half of what the server can do at most: whether memory, latency and what they hold
// open stay as they are. Ends with 1 where something grows.
endOnSignals()
const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '6' },
    /** Requests a second, where the most is not to be measured first. */
    rate: { type: 'string' },
  },
})
const hours = Number(values.hours)
/** The length of one look, in seconds. */
const LOOK = Math.min(300, (hours * 3600) / 12)
const LOOKS = Math.round((hours * 3600) / LOOK)
/** Of the requests, how many write. */
const WRITING = 0.05
const MOST_SLOWER = 1.2
/** Megabytes an hour that the heap after its garbage may grow by in the second half; those in memory follow it. */
const MOST_GROWTH = 12

const say = (text: string) => void process.stdout.write(`${text}\n`)
const operator = { server: await freePort(), worker: await freePort() }
const stage = await setUp({ MEZZO_JOBS: 'off', MEZZO_OPERATOR_PORT: `${operator.server}` }, say)
const worker = startWorker('worker', stage.folder, {
  NODE_ENV: 'production',
  MEZZO_SECRET: 'a secret of the measurements, no other',
  MEZZO_ORIGIN: stage.server.url,
  MEZZO_DATA_DIR: stage.folder,
  MEZZO_OPERATOR_PORT: `${operator.worker}`,
  DATABASE_URL: stage.databaseUrl,
})
const client = new pg.Client({ connectionString: stage.databaseUrl })
await client.connect()
try {
  await ready(worker.pid, operator.worker)
  await stage.settle()
  await soak(stage)
} finally {
  await client.end()
  await worker.end('SIGTERM')
  await stage.stop()
}

interface Look {
  minutes: number
  p50: number
  p95: number
  wrong: number
  visits: number
  server: ProcessSample
  worker: ProcessSample
  database: Awaited<ReturnType<typeof sampleDatabase>>
  files: number
}

async function soak({ server, others, folder }: OverloadStage): Promise<void> {
  const visit = async (rate: number, seconds: number) =>
    await sendVisitors({ url: server.url, visitors: others, requests: EVERY_DAY, rate, seconds })
  const rate = values.rate ? Number(values.rate) : (await findMost(visit, say)) / 2
  // The last of that was more than the server can do.
  await sleep(15_000)
  const name = `${hours} hours at ${rate.toFixed(0)} requests a second`
  say(`${name}${values.rate ? ', a rate that was given' : ', half of the most'}; 5 % write`)
  const stop = new AbortController()
  const writing = write(server.url, await withUnits(others), Math.max(1, rate * WRITING), stop.signal)
  const looks: Look[] = []
  for (let number = 1; number <= LOOKS; number++) {
    const least = leastHeap()
    const visits = await visit(rate * (1 - WRITING), LOOK)
    looks.push({ ...(await look(number, visits)), ...(await least.end()), files: countFiles(folder) })
    tell(looks.at(-1), visits)
  }
  stop.abort()
  report(looks, await writing, name)
}

/** Landlords with the units that are theirs; the first one of all exports, and is not among them. */
async function withUnits(people: readonly Record<string, string>[]) {
  const unitsOf = async (number: number) => {
    const { rows } = await client.query<{ id: string }>(
      `select l.id from listings l join users u on u.id = l.landlord_id where u.email = $1 and l.deleted_at is null`,
      [`landlord-${number}@scale.example`],
    )
    return rows.map(({ id }) => id)
  }
  const all: { headers: Record<string, string>; units: string[] }[] = []
  for (const [at, headers] of people.entries()) all.push({ headers, units: await unitsOf(at + 2) })
  return all
}

async function look(number: number, visits: readonly Visit[]) {
  return {
    minutes: (number * LOOK) / 60,
    p50: within(0.5, visits),
    p95: within(0.95, visits),
    wrong: visits.filter(({ status }) => status !== 200).length,
    visits: visits.length,
    database: await sampleDatabase(client),
  }
}

/** Looks every few seconds: the least that the heap holds meanwhile is what it holds after its garbage was taken away. */
function leastHeap() {
  const seen: { server: ProcessSample; worker: ProcessSample }[] = []
  const take = async () => {
    seen.push({
      server: await sampleProcess(stage.server.pid, operator.server),
      worker: await sampleProcess(worker.pid, operator.worker),
    })
  }
  // One that is missed is made good by the next.
  const timer = setInterval(() => void take().catch(() => {}), 5_000)
  const leastOf = (which: 'server' | 'worker') =>
    seen.map((one) => one[which]).reduce((least, one) => (one.heap < least.heap ? one : least))
  return {
    end: async () => {
      clearInterval(timer)
      await take()
      return { server: leastOf('server'), worker: leastOf('worker') }
    },
  }
}

function tell(one: Look | undefined, visits: readonly Visit[]): void {
  if (!one) return
  const { server: s, worker: w, database: d } = one
  say(
    `${one.minutes.toFixed(0)} min: ${figuresOf(visits)}; server ${s.memory} MB, heap ${s.heap}, ${s.files} open, loop ` +
      `${s.delay} ms; worker ${w.memory} MB, heap ${w.heap}, ${w.files} open; ${d.connections} connections, ` +
      `${d.waiting} of ${d.jobs} jobs wait, ${d.sessions} sessions, ${d.tries} tries, ${d.keys} keys, ` +
      `${d.tempFiles} temporary files of the database, ${one.files} files`,
  )
}

function report(looks: readonly Look[], written: { done: number; refused: string[] }, name: string): void {
  const anHour = Math.max(1, Math.min(Math.round(3_600 / LOOK), Math.floor(looks.length / 3)))
  const p95Of = (part: readonly Look[]) => part.reduce((sum, { p95 }) => sum + p95, 0) / part.length
  const slower = p95Of(looks.slice(-anHour)) / p95Of(looks.slice(0, anHour))
  const growth = (pick: (one: Look) => number) =>
    growthAnHour(looks.map((one) => ({ minutes: one.minutes, value: pick(one) })))
  const middle = looks[Math.floor(looks.length / 2)]
  const last = looks.at(-1)
  const more = (pick: (one: Look) => number) => (last && middle ? pick(last) - pick(middle) : 0)
  const limits: [string, number, number][] = [
    ['p95 of the last hour (or third) by that of the first', slower, MOST_SLOWER],
    ['heap of the server, MB more an hour', growth(({ server }) => server.heap), MOST_GROWTH],
    ['heap of the worker, MB more an hour', growth(({ worker: one }) => one.heap), MOST_GROWTH],
    ['memory of the server, MB more an hour', growth(({ server }) => server.memory), MOST_GROWTH * 4],
    ['memory of the worker, MB more an hour', growth(({ worker: one }) => one.memory), MOST_GROWTH * 4],
    ['more open files of the server in the second half', more(({ server }) => server.files), 20],
    ['more open files of the worker in the second half', more(({ worker: one }) => one.files), 20],
    ['more connections to the database in the second half', more(({ database }) => database.connections), 5],
    ['jobs that wait in the end', last?.database.waiting ?? 0, 50],
    ['more sessions in the second half', more(({ database }) => database.sessions), 0],
    ['more files in the second half', more(({ files }) => files), 5],
    ['requests that were not answered', looks.reduce((sum, { wrong }) => sum + wrong, 0), 0],
    ['changes that were refused', written.refused.length, 0],
  ]
  say(`${name}; ${written.done} changes${written.refused[0] ? `; refused: ${written.refused[0]}` : ''}`)
  for (const [what, value, most] of limits)
    say(`${value <= most ? 'ok  ' : 'MISS'} ${what}: ${Math.round(value * 100) / 100} (at most ${most})`)
  if (limits.some(([, value, most]) => value > most)) process.exitCode = 1
}
