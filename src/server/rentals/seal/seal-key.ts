import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../kernel/config/config.ts'
import { createSealCertificate } from './seal-certificate.ts'

/** What seals documents: the private key of this installation with its certificate. */
export interface SealKey {
  privateKey: KeyObject
  certificate: X509Certificate
}

const keys = new Map<string, Promise<SealKey>>()

/**
 * The key of this installation: from the environment, else from the data directory, where the first start makes one.
 * Without a directory it lives as long as the process.
 */
export async function sealKeyOf(config: Pick<Config, 'dataDir' | 'seal' | 'origin'>): Promise<SealKey> {
  const place = config.seal ? config.seal.certificate : config.dataDir
  const known = keys.get(place)
  if (known) return known
  const loaded = config.seal ? Promise.resolve(readSealKey(config.seal)) : loadOrCreate(config)
  keys.set(place, loaded)
  // A disk that was full for a moment must not stop all sealing until the next start.
  loaded.catch(() => keys.delete(place))
  return loaded
}

/** Reads a key and its certificate; throws when they don't belong together. */
export function readSealKey(pem: { key: string; certificate: string }): SealKey {
  const privateKey = createPrivateKey(pem.key)
  const certificate = new X509Certificate(pem.certificate)
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new Error('The certificate of the seal does not belong to its private key.')
  }
  return { privateKey, certificate }
}

async function loadOrCreate({ dataDir, origin }: Pick<Config, 'dataDir' | 'origin'>): Promise<SealKey> {
  if (dataDir.startsWith('memory://')) return readSealKey(await createSealCertificate(origin))
  const directory = join(resolve(dataDir), 'seal')
  const path = sealPath(dataDir)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const made = await createSealCertificate(origin)
  try {
    // Key and certificate in one file: of two processes that start together, one writes both.
    await writeFile(path, `${made.key}${made.certificate}`, { flag: 'wx', mode: 0o600, flush: true })
    return readSealKey(made)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const pem = await readFile(path, 'utf8')
    return readSealKey({ key: pem, certificate: certificateIn(pem) })
  }
}

/** The file of the key and the certificate that the first start makes. */
export function sealPath(dataDir: string): string {
  return join(resolve(dataDir), 'seal', 'seal.pem')
}

/** The certificate in a file that may hold a key before it. */
export function certificateIn(pem: string): string {
  const start = pem.indexOf('-----BEGIN CERTIFICATE-----')
  if (start < 0) throw new Error('There is no certificate in this file.')
  return pem.slice(start)
}
