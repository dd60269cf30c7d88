import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects nothing that axe finds on the page; wide ones are looked at by day, those of a phone by night. */
export async function expectNoFinding(page: Page, name: string) {
  const colorScheme = (page.viewportSize()?.width ?? 0) < 610 ? 'dark' : 'light'
  // The bar of a page that loads is over in a moment.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  expect.soft(await listFindings(page), `${name}, ${colorScheme}`).toEqual([])
}

/** What axe finds on the page as it is shown, one line for each rule. */
export async function listFindings(page: Page): Promise<string[]> {
  // Colours that are still on their way would be measured as neither light nor dark.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((motion) => motion.finished)))
  // What lies half under the bar at the top is as large as it is: whoever wants it scrolls on.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Where a page has no frames, all rules are tried in the page itself; nobody reads what was found to be right.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  )
}
