import { expect, test } from 'vitest'
import { signSessionToken, verifySessionCookie } from './session-cookie.ts'

const secret = 'the secret of this installation'
const cookie = signSessionToken(secret, 'token')
const signature = cookie.slice('token.'.length)

test('a session is read from a cookie that we have signed', () => {
  expect(verifySessionCookie(secret, cookie)).toBe('token')
})

test.each([
  ['nothing', undefined],
  ['an empty cookie', ''],
  ['a token alone', 'token'],
  ['a token without its signature', 'token.'],
  ['a signature alone', `.${signature}`],
  ['the signature of another token', `other.${signature}`],
  ['a signature that is too short', `token.${signature.slice(0, 8)}`],
  ['a signature that is too long', `token.${signature.replace('=', '')}AAAA`],
  ['another signature', `token.${Buffer.alloc(32, 7).toString('base64')}`],
  ['the signature of another installation', signSessionToken('another secret', 'token')],
])('%s is no session', (_, value) => {
  expect(verifySessionCookie(secret, value)).toBeNull()
})
