import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unprivilegedAccount } from '../../test/postgres/binaries.ts'
import { startCluster } from '../cluster/cluster.ts'
import type { Machine } from '../cluster/machine.ts'
import { waitUntilWhole } from '../cluster/patroni.ts'
import { findPrograms, pathOf } from '../cluster/programs.ts'
import { nameOf, processesIn, signalAll } from '../cluster/running.ts'
import { runRestore } from './command.ts'

/** What restoring a whole cluster came to. */
export interface ClusterTrial {
  /** Seconds from the stop of the database until all three machines have it again, and the product answers. */
  seconds: number
  problems: string[]
}

/** Restores a cluster of Patroni to a moment by the steps of docs/restore.md, all on this machine. */
export async function tryCluster(say: (line: string) => void): Promise<ClusterTrial> {
  const account = unprivilegedAccount()
  const problems: string[] = []
  const env = { MEZZO_DEMO_VISITS: '0', MEZZO_RATE_LIMIT: '0', MEZZO_LOG: 'warn' }
  const cluster = await startCluster({ say, archive: true, env })
  try {
    const { machines, databaseUrl, folder } = cluster
    const leader = await cluster.leader()
    backupOf(leader, 'stanza-create')
    backupOf(leader, '--type=full', 'backup')
    sql(leader, `create table trial (note text); insert into trial values ('before')`)
    await sleep(1_000)
    const moment = Temporal.Now.instant()
    await sleep(1_000)
    sql(leader, `insert into trial values ('after'); delete from users where email like '%';`, true)
    sql(leader, 'select pg_switch_wal()', true)
    say(`the moment ${moment.toString()} is past`)
    const began = performance.now()
    for (const machine of [...machines.filter((one) => one !== leader), leader]) await machine.stopPatroni()
    // As systemd has them: started again, they wait for their database.
    signalAll(
      processesIn(join(folder, 'web')).filter((pid) => /^(node|MainThread)$/.test(nameOf(pid))),
      'SIGKILL',
    )
    forget(leader)
    const [first, ...others] = machines
    if (!first) throw new Error('There is no machine.')
    for (const machine of machines) putAside(machine)
    const data = first.values['POSTGRES_DATA'] ?? ''
    mkdirSync(data, { mode: 0o700 })
    if (account.uid !== undefined && account.gid !== undefined) chownSync(data, account.uid, account.gid)
    const order = ['--to', moment.toString(), '--data', data, '--bin', findPrograms().postgresBin]
    const settings = ['--pgbackrest-config', join(first.folder, 'pgbackrest.conf')]
    const mezzo = {
      ...env,
      DATABASE_URL: databaseUrl,
      MEZZO_DATA_DIR: join(folder, 'web/data'),
      MEZZO_DEMO: '1',
    }
    const said = await runRestore([...order, ...settings], mezzo)
    for (const { severity, check, says } of said.findings) say(`${severity} ${check}: ${says}`)
    if (said.code !== 0) problems.push(`the command ended with ${said.code}: ${said.output}`)
    first.startPatroni()
    await cluster.leader()
    for (const machine of others) machine.startPatroni()
    await waitUntilWhole(machines, 180)
    while (!(await fetch(`${cluster.web.url}/readyz`).catch(() => null))?.ok) await sleep(250)
    const seconds = (performance.now() - began) / 1_000
    const notes = sql(first, 'select note from trial').trim()
    if (notes !== 'before') problems.push(`the table of the trial holds ${notes}`)
    if (sql(first, 'select jobs from mezzo_restore.hold').trim() !== 'ALL') problems.push('jobs are not held')
    backupOf(await cluster.leader(), '--type=incr', 'backup')
    if ((await runRestore(['--release'], mezzo)).code !== 0) problems.push('jobs could not be let go')
    return { seconds, problems }
  } finally {
    await cluster.stop()
  }
}

function sql({ values }: Machine, text: string, isCareless = false): string {
  const { status, stdout, stderr } = spawnSync(
    join(values['POSTGRES_BIN'] ?? '', 'psql'),
    ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-h', values['SOCKET_DIR'] ?? '', '-U', 'postgres', 'mezzo'],
    {
      encoding: 'utf8',
      input: isCareless ? `set session_replication_role = replica; ${text}` : text,
      env: { ...process.env, PGPORT: values['POSTGRES_PORT'], PGPASSWORD: values['SUPERUSER_PASSWORD'] },
    },
  )
  if (status !== 0) throw new Error(`psql: ${stderr}`)
  return stdout
}

function backupOf({ folder, values }: Machine, ...args: string[]): void {
  const config = `--config=${join(folder, 'pgbackrest.conf')}`
  const { status, stdout, stderr } = spawnSync('pgbackrest', [config, '--stanza=mezzo', ...args], {
    ...unprivilegedAccount(),
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: values['SUPERUSER_PASSWORD'] },
  })
  if (status !== 0) throw new Error(`pgbackrest ${args.join(' ')}: ${stdout}${stderr}`)
}

/** etcd forgets the cluster: its replicas had more than it will have. */
function forget({ folder }: Machine): void {
  const { status, stdout, stderr } = spawnSync(
    pathOf('patronictl') ?? '',
    ['-c', join(folder, 'patroni.yml'), 'remove', 'mezzo'],
    { encoding: 'utf8', input: 'mezzo\nYes I am aware\n', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  )
  if (status !== 0) throw new Error(`patronictl remove: ${stdout}${stderr}`)
}

function putAside({ values }: Machine): void {
  const data = values['POSTGRES_DATA'] ?? ''
  renameSync(data, `${data}.before`)
}
