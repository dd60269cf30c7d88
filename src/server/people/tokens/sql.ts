import type { Selectable } from 'kysely'
import { PERSON_COLUMNS, toViewer } from '../accounts/sql.ts'
import type { AccessScope } from '../../../domain/catalogue/people.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { PersonalAccessTokensTable } from '../../kernel/db/tables.gen.ts'

/** A personal access token; its secret is known by its hash only. */
export type AccessTokenRow = Selectable<PersonalAccessTokensTable>

/** Adds a token; answers its row. */
export async function insertAccessToken(
  db: Db,
  token: {
    userId: string
    name: string
    scopes: readonly AccessScope[]
    secretHash: string
    lastCharacters: string
    now: Temporal.Instant
    expiresAt: Temporal.Instant
  },
): Promise<AccessTokenRow> {
  return await db
    .insertInto('personal_access_tokens')
    .values({
      user_id: token.userId,
      name: token.name,
      scopes: [...token.scopes],
      secret_hash: token.secretHash,
      last_characters: token.lastCharacters,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The tokens of a person, living or not, the newest first. */
export async function listAccessTokens(db: Db, userId: string): Promise<AccessTokenRow[]> {
  return await db
    .selectFrom('personal_access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** How many living tokens a person has. */
export async function countAccessTokens(db: Db, userId: string, now: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('personal_access_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Ends a token of a person at once; answers whether it still lived. */
export async function endAccessToken(
  db: Db,
  userId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('personal_access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends all tokens of a person at once; answers how many still lived. */
export async function endAccessTokensOf(db: Db, userId: string, now: Temporal.Instant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('personal_access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The person for whom a living token speaks, and when it was last used; null when there is no such token. */
export async function findViewerByAccessToken(
  db: Db,
  secretHash: string,
  now: Temporal.Instant,
): Promise<{ viewer: Viewer; lastUsedAt: Temporal.Instant | null } | null> {
  const row = await db
    .selectFrom('personal_access_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id as tokenId', 't.scopes', 't.last_used_at as lastUsedAt', ...PERSON_COLUMNS])
    .where('t.secret_hash', '=', secretHash)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', now)
    // Programs of an account on hold come in again when that ends (decision 107).
    .where('u.frozen_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const accessToken = { id: row.tokenId, scopes: row.scopes }
  // It speaks in the world in which it was made, and only landlords in person make tokens; nothing staff may is a token's.
  const viewer = { ...toViewer(row), permissions: [], accessToken }
  return { viewer, lastUsedAt: row.lastUsedAt }
}

/** Notes that a token was used. */
export async function saveAccessTokenUse(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('personal_access_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}
