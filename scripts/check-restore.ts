import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWeb } from './build-web.ts'
import { freePort } from '../test/free-port.ts'
import { throwAway } from './cluster/throw-away.ts'
import { Attempts } from './failover/attempts.ts'
import { openClientLog } from './failover/client-log.ts'
import { readBack } from './failover/found.ts'
import { judge } from './failover/judge.ts'
import { startLoad } from './failover/load.ts'
import { newTenant } from './failover/person.ts'
import { setStage } from './failover/stage.ts'
import { endOnSignals, root } from './processes.ts'
import { makeArchived } from './restore-trial/archived-postgres.ts'
import { breakAll } from './restore-trial/breakages.ts'
import { tryCluster } from './restore-trial/cluster-trial.ts'
import { runRestore } from './restore-trial/command.ts'
import { eraseSomebody } from './restore-trial/erase-somebody.ts'
import { startServer } from './server-process.ts'

// Harm is done to a database under traffic, and the product's command brings back the moment before it: judged by the
// clients' own log, the files on the disk and the product's checks. Then things are broken on purpose. With --cluster a
// cluster of Patroni is restored instead, by the steps of docs/restore.md.
endOnSignals()
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    rate: { type: 'string', default: '60' },
    cluster: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const began = Date.now()
const say = (line: string) =>
  process.stderr.write(`${((Date.now() - began) / 1_000).toFixed(0)} s: ${line}\n`)
const problems: string[] = []
const refuse = (isWrong: boolean, problem: string) => {
  if (isWrong) problems.push(problem)
  if (isWrong) say(`✗ ${problem}`)
}

if (values.cluster) {
  await buildWeb()
  const { seconds, problems: found } = await tryCluster(say)
  say(
    `a cluster of three was back after ${seconds.toFixed(1)} s; ${found.length === 0 ? 'as it has to be' : found.join('; ')}`,
  )
  process.exit(found.length === 0 ? 0 : 1)
}
const { folder, remove } = throwAway('')
const postgres = await makeArchived(folder)
const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
for (const path of [data, copy]) mkdirSync(path)
const port = await freePort()
const env = {
  DATABASE_URL: postgres.url,
  MEZZO_DATA_DIR: data,
  MEZZO_FILES_COPY: copy,
  MEZZO_ERASURE_LOG: join(folder, 'erasures.log'),
  MEZZO_RATE_LIMIT: '0',
  MEZZO_DEMO: '1',
  MEZZO_DEMO_VISITS: '0',
  MEZZO_LOG: 'warn',
  PORT: `${port}`,
}
const serve = () => startServer({ databaseUrl: postgres.url, dataDir: data, port, env })
let server = await serve()
say('Mezzo runs on a PostgreSQL that archives')
const crowd = { url: server.url, attempts: new Attempts(), forgetful: false }
const stage = await setStage(crowd, 20)
const log = openClientLog(join(folder, 'acknowledged.jsonl'))
const load = startLoad(stage, log, Number(values.rate))
const pause = () => sleep(Number(values.seconds) * 1_000)
await pause()
postgres.pgbackrest('--type=full', 'backup')
say('a base backup was taken under traffic')
await pause()
await newTenant(crowd)
const erasedId = postgres.sql('select id from users order by created_at desc limit 1').trim()
const moment = Temporal.Now.instant()
say(`the moment: ${moment.toString()}`)
await pause()
await eraseSomebody(postgres, erasedId, env)
await load.stop()
// A rehearsal while Mezzo runs: it finds the same, and leaves everything outside of its folder as it is.
postgres.pgbackrest('check')
const [logBefore, filesBefore] = [
  readFileSync(env.MEZZO_ERASURE_LOG, 'utf8'),
  globSync('files/**/*', { cwd: data }),
]
const trial = join(folder, 'trial')
const rehearse = async (to: string) =>
  await runRestore(['--to', to, '--data', trial, '--trial', '--pgbackrest-config', postgres.config], env)
const rehearsed = await rehearse(moment.toString())
refuse(rehearsed.code !== 0, `a rehearsal ended with ${rehearsed.code}: ${rehearsed.output}`)
refuse(
  logBefore !== readFileSync(env.MEZZO_ERASURE_LOG, 'utf8') ||
    filesBefore.some((name) => !existsSync(join(data, name))),
  'a rehearsal changed something outside of its folder',
)
rmSync(trial, { recursive: true })
const early = await rehearse('2020-01-01T00:00:00Z')
refuse(
  early.code !== 2 || !early.output.includes('oldest backup'),
  'a moment before all backups was not refused',
)
say('a rehearsal found the same moment')
const files = globSync('{contracts,message-files,tenant-documents,pictures}/**/*.*', {
  cwd: join(data, 'files'),
})
const lost = files.filter((_, at) => at % 3 === 0)
for (const name of lost) rmSync(join(data, 'files', name))
postgres.sql(
  'set session_replication_role = replica; delete from listing_requests; delete from bookings; delete from files',
)
say(`somebody was erased, ${lost.length} of ${files.length} files and all requests were deleted`)
await server.end()
await postgres.stop()
chmodSync(folder, 0o755)

const restored = join(folder, 'restored')
const order = ['--data', restored, '--pgbackrest-config', postgres.config, '--bin', postgres.bin]
const restoring = performance.now()
const said = await runRestore(['--to', moment.toString(), ...order], env)
const took = (performance.now() - restoring) / 1_000
for (const { severity, check, says } of said.findings) say(`${severity} ${check}: ${says}`)
if (said.code === 2) throw new Error(said.output)
refuse(said.code !== 0, 'the command found something wrong with what it restored')
refuse(
  !said.findings.some(({ says }) => says.startsWith('1 people were erased again')),
  'who was erased came back',
)
await postgres.start(restored)
server = await serve()
const entries = log.read()
const limit = moment.epochMilliseconds
const found = await readBack(stage, entries)
const before = judge(
  entries.filter(({ at }) => at <= limit),
  found,
)
// What was acknowledged within seconds after the moment may have been committed before it.
const later = entries.filter(({ at }) => at > limit + 5_000)
const after = judge(later, found)
refuse(before.checked < 20 || later.length < 10, 'there was too little traffic to judge by')
refuse(
  before.lost.length > 0,
  `${before.lost.length} of ${before.checked} acknowledgements before the moment are lost`,
)
refuse(before.twice.length > 0, `${before.twice.length} were done twice`)
refuse(
  after.lost.length < after.checked,
  `${after.checked - after.lost.length} of ${after.checked} later ones are there`,
)
const unsent = () => Number(postgres.sql('select count(*) from mails where sent_at is null').trim())
await newTenant(crowd)
await sleep(7_000)
refuse(unsent() === 0, 'mails left although jobs are held')
await runRestore(['--release'], env)
for (let tries = 0; tries < 40 && unsent() > 0; tries++) await sleep(500)
refuse(unsent() > 0, 'mails still wait 20 s after jobs were let go')
const held = () => postgres.sql('select jobs from mezzo_restore.hold').trim()
refuse(held() !== 'MONEY', `after the first release ${held() || 'nothing'} is held, not what sends money`)
const compared = await runRestore(['--release', '--money'], env)
for (const { severity, check, says } of compared.findings) say(`${severity} ${check}: ${says}`)
refuse(
  held() !== '' && compared.code === 0,
  'what sends money is held although the provider and the books agree',
)
await server.end()
for (const unsaid of await breakAll({ postgres, env, folder })) refuse(true, `nothing was said of ${unsaid}`)
await postgres.stop()
const report = {
  at: new Date().toISOString(),
  seconds: took,
  times: said.times,
  before: before.checked,
  lost: before.lost.length,
  after: after.checked - after.lost.length,
  problems,
}
const results = join(root, 'test-results/restore')
mkdirSync(results, { recursive: true })
writeFileSync(
  join(results, 'report.json'),
  JSON.stringify({ ...report, lostEntries: before.lost, findings: said.findings }, null, 2),
)
if (existsSync(join(folder, 'log/postgres.log')))
  writeFileSync(join(results, 'postgres.log'), readFileSync(join(folder, 'log/postgres.log')))
await remove()
if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
say(
  `${before.checked} acknowledgements before the moment, ${before.lost.length} lost; restored and checked in ${took.toFixed(1)} s; ${problems.length === 0 ? 'as it has to be' : problems.join('; ')}`,
)
process.exit(problems.length === 0 ? 0 : 1)
