import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/db/database.ts'

/** Adds a link with which a person can set a new password. */
export async function insertPasswordLink(
  db: Db,
  link: { userId: string; token: string; now: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      identifier: identifierOf(link.token),
      value: link.userId,
      expires_at: link.expiresAt,
      created_at: link.now,
      updated_at: link.now,
    })
    .execute()
}

/** Whose link has that token; null where none does, or it is too old. */
export async function findPersonByPasswordLink(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const link = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.value ?? null
}

/** Uses up the link with that token; answers whose it was, and null where none has it, or it is too old. */
export async function spendPasswordLink(
  trx: Db,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const link = await trx
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst()
  return link?.value ?? null
}

/** Ends the links with which a person could set a new password. */
export async function deletePasswordLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute()
}

// The release before stores them so, too: while both run, each takes the links that the other has mailed.
function identifierOf(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}
