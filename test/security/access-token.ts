import { randomBytes } from 'node:crypto'
import { ACCESS_SCOPES, type AccessScope } from '../../src/domain/catalogue/people.ts'
import { hashSecret } from '../../src/server/people/accounts/secrets.ts'
import { insertAccessToken } from '../../src/server/people/tokens/sql.ts'
import type { TestApp } from '../app.ts'

/** Gives somebody a personal access token with some scopes; answers its secret. */
export async function giveAccessToken(
  t: TestApp,
  userId: string,
  scopes: readonly AccessScope[] = ACCESS_SCOPES,
): Promise<string> {
  const secret = `mzo_${randomBytes(20).toString('hex')}`
  const now = t.services.now()
  await insertAccessToken(t.db, {
    userId,
    name: 'A program',
    scopes,
    secretHash: hashSecret(secret),
    lastCharacters: secret.slice(-4),
    now,
    expiresAt: now.add({ hours: 24 }),
  })
  return secret
}
