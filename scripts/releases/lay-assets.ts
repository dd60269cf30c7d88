import { precompress } from '../../src/server/kernel/http/precompress.ts'
import { layAssets } from '../../src/server/kernel/http/assets-of-releases.ts'
import { join } from 'node:path'
import { buildWeb } from '../build-web.ts'
import { root } from '../processes.ts'

// Builds the pages and lays their files where every process serves them from, also those of the previous release; on
// each machine before the first process of this release starts (docs/releases.md).
const shared = process.env.MEZZO_ASSETS_DIR
if (shared) {
  const build = join(root, 'dist')
  await buildWeb()
  await precompress(build)
  await layAssets(build, shared)
  process.stdout.write(`The files of the pages lie in ${shared}\n`)
} else {
  process.stderr.write('Say where: MEZZO_ASSETS_DIR=/var/lib/mezzo/assets npm run release:assets\n')
  process.exitCode = 1
}
