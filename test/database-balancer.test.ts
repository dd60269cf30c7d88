import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '../scripts/cluster/programs.ts'
import { readEnvironment, render } from '../scripts/cluster/render.ts'
import { root } from '../scripts/processes.ts'
import { freePort } from './free-port.ts'

// deploy/haproxy.cfg before three machines of databases, whose Patroni and PgBouncer are ours: a pool says whose it is.
const MACHINES = ['db1', 'db2', 'db3'] as const
const LEADER = 'db1'
const addressOf = (machine: string) => `127.0.0.${10 + Number(machine.at(-1))}`
const program = pathOf('haproxy')

describe.skipIf(program === undefined)('the balancer before the database', () => {
  const pools = new Map<string, Server>()
  const answering: Server[] = []
  let folder = ''
  let balancer: ChildProcess
  let ports: Record<'pool' | 'rest' | 'leader' | 'replicas' | 'figures', number>

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mezzo-balancer-'))
    ports = {
      pool: await freePort(),
      rest: await freePort(),
      leader: await freePort(),
      replicas: await freePort(),
      figures: await freePort(),
    }
    for (const machine of MACHINES) {
      await openPool(machine)
      const patroni = createHttpServer((request, response) => {
        const leads = request.url === '/primary'
        response.writeHead(leads === (machine === LEADER) ? 200 : 503).end()
      })
      answering.push(patroni.listen(ports.rest, addressOf(machine)))
      await once(patroni, 'listening')
    }
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(file, await settings())
    balancer = spawn(program ?? '', ['-db', '-f', file], { stdio: 'ignore' })
  })
  afterAll(() => {
    balancer.kill('SIGKILL')
    for (const server of [...pools.values(), ...answering]) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function openPool(machine: string): Promise<void> {
    const pool = createServer((socket) => socket.on('error', () => {}).end(machine))
    pools.set(machine, pool.listen(ports.pool, addressOf(machine)))
    await once(pool, 'listening')
  }

  async function settings(): Promise<string> {
    return render('haproxy.cfg', {
      ...readEnvironment(readFileSync(join(root, 'deploy/machine.env'), 'utf8')),
      ...Object.fromEntries(MACHINES.map((name) => [`${name.toUpperCase()}_ADDRESS`, addressOf(name)])),
      POOL_PORT: `${ports.pool}`,
      REST_PORT: `${ports.rest}`,
      LEADER_BIND: `127.0.0.1:${ports.leader}`,
      REPLICA_BIND: `127.0.0.1:${ports.replicas}`,
      STATS_BIND: `127.0.0.1:${ports.figures}`,
      WEB_BIND: `127.0.0.1:${await freePort()}`,
    })
  }

  /** Whose pool answers there, asked four times; '' where nobody is reached. */
  async function answers(port: number): Promise<string[]> {
    const said = new Set<string>()
    for (let asked = 0; asked < 4; asked++) said.add(await answer(port))
    return [...said].toSorted()
  }

  function answer(port: number): Promise<string> {
    return new Promise((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1')
      socket.on('data', (data) => (text += String(data)))
      socket.on('error', () => {})
      socket.on('close', () => resolve(text))
    })
  }

  /** Whether HAProxy's figures count that machine as one that can be used. */
  async function isUp(proxy: string, server: string): Promise<boolean> {
    const figures = await (await fetch(`http://127.0.0.1:${ports.figures}/metrics`)).text()
    return figures.includes(`haproxy_server_status{proxy="${proxy}",server="${server}",state="UP"} 1`)
  }

  const eventually = { timeout: 15_000, interval: 100 }

  test('leads to the machine that leads, and to the replicas', async () => {
    await expect.poll(() => answers(ports.leader), eventually).toEqual([LEADER])
    await expect.poll(() => answers(ports.replicas), eventually).toEqual(['db2', 'db3'])
  })

  test('asks no replica whose PgBouncer is away, and takes it back with it', async () => {
    pools.get('db2')?.close()
    await expect.poll(() => isUp('replicas', 'db2'), eventually).toBe(false)
    await openPool('db2')
    await expect.poll(() => isUp('replicas', 'db2'), eventually).toBe(true)
  })

  test('counts no leader as up whose PgBouncer is away', async () => {
    pools.get(LEADER)?.close()
    await expect.poll(() => isUp('leader', LEADER), eventually).toBe(false)
  })
})
