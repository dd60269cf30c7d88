import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a page needs beyond the files of every page. */
export interface PageFiles {
  /** Scripts, in the order in which the page needs them. */
  scripts: string[]
  /** The styles themselves, for a page that is complete: they are short, and the first paint waits for them. */
  styles: string
  /** The files that they come from, for a page that the application draws. */
  styleFiles: string[]
  /** Whether it is drawn whole for whoever is logged in. */
  isDrawn: boolean
}

/** What the build has written down (vite.config.ts). */
interface Written {
  /** What a public page runs until somebody wants more of it: the script itself, then what it imports. */
  arrival: string[]
  /** The application: the script itself, then what it imports. */
  app: string[]
  /** The addresses of all pages, also of those that bring nothing of their own. */
  routes: string[]
  pages: {
    /** '/{language}/dashboard/inbox/{bookingRequestId?}' */
    path: string
    files: string[]
    styles: string[]
    isDrawn?: boolean
    /** What is in those files, once it was read. */
    css?: string
    texts: Record<string, string[]>
  }[]
}

interface Preloads extends Written {
  changed: number
  patterns: RegExp[]
  routePatterns: RegExp[]
}

const NONE: Written = { arrival: [], app: [], routes: [], pages: [] }

let preloads: Preloads | null = null

/** The files of the page at that path; none where the build tells none. */
export function filesOfPage(directory: string, path: string, language: string): PageFiles {
  const { patterns, pages } = readPreloads(directory)
  const page = pages[patterns.findIndex((pattern) => pattern.test(path))]
  if (!page) return { scripts: [], styles: '', styleFiles: [], isDrawn: false }
  page.css ??= page.styles.map((file) => readFileSync(join(directory, file), 'utf8')).join('')
  return {
    scripts: [...(page.texts[language] ?? []), ...page.files],
    styles: page.css,
    styleFiles: page.styles,
    isDrawn: page.isDrawn ?? false,
  }
}

/** The files of the application and of what public pages run before it; none where the build tells none. */
export function filesOfApp(directory: string): Pick<Written, 'arrival' | 'app'> {
  return readPreloads(directory)
}

/** Whether some page has that path, which begins with a language; true where the build tells nothing. */
export function isRoute(directory: string, path: string): boolean {
  const { routePatterns } = readPreloads(directory)
  return routePatterns.length === 0 || routePatterns.some((pattern) => pattern.test(path))
}

function readPreloads(directory: string): Preloads {
  const file = join(directory, '.vite/preloads.json')
  const changed = existsSync(file) ? statSync(file).mtimeMs : 0
  if (preloads?.changed !== changed) {
    const written = changed === 0 ? NONE : (JSON.parse(readFileSync(file, 'utf8')) as Written)
    preloads = {
      ...written,
      changed,
      patterns: written.pages.map((page) => patternOf(page.path)),
      routePatterns: written.routes.map(patternOf),
    }
  }
  return preloads
}

function patternOf(path: string): RegExp {
  const parts = path.replaceAll(/\/\{(\w+)(\??)\}/g, (_, __, optional: string) =>
    optional ? '(?:/[^/]+)?' : '/[^/]+',
  )
  return new RegExp(`^${parts}/?$`)
}
