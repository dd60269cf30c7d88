import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../domain/kernel/text.ts'

const idBytes = 16
const numberBytes = 4
/** 192 bits: nobody finds one by trying. */
const signatureBytes = 24

/** A link of a portal: the portal's id, and which of its links it is. */
export interface PortalLink {
  portalId: string
  linkNumber: number
}

/**
 * What a portal's link ends with: the portal, the number of the link and our signature of both. Made anew whenever it is
 * shown; the database holds nothing that opens a feed.
 */
export function portalToken(secret: string, { portalId, linkNumber }: PortalLink): string {
  const said = Buffer.alloc(idBytes + numberBytes)
  said.write(portalId.replaceAll('-', ''), 'hex')
  said.writeUInt32BE(linkNumber, idBytes)
  return Buffer.concat([said, signatureOf(secret, said)]).toString('base64url')
}

/** The link whose signature is ours; null for anything else. */
export function portalLinkOf(secret: string, token: string): PortalLink | null {
  const bytes = Buffer.from(token, 'base64url')
  const length = idBytes + numberBytes + signatureBytes
  if (bytes.length !== length || bytes.toString('base64url') !== token) return null
  const said = bytes.subarray(0, idBytes + numberBytes)
  if (!timingSafeEqual(bytes.subarray(said.length), signatureOf(secret, said))) return null
  const id = said.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? { portalId: id, linkNumber: said.readUInt32BE(idBytes) } : null
}

function signatureOf(secret: string, said: Uint8Array): Buffer {
  return createHmac('sha256', secret).update('portal feed ').update(said).digest().subarray(0, signatureBytes)
}
