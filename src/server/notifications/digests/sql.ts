import type { MailDigest } from '../../../domain/notifications/mail-digest.ts'
import type { Db } from '../../kernel/db/database.ts'

/** Somebody for whom mails wait. */
export interface DigestRow {
  userId: string
  digest: MailDigest
  timeZone: string
  lastAt: Temporal.Instant
}

const columns = ['s.user_id as userId', 's.mail_digest as digest', 's.time_zone as timeZone'] as const

/** Everybody for whom mails wait, with when the last one came. */
export async function listDigests(db: Db): Promise<DigestRow[]> {
  return db
    .selectFrom('notification_settings as s')
    .select((eb) => [...columns, eb.fn.coalesce('s.digested_at', eb.val(beginning)).as('lastAt')])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('notifications as n')
          .select('n.id')
          .whereRef('n.user_id', '=', 's.user_id')
          .where('n.by_digest', '=', true)
          .where('n.digested_at', 'is', null),
      ),
    )
    .orderBy('s.user_id')
    .execute()
}

const beginning = Temporal.Instant.fromEpochMilliseconds(0)

/** Locks what a person has chosen, and answers it as it is now; null where they have chosen nothing. */
export async function lockDigest(db: Db, userId: string): Promise<DigestRow | null> {
  const found = await db
    .selectFrom('notification_settings as s')
    .select((eb) => [...columns, eb.fn.coalesce('s.digested_at', eb.val(beginning)).as('lastAt')])
    .where('s.user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Takes what waits for a person's mail, once; answers the ids. */
export async function takeToMail(db: Db, userId: string, now: Temporal.Instant): Promise<string[]> {
  await db
    .updateTable('notification_settings')
    .set({ digested_at: now })
    .where('user_id', '=', userId)
    .execute()
  const taken = await db
    .updateTable('notifications')
    .set({ digested_at: now })
    .where('user_id', '=', userId)
    .where('by_digest', '=', true)
    .where('digested_at', 'is', null)
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}
