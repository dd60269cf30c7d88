import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unprivilegedAccount } from '../../test/postgres/binaries.ts'
import { root } from '../processes.ts'
import { makeRole } from './make-role.ts'
import { Machine } from './machine.ts'
import { hasNamespaces, loopback, namespaces } from './network.ts'
import { findLeader, waitUntilWhole } from './patroni.ts'
import { findPrograms } from './programs.ts'
import { render } from './render.ts'
import { throwAway } from './throw-away.ts'
import { valuesOfMachines } from './values.ts'
import { startWeb, type Web } from './web.ts'

/** How a cluster is made. */
export interface ClusterOptions {
  /** Each database machine has a network of its own, so that it can be cut off; root alone can make that. */
  separate?: boolean
  /** Megabytes of a disk of its own for each database machine, so that it can be filled; root alone can make that. */
  disk?: number
  /** Settings of Mezzo beside its own. */
  env?: Record<string, string>
  /** Keeps backups and the log of changes in a repository beside the machines, for restoring to a moment. */
  archive?: boolean
  /** Told what happens. */
  say?: (line: string) => void
}

/** Three database machines, HAProxy, two servers and a worker. */
export interface Cluster {
  folder: string
  machines: Machine[]
  web: Web
  /** DATABASE_URL, of whoever leads. */
  databaseUrl: string
  replicaUrl: string
  /** The logins of PgBouncer, as a machine that starts again wants them. */
  userlist: string
  /** The machine that leads; waits for one. */
  leader(): Promise<Machine>
  stop(): Promise<void>
}

/** Starts all of it in a throw-away folder and waits until it is healthy; whatever fails, nothing stays. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const say = options.say ?? (() => {})
  const programs = findPrograms()
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('The pages are not built yet: node scripts/build-web.ts')
  if (options.separate && !hasNamespaces())
    throw new Error('Networks of their own want root and namespaces of the system.')
  const network = options.separate ? namespaces(3) : loopback()
  const { folder, remove } = throwAway(network.name)
  const over = new AbortController()
  const stop = async () => {
    over.abort()
    await remove()
  }
  try {
    network.prepare()
    const small = options.disk !== undefined
    const { machines: values, web } = await valuesOfMachines(folder, {
      network,
      programs,
      small,
      archive: options.archive ?? false,
    })
    const account = unprivilegedAccount()
    const own = (name: string) => {
      mkdirSync(join(folder, name))
      if (account.uid !== undefined && account.gid !== undefined)
        chownSync(join(folder, name), account.uid, account.gid)
    }
    if (options.archive) own('repository')
    const machines = values.map(
      (of, at) =>
        new Machine({
          number: at + 1,
          folder: join(folder, of['NODE'] ?? ''),
          values: of,
          programs,
          account,
          network,
          disk: options.disk ?? null,
        }),
    )
    say('PostgreSQL, Patroni and etcd start')
    for (const machine of machines) machine.startDatabase()
    await waitUntilWhole(machines, 120)
    const leader = async () => {
      for (;;) {
        const found = await findLeader(machines)
        if (found) return found
      }
    }
    const password = randomBytes(24).toString('hex')
    const userlist = makeRole(await leader(), programs, password)
    for (const machine of machines) machine.startPool(userlist)
    const place = join(folder, 'web')
    own('web')
    writeFileSync(join(place, 'haproxy.cfg'), render('haproxy.cfg', web))
    const url = (bind = '') => `postgresql://mezzo:${password}@${bind}/mezzo`
    const databaseUrl = url(web['LEADER_BIND'])
    const replicaUrl = url(web['REPLICA_BIND'])
    say('HAProxy, two servers and a worker start')
    const started = await startWeb({
      place,
      values: web,
      programs,
      databaseUrl,
      replicaUrl,
      over: over.signal,
      env: options.env,
    })
    return { folder, machines, web: started, databaseUrl, replicaUrl, userlist, leader, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
