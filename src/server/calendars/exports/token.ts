import { isUuid } from '../../../domain/kernel/text.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16
/** 192 bits: nobody finds one by trying. */
const signatureBytes = 24

/**
 * What a private link ends with: its id and our signature of it. Made anew whenever it is shown; the database holds
 * nothing that opens a calendar.
 */
export function calendarToken(secret: string, exportId: string): string {
  const id = Buffer.from(exportId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signatureOf(secret, id)]).toString('base64url')
}

/** The id of the link whose signature is ours; null for anything else. */
export function exportIdOf(secret: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return null
  const id = bytes.subarray(0, idBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(secret, id))) return null
  const text = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(text) ? text : null
}

function signatureOf(secret: string, id: Uint8Array): Buffer {
  return createHmac('sha256', secret)
    .update('calendar export ')
    .update(id)
    .digest()
    .subarray(0, signatureBytes)
}
