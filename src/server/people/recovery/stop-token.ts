import { createHmac } from 'node:crypto'
import { isUuid } from '../../../domain/kernel/text.ts'
import { isSameSecret } from '../../kernel/http/same-secret.ts'

/** The text in the link that stops a recovery: its id and our signature, so that each notice can have it. */
export function stopToken(serverSecret: string, recoveryId: string): string {
  return `${recoveryId}.${signatureOf(serverSecret, recoveryId).toString('base64url')}`
}

/** The id of the recovery that a link stops; null where the signature isn't ours. */
export function readStopToken(serverSecret: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  if (!isUuid(id)) return null
  return isSameSecret(Buffer.from(signature, 'base64url'), signatureOf(serverSecret, id)) ? id : null
}

function signatureOf(serverSecret: string, recoveryId: string): Buffer {
  return createHmac('sha256', serverSecret).update(`stop recovery ${recoveryId}`).digest()
}
