import { SignPdf } from '@signpdf/signpdf'
import { Signer } from '@signpdf/utils'
import { signContent } from './cms.ts'
import type { SealKey } from './seal-key.ts'

/** Fills the seal's empty field of a PDF (see seal-field.ts): from then on no byte can change without notice. */
export async function sealDocument(key: SealKey, document: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await new SignPdf().sign(Buffer.from(document), new Seal(key)))
}

class Seal extends Signer {
  readonly #key: SealKey

  constructor(key: SealKey) {
    super()
    this.#key = key
  }

  override sign(content: Buffer): Promise<Buffer> {
    return Promise.resolve(signContent(this.#key, content))
  }
}
