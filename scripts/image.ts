import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildImage, currentCommit, isChanged } from './image/build-image.ts'
import { root } from './processes.ts'

// Makes the container image of what is committed (docs/operations.md): a file that podman and docker load.
// `--to FILE` says where it is to lie, `--sources /etc/apt/sources.list` where Debian's packages come from.
const { values } = parseArgs({ options: { to: { type: 'string' }, sources: { type: 'string' } } })
const target = resolve(values.to ?? join(root, 'test-results', 'image.tar'))
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

if (isChanged()) say('What is not committed is not in it.')
const { name, digest, packed, laidOut } = await buildImage(currentCommit(), target, values.sources)
say(`${name} (${digest}) lies in ${target}: ${megabytes(packed)}, laid out ${megabytes(laidOut)}`)

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
