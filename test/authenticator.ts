import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

/** What a page asks an authenticator for. */
interface Wish {
  challenge: string
  rpId?: string
  rp?: { id?: string }
}

/** An authenticator in this process: it makes one passkey and uses it, as a phone would (WebAuthn, ES256). */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(32)
  readonly #origin: string
  #counter = 0
  /** Whether it checks who uses it, by finger, face or PIN. */
  verifiesUser = true

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Makes the passkey; answers what the browser sends. */
  register(wish: Wish) {
    const data = Buffer.concat([
      this.#authenticatorData(wish, 0x40),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      publicKeyCbor(this.#keys.publicKey),
    ])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ])
    const clientDataJSON = this.#clientData('webauthn.create', wish.challenge)
    return this.#answer({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Uses the passkey; answers what the browser sends. */
  logIn(wish: Wish) {
    const authenticatorData = this.#authenticatorData(wish, 0)
    const clientDataJSON = this.#clientData('webauthn.get', wish.challenge)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
    return this.#answer({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
    })
  }

  #answer<Response>(response: Response) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #authenticatorData(wish: Wish, flags: number): Buffer {
    const rpId = wish.rpId ?? wish.rp?.id ?? ''
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    const present = 0x01
    const verified = this.verifiesUser ? 0x04 : 0
    const hash = createHash('sha256').update(rpId).digest()
    return Buffer.concat([hash, Buffer.from([flags | present | verified]), counter])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }
}

/** The key in COSE form: EC2, ES256, P-256, x, y. */
function publicKeyCbor(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255])
  return Buffer.concat([head, bytes])
}
