import { listenForSignsOfLife } from './arrival/signs-of-life.ts'
import type { Bootstrap } from './bootstrap.ts'
import { pagesFor } from './page-table.ts'
import { menuOf } from './shell/menu.ts'

declare global {
  interface Navigator {
    /** Not in all browsers. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/**
 * Fetches the code and texts of the pages in the menu, one after the other in spare time, once somebody begins to do
 * something: whoever does will go somewhere. A page that is only looked at fetches nothing, nor does anybody who saves data.
 */
export function fetchPagesAhead(bootstrap: Bootstrap): void {
  const { saveData, effectiveType } = navigator.connection ?? {}
  if (saveData || effectiveType?.endsWith('2g')) return
  const inMenu = new Set(menuOf(bootstrap).map(({ page }) => page))
  const pages = pagesFor(bootstrap.viewer).filter(({ name }) => inMenu.has(name))
  listenForSignsOfLife(async () => {
    await import('./shared/refusal-text.ts').catch(() => {})
    for (const page of pages) {
      await spareTime()
      // Whoever goes there sees what went wrong, nobody before (D8).
      await page.load().catch(() => {})
    }
  })
}

function spareTime(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
}
