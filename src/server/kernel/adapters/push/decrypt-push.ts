import { createDecipheriv, type ECDH, hkdfSync, verify, createPublicKey } from 'node:crypto'

/** A browser's side of a subscription: its key pair, and what it shares with the server. */
export interface BrowserKeys {
  pair: ECDH
  auth: Buffer
}

/** Reads an encrypted message as a browser does (RFC 8291 with aes128gcm of RFC 8188); throws where it is not for these keys. */
export function decryptPush({ pair, auth }: BrowserKeys, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > recordSize) throw new Error('A push message is one record.')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey])
  const shared = derived(pair.computeSecret(serverKey), auth, info, 32)
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('The last record ends with 2.')
  return padded.subarray(0, end).toString('utf8')
}

/** What a server says of itself in its token (RFC 8292). */
export interface PushToken {
  aud: string
  sub: string
  exp: number
  /** The server's public key, base64url. */
  key: string
}

/** The token of a request's header; null where it has none or its signature is not that of its key. */
export function readPushToken(authorization: string): PushToken | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return null
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Omit<PushToken, 'key'>), key }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
