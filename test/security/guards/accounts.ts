import { guard, type Guard } from './guard.ts'

const folder = 'src/server/people/accounts'
const own = `${folder}/own-account.test.ts`
const signUp = `${folder}/sign-up.test.ts`
const login = `${folder}/login.test.ts`
const newPasswords = `${folder}/new-passwords.test.ts`
const signUpPasskey = `${folder}/sign-up-passkey.test.ts`
const twoFactor = `${folder}/two-factor.test.ts`
const passkeys = `${folder}/passkeys.test.ts`
const guessable = `${folder}/guessable-passwords.test.ts`
const links = `${folder}/password-links.test.ts`
const loginLimit = 'src/server/kernel/http/login-limit.ts'
const rateLimit = 'src/server/kernel/http/rate-limit.test.ts'
const guessing = 'test/security/guessing.test.ts'
const answers = 'test/security/answers.test.ts'

/** V6 and V7: passwords, factors, sessions. */
export const guardsOfAccounts: readonly Guard[] = [
  guard(
    '6.1.1 6.3.1',
    `${folder}/password-tries.ts`,
    ['if (count >= limit) return false', ''],
    [guessing, ''],
  ),
  guard(
    '6.1.1 6.3.1 6.5.5',
    `${folder}/second-step.ts`,
    ["if (!(await mayTryPassword(ctx, user.email))) throw new ConditionNotMetError('TOO_MANY_TRIES')", ''],
    [twoFactor, 'counts tries together'],
  ),
  guard(
    '6.3.1',
    `${folder}/password.ts`,
    ["if (!(await mayTryPassword(ctx, person.email))) throw new ConditionNotMetError('TOO_MANY_TRIES')", ''],
    [own, 'is limited to ten tries'],
  ),
  guard(
    '6.3.1',
    loginLimit,
    ['timeWindow: minute })', 'timeWindow: minute, keyGenerator: ({ ip, url }) => ip + url })'],
    [rateLimit, 'two logins of an address'],
  ),
  guard(
    '6.3.1',
    loginLimit,
    ['timeWindow: minute })', 'timeWindow: minute, keyGenerator: ({ ip }) => ip })'],
    [rateLimit, 'an IPv6 address counts'],
  ),
  guard(
    '6.4.3',
    `${folder}/password-reset-actions.ts`,
    ['await deletePasswordLinks(trx, user.id)', ''],
    [links, 'a second mail for a new password'],
  ),
  guard(
    '6.4.3 7.4.3',
    `${folder}/password.ts`,
    ['await deletePasswordLinks(db, userId)', ''],
    [links, 'a changed password ends the links'],
  ),
  guard('6.1.2 6.2.11', `${folder}/guessable-passwords.ts`, [", 'wohnung'", ''], [guessable, '']),
  guard(
    '6.2.11',
    `${folder}/guessable-passwords.ts`,
    ['return [...productWords, ...own]', 'return [...productWords]'],
    [guessable, ''],
  ),
  guard(
    '6.2.1',
    'src/domain/kernel/text-limits.ts',
    ['PASSWORD_MIN_LENGTH = 10', 'PASSWORD_MIN_LENGTH = 7'],
    [newPasswords, 'is refused with nine signs'],
  ),
  guard(
    '6.2.2 6.2.3',
    `${folder}/password.ts`,
    ["else await checkOwnPassword(ctx, currentPassword, 'currentPassword')", ''],
    [own, 'is changed with the one before'],
  ),
  guard(
    '6.2.3 7.4.3',
    `${folder}/password.ts`,
    ['await deleteOtherSessions(trx, person.id, person.sessionId)', '0'],
    [own, 'is changed with the one before'],
  ),
  guard(
    '6.2.4',
    `${folder}/guessable-passwords.ts`,
    ["text !== '' && common.has(text)", "text !== '' && common.has(text) && text.length < 10"],
    [guessable, ''],
  ),
  guard(
    '6.2.4',
    `${folder}/sign-up-actions.ts`,
    [
      '(await isCommonPassword(wanted.password, words))',
      '(await isCommonPassword(wanted.password + wanted.email + crypto.randomUUID(), words))',
    ],
    [newPasswords, 'is refused when it is among'],
  ),
  guard(
    '6.2.4',
    `${folder}/sign-up-ways.ts`,
    ['if (await isCommonPassword(given.password,', 'if (await isCommonPassword(crypto.randomUUID(),'],
    [signUpPasskey, 'takes a password in place of the passkey'],
  ),
  guard(
    '6.2.4',
    `${folder}/password.ts`,
    ['if (await isCommonPassword(newPassword,', 'if (await isCommonPassword(crypto.randomUUID(),'],
    [newPasswords, 'is refused when it is among'],
  ),
  guard(
    '6.2.4',
    `${folder}/password-reset-actions.ts`,
    ['if (await isCommonPassword(newPassword))', 'if (await isCommonPassword(crypto.randomUUID()))'],
    [newPasswords, 'is refused when it is among'],
  ),
  guard(
    '6.2.8',
    `${folder}/sign-up-actions.ts`,
    [
      'data.passkey ? null : data.password,\n    firstName',
      'data.passkey ? null : data.password.trim(),\n    firstName',
    ],
    [newPasswords, 'is taken as it is'],
  ),
  guard(
    '6.2.9',
    'src/domain/kernel/text-limits.ts',
    ['PASSWORD_MAX_LENGTH = 128', 'PASSWORD_MAX_LENGTH = 60'],
    [newPasswords, 'may have a hundred'],
  ),
  guard(
    '6.3.2 13.2.3',
    'src/server/kernel/config/config.ts',
    ["!production && env.NODE_ENV !== 'test'", 'true'],
    ['src/server/kernel/config/config.test.ts', ''],
  ),
  guard(
    '6.3.4',
    `${folder}/better-auth.ts`,
    ['disableSignUp: true', 'disableSignUp: false'],
    [`${folder}/accounts.test.ts`, 'makes no account'],
  ),
  guard(
    '6.3.4',
    'src/server/people/accounts/auth-routes.ts',
    ["app.post('/api/auth/sign-in/email'", "app.post('/api/auth/*'"],
    [login, 'shows only what we use'],
  ),
  guard(
    '6.4.1',
    `${folder}/sign-up-sql.ts`,
    [".where('expires_at', '>', now)", ''],
    [signUp, 'logs no other browser in'],
  ),
  guard(
    '6.4.1',
    'src/domain/people/login-rules.ts',
    ['PASSWORD_LINK_HOURS = 1', 'PASSWORD_LINK_HOURS = 24'],
    [`${folder}/password-links.test.ts`, 'works for an hour'],
  ),
  guard(
    '6.4.3',
    'src/server/people/accounts/auth-routes.ts',
    [
      'const step = await accounts.askForSecondStep(token)',
      'const step = null as { secret: string; recoveryReadyAt: null } | null',
    ],
    [twoFactor, ''],
  ),
  guard(
    '6.4.4',
    'src/domain/people/recovery.ts',
    ["way === 'STAFF' ? STAFF_RECOVERY_WAIT_HOURS : RECOVERY_WAIT_HOURS", 'STAFF_RECOVERY_WAIT_HOURS'],
    ['src/server/people/recovery/recovery.test.ts', 'takes the same 72 hours'],
  ),
  guard(
    '6.5.1',
    `${folder}/two-factor-actions.ts`,
    ['await saveTotpStep(trx, factor.user_id, step, ctx.now())', ''],
    [twoFactor, 'takes each code'],
  ),
  guard(
    '6.5.5',
    `${folder}/totp.ts`,
    ['[current - 1, current, current + 1]', '[current - 9, current - 5, current - 1, current, current + 1]'],
    [`${folder}/totp.test.ts`, ''],
  ),
  guard(
    '6.5.5',
    'src/domain/people/login-rules.ts',
    ['SECOND_STEP_MINUTES = 10', 'SECOND_STEP_MINUTES = 1000'],
    [twoFactor, 'is asked for in the browser'],
  ),
  guard(
    '6.5.3',
    `${folder}/totp.ts`,
    ['randomBytes(20)', 'Buffer.alloc(20, 7)'],
    [`${folder}/totp.test.ts`, ''],
  ),
  guard(
    '6.5.4 6.5.2',
    `${folder}/secrets.ts`,
    ['return `${half()}-${half()}`', 'return half()'],
    [twoFactor, ''],
  ),
  guard(
    '6.6.2',
    `${folder}/sign-up-actions.ts`,
    ['hashSecret(browserSecret) === found.browser_hash', 'true'],
    [signUp, 'logs no other browser in'],
  ),
  guard(
    '6.6.3 11.5.1',
    `${folder}/secrets.ts`,
    ["randomBytes(32).toString('base64url')", "randomBytes(4).toString('base64url')"],
    [`${folder}/secrets.test.ts`, '256 bits'],
  ),
  guard(
    '7.2.1 7.4.1',
    `${folder}/session-sql.ts`,
    [
      "await db.deleteFrom('sessions').where('token', '=', token).execute()",
      'await Promise.resolve(db && token)',
    ],
    [twoFactor, ''],
  ),
  guard(
    '7.4.1',
    'src/server/people/accounts/auth-routes.ts',
    ['if (token) await accounts.endSession(token)', ''],
    [answers, 'is dead after the logout'],
  ),
  guard(
    '7.2.4',
    'src/server/people/accounts/auth-routes.ts',
    ['if (before) await accounts.endSession(before)', ''],
    [answers, 'has a new token after each login'],
  ),
  guard(
    '7.2.2 7.2.3 9.1.1',
    'src/server/kernel/http/session-cookie.ts',
    [
      'return isSameSecret(given, expected) ? token : null',
      'return given.length >= 0 && expected.length > 0 ? token : null',
    ],
    ['src/server/kernel/http/session-cookie.test.ts', 'is no session'],
  ),
  guard(
    '7.3.1',
    'src/server/kernel/http/session-cookie.ts',
    ['SESSION_DAYS = 7', 'SESSION_DAYS = 70'],
    ['src/server/public/html/pages.test.ts', 'a session of somebody'],
  ),
  guard(
    '7.3.2',
    `${folder}/session-sql.ts`,
    [".where('created_at', '>', bornAfter)", ''],
    ['src/server/public/html/pages.test.ts', 'a session of somebody'],
  ),
  guard(
    '7.3.1 7.5.1',
    `${folder}/password.ts`,
    ["if (!isFresh) throw new ConditionNotMetError('CONFIRM_PASSWORD')", ''],
    [passkeys, 'is registered after a fresh login only'],
  ),
  guard(
    '7.5.1',
    'src/server/money/payouts/in-person.ts',
    ['  if (confirmed) await requireConfirmedLogin(ctx, db)\n', ''],
    ['src/server/money/payouts/payout-changes.test.ts', 'gives the password again'],
  ),
  guard(
    '7.5.1',
    `${folder}/confirm-actions.ts`,
    ['  if (await wantsSecondStep(ctx, person.id)) await requireCode(ctx, person.id, code)\n', ''],
    ['src/server/money/payouts/payout-changes.test.ts', 'gives a code as well'],
  ),
  guard(
    '7.4.2',
    'src/domain/public/retention/people.ts',
    ["sessions: { of: { user_id: 'delete' }", "sessions: { of: { user_id: 'keep' }"],
    ['src/server/public/deletion/erasure.test.ts', 'logs them out'],
  ),
  guard(
    '7.4.3',
    `${folder}/password-reset-actions.ts`,
    ['await deleteOtherSessions(trx, user.id, null)', ''],
    [login, 'works with a new password'],
  ),
  guard(
    '7.5.2',
    `${folder}/session-sql.ts`,
    [".where('user_id', '=', userId)\n    .where('id', '=', id)", ".where('id', '=', id)"],
    [own, 'of somebody else are neither'],
  ),
  guard(
    '7.6.2',
    `${folder}/sign-up-actions.ts`,
    ['isSameBrowser ? await startSession(trx, ctx, userId) : null', 'await startSession(trx, ctx, userId)'],
    [signUp, 'logs no other browser in'],
  ),
  guard(
    '11.4.2',
    `${folder}/password.ts`,
    ['const hash = await hashPassword(newPassword)', 'const hash = newPassword'],
    [own, ''],
  ),
  guard(
    '11.6.1',
    `${folder}/webauthn.ts`,
    [
      'expectedChallenge: challenge,\n      expectedOrigin: config.origin,\n      expectedRPID: rpIdOf(config),\n      requireUserVerification: true,\n      credential',
      'expectedChallenge: () => true,\n      expectedOrigin: config.origin,\n      expectedRPID: rpIdOf(config),\n      requireUserVerification: true,\n      credential',
    ],
    [passkeys, 'with another signature'],
  ),
]
