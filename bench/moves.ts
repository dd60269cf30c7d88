import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { launchFlags } from '../scripts/launch-flags.ts'
import { endOnSignals, root } from '../scripts/processes.ts'
import { precompress } from '../src/server/kernel/http/precompress.ts'
import { keepPostgres } from './postgres.ts'
import { startDemo, startMezzo } from './servers.ts'
import { logIn } from './session.ts'

// Goes from home to each page of the menus and prints tables for bench/README.md: how long it takes from the click until
// the page shows what it is about, and the longest task meanwhile. Nobody rests on the link before the click, as on a
// phone. Ends with 1 where a page misses its budget (F4).
const { values } = parseArgs({
  options: {
    /** Reads the database of full size that `npm run db:scale` has filled, instead of the demo's. */
    scale: { type: 'boolean', default: false },
    times: { type: 'string', default: '3' },
    'data-dir': { type: 'string', default: process.env.MEZZO_SCALE_DIR ?? join(root, '.data/scale') },
  },
})

/** What was seen of one move, in milliseconds. */
interface Move {
  shown: number
  longestTask: number
}

/** How a page is come to, with the most milliseconds that it may take. */
const WAYS = [
  // The click is the first thing that somebody does.
  { name: 'at once', budget: 300 },
  // Somebody has begun to do something, and then looked at the page for a moment.
  { name: 'first time', budget: 300 },
  { name: 'again', budget: 100 },
] as const
const TASK_BUDGET = 50

const WINDOWS = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
]

const HOME = '/en/dashboard'

/** Where links of the menus stand. */
const MENUS = ['header', 'dialog[open]']

/** What the menus lead to beside the landlord's pages: the pages of the public, and out. */
const ELSEWHERE = /^\/en(?:\/(?:logout|help|impressum|tos|datenschutz|referral\/.*|support-ukraine))?$/

endOnSignals()
const folder = join(tmpdir(), 'mezzo-bench')
mkdirSync(folder, { recursive: true })
await buildWeb()
await precompress(join(root, 'dist'))
if (values.scale) {
  const postgres = await keepPostgres(values['data-dir'])
  try {
    const mezzo = await startMezzo(postgres.url('mezzo_1000000'), 4719, folder)
    try {
      await measure(mezzo.url, await logIn(mezzo.url, 'landlord-1@scale.example'))
    } finally {
      await mezzo.stop()
    }
  } finally {
    await postgres.stop()
  }
} else {
  const demo = await startDemo(4718, mkdtempSync(join(folder, 'demo-')))
  try {
    await measure(demo.url, await logIn(demo.url, 'landlord@mezzo.example', 'mezzo-demo'))
  } finally {
    await demo.stop()
  }
}

async function measure(url: string, headers: Record<string, string>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) || undefined,
    args: launchFlags,
  })
  const cookies = (headers.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    return { name, value: pair.slice(at + 1), url, secure: name.startsWith('__') }
  })
  const missed: string[] = []
  try {
    for (const { name, ...size } of WINDOWS) {
      const at = async (path: string) => {
        const context = await browser.newContext({ ...size, serviceWorkers: 'block' })
        await context.addCookies(cookies)
        const page = await context.newPage()
        await page.goto(url + path)
        await page.waitForLoadState('networkidle')
        return page
      }
      say(`| ${name} | ${WAYS.map((way) => `${way.name}, ms | longest task`).join(' | ')} |`)
      say(`| ---- | ${WAYS.map(() => '---: | ---:').join(' | ')} |`)
      const start = await at(HOME)
      const paths = await pathsOfMenus(start)
      await start.context().close()
      for (const path of paths) {
        const found = await movesTo(path, at)
        const cells = WAYS.map((way, index) => {
          const { shown, longestTask } = middle(found.map((moves) => moves[index]))
          if (shown > way.budget) missed.push(`${path} (${name}) ${way.name}: ${shown.toFixed(0)} ms`)
          if (longestTask > TASK_BUDGET)
            missed.push(`${path} (${name}) ${way.name}: a task of ${longestTask.toFixed(0)} ms`)
          return `${shown.toFixed(0)} | ${longestTask > 0 ? longestTask.toFixed(0) : 'under 50'}`
        })
        say(`| ${path.replace(/^\/en(?:\/dashboard)?\//, '')} | ${cells.join(' | ')} |`)
      }
      say('')
    }
  } finally {
    await browser.close()
  }
  for (const one of missed) say(`Missed: ${one}`)
  if (missed.length > 0) process.exitCode = 1
}

/** Comes to a page in each of the ways, several times, from home; to home from elsewhere. */
async function movesTo(path: string, at: (path: string) => Promise<Page>): Promise<Move[][]> {
  const from = path === HOME ? `${HOME}/bookings` : HOME
  const found: Move[][] = []
  for (let time = 0; time < Number(values.times); time++) {
    const fresh = await at(from)
    const atOnce = await moveTo(fresh, path)
    await fresh.context().close()
    const page = await at(from)
    await page.mouse.wheel(0, 1)
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
    const first = await moveTo(page, path)
    await page.goBack()
    await page.waitForTimeout(1000)
    found.push([atOnce, first, await moveTo(page, path)])
    await page.context().close()
  }
  return found
}

async function moveTo(page: Page, path: string): Promise<Move> {
  await showLink(page, path)
  return await page.evaluate(move, path)
}

/** Opens the menu that has a link to the page. */
async function showLink(page: Page, path: string): Promise<void> {
  const link = page
    .locator(MENUS.map((menu) => `${menu} a[href="${path}"]`).join(', '))
    .filter({ visible: true })
  if ((await link.count()) > 0) return
  const menu = page.getByRole('button', { name: 'Open menu', exact: true })
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    if ((await link.count()) > 0) return
    await page.goBack()
  }
  await openUserMenu(page)
  await link.first().waitFor()
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu of / }).click()
  await page.getByRole('link', { name: 'Log out' }).waitFor()
}

/** The addresses of the landlord's pages that the two menus lead to. */
async function pathsOfMenus(page: Page): Promise<string[]> {
  const pathsOf = async (links: Locator) =>
    await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  const menu = page.getByRole('button', { name: 'Open menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  const main = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  await main.first().waitFor()
  const paths = await pathsOf(main)
  if (await menu.isVisible()) await page.goBack()
  await openUserMenu(page)
  const all = [...paths, ...(await pathsOf(page.locator(MENUS.map((menu) => `${menu} a`).join(', '))))]
  return [...new Set(all)].filter((path) => !ELSEWHERE.test(path))
}

/** Runs in the page: clicks a link of the menu and waits until the page behind it stands there without bones. */
async function move(path: string): Promise<Move> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)]
  const link = links.find((one) => one.checkVisibility() && one.closest('header, dialog[open]'))
  if (!link) throw new Error(`No menu has a link to ${path}`)
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  const before = document.querySelector('main h1')
  const started = performance.now()
  link.click()
  const shown = await new Promise<number>((done) => {
    const look = () => {
      const main = document.querySelector('main')
      const heading = main?.querySelector('h1')
      const isThere = location.pathname.startsWith(path) && heading && heading !== before
      if (isThere && !main?.querySelector('[aria-busy="true"]')) done(performance.now() - started)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // The observer tells of a task when it is over.
  await new Promise((done) => setTimeout(done, 500))
  observer.disconnect()
  return { shown, longestTask: Math.max(0, ...tasks) }
}

/** Of several moves: the middle time, and the middle one's longest task. */
function middle(moves: readonly (Move | undefined)[]): Move {
  const of = (values: (number | undefined)[]) =>
    values.map((value) => value ?? 0).toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return {
    shown: of(moves.map((one) => one?.shown)),
    longestTask: of(moves.map((one) => one?.longestTask)),
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
