import { systemContext, type Services, type Viewer } from '../context.ts'
import { createBetterAuth } from './better-auth.ts'
import { sessionCookieName, verifySessionCookie } from './session-cookie.ts'
import { deleteSession, findViewerBySession } from './sql.ts'

/** Who logs in and how; the rest of the server knows nothing of the library behind it. */
export interface Accounts {
  /** Answers the endpoints under /api/auth. */
  handle(request: Request): Promise<Response>
  /** The token of the session that the cookies of a request name; null when they name none of ours. */
  sessionToken(cookies: Record<string, string | undefined>): string | null
  /** The person whose living session has that token. */
  viewerOf(token: string | null, now: Temporal.Instant): Promise<Viewer | null>
  /** Ends a session, for the one that a new login replaces. */
  endSession(token: string): Promise<void>
}

/** Accounts on the product's own tables. */
export function createAccounts(services: Services): Accounts {
  const auth = createBetterAuth(services.config, services.database, () => systemContext(services))
  const cookieName = sessionCookieName(services.config)
  const db = services.database.kysely
  return {
    handle: (request) => auth.handler(request),
    sessionToken: (cookies) => verifySessionCookie(services.config.secret, cookies[cookieName]),
    viewerOf: async (token, now) => (token ? await findViewerBySession(db, token, now) : null),
    endSession: (token) => deleteSession(db, token),
  }
}
