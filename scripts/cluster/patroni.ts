import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../processes.ts'
import type { Machine } from './machine.ts'

/** A member as Patroni tells of it. */
interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
  /** Of a member that is on another one than the leader, what it has of its own is still to be undone. */
  timeline?: number
}

/** All members as one of the machines that answer knows them; empty where none answers. */
export async function listMembers(machines: readonly Machine[]): Promise<Member[]> {
  for (const machine of machines) {
    const answer = await ask(machine, '/cluster')
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

/** The machine that leads; undefined while none does. */
export async function findLeader(machines: readonly Machine[]): Promise<Machine | undefined> {
  const leading = await Promise.all(machines.map(async (machine) => (await ask(machine, '/primary'))?.ok))
  return machines.find((_, at) => leading[at])
}

/** Whether one leads, both others follow closely, and one of them has every commit where the settings say so. */
export async function isWhole(machines: readonly Machine[]): Promise<boolean> {
  const [members, settings] = await Promise.all([listMembers(machines), readSettings(machines)])
  const roles = members.map((member) => member.role)
  return (
    members.length === machines.length &&
    roles.filter((role) => role === 'leader').length === 1 &&
    roles.includes('sync_standby') === (settings?.synchronous_mode ?? true) &&
    members.every((member) => ['running', 'streaming'].includes(member.state)) &&
    members.every((member) => Number(member.lag ?? 0) < 1_000_000) &&
    new Set(members.map((member) => member.timeline)).size === 1 &&
    (await findLeader(machines)) !== undefined
  )
}

async function readSettings(machines: readonly Machine[]): Promise<{ synchronous_mode?: boolean } | null> {
  for (const machine of machines) {
    const answer = await ask(machine, '/config')
    if (answer?.ok) return (await answer.json()) as { synchronous_mode?: boolean }
  }
  return null
}

/** Waits until the cluster is whole; throws with what it is instead. */
export async function waitUntilWhole(machines: readonly Machine[], seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await isWhole(machines))) {
    if (Date.now() > deadline) {
      const members = JSON.stringify(await listMembers(machines))
      throw new Error(`The database is not whole after ${seconds} s: ${members}`)
    }
    await sleep(250)
  }
}

/** Hands the lead over by the command that operators use. */
export async function handOver(leader: Machine): Promise<void> {
  const rest = { REST: leader.rest, REST_PASSWORD: leader.values['REST_PASSWORD'] }
  const command = join(root, 'deploy/hand-over.sh')
  const { stderr } = await promisify(execFile)(command, { env: { ...process.env, ...rest } })
  if (stderr !== '') throw new Error(stderr)
}

/** Changes settings of the whole cluster, as `patronictl edit-config` does. */
export async function changeSettings(machine: Machine, settings: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${machine.rest}/config`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`patroni:${machine.values['REST_PASSWORD']}`).toString('base64')}`,
    },
    body: JSON.stringify(settings),
  })
  if (!answer.ok) throw new Error(`Patroni took no settings: ${await answer.text()}`)
}

async function ask(machine: Machine, path: string): Promise<Response | null> {
  try {
    return await fetch(machine.rest + path, { signal: AbortSignal.timeout(2_000) })
  } catch {
    // It is away, which is what was asked.
    return null
  }
}
