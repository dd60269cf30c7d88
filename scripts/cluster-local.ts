import { buildWeb } from './build-web.ts'
import { startCluster } from './cluster/cluster.ts'
import { MissingProgramsError } from './cluster/programs.ts'
import { endOnSignals } from './processes.ts'

// Mezzo as it runs on several machines, all of it on this one: `npm run cluster:local`, ended by Ctrl+C.
endOnSignals()
const say = (line: string) => process.stdout.write(`${line}\n`)
try {
  await buildWeb()
  const cluster = await startCluster({ say })
  const lines = [
    ['Mezzo, through HAProxy', cluster.web.url],
    ...cluster.web.servers.map((url, at) => [`server ${at + 1}`, url]),
    ['worker: figures and readiness', cluster.web.worker],
    ['HAProxy: what is up', cluster.web.stats],
    ['DATABASE_URL (whoever leads)', cluster.databaseUrl],
    ['replicas', cluster.replicaUrl],
    ...cluster.machines.map(({ name, rest, values }) => [
      name,
      `${values['ADDRESS']}: PostgreSQL ${values['POSTGRES_PORT']}, PgBouncer ${values['POOL_PORT']}, etcd ${values['ETCD_PORT']}, Patroni ${rest}`,
    ]),
    ['who leads', `patronictl -c ${cluster.machines[0]?.folder}/patroni.yml list`],
    ['files and logs', cluster.folder],
  ]
  for (const [name = '', value] of lines) say(`${name.padEnd(30)} ${value}`)
  say('Everything is ready. Ctrl+C ends it and removes the folder.')
  setInterval(() => {}, 60_000)
} catch (error) {
  if (!(error instanceof MissingProgramsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
