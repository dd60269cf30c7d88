import { expect, it } from 'vitest'
import {
  FRESH_MINUTES,
  isConfirmedLogin,
  isFreshLogin,
  passkeyNameProblem,
  passwordProblem,
} from './login-rules.ts'
import { PASSKEY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../kernel/text-limits.ts'

it('a password has a shortest and a longest length', () => {
  const problems = [
    PASSWORD_MIN_LENGTH - 1,
    PASSWORD_MIN_LENGTH,
    PASSWORD_MAX_LENGTH,
    PASSWORD_MAX_LENGTH + 1,
  ].map((length) => passwordProblem('x'.repeat(length)))
  expect(problems).toEqual(['passwordShort', null, null, 'passwordLong'])
})

it('a passkey has a name that isn’t blank and not too long, blanks around it not counted', () => {
  const longest = 'x'.repeat(PASSKEY_NAME_MAX_LENGTH)
  expect(['', '  ', 'Phone', ` ${longest} `, `${longest}x`].map(passkeyNameProblem)).toEqual([
    'required',
    'required',
    null,
    null,
    'long',
  ])
})

it('a login is fresh for a while, and again once the password was asked for', () => {
  const now = Temporal.Instant.from('2026-11-22T12:00:00Z')
  const ago = (minutes: number) => now.subtract({ minutes })
  const isFresh = (created: number, confirmed: number | null) =>
    isFreshLogin({ createdAt: ago(created), confirmedAt: confirmed === null ? null : ago(confirmed) }, now)
  expect(isFresh(FRESH_MINUTES, null)).toBe(true)
  expect(isFresh(FRESH_MINUTES + 1, null)).toBe(false)
  expect(isFresh(FRESH_MINUTES + 1, FRESH_MINUTES)).toBe(true)
  expect(isFresh(FRESH_MINUTES + 1, FRESH_MINUTES + 1)).toBe(false)
})

it.each([
  [null, false],
  [0, true],
  [FRESH_MINUTES, true],
  [FRESH_MINUTES + 1, false],
])('who showed it once more %s minutes ago has done so lately: %s', (minutes, is) => {
  const now = Temporal.Instant.from('2026-11-23T10:00:00Z')
  const confirmedAt = minutes === null ? null : now.subtract({ minutes })
  expect(isConfirmedLogin({ confirmedAt }, now)).toBe(is)
})
