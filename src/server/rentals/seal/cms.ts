import { createHash, type KeyObject, sign, X509Certificate } from 'node:crypto'
import * as asn1js from 'asn1js'
import { Certificate } from 'pkijs'
import type { SealKey } from './seal-key.ts'

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const

/** Signs a content as PAdES wants it: a detached CMS with the digest and the certificate among what is signed. */
export function signContent({ privateKey, certificate }: SealKey, content: Uint8Array): Buffer {
  const attributes = signedAttributes(certificate, sha256(content))
  const signature = sign('sha256', derOf(new asn1js.Set({ value: attributes })), privateKey)
  return buildCms(certificate, sha256(content), signature)
}

/**
 * The one CMS that holds this certificate, this digest and this signature. A check builds it again and compares,
 * so that no byte of a signature can be changed without notice.
 */
export function buildCms(certificate: X509Certificate, digest: Buffer, signature: Buffer): Buffer {
  const { issuer, serialNumber } = Certificate.fromBER(arrayBuffer(certificate.raw))
  const signerInfo = sequence([
    new asn1js.Integer({ value: 1 }),
    sequence([issuer.toSchema(), serialNumber]),
    sequence([oid(OID.sha256)]),
    tagged(0, signedAttributes(certificate, digest)),
    signatureAlgorithm(certificate.publicKey),
    new asn1js.OctetString({ valueHex: arrayBuffer(signature) }),
  ])
  const signedData = sequence([
    new asn1js.Integer({ value: 1 }),
    new asn1js.Set({ value: [sequence([oid(OID.sha256)])] }),
    sequence([oid(OID.data)]),
    tagged(0, [parsed(certificate.raw)]),
    new asn1js.Set({ value: [signerInfo] }),
  ])
  return derOf(sequence([oid(OID.signedData), tagged(0, [signedData])]))
}

/** What is signed, for who checks the signature. */
export function signedBytes(certificate: X509Certificate, digest: Buffer): Buffer {
  return derOf(new asn1js.Set({ value: signedAttributes(certificate, digest) }))
}

/** The certificate and the signature in a CMS of our form; null for anything else. */
export function readCms(der: Buffer): { certificate: X509Certificate; signature: Buffer } | null {
  try {
    const { result, offset } = asn1js.fromBER(arrayBuffer(der))
    if (offset < 0) return null
    const signedData = childAt(childAt(result, 1), 0)
    const certificate = childAt(childAt(signedData, 3), 0)
    const signature = childAt(childAt(childAt(signedData, 4), 0), 5)
    if (!certificate || !(signature instanceof asn1js.OctetString)) return null
    return {
      certificate: new X509Certificate(derOf(certificate)),
      signature: Buffer.from(signature.valueBlock.valueHexView),
    }
  } catch {
    // With a changed byte a time is none any more, or a certificate.
    return null
  }
}

function childAt(block: asn1js.BaseBlock | undefined, index: number): asn1js.BaseBlock | undefined {
  return block instanceof asn1js.Constructed ? block.valueBlock.value[index] : undefined
}

// DER wants the elements of a set in the order of their bytes.
function signedAttributes(certificate: X509Certificate, digest: Buffer): asn1js.BaseBlock[] {
  const certificateId = sequence([new asn1js.OctetString({ valueHex: arrayBuffer(sha256(certificate.raw)) })])
  return [
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, new asn1js.OctetString({ valueHex: arrayBuffer(digest) })),
    attribute(OID.signingCertificate, sequence([sequence([certificateId])])),
  ].toSorted((a, b) => Buffer.compare(derOf(a), derOf(b)))
}

function attribute(type: string, value: asn1js.BaseBlock): asn1js.Sequence {
  return sequence([oid(type), new asn1js.Set({ value: [value] })])
}

function signatureAlgorithm(key: KeyObject): asn1js.Sequence {
  if (key.asymmetricKeyType === 'ec') return sequence([oid(OID.ecdsaWithSha256)])
  return sequence([oid(OID.rsaWithSha256), new asn1js.Null()])
}

function sequence(value: asn1js.BaseBlock[]): asn1js.Sequence {
  return new asn1js.Sequence({ value })
}

function oid(value: string): asn1js.ObjectIdentifier {
  return new asn1js.ObjectIdentifier({ value })
}

function tagged(tagNumber: number, value: asn1js.BaseBlock[]): asn1js.Constructed {
  return new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber }, value })
}

function parsed(der: Buffer): asn1js.BaseBlock {
  return asn1js.fromBER(arrayBuffer(der)).result
}

function derOf(block: asn1js.BaseBlock): Buffer {
  return Buffer.from(block.toBER(false))
}

function sha256(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}

function arrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
