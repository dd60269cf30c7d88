import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { utcDayOf } from '../../../domain/kernel/day.ts'
import { askForPerson, drawFor, type AskOne } from './first-answers.ts'

/** A page of somebody who is logged in, as far as it is drawn (src/web/render-page.tsx). */
export interface WorkPage {
  data: unknown[]
  content: string
  isWhole: boolean
}

/** src/web/render-page.tsx, as the build has made it. */
interface Renderer {
  renderPage: (url: string, bootstrap: object) => Promise<string>
  renderWorkPage: (url: string, bootstrap: object, patience: Promise<void>) => Promise<WorkPage | null>
  askBy: (ask: AskOne) => void
}

// Drawing costs ten times what reading does; most visitors of an hour want the same pages.
const PAGES_KEPT = 200

/**
 * Draws the content of a public page with the browser's own components, as they draw it for somebody who has just
 * come; null where the pages weren't built. The same content is drawn once.
 */
export function contentDrawer(directory: string): (url: string, bootstrap: object) => Promise<string | null> {
  const drawn = new Map<string, string>()
  return async (address, bootstrap) => {
    const url = withKnownParts(address)
    const renderer = await loadRenderer(directory)
    if (!renderer) return null
    const key = keyOf(url, bootstrap)
    const content = drawn.get(key) ?? (await renderer.renderPage(url, bootstrap))
    drawn.delete(key)
    drawn.set(key, content)
    const [oldest] = drawn.keys()
    if (drawn.size > PAGES_KEPT && oldest !== undefined) drawn.delete(oldest)
    return content
  }
}

/**
 * Milliseconds for which a page's answers are waited for, while the browser fetches what its head names; what is later
 * the page asks for by itself.
 */
const PATIENCE = 1_000

/**
 * Asks what a page of somebody who is logged in asks for first, by its own loaders, and draws it with that; null where
 * the pages weren't built, and where the address leads elsewhere. Nothing of it is kept.
 */
export async function drawWorkPage(
  directory: string,
  url: string,
  bootstrap: object,
  ask: AskOne,
): Promise<WorkPage | null> {
  const renderer = await loadRenderer(directory)
  if (!renderer) return null
  const { promise: patience, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE)
  try {
    return await drawFor(ask, () => renderer.renderWorkPage(url, bootstrap, patience))
  } finally {
    clearTimeout(timer)
  }
}

// What pages that are drawn by the server read of their addresses: any other part would only cost another drawing.
const known = new Set(
  'bounds category city code from guests maxPrice minArea page pets photos place q to userMenuOpen view'.split(
    ' ',
  ),
)

function withKnownParts(url: string): string {
  const [path = '', query] = url.split('?')
  const parts = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => known.has(name)))
  parts.sort()
  return parts.size > 0 ? `${path}?${parts.toString()}` : path
}

/** Everything that the content depends on: where, with what data, on which day. */
function keyOf(url: string, bootstrap: object): string {
  const day = utcDayOf(Date.now())
  const all = JSON.stringify([day, url, bootstrap])
  return createHash('sha256').update(all).digest('base64')
}

const loaded = new Map<string, { changed: number; module: Promise<Renderer> }>()

/** A module is read once: after another build, pages go without its content until the server is started anew. */
async function loadRenderer(directory: string): Promise<Renderer | null> {
  const file = join(directory, '.server/render-page.js')
  if (!existsSync(file)) return null
  const changed = statSync(file).mtimeMs
  const entry = loaded.get(file) ?? { changed, module: importRenderer(file) }
  loaded.set(file, entry)
  return entry.changed === changed ? await entry.module : null
}

async function importRenderer(file: string): Promise<Renderer> {
  const renderer = (await import(pathToFileURL(file).href)) as Renderer
  renderer.askBy(askForPerson)
  return renderer
}
