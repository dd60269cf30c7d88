import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Log } from '../config/log.ts'
import type { DB } from './tables.gen.ts'
import { unavailableCause } from './unavailable.ts'

/** Reads that may be a moment old, or that wait until they aren't; never those that must see what was just written. */
export interface ReplicaReads {
  /** Reads from the replica; from the database itself where there is none, or it is away, behind or in the way. */
  read<T>(read: (db: Kysely<DB>) => Promise<T>): Promise<T>
  /** The replica as soon as it has all that is committed by now; the database itself where that takes too long. */
  upToDate(): Promise<Kysely<DB>>
}

/** Seconds that a replica may be behind. Something is written at least once a minute: the queue keeps its schedule. */
const MOST_BEHIND = 90
/** Milliseconds for which a look at the replica is believed. */
const LOOK_LASTS = 5_000
/** Milliseconds to wait for what is committed. */
const CATCH_UP = 5_000
const cancelledByReplay = '40001'

/** Reads from a replica beside the database. */
export function replicaBeside(main: Kysely<DB>, replica: Kysely<DB>, log?: Log): ReplicaReads {
  let lookedAt = -Infinity
  let looking: Promise<boolean> | null = null
  const notFit = Promise.resolve(false)
  const isFit = async (): Promise<boolean> => {
    try {
      return (await secondsBehind(replica)) < MOST_BEHIND
    } catch (error) {
      log?.warn({ err: error }, 'the replica does not answer')
      return false
    }
  }
  const look = (): Promise<boolean> => {
    if (looking && performance.now() - lookedAt < LOOK_LASTS) return looking
    lookedAt = performance.now()
    looking = isFit()
    return looking
  }
  const leaveAlone = (error: unknown): void => {
    log?.warn({ err: error }, 'the replica is left alone for a moment')
    lookedAt = performance.now()
    looking = notFit
  }
  return {
    read: async (read) => {
      if (!(await look())) return await read(main)
      try {
        return await read(replica)
      } catch (error) {
        if (unavailableCause(error) === null && !isCancelled(error)) throw error
        leaveAlone(error)
        return await read(main)
      }
    },
    upToDate: async () => {
      if (!(await look())) return main
      const position = await committedPosition(main)
      const end = performance.now() + CATCH_UP
      try {
        while (!(await hasReplayed(replica, position))) {
          if (performance.now() > end) return main
          await sleep(50)
        }
        return replica
      } catch (error) {
        leaveAlone(error)
        return main
      }
    },
  }
}

/** The same where there is no replica. */
export function withoutReplica(main: Kysely<DB>): ReplicaReads {
  return { read: (read) => read(main), upToDate: async () => main }
}

/** A server that leads has nothing to catch up with: a name may lead to any of them. */
async function secondsBehind(replica: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ behind: number }>`
    select case when pg_is_in_recovery()
      then coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 'infinity')
      else 0 end::float8 as behind`.execute(replica)
  return rows[0]?.behind ?? Infinity
}

async function committedPosition(main: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(
    main,
  )
  return rows[0]?.position ?? ''
}

async function hasReplayed(replica: Kysely<DB>, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(replica)
  return rows[0]?.has ?? false
}

/** What is replayed has gone before a read that took long. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === cancelledByReplay
}
