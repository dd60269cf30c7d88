import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { beBusy, type Done, photoOnce, WORKS } from './overload/busy-landlords.ts'
import { figuresOf, findMost } from './overload/most.ts'
import { EVERY_DAY, type OverloadStage, setUp } from './overload/stage.ts'
import { sendVisitors, type Visit, within } from './overload/task.ts'
import { endOnSignals } from './processes.ts'

// How a server does when there is too much to do: whether a landlord who imports and one who exports keep thirty others
// waiting, and whether ten times the usual load is told so quickly and is forgotten soon. Ends with 1 where a figure
// misses its limit.
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    /** How often it is usual and busy in turn. */
    rounds: { type: 'string' },
    /** MEZZO_MOST_AT_ONCE of the server; without it the product's own. */
    'at-once': { type: 'string' },
    /** What the two busy landlords do, to see what of it others feel: parts of import,photos,tables,archive. */
    busy: { type: 'string' },
    /** Requests a second that are usual; without it a quarter of what is found to be the most. */
    rate: { type: 'string' },
  },
})

const SECONDS = 12
const MOST_RATIO = 1.5
const MOST_RECOVERY = 10
/** Milliseconds within which 95 of 100 have to hear that there is too much to do. */
const MOST_REFUSAL = 1_000
/** Megabytes. */
const MOST_MEMORY = 1_500
/** How much of what the server can do at most is its usual load. */
const USUAL_SHARE = 0.25

endOnSignals()
const works = WORKS.filter((work) => !values.busy || values.busy.split(',').includes(work))
const rounds = Number(values.rounds ?? (values.quick ? 2 : 6))
const say = (text: string) => void (values.json ? process.stderr : process.stdout).write(`${text}\n`)
const env: Record<string, string> = values['at-once'] ? { MEZZO_MOST_AT_ONCE: values['at-once'] } : {}
await photoOnce()
const stage = await setUp(env, say)
try {
  await stage.settle()
  report(await measure(stage))
} finally {
  await stage.stop()
}

async function measure(at: OverloadStage) {
  const visitors = at.others.map((headers) => headers)
  const visit = async (rate: number, time: number) =>
    await sendVisitors({ url: at.server.url, visitors, requests: EVERY_DAY, rate, seconds: time })

  const most = await mostOf(visit)
  const rate = Math.max(5, Math.round(most * USUAL_SHARE))
  say(`at most ${most.toFixed(0)} requests a second; usual are ${rate}`)

  // In turns, since whatever else the machine does changes meanwhile.
  const done: Done = { units: 0, photos: 0, tables: 0, exports: 0, again: 0 }
  const before: Visit[] = []
  const during: Visit[] = []
  let memoryBusy = 0
  for (let round = 0; round < rounds; round++) {
    before.push(...(await visit(rate, SECONDS)))
    const stop = new AbortController()
    const busy = beBusy(at, works, done, stop.signal)
    await sleep(1_000)
    const [visits, memory] = await watchingMemory(at, visit(rate, SECONDS))
    during.push(...visits)
    memoryBusy = Math.max(memoryBusy, memory)
    stop.abort()
    await busy
    say(`usual: ${figuresOf(before)}`)
    say(`while one imports and one exports: ${figuresOf(during)}; ${JSON.stringify(done)}`)
    await sleep(2_000)
  }

  const [flood, memoryFlood] = await watchingMemory(at, visit(rate * 10, SECONDS))
  say(`ten times as many: ${figuresOf(flood)}`)
  const back = await visit(rate, MOST_RECOVERY + 8)
  const refused = flood.filter(({ status }) => status === 503)
  const usual = within(0.95, before)
  return {
    rate,
    most,
    usual: { p50: within(0.5, before), p95: usual },
    busy: {
      p50: within(0.5, during),
      p95: within(0.95, during),
      refused: shareOf(during, 503),
      ...done,
      memory: memoryBusy,
    },
    ratio: within(0.95, during) / usual,
    flood: {
      rate: rate * 10,
      refused: shareOf(flood, 503),
      refusalsWithin: within(0.95, refused),
      answersWithin: within(
        0.95,
        flood.filter(({ status }) => status === 200),
      ),
      broken: flood.filter(({ status }) => status !== 200 && status !== 503).length,
      memory: memoryFlood,
    },
    recovered: secondsUntil(back, Math.max(usual * MOST_RATIO, usual + 10)),
  }
}

/** As many as are answered in a second at most; where it is said what is usual, that is only got used to. */
async function mostOf(visit: (rate: number, time: number) => Promise<Visit[]>): Promise<number> {
  if (!values.rate) return await findMost(visit, say)
  // The first answers of a server take longer.
  await visit(Number(values.rate), 8)
  return Number(values.rate) / USUAL_SHARE
}

async function watchingMemory<Result>(at: OverloadStage, work: Promise<Result>): Promise<[Result, number]> {
  let most = at.memory()
  const timer = setInterval(() => (most = Math.max(most, at.memory())), 200)
  const result = await work.finally(() => clearInterval(timer))
  return [result, most]
}

/** Seconds until three following seconds are as quick as usual, without anybody turned away. */
function secondsUntil(visits: readonly Visit[], usual: number): number {
  const isUsual = (second: number) => {
    const of = visits.filter(({ at }) => Math.floor(at / 1000) === second)
    return of.length > 0 && of.every(({ status }) => status === 200) && within(0.9, of) <= usual
  }
  for (let second = 0; second < MOST_RECOVERY + 6; second++)
    if (isUsual(second) && isUsual(second + 1) && isUsual(second + 2)) return second
  return Infinity
}

function shareOf(visits: readonly Visit[], wanted: number): number {
  return visits.filter(({ status }) => status === wanted).length / Math.max(1, visits.length)
}

function report(found: Awaited<ReturnType<typeof measure>>): void {
  const { ratio, flood, recovered, busy } = found
  const memory = Math.max(flood.memory, busy.memory)
  const limits = [
    {
      name: 'p95 of others while one imports and one exports',
      value: ratio,
      most: MOST_RATIO,
      unit: 'times',
    },
    { name: 'others turned away meanwhile', value: busy.refused * 100, most: 0, unit: '%' },
    { name: '503s at ten times the load, p95', value: flood.refusalsWithin, most: MOST_REFUSAL, unit: 'ms' },
    { name: 'neither answered nor told at ten times the load', value: flood.broken, most: 0, unit: '' },
    { name: 'usual again after', value: recovered, most: MOST_RECOVERY, unit: 's' },
    { name: 'memory', value: memory, most: MOST_MEMORY, unit: 'MB' },
  ]
  for (const { name, value, most, unit } of limits)
    say(
      `${value <= most ? 'ok  ' : 'MISS'} ${name}: ${Math.round(value * 100) / 100} ${unit} (at most ${most})`,
    )
  say(
    `at ten times the load ${(flood.refused * 100).toFixed(0)} % were turned away, the others answered within ${flood.answersWithin} ms (p95)`,
  )
  if (values.json) process.stdout.write(`${JSON.stringify(found)}\n`)
  if (limits.some(({ value, most }) => value > most)) process.exitCode = 1
}
