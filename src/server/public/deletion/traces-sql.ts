import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'
import type { ErasedPerson } from './rows-sql.ts'

/** Lets the triggers know for this transaction which erasure is under way. */
export async function markErasing(trx: Db, requestId: string): Promise<void> {
  await sql`select set_config('mezzo.erasing', ${requestId}, true)`.execute(trx)
}

/** Takes the homes of a landlord down for good. */
export async function takeHomesDown(trx: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('listings')
    .set((eb) => ({ published: false, deleted_at: eb.fn.coalesce('deleted_at', eb.val(now)) }))
    .where('landlord_id', '=', userId)
    .execute()
  await trx
    .updateTable('groups')
    .set((eb) => ({ deleted_at: eb.fn.coalesce('deleted_at', eb.val(now)) }))
    .where('landlord_id', '=', userId)
    .execute()
}

/** Deletes mails to others that say the name, the address or the telephone number of somebody; answers how many. */
export async function deleteMailsAbout(
  trx: Db,
  words: readonly string[],
  exceptMailTo: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mails as m
    where ${isMailAbout(sql`select word from unnest(${words}::text[]) as word`, 'm', exceptMailTo)}`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}

/** Whether a mail that doesn't go to the person says one of the words; these are a query of `word`. */
export function isMailAbout(
  words: RawBuilder<unknown>,
  alias: string,
  exceptTo: string,
): RawBuilder<boolean> {
  const said = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(lower(${said('to')}) <> lower(${exceptTo}) and exists (select from (${words}) as w
    where strpos(${said('subject')}, w.word) > 0 or strpos(${said('text')}, w.word) > 0))`
}

/** What others wrote somebody's name into, as far as it is looked for: whole name, address, telephone number. */
export async function listWordsOf(trx: Db, userId: string): Promise<string[]> {
  const { rows } = await queryWordsOf(userId).execute(trx)
  return rows.map(({ word }) => word)
}

/** The query of these words. */
export function queryWordsOf(userId: string): RawBuilder<{ word: string }> {
  return sql`
    select distinct word from (
      select unnest(array[first_name || ' ' || last_name, name, email, phone]) as word from users where id = ${userId}
      union all
      select unnest(array[first_name || ' ' || last_name, email, phone]) from booking_requests where tenant_id = ${userId}
    ) w where length(trim(word)) > 5`
}

/** Deletes jobs, waiting and done, that name the person; answers how many. */
export async function deleteJobsAbout(trx: Db, { id, email }: ErasedPerson): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pgboss.job where strpos(data::text, ${id}) > 0 or strpos(output::text, ${id}) > 0
      or strpos(lower(data::text), lower(${email})) > 0 or strpos(lower(output::text), lower(${email})) > 0`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}

/**
 * Takes out of the audit log what its entries say of somebody. Each keeps its place in its chain: a hash of what stays
 * takes the place of what went. Answers how many entries, and the digest of these hashes.
 */
export async function emptyAuditEntries(
  trx: Db,
  userId: string,
  batch: string,
): Promise<{ entries: number; digest: string }> {
  await sql`
    insert into audit_erasures (entry_id, batch, rest_hash)
      select a.id, ${batch}::uuid, audit_rest_hash(a, c.hash) from audit_log a join audit_chain c on c.entry_id = a.id
      where ${isAuditEntryOf('a', userId)}`.execute(trx)
  await sql`
    update audit_log set data = '{}', request_id = null, via_id = null
      where id in (select entry_id from audit_erasures where batch = ${batch}::uuid)`.execute(trx)
  const { rows } = await sql<{ entries: number; digest: string }>`
    select count(*)::int as entries, audit_batch_digest(${batch}::uuid) as digest
    from audit_erasures where batch = ${batch}::uuid`.execute(trx)
  return rows[0] ?? { entries: 0, digest: '' }
}

/** Whether an entry of the audit log says something of the person still. */
export function isAuditEntryOf(alias: string, userId: string): RawBuilder<boolean> {
  const own = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`((${own('landlord_id')} = ${userId} or ${own('subject_id')} = ${userId} or ${own('actor_id')} = ${userId}
      or ${own('entity_type')} = 'user' and ${own('entity_id')} = ${userId})
    and not exists (select from audit_erasures e where e.entry_id = ${own('id')}))`
}
