import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export function isSameSecret(one: string | Buffer, other: string | Buffer): boolean {
  const [a, b] = [bytesOf(one), bytesOf(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function bytesOf(secret: string | Buffer): Buffer {
  return typeof secret === 'string' ? Buffer.from(secret) : secret
}
