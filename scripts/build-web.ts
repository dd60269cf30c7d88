import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool, tools } from './processes.ts'

const sources = [
  'src/web/**',
  'src/domain/**',
  'index.html',
  'vite.config.ts',
  'postcss.config.*',
  'package-lock.json',
]
const stamp = join(root, 'dist', '.sources')

/** Thrown when Vite ends badly; it has printed why. */
class PagesNotBuiltError extends Error {
  override name = 'PagesNotBuiltError'
  override message = 'The pages could not be built; the reason is printed above.'
}

/** Builds the browser's part into dist/, and the one with which the server draws public pages, unless dist/ was already built from these very sources. */
export async function buildWeb({ force = false } = {}): Promise<void> {
  const hash = hashSources()
  if (!force && isBuilt(hash)) return
  const started = performance.now()
  const build = ['build', '--logLevel', 'warn']
  if ((await runTool(tools.vite, build)) !== 0) throw new PagesNotBuiltError()
  // Into a folder of the former, which empties its own.
  if ((await runTool(tools.vite, [...build, '--ssr'])) !== 0) throw new PagesNotBuiltError()
  writeFileSync(stamp, hash)
  process.stdout.write(`Built the pages in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Whether dist/ was built from these very sources. */
export function isBuilt(hash = hashSources()): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function hashSources(): string {
  const hash = createHash('sha256')
  const paths = globSync(sources, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
  for (const path of paths.sort()) {
    if (!statSync(join(root, path)).isFile()) continue
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildWeb({ force: process.argv.includes('--force') })
