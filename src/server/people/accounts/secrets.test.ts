import { expect, test } from 'vitest'
import { createSecret, hashSecret } from './secrets.ts'

test('a secret has 256 bits and never comes twice', () => {
  const secrets = Array.from({ length: 100 }, createSecret)
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(new Set(secrets).size).toBe(100)
})

test('what is kept of a secret does not tell it', () => {
  const secret = createSecret()
  expect(hashSecret(secret)).toBe(hashSecret(secret))
  expect(hashSecret(secret)).not.toBe(hashSecret(createSecret()))
  expect(hashSecret(secret)).not.toContain(secret)
})
