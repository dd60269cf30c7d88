import { randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'

const YEARS = 20
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** Makes a new key with a certificate that it signs itself, both as PEM; it names the installation by its address. */
export async function createSealCertificate(origin: string): Promise<{ key: string; certificate: string }> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1js.Integer({ valueHex: positive(randomBytes(16)) })
  for (const name of [certificate.issuer, certificate.subject]) {
    name.typesAndValues.push(part('2.5.4.3', 'Mezzo document seal'), part('2.5.4.10', new URL(origin).host))
  }
  const now = Temporal.Now.zonedDateTimeISO('UTC')
  certificate.notBefore.value = new Date(now.subtract({ days: 1 }).epochMilliseconds)
  certificate.notAfter.value = new Date(now.add({ years: YEARS }).epochMilliseconds)
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema()),
    // digitalSignature and nonRepudiation.
    extension('2.5.29.15', new asn1js.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 })),
  ]
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey)
  await certificate.sign(pair.privateKey, 'SHA-256')
  const key = await crypto.subtle.exportKey('pkcs8', pair.privateKey)
  return {
    key: pemOf('PRIVATE KEY', key),
    certificate: pemOf('CERTIFICATE', certificate.toSchema(true).toBER(false)),
  }
}

function part(type: string, value: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) })
}

function extension(extnID: string, value: asn1js.BaseBlock): Extension {
  return new Extension({ extnID, critical: true, extnValue: value.toBER(false) })
}

// A first bit that is set would make the number negative.
function positive(bytes: Buffer): ArrayBuffer {
  const copy = new Uint8Array(bytes)
  copy[0] = ((copy[0] ?? 0) & 0x7f) | 0x40
  return copy.buffer
}

function pemOf(label: string, content: ArrayBuffer): string {
  const lines =
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}
