import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { MailsTable } from '../db/tables.gen.ts'

/** A stored mail. */
export type MailRow = Selectable<MailsTable>

/** Stores a mail and answers its id. */
export async function insertMail(db: Db, mail: Insertable<MailsTable>): Promise<string> {
  const { id } = await db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A landlord's world, by the landlord. */
export interface NamedWorld {
  id: string
  name: string
}

/** The landlord's world if the person works in another one, too; null for whoever has no other. */
export async function findOneOfWorlds(
  db: Db,
  personId: string,
  landlordId: string,
): Promise<NamedWorld | null> {
  const { rows } = await sql<NamedWorld>`
    select l.id, l.name from users l
    where l.id = ${landlordId} and l.landlord and (
      exists (select from team_members m
        where m.member_id = ${personId} and m.landlord_id <> ${landlordId} and m.removed_at is null)
      or exists (select from users p where p.id = ${personId} and p.landlord and p.id <> ${landlordId}))`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The mail if it still has to be sent; null otherwise. */
export async function findUnsentMail(db: Db, id: string): Promise<MailRow | null> {
  const found = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Notes that a mail has left. */
export async function markMailSent(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now, last_error: null }).where('id', '=', id).execute()
}

/** Notes why a mail has not left. */
export async function saveMailError(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('mails').set({ last_error: error }).where('id', '=', id).execute()
}

/** As long as mail servers try to hand a mail on. */
export const HOURS_UNTIL_GIVEN_UP = 72

/** What the mail server refuses for good (a reply of 5xx): asked again it would answer the same. */
const refusedForGood = sql<boolean>`last_error ~ '(rejected|failed): 5[0-9][0-9]'`

/**
 * Mails since `since` that could not be sent and that no job is about any more, without those that the mail server refuses
 * for good.
 */
export async function listForgottenMails(db: Db, since: Temporal.Instant, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from mails m
    where m.sent_at is null and m.created_at >= ${since} and not ${refusedForGood}
      and not exists (select from pgboss.job j
        where j.name = 'sendMail' and j.state < 'completed' and j.data->>'mailId' = m.id::text)
    order by m.created_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes mails that were written before `before`; answers how many. */
export async function deleteMails(db: Db, before: Temporal.Instant): Promise<number> {
  const deleted = await db.deleteFrom('mails').where('created_at', '<', before).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** The newest mails, for the outbox page of the demo. */
export async function listMails(db: Db, limit: number): Promise<MailRow[]> {
  return await db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Mails that have not left. */
export interface WaitingMails {
  /** Those that may still leave: neither refused for good nor given up. */
  waiting: number
  /** Seconds since the oldest of those was written; 0 without any. */
  oldest: number
  /** All that could not be sent the last time. */
  failed: number
}

/** How many mails wait, since when, and how many could not be sent. */
export async function countWaitingMails(db: Db, now: Temporal.Instant): Promise<WaitingMails> {
  const givenUp = now.subtract({ hours: HOURS_UNTIL_GIVEN_UP })
  const { rows } = await sql<WaitingMails>`
    select count(*) filter (where may_leave)::int as waiting, count(last_error)::int as failed,
      coalesce(extract(epoch from ${now}::timestamptz - min(created_at) filter (where may_leave)), 0)::float8 as oldest
    from (
      select created_at, last_error,
        last_error is null or not ${refusedForGood} and created_at >= ${givenUp} as may_leave
      from mails where sent_at is null) unsent`.execute(db)
  return rows[0] ?? { waiting: 0, oldest: 0, failed: 0 }
}
