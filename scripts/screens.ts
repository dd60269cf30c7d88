import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { listFindings } from '../e2e/axe-findings.ts'
import { LANGUAGES, type Language } from '../src/domain/catalogue/language.ts'
import { path } from '../src/web/routes.ts'
import { type NamedLook, named, visitLooks } from './looks.ts'
import { root } from './processes.ts'

// Pictures of every page at three widths, in two schemes and three languages, to be looked at: test-results/screens with
// an index.html; names what throws, is wider than its window, or axe finds. `--only home,inbox`, `--widths 390`,
// `--languages de`, `--schemes dark` take fewer.
const folder = join(root, 'test-results/screens')
const WIDTHS = named('widths', ['390', '768', '1440']).map(Number)
const SCHEMES = named('schemes', ['light', 'dark'] as const)
const taken: string[] = []

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await visitLooks(named('languages', LANGUAGES), shoot)
writeFileSync(join(folder, 'index.html'), gallery())
process.stdout.write(`${taken.length} pictures in test-results/screens\n`)

async function shoot(context: BrowserContext, look: NamedLook, language: Language): Promise<string[]> {
  const problems: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 610 ? 844 : 900 })
    const answer = await page.goto(path(look.page, { language, ...look.params }, look.search))
    if ((answer?.status() ?? 500) >= 400) problems.push(`${answer?.status()} at ${width}`)
    await page.waitForLoadState('networkidle')
    await bringMap(page)
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)
    if (isTooWide) problems.push(`is wider than its window of ${width}`)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await drawMap(page)
      const file = `${look.name}-${width}-${colorScheme}-${language}.png`
      await page.screenshot({ path: join(folder, file), timeout: 60_000 })
      taken.push(file)
      for (const finding of await listFindings(page)) problems.push(`${width}, ${colorScheme}: ${finding}`)
    }
  }
  await page.close()
  return problems
}

/** A map that is in sight comes with the first sign of life. */
async function bringMap(page: Page): Promise<void> {
  const waiting = page.locator('[data-state="WAITING"]')
  if ((await waiting.count()) === 0) return
  const box = await waiting.first().boundingBox()
  if (!box || box.y > (page.viewportSize()?.height ?? 0)) return
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('[data-state=SHOWN], [data-state=UNDRAWABLE], [data-state=UNREACHABLE]').waitFor()
}

/** It tells nobody when its tiles are drawn, which without a graphics card takes a while. */
async function drawMap(page: Page): Promise<void> {
  if ((await page.locator('.maplibregl-canvas').count()) > 0) await page.waitForTimeout(2_500)
}

function gallery(): string {
  const figures = taken.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" width="300" alt=""></a><figcaption>${file}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:13px sans-serif}figure{margin:0}</style>${figures.join('\n')}`
}
