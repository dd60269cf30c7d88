import type { Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { findViewerByAccessLink } from './sql.ts'
import { verifyAccessLinkToken } from './token.ts'

/** Who comes by an access link: limited access to one group in its landlord's world; null for a dead or made-up link. */
export async function viewerOfAccessLink(
  db: Db,
  secret: string,
  token: string,
  now: Temporal.Instant,
): Promise<Viewer | null> {
  const accessLinkId = verifyAccessLinkToken(secret, token)
  const opened = accessLinkId && (await findViewerByAccessLink(db, accessLinkId, now))
  if (!opened) return null
  return {
    id: opened.id,
    email: '',
    firstName: '',
    lastName: '',
    landlord: false,
    permissions: [],
    language: 'en',
    landlordId: opened.id,
    worldName: null,
    role: 'LINK',
    access: 'LIMITED',
    groupIds: opened.groupIds,
    listingIds: null,
    impersonation: null,
    sessionId: null,
    accessLinkId,
    frozen: null,
    accessToken: null,
  }
}
