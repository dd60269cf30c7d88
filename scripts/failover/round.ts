import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import { findLeader, waitUntilWhole } from '../cluster/patroni.ts'
import { type Attempts, outageIn, type Outage } from './attempts.ts'
import { type Kind, strike } from './faults.ts'

/** One fault and what came of it. */
export interface Round extends Outage {
  kind: Kind
  /** Who led before, and after. */
  from: string
  to: string
  began: number
  repaired: number
  ended: number
}

const QUIET = 5_000
const PATIENCE = 90_000

/** Strikes whoever leads, waits until writes go on, repairs, and waits until there are three again. */
export async function playRound(kind: Kind, cluster: Cluster, attempts: Attempts): Promise<Round> {
  const struck = await cluster.leader()
  const began = Date.now()
  const repair = await strike(kind, struck, cluster)
  const others = cluster.machines.filter((machine) => machine !== struck)
  while (Date.now() - began < PATIENCE) {
    await sleep(500)
    if ((await findLeader(others)) && goesOn(attempts, began)) break
  }
  const repaired = Date.now()
  const leader = await findLeader(others)
  repair()
  await waitUntilWhole(cluster.machines, 150)
  await sleep(2_000)
  const ended = Date.now()
  const outage = outageIn(attempts.list, began, repaired)
  return { kind, from: struck.name, to: leader?.name ?? 'nobody', began, repaired, ended, ...outage }
}

/** Whether no write has failed for some seconds, and some were done in them. */
function goesOn(attempts: Attempts, began: number): boolean {
  const since = Math.max(began, Date.now() - QUIET)
  if (Date.now() - began < QUIET) return false
  const writes = attempts.within(since, Infinity).filter((attempt) => attempt.write)
  const done = writes.filter(({ outcome }) => outcome === 'OK')
  return done.length > 10 && writes.every(({ outcome }) => outcome === 'OK' || outcome === 'REFUSED')
}
