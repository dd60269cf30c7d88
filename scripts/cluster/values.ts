import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../../test/free-port.ts'
import type { Network } from './network.ts'
import type { Programs } from './programs.ts'
import type { Values } from './render.ts'
import { valuesOfRepository } from './repository.ts'

const NAMES = ['db1', 'db2', 'db3'] as const

const PORTS = ['POSTGRES_PORT', 'POOL_PORT', 'REST_PORT', 'ETCD_PORT', 'ETCD_PEER_PORT'] as const

/** What deploy/machine.env holds on real machines, for three database machines on this one; sizes are those of a try. */
export async function valuesOfMachines(
  folder: string,
  {
    network,
    programs,
    small,
    archive,
  }: { network: Network; programs: Programs; small: boolean; archive: boolean },
): Promise<{ machines: Values[]; web: Values }> {
  const taken = new Set<number>()
  const ports = async <Name extends string>(names: readonly Name[]) => {
    const given = {} as Record<Name, string>
    for (const name of names) given[name] = String(await anotherPort(taken))
    return given
  }
  const own = await ports(PORTS)
  const addresses = NAMES.map((_, at) => network.addressOf(at + 1))
  const each = (name: (typeof PORTS)[number]) => addresses.map((address) => `${address}:${own[name]}`)
  const listening = await ports(['WEB', 'LEADER', 'REPLICA', 'STATS', 'SERVER1', 'SERVER2'])
  const common: Values = {
    ...own,
    NETWORK: network.range,
    ETCD_HOSTS: each('ETCD_PORT').join(','),
    ETCD_CLUSTER: each('ETCD_PEER_PORT')
      .map((at, index) => `${NAMES[index]}=http://${at}`)
      .join(','),
    POSTGRES_BIN: programs.postgresBin,
    SHARED_BUFFERS: '128MB',
    MAX_WAL_SIZE: small ? '192MB' : '512MB',
    MAX_WAL_HELD: small ? '256MB' : '2GB',
    WATCHDOG: "'off'",
    ARCHIVE_COMMAND: '/bin/true',
    RESTORE_COMMAND: '/bin/false',
    ...secrets('SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD', 'REST_PASSWORD'),
  }
  for (const [at, name] of NAMES.entries()) common[`${name.toUpperCase()}_ADDRESS`] = addresses[at] ?? ''
  for (const name of ['WEB', 'LEADER', 'REPLICA', 'STATS'] as const)
    common[`${name}_BIND`] = `127.0.0.1:${listening[name]}`
  for (const name of ['SERVER1', 'SERVER2'] as const) common[name] = `127.0.0.1:${listening[name]}`
  const machines = NAMES.map((name, at) => {
    const place = join(folder, name)
    return {
      ...common,
      NODE: name,
      ADDRESS: addresses[at] ?? '',
      ETCD_DATA_DIR: join(place, 'etcd'),
      POSTGRES_DATA: join(place, 'disk/data'),
      SOCKET_DIR: join(place, 'run'),
      RUN_DIR: join(place, 'run'),
      POOL_DIR: place,
      ...(archive ? valuesOfBackups(folder, place) : {}),
    }
  })
  return { machines, web: common }
}

/** A repository in the folder of the cluster, in place of the bucket. */
function valuesOfBackups(folder: string, place: string): Values {
  const call = `pgbackrest --config=${join(place, 'pgbackrest.conf')} --stanza=mezzo`
  return {
    ...valuesOfRepository(join(folder, 'repository')),
    BACKUP_LOG: join(place, 'log'),
    BACKUP_LOCK: join(place, 'run'),
    BACKUP_SPOOL: join(place, 'run'),
    ARCHIVE_COMMAND: `${call} archive-push %p`,
    RESTORE_COMMAND: `${call} archive-get %f "%p"`,
  }
}

function secrets(...names: string[]): Values {
  return Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')]))
}

async function anotherPort(taken: Set<number>): Promise<number> {
  for (;;) {
    const port = await freePort()
    if (taken.has(port)) continue
    taken.add(port)
    return port
  }
}
