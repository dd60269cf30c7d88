import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Layer, writeTar } from './layer.ts'

const blobs = 'blobs/sha256'

/**
 * Writes an image as one file: an OCI layout, with the list of contents beside it by which every docker knows it.
 * Answers the digest of its manifest.
 */
export function writeArchive(
  place: string,
  {
    configuration,
    layers,
    name,
    epoch,
  }: { configuration: object; layers: Layer[]; name: string; epoch: number },
  target: string,
): string {
  mkdirSync(join(place, blobs), { recursive: true })
  for (const { file, digest } of layers) renameSync(file, join(place, blobs, digest))
  const config = writeBlob(place, configuration)
  const kind = 'application/vnd.oci.image'
  const manifest = writeBlob(place, {
    schemaVersion: 2,
    mediaType: `${kind}.manifest.v1+json`,
    config: { mediaType: `${kind}.config.v1+json`, ...config },
    layers: layers.map(({ digest, size }) => ({
      mediaType: `${kind}.layer.v1.tar+gzip`,
      digest: `sha256:${digest}`,
      size,
    })),
  })
  const annotations = { 'org.opencontainers.image.ref.name': name }
  writeJson(join(place, 'index.json'), {
    schemaVersion: 2,
    mediaType: `${kind}.index.v1+json`,
    manifests: [{ mediaType: `${kind}.manifest.v1+json`, ...manifest, annotations }],
  })
  writeJson(join(place, 'oci-layout'), { imageLayoutVersion: '1.0.0' })
  const pathOf = (digest: string) => `${blobs}/${digest.replace('sha256:', '')}`
  writeJson(join(place, 'manifest.json'), [
    {
      Config: pathOf(config.digest),
      RepoTags: [name],
      Layers: layers.map(({ digest }) => pathOf(digest)),
    },
  ])
  writeTar(place, ['oci-layout', 'index.json', 'manifest.json', 'blobs'], target, epoch)
  return manifest.digest
}

function writeBlob(place: string, content: object): { digest: string; size: number } {
  const text = JSON.stringify(content)
  const digest = createHash('sha256').update(text).digest('hex')
  writeFileSync(join(place, blobs, digest), text)
  return { digest: `sha256:${digest}`, size: Buffer.byteLength(text) }
}

function writeJson(path: string, content: unknown): void {
  writeFileSync(path, JSON.stringify(content))
}
