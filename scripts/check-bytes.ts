import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './processes.ts'
import { divideTexts, type Texts } from './text-bundles.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

// F3: what a browser with a cold cache loads for the home page, and what each other page adds to that, compressed as
// the server sends it (src/server/http/precompress.ts).
const budgets = { homeScripts: 200, homeStyles: 40, page: 60, arrival: 8 }
const path = join(root, 'dist/.vite/manifest.json')
if (!existsSync(path)) {
  process.stderr.write('dist/.vite/manifest.json is missing: the pages are not built.\n')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>
const english = JSON.parse(readFileSync(join(root, 'src/web/i18n/en.json'), 'utf8')) as Texts
const { byModule } = divideTexts(english)
const homePage = 'src/web/home/home-page.tsx'
const arrival = 'src/web/arrival/arrival.ts'
const home = filesOf(['index.html', ...textsIn(['core']), ...withTexts(homePage)])
const lines = [
  verdict('home, scripts', sizeOf(home, '.js'), budgets.homeScripts),
  verdict('home, styles', sizeOf(home, '.css'), budgets.homeStyles),
  verdict('a public page that is looked at, scripts', sizeOf(filesOf([arrival]), '.js'), budgets.arrival),
  ...Object.keys(manifest)
    .filter((key) => /src\/web\/.*-page\.tsx$/.test(key) && key !== homePage)
    .map((key) => verdict(key, sizeOf(filesOf(withTexts(key)).difference(home)), budgets.page)),
]
process.stdout.write(`${lines.map(({ text }) => text).join('\n')}\n`)
process.exitCode = lines.every(({ good }) => good) ? 0 : 1

/** A page and its texts, in the language that needs most bytes. */
function withTexts(page: string): string[] {
  return [page, ...textsIn(byModule.get(page) ?? [])]
}

function textsIn(bundles: string[]): string[] {
  return bundles.flatMap((bundle) => {
    const keys = ['en', 'de', 'fr'].map((language) => `src/web/i18n/${language}.json?bundle=${bundle}`)
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

/** Compressed kilobytes of the files with an ending. */
function sizeOf(files: Set<string>, ending = ''): number {
  const bytes = [...files]
    .filter((file) => file.endsWith(ending))
    .map((file) => compress(join(root, 'dist', file)).byteLength)
  return bytes.reduce((total, size) => total + size, 0) / 1000
}

function compress(path: string): Buffer {
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
}

function verdict(name: string, size: number, limit: number): { text: string; good: boolean } {
  const good = size <= limit
  return { good, text: `${good ? '✓' : '✗'} ${name}: ${size.toFixed(1)} of ${limit} kB` }
}
