import { systemContext, type Services, type Viewer } from '../context.ts'
import { createBetterAuth } from './better-auth.ts'
import { sessionCookieName, verifySessionCookie } from './session-cookie.ts'
import { deleteSession, findExpiry, findViewerBySession } from './sql.ts'

/** Who logs in and how; the rest of the server knows nothing of the library behind it. */
export interface Accounts {
  /** Answers the endpoints under /api/auth. */
  handle(request: Request): Promise<Response>
  /** The token of the session that the cookies of a request name; null when they name none of ours. */
  sessionToken(cookies: Record<string, string | undefined>): string | null
  /** The person whose living session has that token. */
  viewerOf(token: string | null, now: Temporal.Instant): Promise<Viewer | null>
  /** Cookies that let the session of somebody who comes often live on; none while it is fresh. */
  renewSession(token: string, cookieHeader: string, now: Temporal.Instant): Promise<string[]>
  /** Ends a session, for the one that a new login replaces. */
  endSession(token: string): Promise<void>
}

/** A session lives for seven days and is prolonged once the first is over. */
const freshHours = 6 * 24

/** Accounts on the product's own tables. */
export function createAccounts(services: Services): Accounts {
  const auth = createBetterAuth(services.config, services.database, () => systemContext(services))
  const cookieName = sessionCookieName(services.config)
  const db = services.database.kysely
  return {
    handle: (request) => auth.handler(request),
    sessionToken: (cookies) => verifySessionCookie(services.config.secret, cookies[cookieName]),
    viewerOf: async (token, now) => (token ? await findViewerBySession(db, token, now) : null),
    renewSession: async (token, cookieHeader, now) => {
      const expiresAt = await findExpiry(db, token)
      if (!expiresAt || Temporal.Instant.compare(expiresAt, now.add({ hours: freshHours })) > 0) return []
      const url = `${services.config.origin}/api/auth/get-session`
      const response = await auth.handler(new Request(url, { headers: { cookie: cookieHeader } }))
      return response.headers.getSetCookie()
    },
    endSession: (token) => deleteSession(db, token),
  }
}
