import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { launchFlags } from '../scripts/launch-flags.ts'
import { endOnSignals, root } from '../scripts/processes.ts'
import { demoId } from '../src/server/demo/random.ts'
import { ZOOMS } from '../src/web/calendar/timeline-scale.ts'
import { fillMissing } from './databases.ts'
import { keepPostgres } from './postgres.ts'
import { startDemo, startMezzo } from './servers.ts'
import { logIn } from './session.ts'

// Scrolls the timelines of 40 and of 1000 units in a browser and prints a table for bench/README.md: how long frames
// take (F5: none over 34 ms), how much of that is the page's own work, and how many elements the document has.
const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: process.env.MEZZO_SCALE_DIR ?? join(root, '.data/scale') },
  },
})

/** How a timeline is scrolled, in pixels per frame; a page down is about 600. */
const MOVES = [
  { name: 'nothing', x: 0, y: 0 },
  { name: 'down', x: 0, y: 40 },
  { name: 'right', x: 25, y: 0 },
  { name: 'both ways', x: 25, y: 40 },
  { name: 'a page each frame', x: 0, y: 600 },
]
const FRAMES = 120
const SLOW_MILLISECONDS = 34

/** What was seen while something scrolled; times in milliseconds. */
interface Seen {
  frames: number[]
  nodes: number
}

endOnSignals()
const folder = join(tmpdir(), 'mezzo-bench')
mkdirSync(folder, { recursive: true })
await buildWeb()
const browser = await chromium.launch({
  executablePath: (await findBrowser()) || undefined,
  args: launchFlags,
})
try {
  say(
    '| Units | zoom | scrolling | frame, middle | 99 of 100 | longest | over 34 ms | own work per frame | elements |',
  )
  say(
    '| ----: | ---- | --------- | ------------: | --------: | ------: | ---------: | -----------------: | -------: |',
  )
  const demo = await startDemo(4716, mkdtempSync(join(folder, 'demo-')))
  try {
    const cookies = await logIn(demo.url, 'landlord@mezzo.example', 'mezzo-demo')
    const path = `/en/dashboard/g/${demoId('place/lindenhof')}/availability`
    await measure(40, demo.url, cookies, path, ['month'])
  } finally {
    await demo.stop()
  }
  const postgres = await keepPostgres(values['data-dir'])
  try {
    await fillMissing(postgres, [{ requests: 10_000, database: 'mezzo_10000' }])
    const mezzo = await startMezzo(postgres.url('mezzo_10000'), 4717, folder)
    try {
      const cookies = await logIn(mezzo.url, 'landlord-1@scale.example')
      await measure(1000, mezzo.url, cookies, '/en/dashboard/calendar', ZOOMS)
    } finally {
      await mezzo.stop()
    }
  } finally {
    await postgres.stop()
  }
} finally {
  await browser.close()
}

async function measure(
  units: number,
  url: string,
  headers: Record<string, string>,
  path: string,
  zooms: readonly string[],
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const pairs = (headers.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  await context.addCookies(pairs.map((cookie) => ({ ...cookie, secure: cookie.name.startsWith('__') })))
  const page = await context.newPage()
  for (const zoom of zooms) {
    await page.goto(`${path}?zoom=${zoom}`)
    await page.getByRole('grid').waitFor()
    await page.waitForTimeout(3000)
    for (const move of MOVES) await report(units, zoom, move, context, page)
  }
  await context.close()
}

async function report(
  units: number,
  zoom: string,
  move: (typeof MOVES)[number],
  context: BrowserContext,
  page: Page,
) {
  const cdp = await context.newCDPSession(page)
  // Time of the page's own thread, which other work on the machine doesn't lengthen.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const own = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await own()
  const { frames, nodes } = await page.evaluate(scroll, { ...move, count: FRAMES })
  const work = ((await own()) - before) / FRAMES
  await cdp.detach()
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  const slow = frames.filter((frame) => frame > SLOW_MILLISECONDS).length
  say(
    `| ${units} | ${zoom} | ${move.name} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${slow} of ${frames.length} | ${work.toFixed(1)} | ${nodes} |`,
  )
}

/** Runs in the page: scrolls by so much in each frame, and turns round at the ends. */
function scroll(move: { x: number; y: number; count: number }): Promise<Seen> {
  const grid = document.querySelector('[role="grid"]')
  if (!grid) throw new Error('No timeline')
  grid.scrollTop = 0
  return new Promise((done) => {
    const frames: number[] = []
    let [last, nodes, x, y] = [0, 0, move.x, move.y]
    const step = (now: number) => {
      if (last > 0) frames.push(now - last)
      last = now
      nodes = Math.max(nodes, document.getElementsByTagName('*').length)
      const [left, top] = [grid.scrollLeft, grid.scrollTop]
      grid.scrollBy(x, y)
      if (x !== 0 && grid.scrollLeft === left) x = -x
      if (y !== 0 && grid.scrollTop === top) y = -y
      if (frames.length < move.count) requestAnimationFrame(step)
      else done({ frames, nodes })
    }
    requestAnimationFrame(step)
  })
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
