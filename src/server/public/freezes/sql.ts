import { type Selectable, sql } from 'kysely'
import type { ProfileLanguage } from '../../../domain/catalogue/language.ts'
import type { FreezeReason, Permission } from '../../../domain/catalogue/people.ts'
import { ENDED_REQUEST_STATUS_TYPES } from '../../../domain/catalogue/requests.ts'
import type { Day } from '../../../domain/kernel/day.ts'
import { FREEZE_PERMISSION } from '../../../domain/people/freeze.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { AccountFreezesTable } from '../../kernel/db/tables.gen.ts'

/** A hold on somebody's account. */
export type FreezeRow = Selectable<AccountFreezesTable>

/** Somebody whose account is looked at under its lock. */
export interface LockedPersonRow {
  id: string
  name: string
  firstName: string
  permissions: Permission[]
  frozenAt: Temporal.Instant | null
}

/**
 * Locks a person as every command on a request locks a tenant, and then all that is theirs in the same order: whatever
 * accepts, signs or pays out for them is done before, or sees the hold.
 */
export async function lockFreezablePerson(trx: Db, userId: string): Promise<LockedPersonRow | undefined> {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'name', 'first_name as firstName', 'permissions', 'frozen_at as frozenAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  await trx
    .selectFrom('groups')
    .select('id')
    .where('landlord_id', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx
    .selectFrom('payout_accounts')
    .select('id')
    .where('landlord_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return person
}

/** Whether one of the staff still may put accounts on hold; locked against the permission being taken meanwhile. */
export async function lockFreezingStaff(trx: Db, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`${FREEZE_PERMISSION} = any(permissions)`)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Those of the staff who may put accounts on hold. */
export async function listFreezingStaff(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'language'])
    .where(sql<boolean>`${FREEZE_PERMISSION} = any(permissions)`)
    .orderBy('id')
    .execute()
}

/** Stores a hold; answers its id. */
export async function insertFreeze(
  trx: Db,
  freeze: { userId: string; reason: FreezeReason; facts: string; by: string; at: Temporal.Instant },
): Promise<string> {
  const { id } = await trx
    .insertInto('account_freezes')
    .values({
      user_id: freeze.userId,
      reason: freeze.reason,
      facts: freeze.facts,
      frozen_at: freeze.at,
      frozen_by: freeze.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveFrozenAt(trx, freeze.userId, freeze.at)
  return id
}

/** Notes since when an account is on hold; null: it no longer is. */
export async function saveFrozenAt(trx: Db, userId: string, at: Temporal.Instant | null): Promise<void> {
  await trx.updateTable('users').set({ frozen_at: at }).where('id', '=', userId).execute()
}

/** Whose hold that is; undefined where there is none with that id. */
export async function findFrozenPerson(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('account_freezes').select('user_id').where('id', '=', id).executeTakeFirst()
  return row?.user_id
}

/** A hold by its id, locked; undefined when there is none. */
export async function lockFreeze(trx: Db, id: string): Promise<FreezeRow | undefined> {
  return trx.selectFrom('account_freezes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The hold on a person's account that hasn't ended; undefined when there is none. */
export async function findOpenFreeze(db: Db, userId: string): Promise<FreezeRow | undefined> {
  return db
    .selectFrom('account_freezes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
}

/** What is noted of a hold that goes on or ends. */
export type FreezeStep = Partial<
  Pick<
    FreezeRow,
    | 'objection'
    | 'objected_at'
    | 'answer'
    | 'answered_at'
    | 'answered_by'
    | 'lift_reason'
    | 'lifted_at'
    | 'lifted_by'
  >
>

/** Stores what became of a hold. */
export async function saveFreeze(trx: Db, id: string, step: FreezeStep): Promise<void> {
  await trx.updateTable('account_freezes').set(step).where('id', '=', id).execute()
}

/** A unit whose publishing has changed. */
export interface ChangedUnit {
  id: string
  groupId: string
}

/**
 * Takes all published units of a landlord off the public pages and notes for which hold; answers which they were. The
 * time is kept for who has the landlord's yes to one of them.
 */
export async function hideHomes(
  trx: Db,
  userId: string,
  { id, at }: { id: string; at: Temporal.Instant },
): Promise<ChangedUnit[]> {
  return trx
    .updateTable('listings')
    .set({ published: false, hidden_by_freeze: id, unpublished_at: at })
    .where('landlord_id', '=', userId)
    .where('published', '=', true)
    .returning(['id', 'group_id as groupId'])
    .execute()
}

/** Publishes again what that hold had hidden, and nothing else; answers which units they are. */
export async function showHomes(trx: Db, freezeId: string): Promise<ChangedUnit[]> {
  return trx
    .updateTable('listings')
    .set({ published: true, hidden_by_freeze: null, unpublished_at: null })
    .where('hidden_by_freeze', '=', freezeId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'group_id as groupId'])
    .execute()
}

/** Whoever has a stay or a request with a person, as one mail addresses them. */
export interface OtherSideRow {
  id: string
  email: string
  firstName: string
  language: ProfileLanguage
  /** The frozen person is their landlord, else their tenant. */
  isTenant: boolean
  /** They have a stay that goes on or is to come; else only a request. */
  hasStay: boolean
}

/** The other sides of a person's requests and stays that are not over, each once a role. */
export async function listOtherSides(db: Db, userId: string, today: Day): Promise<OtherSideRow[]> {
  const { rows } = await sql<OtherSideRow>`
    select u.id, u.email, u.first_name as "firstName", u.language, sides."isTenant", bool_or(sides."hasStay") as "hasStay"
    from (
      select case when b.landlord_id = ${userId} then b.tenant_id else b.landlord_id end as id,
        b.landlord_id = ${userId} as "isTenant", true as "hasStay"
      from bookings b
      where (b.landlord_id = ${userId} or b.tenant_id = ${userId})
        and case when b.canceled then b.stayed_until >= ${today}::date else b."to" >= ${today}::date end
      union all
      select case when lr.landlord_id = ${userId} then lr.tenant_id else lr.landlord_id end,
        lr.landlord_id = ${userId}, false
      from listing_requests lr left join bookings b on b.listing_request_id = lr.id
      where (lr.landlord_id = ${userId} or lr.tenant_id = ${userId}) and b.id is null
        and lr.status_type <> all(${[...ENDED_REQUEST_STATUS_TYPES]}::text[])
    ) sides join users u on u.id = sides.id and u.erased_at is null
    group by u.id, sides."isTenant" order by u.id, sides."isTenant"`.execute(db)
  return rows
}

/** The webhooks of a landlord that are sent to. */
export async function listActiveWebhooks(db: Db, landlordId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('landlord_id', '=', landlordId)
    .where('state', '=', 'ACTIVE')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A hold as the staff see it. */
export interface StaffFreezeRow {
  id: string
  userId: string
  personName: string
  email: string
  reason: FreezeReason
  facts: string
  frozenAt: Temporal.Instant
  frozenBy: string | null
  frozenByName: string | null
  objection: string | null
  objectedAt: Temporal.Instant | null
  answer: string | null
  answeredAt: Temporal.Instant | null
  liftedAt: Temporal.Instant | null
  hiddenHomes: number
}

/** The holds that go on, those with an objection that nobody has answered first; with an id that one, ended or not. */
export async function listFreezes(db: Db, id?: string): Promise<StaffFreezeRow[]> {
  return db
    .selectFrom('account_freezes as f')
    .innerJoin('users as person', 'person.id', 'f.user_id')
    .leftJoin('users as by', 'by.id', 'f.frozen_by')
    .select([
      'f.id',
      'f.user_id as userId',
      'person.name as personName',
      'person.email',
      'f.reason',
      'f.facts',
      'f.frozen_at as frozenAt',
      'f.frozen_by as frozenBy',
      'by.name as frozenByName',
      'f.objection',
      'f.objected_at as objectedAt',
      'f.answer',
      'f.answered_at as answeredAt',
      'f.lifted_at as liftedAt',
      sql<number>`(select count(*)::integer from listings u where u.hidden_by_freeze = f.id)`.as(
        'hiddenHomes',
      ),
    ])
    .$if(id === undefined, (query) => query.where('f.lifted_at', 'is', null))
    .$if(id !== undefined, (query) => query.where('f.id', '=', id ?? ''))
    .orderBy(sql`f.objected_at is null or f.answered_at is not null`)
    .orderBy('f.frozen_at', 'desc')
    .orderBy('f.id')
    .limit(200)
    .execute()
}

/** Forgets holds that ended before an instant. */
export async function deleteOldFreezes(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('account_freezes').where('lifted_at', '<', before).execute()
}
