import { createHmac, hkdfSync } from 'node:crypto'
import { isSameSecret } from '../../kernel/http/same-secret.ts'
import type { Config } from '../../kernel/config/config.ts'

/** Whose answer belongs into which conversation. */
export interface ReplyFor {
  listingRequestId: string
  personId: string
}

/** A reply address as it came: the conversation that it names, and its signature. */
export interface ReplyToken {
  listingRequestId: string
  signature: string
}

// The part before the @ has 64 letters at most, and mail servers may write them small: 6 for the name, twice 26 of
// base 32 for 16 bytes.
const PREFIX = 'reply+'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const PATTERN = /^reply\+([a-z2-7]{26})([a-z2-7]{26})@([^@\s]+)$/

/** Where somebody answers a conversation by mail: the address is theirs alone; null where no mail comes in. */
export function replyAddressOf(
  config: Pick<Config, 'secret' | 'inboundMail'>,
  reply: ReplyFor,
): string | null {
  if (!config.inboundMail) return null
  const id = base32(Buffer.from(reply.listingRequestId.replaceAll('-', ''), 'hex'))
  return `${PREFIX}${id}${signatureFor(config, reply)}@${config.inboundMail.domain}`
}

/** What an address names; null for one that isn't like ours. Whether it was made by us is said by isSignedFor. */
export function readReplyAddress(config: Pick<Config, 'inboundMail'>, address: string): ReplyToken | null {
  const [, id = '', signature = '', domain] = PATTERN.exec(address.toLowerCase()) ?? []
  if (!config.inboundMail || domain !== config.inboundMail.domain) return null
  const hex = bytesOf(id).toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return { listingRequestId: parts.join('-'), signature }
}

/** Whether we made an address for this person. */
export function isSignedFor(config: Pick<Config, 'secret'>, token: ReplyToken, personId: string): boolean {
  const { listingRequestId, signature } = token
  return isSameSecret(signature, signatureFor(config, { listingRequestId, personId }))
}

function signatureFor({ secret }: Pick<Config, 'secret'>, { listingRequestId, personId }: ReplyFor): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'mezzo', 'reply-address', 32))
  const digest = createHmac('sha256', key).update(`${listingRequestId}:${personId}`).digest()
  return base32(digest.subarray(0, 16))
}

function base32(bytes: Uint8Array): string {
  let [text, bits, value] = ['', 0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(value >>> (bits - 5)) & 31]
    value &= 255
  }
  return bits > 0 ? text + LETTERS[(value << (5 - bits)) & 31] : text
}

function bytesOf(text: string): Buffer {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const letter of text) {
    value = ((value << 5) | LETTERS.indexOf(letter)) & 4095
    bits += 5
    if (bits >= 8) bytes.push((value >>> (bits -= 8)) & 255)
  }
  return Buffer.from(bytes)
}
