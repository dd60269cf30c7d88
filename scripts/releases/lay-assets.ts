import { join, resolve } from 'node:path'
import { layAssets } from '../../src/server/kernel/http/assets-of-releases.ts'
import { precompress } from '../../src/server/kernel/http/precompress.ts'
import { buildWeb } from '../build-web.ts'
import { root } from '../processes.ts'

// Builds the pages and lays their files where every process serves them from, also those of the previous release; on
// each machine before the first process of this release starts (docs/releases.md). The folder of a build may be named: of
// a release that didn't yet do so itself.
const shared = process.env.MEZZO_ASSETS_DIR
const [named] = process.argv.slice(2)

if (shared) {
  if (named === undefined) await buildWeb()
  const build = resolve(named ?? join(root, 'dist'))
  await precompress(build)
  await layAssets(build, shared)
  process.stdout.write(`The files of ${build} lie in ${shared}\n`)
} else {
  process.stderr.write('Say where: MEZZO_ASSETS_DIR=/var/lib/mezzo/assets npm run release:assets\n')
  process.exitCode = 1
}
