import type { Cluster } from '../cluster/cluster.ts'
import type { Machine } from '../cluster/machine.ts'
import { switchOver } from '../cluster/patroni.ts'

/** What can happen to whoever leads. */
export const KINDS = ['kill', 'freeze', 'disk', 'cut', 'switchover'] as const

export type Kind = (typeof KINDS)[number]

/** Seconds within which writes have to go on. */
export const LIMITS: Record<Kind, number> = { kill: 40, freeze: 40, disk: 40, cut: 40, switchover: 5 }

/** Does it to a machine; answers what brings the machine back. */
export async function strike(kind: Kind, machine: Machine, cluster: Cluster): Promise<() => void> {
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
      await switchOver(machine)
      return () => {}
  }
}
