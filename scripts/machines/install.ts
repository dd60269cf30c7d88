import { alarmConf, machineEnv, mezzoEnv, type Wanted } from './filled-in.ts'
import { type Debian, waitFor } from './debian.ts'
import { Page, typed } from './page.ts'

/** The pages that an operator reads. */
export const PAGES = { operations: new Page('operations.md'), restore: new Page('restore.md') }

/** A member as `patronictl list` has it. */
interface Member {
  Member: string
  Role: string
  State: string
  TL?: number
  'Lag in MB'?: number | string
}

/** Types docs/operations.md into the machines, step by step. Throws where a command fails. */
export async function install(wanted: Wanted, say: (line: string) => void): Promise<void> {
  const { databases, app } = wanted
  const { operations } = PAGES
  for (const machine of [...databases, app]) {
    await machine.write('/root/filled/alarm.conf', alarmConf(wanted))
    await machine.write('/root/filled/machine.env', machineEnv(wanted, machine))
    await machine.run(typed(operations.block('deploy/sysctl.conf')))
  }

  say('Step 1: database machines')
  await onAll(databases, typed(operations.block('pg_dropcluster')))
  await untilWhole(databases)

  say('Step 2: the role of Mezzo')
  const leader = await leaderOf(databases)
  const said = (await leader.run(typed(operations.block('-f deploy/database.sql')))).split('\n')
  const [password = '', line = ''] = [said[0], said.at(-1)]
  await onAll(databases, typed(operations.block('THE LINE')).replace('THE LINE', line))

  say('Step 3: the guard of the disk')
  await onAll(databases, typed(operations.block('enable --now mezzo-disk-guard')))

  say('Step 4: a machine for Mezzo')
  const seal = (await app.run(typed(operations.block('openssl req -x509')))).split('\n')
  await app.write('/root/filled/mezzo.env', mezzoEnv(wanted, password, seal.slice(-2)))
  await app.run('install -m 600 /root/filled/machine.env /root/machine.env')
  await app.run(typed(operations.block('EXTRAOPTS')))
  const [processes, doctor] = splitLast(typed(operations.block('npm run release:assets && chown')))
  await app.run(processes)
  await app.run(typed(PAGES.restore.block('ReadWritePaths=/mnt/copy/mezzo')))
  await untilReady(app, 60)
  await waitFor(120, 'the doctor finds a job that has ended', async () =>
    (await app.try(`cd /opt/mezzo\n${doctor}`)).output.includes('OK    jobs'),
  )
  await app.run(doctor)
}

/** Types into database machines what docs/restore.md says of backups; one of them makes the first. */
export async function installBackups({ databases, app }: Wanted): Promise<void> {
  const { restore } = PAGES
  const leader = await leaderOf(databases)
  await leader.run('install -d -o postgres -g postgres -m 750 /mnt/backups/mezzo')
  await onAll(databases, typed(restore.block('deploy/pgbackrest.conf')))
  await onAll(databases, typed(restore.block('repo1-type=posix')))
  for (const machine of [...databases.filter((one) => one !== leader), leader]) {
    // It asks whether that is meant.
    await machine.run(
      typed(restore.block('patronictl -c /etc/patroni/config.yml reload'), { others: machine !== leader }),
      'y\n',
    )
    await machine.run(typed(restore.block('~postgres/.pgpass')))
  }
  await waitFor(10, 'the leader archives its log', async () =>
    (await leader.run(`sudo -u postgres psql -Atc 'show archive_command'`)).startsWith('pgbackrest '),
  )
  await leader.run(typed(restore.block('stanza-create')))
  await onAll(databases, typed(restore.block('mezzo-backup-full.timer')))
  await app.run(typed(restore.block('mezzo-files-copy.timer')))
}

/** The machine that leads. */
export async function leaderOf(databases: readonly Debian[]): Promise<Debian> {
  const members = await listMembers(databases)
  const name = members.find(({ Role }) => Role === 'Leader')?.Member
  const leader = databases.find((machine) => machine.name === name)
  if (!leader) throw new Error(`Nobody leads: ${JSON.stringify(members)}`)
  return leader
}

/** Waits until one leads, one has every commit, and one follows closely, all on one timeline; how long that took, in seconds. */
export async function untilWhole(databases: readonly Debian[]): Promise<number> {
  return waitFor(120, 'one leads, one is in step with it, one follows', async () => {
    const members = await listMembers(databases)
    const roles = members.map(({ Role }) => Role).toSorted()
    return (
      roles.join() === 'Leader,Replica,Sync Standby' &&
      new Set(members.map(({ TL }) => TL)).size === 1 &&
      members.every((one) => /running|streaming/.test(one.State) && Number(one['Lag in MB'] ?? 0) < 1)
    )
  })
}

/** Waits until Mezzo answers through its HAProxy; how long that took, in seconds. */
export async function untilReady({ address, name }: Debian, seconds: number): Promise<number> {
  return waitFor(seconds, `${name} answers that it is ready`, async () => {
    const answer = await fetch(`http://${address}:8080/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    )
    return answer?.ok ?? false
  })
}

/** What the first of the machines that answers says of all. */
async function listMembers(databases: readonly Debian[]): Promise<Member[]> {
  for (const machine of databases) {
    const { ok, output } = await machine.try(
      'timeout 10 patronictl -c /etc/patroni/config.yml list -f json 2>/dev/null',
    )
    if (ok && output.startsWith('[')) return JSON.parse(output) as Member[]
  }
  return []
}

/** Types the same into all of them at once. */
export async function onAll(machines: readonly Debian[], commands: string): Promise<void> {
  await Promise.all(machines.map((machine) => machine.run(commands)))
}

/** All commands but the last, and the last. */
function splitLast(commands: string): [string, string] {
  const lines = commands.trimEnd().split('\n')
  return [lines.slice(0, -1).join('\n'), lines.at(-1) ?? '']
}
