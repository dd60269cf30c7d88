import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const folder = join(import.meta.dirname, '../test-results')

/** What a task takes of somebody: clicks or taps, and keys that are no text. */
interface Effort {
  clicks: number
  keys: number
}

/**
 * Counts from now on what a hand does on a page: each press of a pointer, each choice from a list as two, each key that
 * is no text.
 * Kept with the tab, so that a page which is loaded anew goes on counting.
 */
async function countHands(page: Page): Promise<() => Promise<Effort>> {
  const watch = () => {
    const add = (name: string, by = 1) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + by))
    // Not at the window: a press that Playwright holds back there, as something lies above, is tried again.
    document.addEventListener('pointerdown', (event) => event.isTrusted && add('hand-clicks'), true)
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && add('hand-clicks', 2),
      true,
    )
    // Keys of text are named by their one sign.
    addEventListener('keydown', ({ isTrusted, key }) => isTrusted && key.length > 1 && add('hand-keys'), true)
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return () =>
    page.evaluate(() => ({
      clicks: Number(sessionStorage.getItem('hand-clicks') ?? 0),
      keys: Number(sessionStorage.getItem('hand-keys') ?? 0),
    }))
}

// For docs/tasks.md: a line of JSON each, in test-results/tasks.jsonl.
function noteEffort(task: string, effort: Effort): void {
  mkdirSync(folder, { recursive: true })
  const { name: window } = test.info().project
  appendFileSync(join(folder, 'tasks.jsonl'), `${JSON.stringify({ task, window, ...effort })}\n`)
}

/** Opens a page and counts from then on. */
export async function beginTask(page: Page, address: string): Promise<() => Promise<Effort>> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return countHands(page)
}

/** Notes what a task took, and sees that it is no more clicks and keys; `before` were made on the way to where counting began. */
export async function expectAtMost(
  clicks: number,
  task: string,
  effort: () => Promise<Effort>,
  { before = 0, keys = 0 } = {},
): Promise<void> {
  const taken = await effort()
  const all = { ...taken, clicks: taken.clicks + before }
  noteEffort(task, all)
  expect(all.clicks, `clicks to ${task}`).toBeLessThanOrEqual(clicks)
  expect(all.keys, `keys to ${task}`).toBeLessThanOrEqual(keys)
}
