import { expect, test } from 'vitest'
import { signSessionToken } from '../../kernel/http/session-cookie.ts'
import { accessLinkToken, verifyAccessLinkToken } from './token.ts'

const secret = 'the secret of this installation'
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const token = accessLinkToken(secret, id)

test('a link is read from what we have signed', () => {
  expect(verifyAccessLinkToken(secret, token)).toBe(id)
})

test.each([
  ['nothing', ''],
  ['an id alone', id],
  ['the signature of another link', token.replace('01890a5d', '01890a5e')],
  ['a shorter signature', token.slice(0, -4)],
  ['the signature of another installation', accessLinkToken('another secret', id)],
  ['what is signed for whoever cleans', accessLinkToken(secret, id, 'cleaning link')],
  ['what is signed as a session', signSessionToken(secret, id)],
])('%s is no link', (_, text) => {
  expect(verifyAccessLinkToken(secret, text)).toBeNull()
})
