import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type DemoIds, enterAs, findDemoIds, listPages } from './demo-pages.ts'
import { expect, test } from './fixtures.ts'

const artefacts = join(import.meta.dirname, '../test-results/screenshots')
const pictures = join(import.meta.dirname, '../docs/pictures')

let ids: DemoIds
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext()
  ids = await findDemoIds(context.request)
  await context.close()
})

/** The pictures of the README: which page, in which project's window, light or dark. */
const forReadme: Record<string, { page: string; project: string; colorScheme: 'light' | 'dark' }> = {
  home: { page: 'home', project: 'embedded-1440-en', colorScheme: 'light' },
  'home-dark': { page: 'home', project: 'embedded-1440-en', colorScheme: 'dark' },
  request: { page: 'request', project: 'embedded-1440-en', colorScheme: 'light' },
  contract: { page: 'contract', project: 'embedded-1440-en', colorScheme: 'light' },
  'tenant-request': { page: 'tenant-request', project: 'embedded-1440-en', colorScheme: 'light' },
  'phone-inbox': { page: 'inbox', project: 'embedded-390-de', colorScheme: 'light' },
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page as a picture, ${colorScheme}`, async ({ browser, language, viewport }, { project }) => {
    test.setTimeout(180_000)
    mkdirSync(artefacts, { recursive: true })
    const widths = viewport?.width === 390 ? [390] : [768, 1440]
    for (const width of widths) {
      for (const [name, who, path] of listPages(ids)) {
        const context = await browser.newContext({
          colorScheme,
          reducedMotion: 'reduce',
          viewport: { width, height: 900 },
        })
        const page = await context.newPage()
        await enterAs(page.request, who)
        await page.goto(`/${language}${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        const picture = await page.screenshot()
        await sharp(picture)
          .png({ palette: true })
          .toFile(join(artefacts, `${name}-${width}-${language}-${colorScheme}.png`))
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(sideways, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
        const [readme] =
          Object.entries(forReadme).find(
            ([, at]) => at.page === name && at.project === project.name && at.colorScheme === colorScheme,
          ) ?? []
        if (readme && width !== 768 && process.env.MEZZO_README_PICTURES) {
          mkdirSync(pictures, { recursive: true })
          await sharp(picture)
            .png({ palette: true, quality: 90 })
            .toFile(join(pictures, `${readme}.png`))
        }
        await context.close()
      }
    }
  })
}
