import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from './database.ts'

const key = 7_141_983
const pause = 250

/**
 * Runs `fn` while no other process migrates. It asks again and again instead of waiting in the database: a session that
 * waits there runs into time limits, and an index that is built beside traffic would wait for it in turn.
 */
export async function migratingAlone<T>(session: Session, fn: () => Promise<T>): Promise<T> {
  while (!(await takeLock(session))) await sleep(pause)
  try {
    return await fn()
  } finally {
    await session.query('select pg_advisory_unlock($1)', [key])
  }
}

async function takeLock(session: Session): Promise<boolean> {
  const [row] = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
  return row?.taken ?? false
}
