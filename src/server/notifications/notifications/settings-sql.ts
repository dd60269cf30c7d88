import { sql } from 'kysely'
import type { MailDigest } from '../../../domain/notifications/mail-digest.ts'
import type { Db } from '../../kernel/db/database.ts'

/** When somebody's devices are silent, and how often mails that may wait come. */
export interface SettingsRow {
  timeZone: string
  /** Both 'HH:MM', or both null. */
  quietFrom: string | null
  quietTo: string | null
  mailDigest: MailDigest
}

/** What a person has chosen; null for whoever has chosen nothing. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow | null> {
  const found = await db
    .selectFrom('notification_settings')
    .select([
      'time_zone as timeZone',
      'quiet_from as quietFrom',
      'quiet_to as quietTo',
      'mail_digest as mailDigest',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

/** Stores what a person has chosen; mails of several are counted from the moment that they are chosen. */
export async function saveSettings(
  db: Db,
  userId: string,
  { timeZone, quietFrom, quietTo, mailDigest }: SettingsRow,
  now: Temporal.Instant,
): Promise<void> {
  const choice = { time_zone: timeZone, quiet_from: quietFrom, quiet_to: quietTo, mail_digest: mailDigest }
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...choice, digested_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...choice,
        digested_at: sql`case when notification_settings.mail_digest = 'NONE' then ${now}::timestamptz
          else notification_settings.digested_at end`,
      }),
    )
    .execute()
}
