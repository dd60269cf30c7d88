import { setTimeout as sleep } from 'node:timers/promises'
import type { Failure, UnrulyLine } from '../../test/unruly-line.ts'
import { sendVisitors, type Visit, within } from '../overload/task.ts'
import type { ProvidersStage } from './stage.ts'
import type { ProviderName } from './stand-ins.ts'
import type { ProviderUse, Used } from './uses.ts'

/** What came of one failure of one provider. */
export interface Trial {
  provider: ProviderName
  failure: Failure
  visits: number
  /** Visits that were refused or not answered. */
  unanswered: number
  /** Milliseconds within which 95 of 100 visits were answered: right before, right after, in both, and meanwhile. */
  before: number
  after: number
  usual: number
  p95: number
  uses: number
  /** Seconds that a use took at most, as its person saw it. */
  slowest: number
  /** Seconds that a connection to the provider was open at most. */
  outbound: number
  /** What was told, how often. */
  words: Record<string, number>
  /** What was told and says nothing. */
  unclear: number
  /** Uses that ended well though the provider failed: then it was not asked. */
  unasked: number
  /** Seconds until a use ended well again; null: none did within a minute. */
  back: number | null
  /** What was told before and after by uses that did not end well though the provider worked. */
  wrong: string[]
}

/** How much goes on during a trial. */
export interface Pace {
  /** Visits a second, for so many seconds. */
  rate: number
  seconds: number
}

/** How long a provider fails at least, in milliseconds: whatever asked it first has to have given up by then. */
const LEAST_FAILURE = 12_000
const MOST_BACK = 60_000
/** Seconds. */
const WARM_UP = 4

/** Tries failures of a provider one after the other, with a time in between in which it works. */
export async function* tryFailures(
  stage: ProvidersStage,
  { provider, line, use }: { provider: ProviderName; line: UnrulyLine; use: ProviderUse },
  failures: readonly Failure[],
  pace: Pace,
): AsyncGenerator<Trial> {
  let before = await letWork(stage, use, pace)
  for (const failure of failures) {
    await line.turn(failure)
    const { visits, uses } = await goOn(stage, use, pace, LEAST_FAILURE)
    const outbound = line.longest() / 1000
    await line.turn(null)
    const back = await secondsUntilBack(use)
    const after = await letWork(stage, use, pace)
    yield {
      provider,
      failure,
      visits: visits.length,
      unanswered: visits.filter(({ status }) => status !== 200).length,
      before: within(0.95, before.visits),
      after: within(0.95, after.visits),
      usual: within(0.95, [...before.visits, ...after.visits]),
      p95: within(0.95, visits),
      uses: uses.length,
      slowest: Math.max(...uses.map(({ took }) => took)) / 1000,
      outbound,
      words: countsOf(uses.map(({ words }) => words)),
      unclear: uses.filter(({ isClear }) => !isClear).length,
      unasked: uses.filter(({ isDone, arrives }) => isDone && !arrives).length,
      back,
      wrong: [...before.wrong, ...after.wrong],
    }
    before = after
  }
}

interface TimedUse extends Used {
  /** Milliseconds. */
  took: number
}

/** Visitors and uses while the provider works; what jobs do is waited for. */
async function letWork(
  stage: ProvidersStage,
  use: ProviderUse,
  pace: Pace,
): Promise<{ visits: Visit[]; wrong: string[] }> {
  // Whoever comes first after a rest finds connections closed and plans forgotten, and is nothing to compare with.
  await goOn(stage, use, { ...pace, seconds: WARM_UP }, 0)
  const { visits, uses } = await goOn(stage, use, pace, 0)
  const ends = await Promise.all(uses.map(hasEndedWell))
  return { visits, wrong: uses.flatMap(({ words }, at) => (ends[at] ? [] : [words])) }
}

async function goOn(
  { url, landlords, corePages }: ProvidersStage,
  use: ProviderUse,
  pace: Pace,
  least: number,
): Promise<{ visits: Visit[]; uses: TimedUse[] }> {
  const visitors = landlords.map(({ headers }) => headers)
  const stop = new AbortController()
  const using = keepUsing(use, stop.signal)
  const [visits] = await Promise.all([
    sendVisitors({ url, visitors, requests: corePages, ...pace }),
    sleep(least),
  ])
  stop.abort()
  return { visits, uses: await using }
}

async function keepUsing(use: ProviderUse, signal: AbortSignal): Promise<TimedUse[]> {
  const uses: Promise<TimedUse>[] = []
  while (!signal.aborted) {
    const one = timed(use)
    // Thrown again where all of them are waited for.
    one.catch(() => {})
    uses.push(one)
    await sleep(use.each)
  }
  return await Promise.all(uses)
}

async function timed(one: ProviderUse): Promise<TimedUse> {
  const began = performance.now()
  const used = await one.use()
  return { ...used, took: performance.now() - began }
}

async function secondsUntilBack(use: ProviderUse): Promise<number | null> {
  for (const began = performance.now(); performance.now() < began + MOST_BACK; await sleep(use.each))
    if (await hasEndedWell(await use.use())) return (performance.now() - began) / 1000
  return null
}

async function hasEndedWell({ isDone, arrives }: Used): Promise<boolean> {
  return isDone && (!arrives || (await arrives()))
}

function countsOf(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, of]) => [word, of.length]))
}
