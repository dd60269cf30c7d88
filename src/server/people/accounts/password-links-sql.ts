import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/db/database.ts'

/** Ends the links with which a person could set a new password; with a token all but the link that has it. */
export async function deletePasswordLinks(db: Db, userId: string, keptToken?: string): Promise<void> {
  const links = db.deleteFrom('verifications').where('value', '=', userId)
  await (keptToken ? links.where('identifier', '<>', identifierOf(keptToken)) : links).execute()
}

/** Ends one such link, of which nobody was told. */
export async function deletePasswordLink(db: Db, userId: string, token: string): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', '=', identifierOf(token))
    .execute()
}

// As the login library stores what it has to find again (`storeIdentifier: 'hashed'`).
function identifierOf(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}
