import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../kernel/http/same-secret.ts'

const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret for an authenticator app: 160 bits in base32 (RFC 4226, 6238). */
export function createTotpSecret(): string {
  return toBase32(randomBytes(20))
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, email: string): string {
  const label = `Mezzo:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=Mezzo&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}

/** The time step of an instant: what the app and we count codes by. */
export function totpStep(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / stepSeconds)
}

/** The code of a time step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code that is, now or one step before or after, later than the last one taken; null for none. */
export function matchTotp(
  secret: string,
  code: string,
  { now, lastStep }: { now: Temporal.Instant; lastStep: number },
): number | null {
  const current = totpStep(now)
  const found = [current - 1, current, current + 1].find(
    (step) => step > lastStep && isSameSecret(totpCode(secret, step), code),
  )
  return found ?? null
}

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
