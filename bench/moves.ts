import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { launchFlags } from '../scripts/launch-flags.ts'
import { endOnSignals, root } from '../scripts/processes.ts'
import { precompress } from '../src/server/kernel/http/precompress.ts'
import { keepPostgres } from './postgres.ts'
import { startDemo, startMezzo } from './servers.ts'
import { logIn } from './session.ts'

// Goes from home to each page of the menu and prints a table for bench/README.md: how long it takes from the click until
// the page shows what it is about, and the longest task meanwhile (F4: 300 ms for a page that wasn't opened before, 100 ms
// for one that was, no task over 50 ms). Nobody rests on the link before the click, as on a phone.
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
  try {
    say('| Page | first time, ms | longest task | again, ms | longest task |')
    say('| ---- | -------------: | -----------: | --------: | -----------: |')
    const [home = '', ...paths] = await inNewWindow(browser, url, cookies, pathsOfMenu)
    for (const path of paths) {
      const first: Move[] = []
      const again: Move[] = []
      for (let time = 0; time < Number(values.times); time++) {
        await inNewWindow(browser, url, cookies, async (page) => {
          first.push(await page.evaluate(move, path))
          await page.evaluate(move, home)
          again.push(await page.evaluate(move, path))
        })
      }
      say(`| ${path} | ${[first, again].flatMap(middle).join(' | ')} |`)
    }
  } finally {
    await browser.close()
  }
}

async function inNewWindow<Result>(
  browser: Browser,
  url: string,
  cookies: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0],
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(`${url}/en/dashboard`)
    await page.waitForLoadState('networkidle')
    return await visit(page)
  } finally {
    await context.close()
  }
}

/** The addresses that the menu leads to, home first. */
async function pathsOfMenu(page: Page): Promise<string[]> {
  const links = page.locator('header nav a')
  return await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
}

/** Runs in the page: clicks a link of the menu and waits until the page behind it stands there without bones. */
async function move(path: string): Promise<Move> {
  const link = document.querySelector<HTMLAnchorElement>(`header nav a[href="${path}"]`)
  if (!link) throw new Error(`The menu has no link to ${path}`)
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
function middle(moves: readonly Move[]): string[] {
  const shown = moves.toSorted((a, b) => a.shown - b.shown)[Math.floor(moves.length / 2)]
  const tasks = moves.map(({ longestTask }) => longestTask).toSorted((a, b) => a - b)
  const task = tasks[Math.floor(tasks.length / 2)] ?? 0
  return [(shown?.shown ?? 0).toFixed(0), task === 0 ? 'under 50' : task.toFixed(0)]
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
