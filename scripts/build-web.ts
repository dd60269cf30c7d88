import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runTool, tools } from './processes.ts'

const sources = [
  'src/web/**',
  'src/domain/**',
  'index.html',
  'vite.config.ts',
  'scripts/{syntax,text-bundles,text-declarations}.ts',
  'scripts/vite/**',
  'scripts/base-map/**',
  'postcss.config.*',
  'package-lock.json',
]
const stamp = join(root, 'dist', '.sources')
// In a folder of the first build, which empties its own.
const rendererFolder = join(root, 'dist', '.server')
// The base map outlives dist/: it takes seconds, and changes with its own sources alone.
const baseMapSources = ['scripts/base-map/**', 'package-lock.json']
const baseMap = join(root, 'dist', 'map', 'tiles.bin')

/** Thrown when Vite ends badly; it has printed why. */
class PagesNotBuiltError extends Error {
  override name = 'PagesNotBuiltError'
  override message = 'The pages could not be built; the reason is printed above.'
}

/** Builds all that `buildInParts` builds. */
export async function buildWeb(options: { force?: boolean } = {}): Promise<void> {
  const { pages, buildRenderer } = buildInParts(options)
  await pages
  await buildRenderer()
}

/**
 * Builds the browser's part into dist/ unless dist/ was already built from these very sources, and answers how to
 * build the bundle with which the server draws public pages, and the base map: until that is there, they draw
 * themselves, and maps show their points alone.
 */
export function buildInParts({ force = false } = {}): {
  pages: Promise<void>
  buildRenderer: () => Promise<void>
} {
  const hash = hashSources()
  if (!force && isBuilt(hash)) return { pages: Promise.resolve(), buildRenderer: () => Promise.resolve() }
  const started = performance.now()
  const buildRenderer = async () => {
    await Promise.all([build(['--ssr']), buildBaseMap()])
    // All at once: a server that runs already reads it as soon as it is there.
    renameSync(`${rendererFolder}-new`, rendererFolder)
    writeFileSync(stamp, hash)
    process.stdout.write(`Built the pages in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  }
  const pages = build([]).then(() => void placeBaseMap())
  return { pages, buildRenderer }
}

async function build(options: string[]): Promise<void> {
  const code = await runTool(tools.vite, ['build', '--logLevel', 'warn', ...options])
  if (code !== 0) throw new PagesNotBuiltError()
}

/** Makes the tiles of the base map, unless they were already made from these very sources. */
async function buildBaseMap(): Promise<void> {
  if (placeBaseMap()) return
  const code = await runTool('scripts/base-map/build.ts', [keptBaseMap()])
  if (code !== 0) throw new PagesNotBuiltError()
  placeBaseMap()
}

/** Puts the tiles into dist/, if they are made; answers whether they are. */
function placeBaseMap(): boolean {
  const kept = keptBaseMap()
  if (!existsSync(kept)) return false
  mkdirSync(dirname(baseMap), { recursive: true })
  // All at once, as above.
  copyFileSync(kept, `${baseMap}.part`)
  renameSync(`${baseMap}.part`, baseMap)
  return true
}

function keptBaseMap(): string {
  return join(root, 'node_modules/.cache/mezzo/base-map', `${hashSources(baseMapSources)}.bin`)
}

/** Whether dist/ was built from these very sources. */
export function isBuilt(hash = hashSources()): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function hashSources(of = sources): string {
  const hash = createHash('sha256')
  const paths = globSync(of, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
  for (const path of paths.sort()) {
    if (!statSync(join(root, path)).isFile()) continue
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildWeb({ force: process.argv.includes('--force') })
