import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { PROFILE_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { PASSWORD_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Database } from '../../kernel/db/database.ts'
import { forgetPasswordTries, mayTryPassword } from './password-tries.ts'
import { cookieAttributes, sessionCookieName, SESSION_DAYS } from '../../kernel/http/session-cookie.ts'
import { wantsSecondStep } from './two-factor-actions.ts'

const week = SESSION_DAYS * 24 * 60 * 60

/** The login library, configured for the product's tables and cookies: for the login by a password, and nothing else. */
export function createBetterAuth(config: Config, database: Database, systemCtx: () => Context) {
  return betterAuth({
    appName: 'Mezzo',
    baseURL: config.origin,
    basePath: '/api/auth',
    secret: config.secret,
    database: { db: database.authKysely, type: 'postgres', transaction: true },
    // What is no refusal is for http/errors.ts to answer and to log.
    onAPIError: { throw: true },
    trustedOrigins: [config.origin],
    telemetry: { enabled: false },
    // Our own limits stand before it (password tries per account, requests per address).
    rateLimit: { enabled: false },
    logger: { log: (level, message) => systemCtx().log.debug({ level }, `login: ${message}`) },
    advanced: {
      useSecureCookies: false,
      // http/csrf.ts refuses foreign origins and missing tokens before a request comes here.
      disableCSRFCheck: true,
      database: { generateId: 'uuid', validateSchema: false },
      defaultCookieAttributes: cookieAttributes(config),
      cookies: { session_token: { name: sessionCookieName(config) } },
      ipAddress: { ipAddressHeaders: ['x-mezzo-client'] },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        firstName: { type: 'string', required: true, fieldName: 'first_name' },
        lastName: { type: 'string', required: true, fieldName: 'last_name' },
        landlord: { type: 'boolean', required: false, defaultValue: false },
        language: { type: [...PROFILE_LANGUAGES], required: false, defaultValue: 'en' },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: week,
      updateAge: week / 7,
      // A cached session would live on after logout.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    emailAndPassword: {
      enabled: true,
      // Nobody has an account before the address is confirmed (sign-up-actions.ts).
      disableSignUp: true,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    hooks: {
      before: createAuthMiddleware(async (call) => {
        const email = emailOf(call.path, call.body)
        if (email && !(await mayTryPassword(systemCtx(), email))) {
          throw new APIError('TOO_MANY_REQUESTS', {
            code: 'TOO_MANY_TRIES',
            message: 'Too many tries. Wait fifteen minutes or reset the password.',
          })
        }
      }),
      after: createAuthMiddleware(async (call) => {
        const email = emailOf(call.path, call.body)
        const session = call.context.newSession
        if (!email || !session) return
        // With a second factor the tries go on: a right password is only half of the login (S9).
        if (await wantsSecondStep(systemCtx(), session.user.id)) return
        await forgetPasswordTries(systemCtx(), email)
      }),
    },
  })
}

function emailOf(path: string, body: unknown): string | null {
  if (path !== '/sign-in/email' || typeof body !== 'object' || body === null) return null
  return 'email' in body && typeof body.email === 'string' ? body.email : null
}
