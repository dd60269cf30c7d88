import { createHash, verify, type X509Certificate } from 'node:crypto'
import type { SealState } from '../../../domain/catalogue/signatures.ts'
import { buildCms, readCms, signedBytes } from './cms.ts'
import { SEAL_FIELD } from './seal-field.ts'

/** What a check found. */
export interface SealCheck {
  state: SealState
  /** When it was sealed, of an intact file. */
  sealedAt: Temporal.Instant | null
  /** SHA-256 of the certificate that sealed an intact file, as hexadecimal digits. */
  fingerprint: string | null
}

const CHANGED: SealCheck = { state: 'CHANGED', sealedAt: null, fingerprint: null }
const NOT_OURS: SealCheck = { state: 'NOT_OURS', sealedAt: null, fingerprint: null }

/** Whether a file is as it was when one of these certificates sealed it, to the byte. */
export function checkSeal(file: Uint8Array, certificates: readonly X509Certificate[]): SealCheck {
  const document = Buffer.from(file)
  const seal = findSeal(document)
  const isMarked = document.includes(`/T (${SEAL_FIELD})`)
  if (!seal) return isMarked ? CHANGED : NOT_OURS
  const cms = readCms(seal.cms)
  const ours = cms && certificates.find(({ raw }) => raw.equals(cms.certificate.raw))
  if (!cms || !ours) return isMarked && !isSignedBySomebody(seal, cms) ? CHANGED : NOT_OURS
  const isWhole = seal.isWhole && seal.cms.equals(buildCms(ours, seal.digest, cms.signature))
  if (!isWhole || !isSignature(ours, seal, cms.signature)) return CHANGED
  return { state: 'INTACT', sealedAt: sealedAtIn(document), fingerprint: fingerprintOf(ours) }
}

/** SHA-256 of a certificate as hexadecimal digits. */
export function fingerprintOf(certificate: X509Certificate): string {
  return createHash('sha256').update(certificate.raw).digest('hex')
}

interface FoundSeal {
  cms: Buffer
  digest: Buffer
  /** Nothing stands outside of what is sealed but the signature itself, in the very form that we write. */
  isWhole: boolean
}

function findSeal(document: Buffer): FoundSeal | null {
  const text = document.toString('latin1')
  const ranges = [...text.matchAll(/\/ByteRange \[0 (\d{1,10}) (\d{1,10}) (\d{1,10})\]/g)]
  const last = ranges.at(-1)
  if (!last) return null
  const [start, end, rest] = last.slice(1).map(Number) as [number, number, number]
  if (start >= end || end + rest > document.length) return null
  const hex = text.slice(start + 1, end - 1)
  const cms = Buffer.from(hex, 'hex')
  const length = lengthOfDer(cms)
  if (length === null) return null
  const digest = createHash('sha256')
    .update(document.subarray(0, start))
    .update(document.subarray(end, end + rest))
    .digest()
  const isWhole =
    ranges.length === 1 &&
    end + rest === document.length &&
    text[start] === '<' &&
    text[end - 1] === '>' &&
    hex === cms.toString('hex') &&
    cms.subarray(length).every((byte) => byte === 0)
  return { cms: cms.subarray(0, length), digest, isWhole }
}

/** How long a DER block of at most 64 kB says that it is. */
function lengthOfDer(bytes: Buffer): number | null {
  const [tag, first = 0, second = 0, third = 0] = bytes
  if (tag !== 0x30) return null
  const length =
    first < 0x80 ? first + 2 : first === 0x81 ? second + 3 : first === 0x82 ? second * 256 + third + 4 : null
  return length !== null && length <= bytes.length ? length : null
}

/** Whether the seal's field holds somebody else's signature on just this document. */
function isSignedBySomebody(seal: FoundSeal, cms: ReturnType<typeof readCms>): boolean {
  return cms !== null && isSignature(cms.certificate, seal, cms.signature)
}

function isSignature(certificate: X509Certificate, seal: FoundSeal, signature: Buffer): boolean {
  try {
    return verify('sha256', signedBytes(certificate, seal.digest), certificate.publicKey, signature)
  } catch {
    // A file may bring a certificate whose key nobody can read, or that signs nothing.
    return false
  }
}

function sealedAtIn(document: Buffer): Temporal.Instant | null {
  const text = document.toString('latin1')
  const at = text.indexOf('/SubFilter /ETSI.CAdES.detached')
  const found = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(text.slice(at))
  if (!found) return null
  const [, year, month, day, hour, minute, second] = found
  return Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
