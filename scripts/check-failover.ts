import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWeb } from './build-web.ts'
import { startCluster } from './cluster/cluster.ts'
import { hasNamespaces } from './cluster/network.ts'
import { Attempts } from './failover/attempts.ts'
import { openClientLog } from './failover/client-log.ts'
import { type Kind, KINDS } from './failover/faults.ts'
import { judge } from './failover/judge.ts'
import { startLoad } from './failover/load.ts'
import { playRound, type Round } from './failover/round.ts'
import { setStage } from './failover/stage.ts'
import { linesOf, tableOf } from './failover/table.ts'
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
  },
})
const say = (line: string) => process.stderr.write(`${line}\n`)
// Cutting off takes a network for each machine, filling up a disk for each; only root can make these.
const isRoot = hasNamespaces()
const wanted = values.kinds.split(',').filter((kind): kind is Kind => KINDS.some((known) => known === kind))
const left: Kind[] = isRoot ? [] : wanted.filter((kind) => kind === 'cut' || kind === 'disk')
if (left.length > 0) say(`Not tried, since only root can make what it takes: ${left.join(', ')}`)
const kinds = wanted.filter((kind) => !left.includes(kind))

await buildWeb()
const env = { MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'warn', MEZZO_DEMO_VISITS: '0' }
const cluster = await startCluster({ say, env, separate: isRoot, disk: isRoot ? 1_500 : undefined })
const attempts = new Attempts()
const folder = join(root, 'test-results/failover')
mkdirSync(folder, { recursive: true })
const log = openClientLog(join(folder, 'acknowledged.jsonl'))
const stage = await setStage(cluster.web.url, attempts, Number(values.tenants))
const load = startLoad(stage, log, Number(values.rate))
await sleep(8_000)
const rounds: Round[] = []
try {
  for (const kind of kinds) for (let time = 1; time <= Number(values.times); time++) await play(kind, time)
} finally {
  keepLogs()
}
await load.stop()
say('Everything that was acknowledged is read back')
const entries = log.read()
const verdict = await judge(stage, entries)
const lines = linesOf(rounds, attempts, entries, verdict)
const odd = attempts.list.filter(({ detail }) => detail !== undefined)
writeFileSync(join(folder, 'attempts.json'), JSON.stringify(attempts.list))
writeFileSync(join(folder, 'odd-answers.json'), JSON.stringify(odd, null, 2))
writeFileSync(join(folder, 'lost.json'), JSON.stringify(verdict.lost, null, 2))
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
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${tableOf(lines)}\n`)
say(
  `${verdict.checked} acknowledgements looked up, ${verdict.lost.length} lost, ${verdict.twice.length} done twice`,
)
await cluster.stop()
const broken =
  verdict.lost.length > 0 || verdict.twice.length > 0 || lines.some((line) => line.broken.length > 0)
process.exit(broken ? 1 : 0)

async function play(kind: Kind, time: number): Promise<void> {
  const round = await playRound(kind, cluster, attempts)
  rounds.push(round)
  const back = round.back === null ? 'not back' : `back after ${round.back.toFixed(1)} s`
  say(
    `${kind} ${time}: ${round.from} -> ${round.to}, ${back}; whole after ${(round.ended - round.began) / 1000} s`,
  )
  await sleep(3_000)
}

/** What all of them have written is kept beyond the cluster's end. */
function keepLogs(): void {
  for (const name of globSync('{web,db*/log}/*.log', { cwd: cluster.folder })) {
    cpSync(join(cluster.folder, name), join(folder, 'logs', name))
  }
}
