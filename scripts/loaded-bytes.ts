import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { launchFlags } from './launch-flags.ts'

/** Bytes as they came over the wire, headers included, of every script and every style sheet by its path. */
export interface Loaded {
  scripts: Map<string, number>
  styles: Map<string, number>
}

/** What is visited: a page by its path, with the cookies of somebody or of nobody. */
export interface Visit {
  url: string
  path: string
  cookies: { name: string; value: string }[]
}

/** Milliseconds without anything under way after which a page has come to rest. */
const QUIET = 500

/** Starts the tests' browser for some visits. */
export async function withBrowser<Result>(visits: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) || undefined,
    args: launchFlags,
  })
  try {
    return await visits(browser)
  } finally {
    await browser.close()
  }
}

/** What a browser that has never been there has loaded once the page has come to rest and waits for nothing more. */
export async function loadedAt(browser: Browser, { url, path, cookies }: Visit): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
    const finished = watch(context)
    const page = await context.newPage()
    // What a page puts off until it has been looked at for a while belongs to it.
    await page.clock.install()
    const atRest = restOf(page)
    await page.goto(url + path)
    await atRest()
    await page.clock.fastForward('05:00')
    await atRest()
    return await weigh(finished)
  } finally {
    await context.close()
  }
}

/** The service worker's requests are among them, once it works. */
function watch(context: BrowserContext): Request[] {
  const finished: Request[] = []
  context.on('requestfinished', (request) => finished.push(request))
  return finished
}

function restOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let last = performance.now()
  const ended = (request: Request) => {
    underWay.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    last = performance.now()
    while (underWay.size > 0 || performance.now() - last < QUIET) {
      // A frame is what the page itself needs to ask for more.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

async function weigh(finished: readonly Request[]): Promise<Loaded> {
  const loaded: Loaded = { scripts: new Map(), styles: new Map() }
  for (const request of finished) {
    const path = new URL(request.url()).pathname
    // By their names: what the worker fetches for a page is no script to it.
    const kind = path.endsWith('.js') ? loaded.scripts : path.endsWith('.css') ? loaded.styles : null
    if (!kind) continue
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    // What the worker hands on to the page has come over the wire once.
    kind.set(path, Math.max(kind.get(path) ?? 0, responseBodySize + responseHeadersSize))
  }
  return loaded
}
