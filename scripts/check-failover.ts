import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWeb } from './build-web.ts'
import { startCluster } from './cluster/cluster.ts'
import { hasNamespaces } from './cluster/network.ts'
import { changeSettings, waitUntilWhole } from './cluster/patroni.ts'
import { Attempts } from './failover/attempts.ts'
import { openClientLog } from './failover/client-log.ts'
import { type Kind, KINDS, TRAPS } from './failover/faults.ts'
import { readBack } from './failover/found.ts'
import { judge } from './failover/judge.ts'
import { startLoad } from './failover/load.ts'
import { playRound, type Round } from './failover/round.ts'
import { setStage } from './failover/stage.ts'
import { type Line, linesOf, sumOf, tableOf } from './failover/table.ts'
import { endOnSignals, root } from './processes.ts'

// Whoever leads is killed, frozen, filled up, cut off and relieved under load; the judge is the clients' own log.
endOnSignals()
const { values } = parseArgs({
  options: {
    kinds: { type: 'string', default: KINDS.join(',') },
    times: { type: 'string', default: '3' },
    rate: { type: 'string', default: '200' },
    tenants: { type: 'string', default: '40' },
    json: { type: 'boolean', default: false },
    // No round begins after so many seconds, for runs in pieces.
    seconds: { type: 'string', default: 'Infinity' },
    // A file that keeps the lines of each run; the table is about all of them then.
    append: { type: 'string' },
    // Breaks both promises on purpose and fails unless the judge finds it.
    prove: { type: 'boolean', default: false },
  },
})
const say = (line: string) => process.stderr.write(`${line}\n`)
// Cutting off takes a network for each machine, filling up a disk for each; only root can make these.
const isRoot = hasNamespaces()
const wanted = values.kinds
  .split(',')
  .filter((kind) => [...KINDS, ...TRAPS].some((known) => known === kind)) as Kind[]
const left: Kind[] = isRoot ? [] : wanted.filter((kind) => ['cut', 'disk', 'alone'].includes(kind))
if (left.length > 0) say(`Not tried, since only root can make what it takes: ${left.join(', ')}`)
if (values.prove && !isRoot) throw new Error('Only root can cut machines off, which the proof takes.')
const kinds = wanted.filter((kind) => !left.includes(kind))

await buildWeb()
const env = { MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'warn', MEZZO_DEMO_VISITS: '0' }
const cluster = await startCluster({ say, env, separate: isRoot, disk: isRoot ? 1_500 : undefined })
const attempts = new Attempts()
const crowd = { url: cluster.web.url, attempts, forgetful: false }
const folder = join(root, 'test-results/failover')
mkdirSync(folder, { recursive: true })
const log = openClientLog(join(folder, 'acknowledged.jsonl'))
const stage = await setStage(crowd, Number(values.tenants))
const load = startLoad(stage, log, Number(values.rate), values.prove ? 1 : undefined)
await sleep(8_000)
const rounds: Round[] = []
let isCutShort = false
try {
  if (values.prove) await breakBothPromises()
  else await playAll()
} catch (error) {
  // What was acknowledged until then is looked up all the same.
  isCutShort = true
  say(`A round could not be played to its end: ${error instanceof Error ? error.message : String(error)}`)
} finally {
  keepLogs()
}
await load.stop()
say('Everything that was acknowledged is read back')
const entries = log.read()
const verdict = judge(entries, await readBack(stage, entries))
const lines = linesOf(rounds, attempts, entries, verdict)
keepAnswers()
if (cluster.web.ended.length > 0) say(`Processes that ended by themselves: ${cluster.web.ended.join(', ')}`)
const report = {
  ended: cluster.web.ended,
  at: new Date().toISOString(),
  checked: verdict.checked,
  lost: verdict.lost.length,
  twice: verdict.twice.length,
  lines,
  rounds,
}
if (values.append) appendFileSync(values.append, `${JSON.stringify(report)}\n`)
const table = tableOf(values.append ? sumOf(linesIn(values.append)) : lines)
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${table}\n`)
say(
  `${verdict.checked} acknowledgements looked up, ${verdict.lost.length} lost, ${verdict.twice.length} done twice`,
)
await cluster.stop()
process.exit(values.prove ? proven() : isBroken() ? 1 : 0)

async function playAll(): Promise<void> {
  for (let time = 1; time <= Number(values.times); time++) {
    for (const kind of kinds) {
      if (performance.now() > Number(values.seconds) * 1_000) return
      await play(kind, time)
    }
  }
}

async function play(kind: Kind, time: number): Promise<void> {
  const round = await playRound(kind, cluster, attempts)
  rounds.push(round)
  const back = round.back === null ? 'not back' : `back after ${round.back.toFixed(1)} s`
  say(
    `${kind} ${time}: ${round.from} -> ${round.to}, ${back}; whole after ${(round.ended - round.began) / 1000} s`,
  )
  await sleep(3_000)
}

/** Clients that forget their keys do things twice; a leader that acknowledges alone loses what it did. */
async function breakBothPromises(): Promise<void> {
  crowd.forgetful = true
  await play('unanswered', 1)
  crowd.forgetful = false
  await changeSettings(await cluster.leader(), { synchronous_mode: false, synchronous_mode_strict: false })
  await waitUntilWhole(cluster.machines, 30)
  await play('alone', 1)
}

function proven(): number {
  const of = (kind: Kind) => lines.find((line) => line.kind === kind)
  const isProven = (of('unanswered')?.twice ?? 0) > 0 && (of('alone')?.lost ?? 0) > 0
  say(isProven ? 'The judge finds what is lost and what is done twice' : 'THE JUDGE IS BLIND')
  return isProven ? 0 : 1
}

function isBroken(): boolean {
  return (
    isCutShort ||
    verdict.lost.length > 0 ||
    verdict.twice.length > 0 ||
    lines.some((line) => line.broken.length > 0)
  )
}

function linesIn(file: string): Line[] {
  const runs = readFileSync(file, 'utf8').trimEnd().split('\n')
  return runs.flatMap((run) => (JSON.parse(run) as { lines: Line[] }).lines)
}

/** What all of them have written, and how each try ended, is kept beyond the cluster's end. */
function keepLogs(): void {
  for (const name of globSync('{web,db*/log}/*.log', { cwd: cluster.folder })) {
    cpSync(join(cluster.folder, name), join(folder, 'logs', name))
  }
  writeFileSync(join(folder, 'attempts.json'), JSON.stringify(attempts.list))
}

function keepAnswers(): void {
  const odd = attempts.list.filter(({ detail }) => detail !== undefined)
  writeFileSync(join(folder, 'odd-answers.json'), JSON.stringify(odd, null, 2))
  writeFileSync(join(folder, 'lost.json'), JSON.stringify(verdict.lost, null, 2))
}
