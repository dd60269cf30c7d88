import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Pdf from 'pdfkit'
import { fromBER } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSeal, fingerprintOf } from './check-seal.ts'
import { createSealCertificate } from './seal-certificate.ts'
import { sealDocument } from './seal-document.ts'
import { addSealField } from './seal-field.ts'
import { readSealKey, type SealKey, sealKeyOf, sealPath } from './seal-key.ts'

const sealedAt = Temporal.Instant.from('2026-11-21T15:00:00Z')
const directory = mkdtempSync(join(tmpdir(), 'mezzo-seal-'))
let key: SealKey
let other: SealKey
let sealed: Uint8Array
beforeAll(async () => {
  key = readSealKey(await createSealCertificate('https://mezzo.example'))
  other = readSealKey(await createSealCertificate('https://somebody.example'))
  sealed = await sealDocument(key, await draw(true))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function draw(withField: boolean): Promise<Uint8Array> {
  const document = new Pdf({ compress: false })
  document.text('A contract')
  if (withField) addSealField(document, sealedAt)
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    document.end()
  })
}

describe('a sealed document', () => {
  it('is found as it was', () => {
    const found = { state: 'INTACT', sealedAt, fingerprint: fingerprintOf(key.certificate) }
    expect(checkSeal(sealed, [other.certificate, key.certificate])).toEqual(found)
  })

  it('never passes with another byte anywhere', () => {
    const passed: number[] = []
    const states = new Set<string>()
    const padding = Buffer.from(sealed).indexOf('0'.repeat(200))
    for (let at = 0; at < sealed.length; at += at > padding && at < padding + 6_000 ? 97 : 1) {
      const copy = new Uint8Array(sealed)
      copy[at] = (copy[at] ?? 0) ^ 0x20
      const { state } = checkSeal(copy, [key.certificate])
      states.add(state)
      if (state === 'INTACT') passed.push(at)
    }
    expect(passed).toEqual([])
    expect(states).toContain('CHANGED')
  })

  it('never passes with another digit of the seal, be it of the signature alone', () => {
    const text = Buffer.from(sealed).toString('latin1')
    const [, start = 0, end = 0] = /\/ByteRange \[0 (\d+) (\d+) /.exec(text)?.map(Number) ?? []
    const seal = text.slice(start + 1, end - 1).replace(/0+$/, '')
    expect(seal.length).toBeGreaterThan(500)
    for (let digit = 0; digit < seal.length; digit++) {
      const copy = Buffer.from(sealed)
      const at = start + 1 + digit
      for (const other of ['0', '3', 'f'].filter((one) => one !== seal[digit])) {
        copy.write(other, at, 'latin1')
        expect([digit, checkSeal(copy, [key.certificate]).state]).not.toEqual([digit, 'INTACT'])
      }
    }
  })

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['with something behind it', (bytes) => Buffer.concat([bytes, Buffer.from('\n% more')])],
    ['with something before it', (bytes) => Buffer.concat([Buffer.from('% more\n'), bytes])],
    ['without its end', (bytes) => bytes.subarray(0, -1)],
    ['with an update that is signed again', (bytes) => Buffer.concat([bytes, bytes])],
  ])('is changed %s', (_, change) => {
    expect(checkSeal(change(sealed), [key.certificate]).state).toBe('CHANGED')
  })

  it('is not ours when somebody else has sealed it, or nobody', async () => {
    expect(checkSeal(sealed, [other.certificate]).state).toBe('NOT_OURS')
    expect(checkSeal(await draw(false), [key.certificate]).state).toBe('NOT_OURS')
    expect(checkSeal(Buffer.from('%PDF-1.7 nothing'), [key.certificate]).state).toBe('NOT_OURS')
    expect(checkSeal(new Uint8Array(), [key.certificate]).state).toBe('NOT_OURS')
  })

  it('carries a signature that other programs accept', async () => {
    const { content, cms } = partsOf(sealed)
    const signedData = new SignedData({ schema: ContentInfo.fromBER(cms).content })
    expect(await signedData.verify({ signer: 0, data: content, checkChain: false })).toBe(true)
    expect(fromBER(cms).offset).toBeGreaterThan(0)
  })
})

describe('the key of an installation', () => {
  it('is made once, for the owner of the directory alone', async () => {
    const dataDir = join(directory, 'data')
    const config = { dataDir, seal: null, origin: 'https://mezzo.example' }
    const [made, again] = await Promise.all([
      sealKeyOf(config),
      sealKeyOf({ ...config, dataDir: `${dataDir}/` }),
    ])
    expect(fingerprintOf(again.certificate)).toBe(fingerprintOf(made.certificate))
    expect(statSync(sealPath(dataDir)).mode & 0o077).toBe(0)
    expect(made.certificate.subject).toContain('O=mezzo.example')
  })

  it('may come from the environment, but only with its own certificate', async () => {
    const own = await createSealCertificate('https://mezzo.example')
    const foreign = await createSealCertificate('https://mezzo.example')
    const config = { dataDir: 'memory://', origin: 'https://mezzo.example', seal: own }
    expect((await sealKeyOf(config)).certificate.toString().trim()).toBe(own.certificate.trim())
    expect(() => readSealKey({ key: own.key, certificate: foreign.certificate })).toThrow('does not belong')
  })
})

function partsOf(file: Uint8Array): { content: ArrayBuffer; cms: ArrayBuffer } {
  const text = Buffer.from(file).toString('latin1')
  const [start = 0, end = 0] = (/\/ByteRange \[0 (\d+) (\d+)/.exec(text) ?? []).slice(1).map(Number)
  const content = Buffer.concat([file.subarray(0, start), file.subarray(end)])
  const padded = Buffer.from(text.slice(start + 1, end - 1), 'hex')
  const cms = padded.subarray(0, padded.readUInt16BE(2) + 4)
  return { content: new Uint8Array(content).buffer, cms: new Uint8Array(cms).buffer }
}
