import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { utcDayOf } from '../../../domain/kernel/day.ts'

/** src/web/render-page.tsx, as the build has made it. */
interface Renderer {
  renderPage: (url: string, bootstrap: object) => Promise<string>
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

// What pages that are drawn by the server read of their addresses: any other part would only cost another drawing.
const known = new Set(
  'category city code from guests maxPrice minArea page pets photos place q to userMenuOpen'.split(' '),
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
  const entry = loaded.get(file) ?? { changed, module: import(pathToFileURL(file).href) as Promise<Renderer> }
  loaded.set(file, entry)
  return entry.changed === changed ? await entry.module : null
}
