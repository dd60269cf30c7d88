import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { git, versionAt } from '../releases/read-release.ts'
import { writeArchive } from './archive.ts'
import { configurationOf } from './configuration.ts'
import { writeDebian } from './debian.ts'
import { compressLayer, writeTar } from './layer.ts'
import { PRODUCT_FOLDER } from './places.ts'
import { makeProduct, timeOf } from './product.ts'

/** An image, and how large it is: to fetch, and laid out. */
export interface Image {
  name: string
  digest: string
  packed: number
  laidOut: number
}

/** Makes the image of a commit, in one file; `sources` is where Debian's packages come from. */
export async function buildImage(commit: string, target: string, sources?: string): Promise<Image> {
  const place = mkdtempSync(join(tmpdir(), 'mezzo-image-'))
  try {
    const epoch = timeOf(commit)
    const tars = { debian: join(place, 'debian.tar'), product: join(place, 'product.tar') }
    writeDebian(tars.debian, epoch, sources)
    await makeProduct(join(place, PRODUCT_FOLDER), commit)
    writeTar(place, [PRODUCT_FOLDER.slice(1)], tars.product, epoch)
    const laidOut = statSync(tars.debian).size + statSync(tars.product).size
    const layers = [
      await compressLayer(tars.debian, join(place, 'debian')),
      await compressLayer(tars.product, join(place, 'product')),
    ]
    const version = versionAt(commit)
    const configuration = configurationOf({ version, commit, epoch, architecture: architecture() }, layers)
    const name = `mezzo:${version}`
    mkdirSync(dirname(target), { recursive: true })
    const digest = writeArchive(join(place, 'image'), { configuration, layers, name, epoch }, target)
    return { name, digest, packed: statSync(target).size, laidOut }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** The commit that is checked out. */
export function currentCommit(): string {
  return git('rev-parse', 'HEAD')
}

/** Whether files differ from the commit, which the image will not show. */
export function isChanged(): boolean {
  return git('status', '--porcelain') !== ''
}

function architecture(): string {
  const known: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' }
  const name = known[process.arch]
  if (!name) throw new Error(`No image is made for ${process.arch}.`)
  return name
}
