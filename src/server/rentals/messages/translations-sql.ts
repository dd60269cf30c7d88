import { sql } from 'kysely'
import type { Language } from '../../../domain/catalogue/language.ts'
import type { TranslationVariant } from '../../../domain/rentals/messages/translation.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Source } from '../../kernel/db/reads.ts'
import { statement } from '../../kernel/db/statement.ts'
import { listMessages, type MessageRow } from './sql.ts'

/** A message of a visible request by its position. */
export async function findMessageAt(
  source: Source,
  listingRequestId: string,
  position: number,
): Promise<MessageRow | undefined> {
  const [last] = await listMessages(source, listingRequestId, { before: position + 1, limit: 1 })
  return last?.position === position ? last : undefined
}

/** Which translation: of which text of a message, into which language, by whom. */
export interface TranslationKey {
  messageId: string
  language: Language
  variant: TranslationVariant
  isTest: boolean
}

/** A translation as it stands; without a text while the provider is asked, and where that failed. */
export interface TranslationRow {
  id: string
  text: string | null
  fromLanguage: string | null
  isTest: boolean
  askedAt: Temporal.Instant
  failedAt: Temporal.Instant | null
}

const columns = sql`id, text, from_language as "fromLanguage", is_test as "isTest", asked_at as "askedAt",
  failed_at as "failedAt"`
const instants = { askedAt: true, failedAt: true } as const

/** A translation that somebody has asked for. */
export async function findTranslation(
  source: Source,
  key: TranslationKey,
): Promise<TranslationRow | undefined> {
  return translationOf.find(source, key)
}

const translationOf = statement(
  (_, key: TranslationKey) => sql<TranslationRow>`
    select ${columns} from message_translations
    where message_id = ${key.messageId}::uuid and language = ${key.language} and variant = ${key.variant}
      and is_test = ${key.isTest}`,
  instants,
)

/** A translation by its id. */
export async function findTranslationById(source: Source, id: string): Promise<TranslationRow | undefined> {
  return translationById.find(source, { id })
}

const translationById = statement(
  (_, { id }: { id: string }) => sql<TranslationRow>`
    select ${columns} from message_translations where id = ${id}::uuid`,
  instants,
)

/** How often somebody has had the provider asked since an instant; their next one waits for the end of the transaction. */
export async function countTranslationsSince(
  trx: Db,
  userId: string,
  since: Temporal.Instant,
): Promise<number> {
  await sql`select from users where id = ${userId}::uuid for no key update`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(tries), 0)::integer as count from message_translations
    where asked_by = ${userId}::uuid and asked_at > ${since}::timestamptz`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Takes a translation on, unless it is there or somebody else has it in hand since `stale`; answers its id. What failed
 * is tried anew, and what only a server of our own translated is once there is a real one.
 */
export async function claimTranslation(
  trx: Db,
  key: TranslationKey,
  by: { userId: string; now: Temporal.Instant; stale: Temporal.Instant },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into message_translations as t (message_id, listing_request_id, landlord_id, tenant_id, side, language,
      variant, is_test, asked_by, asked_at)
    select m.id, m.listing_request_id, m.landlord_id, m.tenant_id, m.side, ${key.language}, ${key.variant},
      ${key.isTest}::boolean, ${by.userId}::uuid, ${by.now}::timestamptz
    from messages m where m.id = ${key.messageId}::uuid
    on conflict (message_id, language, variant) do update set text = null, from_language = null, failed_at = null,
      is_test = excluded.is_test, asked_by = excluded.asked_by, asked_at = excluded.asked_at,
      tries = case when t.asked_by = excluded.asked_by then t.tries + 1 else 1 end
    where t.is_test <> excluded.is_test
      or t.text is null and (t.failed_at is not null or t.asked_at <= ${by.stale}::timestamptz)
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Stores what came of a translation in hand; false where its message is gone, or somebody else has taken it on. */
export async function saveTranslation(
  db: Db,
  { id, askedAt }: { id: string; askedAt: Temporal.Instant },
  done: { text: string; fromLanguage: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update message_translations set text = ${done.text}, from_language = ${done.fromLanguage}
    where id = ${id}::uuid and asked_at = ${askedAt}::timestamptz and text is null`.execute(db)
  return numAffectedRows === 1n
}

/** Notes that a translation in hand has failed, so that it can be asked for anew. */
export async function saveTranslationFailed(
  db: Db,
  { id, askedAt }: { id: string; askedAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    update message_translations set failed_at = ${now}::timestamptz
    where id = ${id}::uuid and asked_at = ${askedAt}::timestamptz and text is null`.execute(db)
}
