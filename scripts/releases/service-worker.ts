import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What a page knows of the workers of its origin: the caches tell their builds. */
interface Workers {
  caches: string[]
  waiting: boolean
}

/** Waits until a worker serves the origin of a page. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
}

/** The builds that have a cache, and whether a worker waits for the last page of the one before it. */
export async function workersOf(page: Page): Promise<Workers> {
  return await page.evaluate(async () => ({
    caches: (await caches.keys()).toSorted(),
    waiting: Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  }))
}

/** Puts something into a page that a page that is loaded anew doesn't have. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mezzoMark: true }))
}

/** Whether a page is still the one that was marked. */
export async function isMarked(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'mezzoMark' in window)
}

/**
 * The worker of the new release has to wait as long as pages of the former one are open, and to serve once they are
 * closed, and nothing of the former one may be left then.
 */
export async function meetNewWorker(
  context: BrowserContext,
  url: string,
  former: Workers,
): Promise<string[]> {
  const [page] = context.pages()
  if (!page) return ['there is no page any more']
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(async () => (await workersOf(page)).waiting).toBe(true)
  const problems = former.caches.every((name) => !name.startsWith('mezzo-')) ? ['no build had a worker'] : []
  for (const open of context.pages()) await open.close()
  const fresh = await context.newPage()
  await fresh.goto(url)
  await expect.poll(async () => (await workersOf(fresh)).waiting).toBe(false)
  await expect
    .poll(async () => (await workersOf(fresh)).caches.filter((name) => former.caches.includes(name)))
    .toEqual([])
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
  return problems
}
