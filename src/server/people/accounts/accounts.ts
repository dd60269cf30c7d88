import type { Db } from '../../kernel/db/database.ts'
import { systemContext, type Services, type Viewer } from '../../kernel/viewer/context.ts'
import { createBetterAuth } from './better-auth.ts'
import { SESSION_DAYS, SESSION_MOST_DAYS } from '../../kernel/http/session-cookie.ts'
import { deleteSession, prolongSession } from './session-sql.ts'
import { beginSecondStep, type SecondStep } from './second-step.ts'
import { findViewerBySession } from './sql.ts'

/** Who logs in and how; the rest of the server knows nothing of the library behind it. */
export interface Accounts {
  /** Answers the login by a password, which is the library's; throws what is no refusal. */
  handle(request: Request): Promise<Response>
  /** The person whose living session has that token. */
  viewerOf(token: string | null, now: Temporal.Instant): Promise<Viewer | null>
  /** The person for whom a personal access token speaks; throws for one that does not live. */
  viewerOfToken(secret: string, now: Temporal.Instant): Promise<Viewer>
  /** Lets the session of somebody who comes often live on; answers whether its cookie must be set anew. */
  renewSession(token: string, now: Temporal.Instant): Promise<boolean>
  /** Ends a session: one that a new login replaces, or that somebody logs out of. */
  endSession(token: string): Promise<void>
  /** Ends the session of a password alone where a second factor is wanted; answers the next step. */
  askForSecondStep(token: string): Promise<SecondStep | null>
}

/** The person for whom a secret speaks; throws for one that does not live. */
export type ViewerOfSecret = (db: Db, secret: string, now: Temporal.Instant) => Promise<Viewer>

/** Accounts on the product's own tables. */
export function createAccounts(services: Services, viewerOfSecret: ViewerOfSecret): Accounts {
  const auth = createBetterAuth(services.config, services.database, () => systemContext(services))
  const db = services.database.kysely
  return {
    handle: (request) => auth.handler(request),
    viewerOf: async (token, now) => (token ? await findViewerBySession(db, token, now) : null),
    viewerOfToken: (secret, now) => viewerOfSecret(db, secret, now),
    renewSession: async (token, now) =>
      await prolongSession(db, token, {
        expiresBefore: now.add({ hours: (SESSION_DAYS - 1) * 24 }),
        expiresAt: now.add({ hours: SESSION_DAYS * 24 }),
        bornAfter: now.subtract({ hours: (SESSION_MOST_DAYS - SESSION_DAYS) * 24 }),
      }),
    endSession: (token) => deleteSession(db, token),
    askForSecondStep: (token) => beginSecondStep(systemContext(services), token),
  }
}
