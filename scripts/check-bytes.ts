import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { logIn } from '../bench/session.ts'
import { LANGUAGES } from '../src/domain/catalogue/language.ts'
import { readTexts } from '../src/server/kernel/http/interface-texts.ts'
import { precompress } from '../src/server/kernel/http/precompress.ts'
import { type Loaded, loadedAt, withBrowser } from './loaded-bytes.ts'
import { endOnSignals, root } from './processes.ts'
import { startServer } from './server-process.ts'
import { divideTexts } from './text-bundles.ts'
import { moduleOfBundle } from './vite/text-plugin.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

// F3: what a browser with a cold cache has loaded when the home page, or a public page that nobody touches, has come to
// rest, as it came over the wire; what the first sign of life brings, once for all pages; and what each other page's files
// add to both, and what a map brings where one is shown, with the worker that draws its tiles, compressed as the server sends them (src/server/kernel/http/precompress.ts).
const budgets = { homeScripts: 154, homeStyles: 40, refusals: 5, page: 60, arrival: 8, map: 390 }
const path = join(root, 'dist/.vite/manifest.json')
if (!existsSync(path)) {
  process.stderr.write('dist/.vite/manifest.json is missing: the pages are not built.\n')
  process.exit(1)
}
endOnSignals()
const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
const { byModule } = divideTexts(readTexts('en'))
const homePage = 'src/web/home/home-page.tsx'
const home = filesOf(['index.html', ...textsIn(['core']), ...withTexts(homePage)])
const refusals = filesOf(textsIn(['errors-conditions'])).difference(home)
const searchPage = 'src/web/public-listing/search-page.tsx'
const map = mapFiles()
const visited = await visit()
const lines = [
  verdict(
    'home, scripts',
    most(visited.home, ({ scripts }) => scripts),
    budgets.homeScripts,
  ),
  verdict(
    'home, styles',
    most(visited.home, ({ styles }) => styles),
    budgets.homeStyles,
  ),
  verdict(
    'a public page that is looked at, scripts',
    most(visited.start, ({ scripts }) => scripts),
    budgets.arrival,
  ),
  verdict('a map, scripts and its worker', sizeOf(map), budgets.map),
  verdict('of these, on pages without a map', sizeOf(filesOf([searchPage, homePage]).intersection(map)), 0),
  verdict('words of refusals, with the first sign of life', sizeOf(refusals), budgets.refusals),
  ...Object.keys(manifest)
    .filter((key) => /src\/web\/.*-page\.tsx$/.test(key) && key !== homePage)
    .map((key) =>
      verdict(key, sizeOf(filesOf(withTexts(key)).difference(home).difference(refusals)), budgets.page),
    ),
]
process.stdout.write(`${lines.map(({ text }) => text).join('\n')}\n`)
process.exitCode = lines.every(({ good }) => good) ? 0 : 1

/** Home, logged in, and the start page, as nobody: in each language, by a browser that knows neither. */
async function visit(): Promise<{ home: Loaded[]; start: Loaded[] }> {
  await precompress(join(root, 'dist'))
  const server = await startServer({ env: { MEZZO_RATE_LIMIT: '0' } })
  try {
    const { cookie = '' } = await logIn(server.url, 'landlord@mezzo.example', 'mezzo-demo')
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1) }
    })
    return await withBrowser(async (browser) => {
      const { url } = server
      const home: Loaded[] = []
      const start: Loaded[] = []
      for (const language of LANGUAGES) {
        home.push(await loadedAt(browser, { url, path: `/${language}/dashboard`, cookies }))
        start.push(await loadedAt(browser, { url, path: `/${language}`, cookies: [] }))
      }
      return { home, start }
    })
  } finally {
    await server.remove()
  }
}

/** Kilobytes of one kind, in the language that needs most. */
function most(visits: readonly Loaded[], kind: (loaded: Loaded) => Map<string, number>): number {
  const sizes = visits.map((loaded) => [...kind(loaded).values()].reduce((sum, size) => sum + size, 0))
  return Math.max(...sizes) / 1000
}

/** A page and its texts, in the language that needs most bytes. */
function withTexts(page: string): string[] {
  return [page, ...textsIn(byModule.get(page) ?? [])]
}

function textsIn(bundles: string[]): string[] {
  return bundles.flatMap((bundle) => {
    const keys = LANGUAGES.map((language) => moduleOfBundle(bundle, language))
    return keys.sort((a, b) => sizeOf(filesOf([b])) - sizeOf(filesOf([a]))).slice(0, 1)
  })
}

/** The files of some chunks and of all that they import at once, styles included. */
function filesOf(keys: string[], seen = new Set<string>()): Set<string> {
  const files = new Set<string>()
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest of the build`)
    if (seen.has(key)) continue
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const file of filesOf(chunk.imports ?? [], seen)) files.add(file)
  }
  return files
}

/** The library behind the map and the script of its worker. */
function mapFiles(): Set<string> {
  const chunk = manifest['src/web/shared/map/make-map.ts']
  if (!chunk?.assets) throw new Error('The map and its worker are not in the manifest of the build')
  return new Set([chunk.file, ...chunk.assets])
}

/** Compressed kilobytes of the files with an ending. */
function sizeOf(files: Set<string>, ending = ''): number {
  const bytes = [...files]
    .filter((file) => file.endsWith(ending))
    .map((file) => compress(join(root, 'dist', file)).byteLength)
  return bytes.reduce((total, size) => total + size, 0) / 1000
}

function compress(path: string): Buffer {
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

function verdict(name: string, size: number, limit: number): { text: string; good: boolean } {
  const good = size <= limit
  return { good, text: `${good ? '✓' : '✗'} ${name}: ${size.toFixed(1)} of ${limit} kB` }
}
