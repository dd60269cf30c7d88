import { askDatabaseAt, type AskedDatabase } from './ask.ts'
import { fail, type Finding, lengthOf, ok, sentenceOf, warn } from './finding.ts'

const check = 'replication'
/** Seconds that a replica may be behind, and that one may be to which reads go. */
const LONGEST_LAG = 30
const MOST_BEHIND = 90

interface Replica {
  name: string
  /** Null where the role may not see it. */
  state: string | null
  sync: string
  lag: number | null
}

const UNSEEN = warn(
  check,
  'There are replicas, and this role may not see how they are.',
  'As a superuser: grant pg_read_all_stats to mezzo.',
)

/** Whether the database is the one that takes writes, and how far its replicas are behind. */
export async function examineReplication(database: AskedDatabase): Promise<Finding[]> {
  const [state] = await database.rows<{ replica: boolean; names: string }>(
    `select pg_is_in_recovery() as replica, current_setting('synchronous_standby_names') as names`,
  )
  if (state?.replica)
    return [
      fail(
        check,
        'DATABASE_URL leads to a replica, which takes no writes.',
        'Let it lead to the leader: behind HAProxy to the port that asks Patroni for /primary.',
      ),
    ]
  const connected = await database.rows<Replica>(
    `select application_name as name, state, sync_state as sync, extract(epoch from replay_lag)::float8 as lag
     from pg_stat_replication order by application_name`,
  )
  const replicas = connected.filter((replica) => replica.state === 'streaming')
  const slots = await database.rows<{ name: string }>(
    `select slot_name as name from pg_replication_slots where not active and not temporary`,
  )
  return [
    connected.some((replica) => replica.state === null) ? UNSEEN : synchrony(state?.names ?? '', replicas),
    ...replicas.filter(({ lag }) => (lag ?? 0) > LONGEST_LAG).map(behind),
    ...slots.map(({ name }) =>
      warn(
        check,
        `Nobody reads the replication slot ${name}, and the disk fills with what is kept for it.`,
        `Bring its replica back, or drop it: select pg_drop_replication_slot('${name}').`,
      ),
    ),
  ]
}

function synchrony(names: string, replicas: readonly Replica[]): Finding {
  const isSync = replicas.some(({ sync }) => sync === 'sync' || sync === 'quorum')
  if (names !== '' && !isSync)
    return fail(
      check,
      'Every commit waits for a synchronous replica, and there is none.',
      'Bring a replica back; until then nothing can be written.',
    )
  if (replicas.length === 0)
    return warn(
      check,
      'There is no replica: with this machine what was written since the last backup is lost.',
      'Keep backups with archived WAL, or add a replica (docs/operations.md).',
    )
  if (!isSync)
    return warn(
      check,
      `No replica (${replicas.length}) is synchronous: a failover may lose what was acknowledged.`,
      'Set synchronous_mode and synchronous_mode_strict in Patroni.',
    )
  return ok(check, `What is acknowledged is on a synchronous replica, too (${replicas.length} in all).`)
}

function behind({ name, lag }: Replica): Finding {
  return warn(
    check,
    `The replica ${name} is ${lengthOf(lag ?? 0)} behind.`,
    'Look at its disk, its network and statements that hold it up.',
  )
}

/** Whether the replica that some reads go to is one, and how far behind it is; without one there is nothing to say. */
export async function examineReadReplica(url: string | null): Promise<Finding[]> {
  if (!url) return []
  const database = askDatabaseAt(url)
  const advice = 'Reads go to the leader meanwhile. Look whether it runs, and at MEZZO_DATABASE_REPLICA_URL.'
  try {
    const [state] = await database.rows<{ replica: boolean; lag: number | null }>(
      `select pg_is_in_recovery() as replica,
         case when exists (select from pg_stat_wal_receiver) and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
           then 0 else extract(epoch from now() - pg_last_xact_replay_timestamp()) end::float8 as lag`,
    )
    if (!state?.replica)
      return [warn('replica', 'MEZZO_DATABASE_REPLICA_URL leads to a database that takes writes.', advice)]
    if (state.lag === null)
      return [warn('replica', 'The replica for reads gets nothing from its leader.', advice)]
    return state.lag > MOST_BEHIND
      ? [warn('replica', `The replica for reads is ${lengthOf(state.lag)} behind.`, advice)]
      : [ok('replica', 'The replica for reads answers and is up to date.')]
  } catch (error) {
    return [fail('replica', `The replica for reads does not answer: ${sentenceOf(error)}.`, advice)]
  } finally {
    await database.close()
  }
}
