import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a page needs beyond the files of every page, as the build has written it down. */
interface PagePreloads {
  /** '/{language}/dashboard/inbox/{bookingRequestId?}' */
  path: string
  files: string[]
  texts: Record<string, string[]>
}

interface Preloads {
  changed: number
  pages: { pattern: RegExp; page: PagePreloads }[]
}

let preloads: Preloads | null = null

/** The scripts of the page at that path, in the order in which it needs them; none where the build tells none. */
export function preloadsOf(directory: string, path: string, language: string): string[] {
  const found = readPreloads(directory).find(({ pattern }) => pattern.test(path))?.page
  return found ? [...(found.texts[language] ?? []), ...found.files] : []
}

function readPreloads(directory: string): Preloads['pages'] {
  const file = join(directory, '.vite/preloads.json')
  if (!existsSync(file)) return []
  const changed = statSync(file).mtimeMs
  if (preloads?.changed !== changed) {
    const pages = JSON.parse(readFileSync(file, 'utf8')) as PagePreloads[]
    preloads = { changed, pages: pages.map((page) => ({ pattern: patternOf(page.path), page })) }
  }
  return preloads.pages
}

function patternOf(path: string): RegExp {
  const parts = path.replaceAll(/\/\{(\w+)(\??)\}/g, (_, __, optional: string) =>
    optional ? '(?:/[^/]+)?' : '/[^/]+',
  )
  return new RegExp(`^${parts}/?$`)
}
