import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../domain/text-limits.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { forgetPasswordTries, mayTryPassword } from './password-tries.ts'
import { isSecure, sessionCookieName } from './session-cookie.ts'
import { signUpNames } from './sign-up-names.ts'
import { sendPasswordReset, welcome } from './mails.ts'

const week = 7 * 24 * 60 * 60
const hour = 60 * 60

/** What we use of the library is switched on here; everything else of it is not reachable. */
const unusedPaths = [
  '/sign-in/social',
  '/link-social',
  '/unlink-account',
  '/get-access-token',
  '/refresh-token',
  '/account-info',
  '/list-accounts',
  '/callback/:id',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/verify-email',
  '/verify-password',
  '/send-verification-email',
  '/update-user',
  '/update-session',
  '/reset-password/:token',
]

/** The login library, configured for the product's tables, cookies and mails. */
export function createBetterAuth(config: Config, database: Database, systemCtx: () => Context) {
  return betterAuth({
    appName: 'Mezzo',
    baseURL: config.origin,
    basePath: '/api/auth',
    secret: config.secret,
    database: { db: database.authKysely, type: 'postgres', transaction: true },
    trustedOrigins: [config.origin],
    disabledPaths: unusedPaths,
    telemetry: { enabled: false },
    // Our own limits stand before it (password tries per account, requests per address).
    rateLimit: { enabled: false },
    logger: { log: (level, message) => systemCtx().log.debug({ level }, `login: ${message}`) },
    advanced: {
      useSecureCookies: false,
      // http/csrf.ts refuses foreign origins and missing tokens before a request comes here.
      disableCSRFCheck: true,
      database: { generateId: 'uuid', validateSchema: false },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) },
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
        language: { type: ['en', 'de', 'fr'], required: false, defaultValue: 'en' },
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
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendPasswordReset(systemCtx(), user, token),
      onPasswordReset: ({ user }) => forgetPasswordTries(systemCtx(), user.email),
    },
    databaseHooks: {
      user: { create: { after: (user) => welcome(systemCtx(), user.id) } },
    },
    hooks: {
      before: createAuthMiddleware(async (call) => {
        if (call.path === '/sign-up/email') {
          return { context: { body: { ...(call.body as object), ...signUpNames(call.body) } } }
        }
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
        if (email && call.context.newSession) await forgetPasswordTries(systemCtx(), email)
      }),
    },
  })
}

function emailOf(path: string, body: unknown): string | null {
  if (path !== '/sign-in/email' || typeof body !== 'object' || body === null) return null
  return 'email' in body && typeof body.email === 'string' ? body.email : null
}
