import { AuthenticationRequiredError } from '../../../domain/kernel/errors.ts'
import { hashSecret } from '../accounts/secrets.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { countCall } from './call-limit.ts'
import { findViewerByAccessToken, saveAccessTokenUse } from './sql.ts'

const minutes = 1

/**
 * The person for whom a personal access token speaks. Throws AuthenticationRequiredError for one that does not live,
 * and TooManyCallsError for one that is used too often.
 */
export async function viewerOfSecret(db: Db, secret: string, now: Temporal.Instant): Promise<Viewer> {
  const found = await findViewerByAccessToken(db, hashSecret(secret), now)
  const id = found?.viewer.accessToken?.id
  if (!found || !id) throw new AuthenticationRequiredError()
  countCall(id, now)
  // Once a minute is enough to see whether a token is still in use.
  const isStale =
    !found.lastUsedAt || Temporal.Instant.compare(found.lastUsedAt, now.subtract({ minutes })) < 0
  if (isStale) await saveAccessTokenUse(db, id, now)
  return found.viewer
}
