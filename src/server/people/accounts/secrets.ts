import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

// Without letters and digits that look alike.
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A secret of 256 bits that is given out once; we keep its hash only. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash by which a secret of ours is found again; such secrets are too long to be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A backup code that can be written down: ten signs in two halves, 49 bits. */
export function createBackupCode(): string {
  const sign = () => readable.charAt(randomInt(readable.length))
  const half = () => Array.from({ length: 5 }, sign).join('')
  return `${half()}-${half()}`
}

/** The hash of a backup code, however it is typed; it needs the server's secret, since codes are short. */
export function hashBackupCode(serverSecret: string, userId: string, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return createHmac('sha256', serverSecret).update(`backup code ${userId} ${typed}`).digest('hex')
}
