import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './machine.ts'

/** A member as Patroni tells of it. */
interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
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

/** Whether one leads, both others follow closely, and one of them has every commit. */
export async function isWhole(machines: readonly Machine[]): Promise<boolean> {
  const members = await listMembers(machines)
  const roles = members.map((member) => member.role)
  return (
    members.length === machines.length &&
    roles.filter((role) => role === 'leader').length === 1 &&
    roles.includes('sync_standby') &&
    members.every((member) => ['running', 'streaming'].includes(member.state)) &&
    members.every((member) => Number(member.lag ?? 0) < 1_000_000) &&
    (await findLeader(machines)) !== undefined
  )
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

/** Hands the lead over to whoever has every commit, as `patronictl switchover` does; answers what Patroni said. */
export async function switchOver(leader: Machine): Promise<string> {
  const answer = await fetch(`${leader.rest}/switchover`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`patroni:${leader.values['REST_PASSWORD']}`).toString('base64')}`,
    },
    body: JSON.stringify({ leader: leader.name }),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`Patroni did not switch over: ${said}`)
  return said
}

async function ask(machine: Machine, path: string): Promise<Response | null> {
  try {
    return await fetch(machine.rest + path, { signal: AbortSignal.timeout(2_000) })
  } catch {
    // It is away, which is what was asked.
    return null
  }
}
