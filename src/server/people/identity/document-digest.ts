import { createHmac } from 'node:crypto'
import type { Config } from '../../kernel/config/config.ts'
import { plainDocumentNumber } from '../../../domain/people/identity-review.ts'

/**
 * What is kept instead of a document's number: nobody reads it out of this, and two accounts with one document have the
 * same. Null without a number.
 */
export function documentDigest(
  { secret }: Pick<Config, 'secret'>,
  document: { country: string; documentNumber: string },
): string | null {
  const number = plainDocumentNumber(document.documentNumber)
  if (number === '') return null
  const key = createHmac('sha256', secret).update('number of an identity document').digest()
  return createHmac('sha256', key).update(`${document.country} ${number}`).digest('base64url')
}
