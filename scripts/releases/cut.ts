import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBefore } from '../../src/server/kernel/config/previous-release.ts'
import { PRODUCT_VERSION } from '../../src/server/kernel/config/product-version.ts'
import { writeGenerated } from '../../src/server/kernel/write-generated.ts'
import { root } from '../processes.ts'
import { findPrevious, git, readRelease } from './read-release.ts'

// Begins a release: writes down what the one that is out needs of it, and gives it its version. `--previous` writes that
// down again alone, of the commit that is named, else of the newest one with another version.
const [wanted = '', ref] = process.argv.slice(2)
if (wanted === '--previous') writePrevious(ref ?? findPrevious())
else cut(wanted)

function cut(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version) || !isBefore(PRODUCT_VERSION, version))
    return refuse(
      `Say the version of the new release, later than ${PRODUCT_VERSION}: npm run release -- 1.2.0`,
    )
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    return refuse('The folder has changes that are not committed: the release that ends here is a commit.')
  writePrevious('HEAD')
  for (const file of ['package.json', 'package-lock.json']) writeVersion(join(root, file), version)
  process.stdout.write(`This is ${version} from here on. Commit it: git commit -am "Begin ${version}"\n`)
}

function writePrevious(commit: string): void {
  const release = readRelease(commit)
  writeGenerated(join(root, 'src/previous-release.json'), `${JSON.stringify(release, null, 2)}\n`)
  const { version, migrations, operations } = release
  process.stdout.write(
    `src/previous-release.json is ${version}: ${migrations.length} migrations, ${Object.keys(operations).length} operations\n`,
  )
}

/** The first two versions of the lock file are those of the product, the first one of package.json. */
function writeVersion(file: string, version: string): void {
  let left = file.endsWith('lock.json') ? 2 : 1
  const text = readFileSync(file, 'utf8').replaceAll(/"version": "[^"]+"/g, (found) =>
    left-- > 0 ? `"version": "${version}"` : found,
  )
  writeFileSync(file, text)
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
