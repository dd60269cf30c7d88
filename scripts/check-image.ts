import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildImage, currentCommit } from './image/build-image.ts'
import { startPlainDatabase } from './image/plain-database.ts'
import { Podman } from './image/podman.ts'
import { tryImage } from './image/try-image.ts'
import { endOnSignals } from './processes.ts'

// Makes the container image and tries it with Podman, on a PostgreSQL of its own (docs/operations.md). `--image FILE` takes
// one that is there, `--runtime runc` another runtime than Podman's own. It wants root, or an account with subordinate ids.
endOnSignals()
const { values } = parseArgs({ options: { image: { type: 'string' }, runtime: { type: 'string' } } })
const place = mkdtempSync(join(tmpdir(), 'mezzo-check-image-'))
const podman = new Podman(values.runtime)
process.once('exit', () => {
  podman.remove()
  rmSync(place, { recursive: true, force: true })
})

const file = values.image ?? join(place, 'image.tar')
if (!values.image) {
  const { packed, laidOut } = await buildImage(currentCommit(), file)
  say(`made: ${Math.round(packed / 1e6)} MB, laid out ${Math.round(laidOut / 1e6)} MB`)
}
const database = await startPlainDatabase()
try {
  await tryImage(podman, file, database, say)
  say('✓ The image works.')
} catch (error) {
  say(`✗ ${error instanceof Error ? error.message : String(error)}`)
  for (const name of ['server', 'worker']) say(`${name}: ${podman.try('logs', '--tail=20', name).output}`)
  process.exitCode = 1
} finally {
  podman.try('rm', '--all', '--force', '--time=0')
  await database.stop()
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
