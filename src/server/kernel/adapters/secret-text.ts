import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'

const cipherName = 'aes-256-gcm'
const version = 'v1'

/** What a secret text is for; a text that was encrypted for one purpose can't be read for another. */
export type SecretPurpose = 'access-token' | 'iban' | 'tax-id' | 'tax-report' | 'totp' | 'webhook'

/** Encrypts a text with a key derived from the secret, so that a copy of the database alone shows nothing. */
export function encryptText(config: Pick<Config, 'secret'>, purpose: SecretPurpose, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(cipherName, keyFor(config.secret, purpose), nonce)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [version, ...[nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join(
    '.',
  )
}

/** The text again; throws when it was changed, made with another secret, or for another purpose. */
export function decryptText(config: Pick<Config, 'secret'>, purpose: SecretPurpose, stored: string): string {
  const [made, nonce = '', tag = '', content = ''] = stored.split('.')
  if (made !== version) throw new Error('This text was not encrypted by us.')
  const decipher = createDecipheriv(
    cipherName,
    keyFor(config.secret, purpose),
    Buffer.from(nonce, 'base64url'),
  )
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(content, 'base64url')), decipher.final()]).toString(
    'utf8',
  )
}

function keyFor(secret: string, purpose: SecretPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'mezzo', `text:${purpose}`, 32))
}
