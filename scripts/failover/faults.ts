import type { Cluster } from '../cluster/cluster.ts'
import type { Machine } from '../cluster/machine.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { handOver } from '../cluster/patroni.ts'

/** What can happen to whoever leads. */
export const KINDS = ['kill', 'freeze', 'disk', 'cut', 'switchover'] as const

/**
 * What would show a cluster that acknowledges alone, and clients without keys. Whoever leads loses power after the
 * others were out of reach for a moment (`alone`), or had stood still, so that what was sent to them arrives and nobody
 * was told (`unanswered`).
 */
export const TRAPS = ['alone', 'unanswered'] as const

export type Kind = (typeof KINDS | typeof TRAPS)[number]

/** Seconds within which writes have to go on. */
export const LIMITS: Record<Kind, number> = {
  kill: 40,
  freeze: 40,
  disk: 40,
  cut: 40,
  switchover: 5,
  alone: 40,
  unanswered: 40,
}

const MOMENT = 3_000

/** Does it to a machine; answers what brings the machine back. */
export async function strike(kind: Kind, machine: Machine, cluster: Cluster): Promise<() => void> {
  const others = cluster.machines.filter((other) => other !== machine)
  switch (kind) {
    case 'kill':
      await machine.kill()
      return () => machine.restart(cluster.userlist)
    case 'freeze':
      machine.freeze()
      return () => machine.thaw()
    case 'disk':
      machine.fillDisk()
      return () => machine.freeDisk()
    case 'cut':
      machine.cut()
      return () => machine.heal()
    case 'switchover':
      await handOver(machine)
      return () => {}
    case 'alone':
      for (const other of others) other.cut()
      await sleep(MOMENT)
      await machine.kill()
      // Else its system would still send what its programs left.
      machine.cut()
      for (const other of others) other.heal()
      return () => {
        machine.heal()
        machine.restart(cluster.userlist)
      }
    case 'unanswered':
      for (const other of others) other.freeze()
      await sleep(MOMENT)
      await machine.kill()
      for (const other of others) other.thaw()
      return () => machine.restart(cluster.userlist)
  }
}
