import type { Wanted } from './filled-in.ts'
import { leaderOf, onAll, PAGES, untilReady, untilWhole } from './install.ts'
import { waitFor } from './debian.ts'
import { typed, typedSteps } from './page.ts'

const { operations, restore } = PAGES

const AS_READ = 'set -a; . /root/machine.env; set +a'

/** A machine that follows is gone for good, and another one takes its place as docs/operations.md has it. */
export async function replaceMachine({ databases }: Wanted): Promise<string> {
  const leader = await leaderOf(databases)
  const lost = databases.find((machine) => machine !== leader)
  if (!lost) throw new Error('There is no other machine.')
  const settings = await leader.run('cat /root/machine.env')
  const alarm = await leader.run('cat /etc/mezzo/alarm.conf')
  await lost.lose()

  const [read = '', list = '', remove = '', add = ''] = operations.block('etcdctl --endpoints').split('\n')
  // Where the lost machine led etcd, the other two choose first.
  await waitFor(30, 'etcd answers without it', async () => (await leader.try(`${AS_READ}; ${list}`)).ok)
  const members = await leader.run(`${read}\n${list}`)
  const id = /^\| ([0-9a-f]+) \|/.exec(
    members.split('\n').find((line) => line.includes(` ${lost.name} `)) ?? '',
  )?.[1]
  if (!id) throw new Error(`etcd does not name ${lost.name}:\n${members}`)
  const address = `$${lost.name.toUpperCase()}_ADDRESS`
  const added = add.replace('add db2', `add ${lost.name}`).replace('$DB2_ADDRESS', address)
  await leader.run([read, remove.replace('remove ID', `remove ${id}`), added].join('\n'))

  const since = performance.now()
  await lost.start()
  await lost.write('/root/filled/alarm.conf', alarm)
  const own = settings
    .replace(/^NODE=.*$/m, `NODE=${lost.name}`)
    .replace(/^ADDRESS=.*$/m, `ADDRESS=${lost.address}`)
  await lost.write('/root/filled/machine.env', own)
  await lost.write('/root/machine.env', own)
  await lost.run(typed(operations.block('deploy/sysctl.conf')))
  await lost.run(typed(restore.block('deploy/pgbackrest.conf')))
  await lost.run(typed(restore.block('repo1-type=posix')))
  await lost.run(typed(restore.block('~postgres/.pgpass')))
  const joins = operations.block('ETCD_INITIAL_CLUSTER_STATE=existing')
  const step1 = operations.block('pg_dropcluster').replace(/^install .* deploy\/machine\.env .*\n/m, '')
  await lost.run(typed(step1.replace(/^systemctl enable etcd/m, `${joins}$&`)))
  await lost.write('/root/filled/userlist', await leader.run('cat /etc/pgbouncer/userlist.txt'))
  await lost.run(typed(operations.block('THE LINE')).replace(`'THE LINE'`, '"$(cat /root/filled/userlist)"'))
  await lost.run(typed(operations.block('enable --now mezzo-disk-guard')))
  await lost.run(typed(restore.block('mezzo-backup-full.timer')))
  await waitFor(
    120,
    `${lost.name} follows`,
    async () => (await lost.try(`${AS_READ}; curl -fs -o /dev/null "http://$ADDRESS:$REST_PORT/replica"`)).ok,
  )
  await untilWhole(databases)
  return `${lost.name} is back in step ${((performance.now() - since) / 1_000).toFixed(1)} s after its first start`
}

/** What a comment on a table says: kept with the database, and of no meaning to Mezzo. */
const saidOf = `sudo -u postgres psql -d mezzo -Atc "select obj_description('users'::regclass)"`
const saying = (what: string) => `sudo -u postgres psql -qd mezzo -c "comment on table users is '${what}'"`

/** The cluster is brought back to a moment as docs/restore.md has it. */
export async function restoreCluster({ databases, app }: Wanted): Promise<string> {
  const leader = await leaderOf(databases)
  const others = databases.filter((machine) => machine !== leader)
  await leader.run(saying('before the moment'))
  const moment = await leader.run('sleep 2; date --iso-8601=seconds; sleep 2')
  await leader.run(saying('after the moment'))
  await leader.run(typed(restore.block('apt-get install nodejs npm')))
  await leader.write('/etc/mezzo/mezzo.env', await app.run('cat /etc/mezzo/mezzo.env'))

  const since = performance.now()
  const [stopped = '', ended = '', forgotten = '', restored = '', copied = '', started = '', backedUp = ''] =
    typedSteps(restore.block('# 3. one of them'))
  const [archived = '', stopPatroni = ''] = ended.split('\n').slice(1)
  await app.run(stopped)
  await leader.run(archived)
  await onAll(others, stopPatroni)
  await leader.run(stopPatroni)
  // It asks for the name of the cluster, whether that is meant, and who leads where somebody does.
  await leader.run(forgotten, `mezzo\nYes I am aware\n${leader.name}\n`)
  const said = await leader.run(restored.replace('…', moment))
  await onAll(others, copied)
  await untilWhole(databases)
  const found = await leader.run(saidOf)
  if (found !== 'before the moment') throw new Error(`Restored, the database says: ${found}\n${said}`)
  await app.run(started)
  await untilReady(app, 60)
  const minutes = (performance.now() - since) / 60_000
  await leader.run(backedUp)
  return `all of it took ${minutes.toFixed(1)} minutes, and what came after the moment is gone`
}
