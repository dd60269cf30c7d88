import { asOneLine } from '../kernel/text.ts'
import { PASSKEY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../kernel/text-limits.ts'

/** Minutes after a login, or after the password was asked for again, in which delicate things need no password. */
export const FRESH_MINUTES = 15

/** Minutes that somebody has for the second step of a login. */
export const SECOND_STEP_MINUTES = 10

/** Minutes that somebody has to use a passkey that the page has asked for. */
export const PASSKEY_MINUTES = 5

/** Hours that the link of a sign-up works. */
export const SIGN_UP_HOURS = 24

/** Hours that the link to a new password works. */
export const PASSWORD_LINK_HOURS = 1

/** Backup codes that somebody gets at a time. */
export const BACKUP_CODES = 10

/** What is wrong with a new password; null when nothing is. */
export function passwordProblem(password: string): 'passwordShort' | 'passwordLong' | null {
  if (password.length < PASSWORD_MIN_LENGTH) return 'passwordShort'
  return password.length > PASSWORD_MAX_LENGTH ? 'passwordLong' : null
}

/** What is wrong with the name of a passkey; null when nothing is. */
export function passkeyNameProblem(name: string): 'required' | 'long' | null {
  const text = asOneLine(name)
  if (text === '') return 'required'
  return text.length > PASSKEY_NAME_MAX_LENGTH ? 'long' : null
}

/** Whether a login counts as fresh: it, or the last time the password was asked for, is not long ago. */
export function isFreshLogin(
  login: { createdAt: Temporal.Instant; confirmedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean {
  const since = now.subtract({ minutes: FRESH_MINUTES })
  return [login.createdAt, login.confirmedAt].some((at) => at && Temporal.Instant.compare(at, since) >= 0)
}

/** Whether somebody has shown once more, after the login, who they are, and not long ago: payout data need that. */
export function isConfirmedLogin(
  { confirmedAt }: { confirmedAt: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean {
  const since = now.subtract({ minutes: FRESH_MINUTES })
  return confirmedAt !== null && Temporal.Instant.compare(confirmedAt, since) >= 0
}
