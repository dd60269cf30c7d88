import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Which of these contents no row names: neither a file, nor one of a message or of a turnover, nor an export or import, nor a photo, whose copies share theirs. */
export async function listUnnamedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as given (key)
    where not case split_part(key, '/', 1)
      when 'pictures' then exists (
        select from pictures where storage_key = substring(key from '^pictures/([^/]+)/[a-z]+[.][a-z]+$'))
      when 'picture-masters' then exists (
        select from pictures where master_key = substring(key from '^picture-masters/([^/.]+)[.]jpg$'))
      when 'exports' then exists (
        select from data_exports where state in ('RUNNING', 'READY')
          and id::text = split_part(key, '/', 2) and run_id::text = split_part(key, '/', 3))
      when 'message-files' then exists (select from message_attachments where storage_key = key)
      when 'cleaning-photos' then exists (
        select from cleaning_photos where storage_key = substring(key from '^(.*)/[a-z]+[.]jpg$'))
      when 'handover-photos' then exists (
        select from key_handover_photos where storage_key = substring(key from '^(.*)/[a-z]+[.]jpg$'))
      when 'inbound-mails' then exists (select from inbound_mails where storage_key = key)
      when 'imports' then exists (
        select from data_imports where state in ('UPLOADING', 'CHECKING', 'PLANNED', 'RUNNING')
          and id::text = split_part(key, '/', 2))
      else exists (select from files where storage_key = key)
    end`.execute(db)
  return rows.map(({ key }) => key)
}

/** Notes which contents are named by no row, since when, and forgets all others. */
export async function saveStrays(db: Db, keys: readonly string[], now: Temporal.Instant): Promise<void> {
  await sql`delete from stray_files where not storage_key = any(${keys}::text[])`.execute(db)
  await sql`
    insert into stray_files (storage_key, found_at) select key, ${now} from unnest(${keys}::text[]) as given (key)
    on conflict do nothing`.execute(db)
}

/** Contents that have been named by no row since before that time. */
export async function listStraysSince(db: Db, before: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('stray_files')
    .select('storage_key as key')
    .where('found_at', '<=', before)
    .orderBy('storage_key')
    .execute()
  return rows.map(({ key }) => key)
}

/** Forgets contents that are gone. */
export async function deleteStrays(db: Db, keys: readonly string[]): Promise<void> {
  await sql`delete from stray_files where storage_key = any(${keys}::text[])`.execute(db)
}
