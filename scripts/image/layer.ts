import { spawnSync } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** A part of the filesystem as an image has it. */
export interface Layer {
  file: string
  /** Of the compressed file. */
  digest: string
  /** Of the tar. */
  contentDigest: string
  size: number
}

/** Compresses a tar; equal tars make equal bytes. */
export async function compressLayer(tar: string, file: string): Promise<Layer> {
  const [content, compressed] = [createHash('sha256'), createHash('sha256')]
  await pipeline(
    createReadStream(tar),
    counting(content),
    createGzip({ level: 6 }),
    counting(compressed),
    createWriteStream(file),
  )
  return {
    file,
    digest: compressed.digest('hex'),
    contentDigest: content.digest('hex'),
    size: statSync(file).size,
  }
}

/** Writes a tar of what a folder holds, owned by root, in one order and of one time. */
export function writeTar(folder: string, paths: string[], tar: string, epoch: number): void {
  const asOne = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const { status, stderr, error } = spawnSync(
    'tar',
    ['-c', '-f', tar, '-C', folder, ...asOne, `--mtime=@${epoch}`, ...paths],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`tar failed: ${error?.message ?? stderr}`)
}

function counting(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
}
