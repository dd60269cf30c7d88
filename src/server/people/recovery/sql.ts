import { type Selectable, sql } from 'kysely'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { Permission, RecoveryStatus, RecoveryWay } from '../../../domain/catalogue/people.ts'
import { RECOVERY_PERMISSION } from '../../../domain/people/recovery.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import type { AccountRecoveriesTable } from '../../kernel/db/tables.gen.ts'

/** A recovery of somebody's account. */
export type RecoveryRow = Selectable<AccountRecoveriesTable>

/** Lets whatever concerns the recoveries of a person wait for each other until the transaction ends. */
export async function lockPerson(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The open recovery of a person, locked; null when there is none. */
export async function lockOpenRecovery(trx: Db, userId: string): Promise<RecoveryRow | null> {
  const row = await trx
    .selectFrom('account_recoveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Whose recovery that is; null where there is none with that id. */
export async function findRecoveringPerson(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_recoveries')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Whether the recovery with that id still runs. */
export async function isRecoveryOpen(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_recoveries')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose account the link with that hash gives back, as long as it works; null for any other. */
export async function findPersonByLink(
  db: Db,
  linkHash: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await db
    .selectFrom('account_recoveries')
    .select('user_id')
    .where('link_hash', '=', linkHash)
    .where('deadline_at', '>', now)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** A recovery by its id, locked; null when there is none. */
export async function lockRecovery(trx: Db, id: string): Promise<RecoveryRow | null> {
  const row = await trx
    .selectFrom('account_recoveries')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** When the account of a person can be had again, as long as a recovery waits for that or has come to it. */
export async function findRecoveryReadyAt(source: Source, userId: string): Promise<Temporal.Instant | null> {
  return (await running.find(source, { userId }))?.readyAt ?? null
}

const running = statement(
  (db, { userId }: { userId: string }) =>
    db
      .selectFrom('account_recoveries')
      .select('ready_at as readyAt')
      .where('user_id', '=', userId)
      .where('closed_at', 'is', null)
      .where('status', '<>', 'ASKED'),
  { readyAt: true },
)

/** When a person has last stopped a recovery, or had an account again by one; null: never. */
export async function findLastEnd(
  db: Db,
  userId: string,
  status: 'STOPPED' | 'COMPLETED',
): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('account_recoveries')
    .select('closed_at')
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.closed_at ?? null
}

/** What a recovery begins with. */
export interface NewRecovery {
  userId: string
  way: RecoveryWay
  askedAt: Temporal.Instant
  status: 'ASKED' | 'WAITING'
  readyAt: Temporal.Instant | null
  deadlineAt: Temporal.Instant
  noticeAt: Temporal.Instant | null
  reason?: string
  askedBy?: string
}

/** Stores a recovery; answers its id. */
export async function insertRecovery(trx: Db, recovery: NewRecovery): Promise<string> {
  const { id } = await trx
    .insertInto('account_recoveries')
    .values({
      user_id: recovery.userId,
      way: recovery.way,
      status: recovery.status,
      reason: recovery.reason ?? '',
      asked_by: recovery.askedBy ?? null,
      asked_at: recovery.askedAt,
      ready_at: recovery.readyAt,
      deadline_at: recovery.deadlineAt,
      notice_at: recovery.noticeAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What becomes of an open recovery that goes on. */
export type RecoveryStep = Partial<
  Pick<RecoveryRow, 'status' | 'confirmed_by' | 'ready_at' | 'deadline_at' | 'notice_at' | 'link_hash'>
>

/** Stores how far a recovery has come. */
export async function saveRecovery(trx: Db, id: string, step: RecoveryStep): Promise<void> {
  await trx.updateTable('account_recoveries').set(step).where('id', '=', id).execute()
}

/** Stores how a recovery ended; its link is worth nothing from now on. */
export async function closeRecovery(
  trx: Db,
  id: string,
  status: RecoveryStatus,
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable('account_recoveries')
    .set({ status, closed_at: now, link_hash: null, notice_at: null })
    .where('id', '=', id)
    .execute()
}

/** The recoveries for which something is to be done by now: a deadline has passed, or the person is to be told again. */
export async function listDueRecoveries(
  db: Db,
  now: Temporal.Instant,
): Promise<{ id: string; userId: string }[]> {
  return db
    .selectFrom('account_recoveries')
    .select(['id', 'user_id as userId'])
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('deadline_at', '<=', now), eb('notice_at', '<=', now)]))
    .orderBy('deadline_at')
    .orderBy('id')
    .execute()
}

/** Forgets recoveries that ended before an instant. */
export async function deleteOldRecoveries(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('account_recoveries').where('closed_at', '<', before).execute()
}

/** Removes all with which the person logged in beside a password: nothing of it is in their hands any more. */
export async function deleteFactors(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('backup_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('two_factors').where('user_id', '=', userId).execute()
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** Somebody of the staff who confirms recoveries. */
export interface RecoveryStaffRow {
  id: string
  firstName: string
  name: string
  email: string
  language: ProfileLanguage
  permissions: Permission[]
}

/** Everybody who asks for and confirms recoveries, locked against a permission that is taken meanwhile. */
export async function lockRecoveryStaff(trx: Db): Promise<RecoveryStaffRow[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'name', 'email', 'language', 'permissions'])
    .where(sql<boolean>`${RECOVERY_PERMISSION} = any(permissions)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** An open recovery as the staff see it. */
export interface OpenRecoveryRow {
  id: string
  userId: string
  personName: string
  email: string
  way: RecoveryWay
  status: RecoveryStatus
  reason: string
  askedBy: string | null
  askedByName: string | null
  confirmedByName: string | null
  askedAt: Temporal.Instant
  readyAt: Temporal.Instant | null
  deadlineAt: Temporal.Instant
}

/** The open recoveries, those that wait for a second person first, then by what happens next; with an id that one, open or not. */
export async function listRecoveries(db: Db, id?: string): Promise<OpenRecoveryRow[]> {
  return db
    .selectFrom('account_recoveries as r')
    .innerJoin('users as person', 'person.id', 'r.user_id')
    .leftJoin('users as asker', 'asker.id', 'r.asked_by')
    .leftJoin('users as second', 'second.id', 'r.confirmed_by')
    .select([
      'r.id',
      'r.user_id as userId',
      'person.name as personName',
      'person.email',
      'r.way',
      'r.status',
      'r.reason',
      'r.asked_by as askedBy',
      'asker.name as askedByName',
      'second.name as confirmedByName',
      'r.asked_at as askedAt',
      'r.ready_at as readyAt',
      'r.deadline_at as deadlineAt',
    ])
    .$if(id === undefined, (query) => query.where('r.closed_at', 'is', null))
    .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
    .orderBy(sql`r.status <> 'ASKED'`)
    .orderBy('r.deadline_at')
    .orderBy('r.id')
    .limit(200)
    .execute()
}
