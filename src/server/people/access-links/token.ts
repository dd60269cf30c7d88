import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../kernel/http/same-secret.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a link opens: a signature for one is worth nothing for another. */
type LinkPurpose = 'access link' | 'cleaning link'

/** The signed text in the link: its id and our signature of it. */
export function accessLinkToken(secret: string, id: string, purpose: LinkPurpose = 'access link'): string {
  return `${id}.${signatureOf(secret, id, purpose).toString('base64url')}`
}

/** The id of a link whose signature is ours; null for anything else. */
export function verifyAccessLinkToken(
  secret: string,
  token: string,
  purpose: LinkPurpose = 'access link',
): string | null {
  const [id = '', signature = ''] = token.split('.')
  if (!uuid.test(id)) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, id, purpose)
  return isSameSecret(given, expected) ? id : null
}

function signatureOf(secret: string, id: string, purpose: LinkPurpose): Buffer {
  return createHmac('sha256', secret).update(`${purpose} ${id}`).digest()
}
