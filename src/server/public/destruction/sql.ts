import { sql, type Updateable } from 'kysely'
import type { Day } from '../../../domain/kernel/day.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { DeletionRequestsTable } from '../../kernel/db/tables.gen.ts'
import type { DeletionRequestRow } from '../deletion/sql.ts'

/** Lets the triggers know for this transaction of whose erasure the end is carried out. */
export async function markDestroying(trx: Db, requestId: string): Promise<void> {
  await sql`select set_config('mezzo.destroying', ${requestId}, true), set_config('mezzo.erasing', ${requestId}, true)`.execute(
    trx,
  )
}

/** An erasure of which something is left that the law keeps. */
export interface EndingErasure {
  id: string
  userId: string
}

/** The erasures of which something may be over: what is known to be kept longer is left out. */
export async function listEnding(db: Db, today: Day): Promise<EndingErasure[]> {
  return await db
    .selectFrom('deletion_requests')
    .select(['id', 'user_id as userId'])
    .where('done_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('next_end_on', 'is', null),
        eb('next_end_on', '<', today),
        eb('contents', '<>', sql<string[]>`'{}'`),
      ]),
    )
    .orderBy('done_at')
    .orderBy('id')
    .execute()
}

/** Locks an erasure whose end is not carried out yet; undefined where another process is at it. */
export async function lockEnding(trx: Db, id: string): Promise<DeletionRequestRow | undefined> {
  return await trx
    .selectFrom('deletion_requests')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is not', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Notes how far the end of what was kept is. */
export async function saveEnd(
  trx: Db,
  id: string,
  columns: Updateable<DeletionRequestsTable>,
): Promise<void> {
  await trx.updateTable('deletion_requests').set(columns).where('id', '=', id).execute()
}

/** Whether the books have something open with a landlord, in whatever mode. */
export async function hasOpenBalance(db: Db, userId: string): Promise<boolean> {
  const open = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('landlord_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('debits', '<>', eb.ref('credits')),
        eb('pending_debits', '<>', 0),
        eb('pending_credits', '<>', 0),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** The hash of the last line that was carried forward in the books; null before the first. */
export async function findCarriedHash(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('ledger_carried')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.hash ?? null
}

/** Locks where the contents lie of rows of an erasure that have gone; none where another process is at it. */
export async function lockContents(trx: Db, id: string): Promise<string[]> {
  const row = await trx
    .selectFrom('deletion_requests')
    .select('contents')
    .where('id', '=', id)
    .where('done_at', 'is not', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.contents ?? []
}

/** Of erasures in the log of which something was destroyed, those whose database knows nothing of it, or less. */
export async function listDestroyedBefore(
  db: Db,
  logged: readonly { person: string; at: string }[],
): Promise<EndingErasure[]> {
  const [people, times] = [logged.map(({ person }) => person), logged.map(({ at }) => at)]
  const { rows } = await sql<EndingErasure>`
    select d.id, d.user_id as "userId" from unnest(${people}::uuid[], ${times}::timestamptz[]) as l (person, at)
    join deletion_requests d on d.user_id = l.person and d.withdrawn_at is null and d.done_at is not null
    where d.destroyed_at is null or d.destroyed_at < l.at`.execute(db)
  return rows
}

/** Notes when people who came back were erased first: the years of what is kept of them go on from there. */
export async function saveFirstErasure(
  db: Db,
  logged: readonly { person: string; at: string }[],
): Promise<void> {
  const [people, times] = [logged.map(({ person }) => person), logged.map(({ at }) => at)]
  await sql`
    update users as u set erased_at = l.at
    from unnest(${people}::uuid[], ${times}::timestamptz[]) as l (person, at)
    where u.id = l.person and u.erased_at > l.at`.execute(db)
}
