import type { Page } from '@playwright/test'
import type { RouteName } from '../src/web/routes.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'

// What a finger has to hit is 44 px high and wide (WCAG 2.5.5), unless it stands in a sentence.
test.skip(({ phone }) => !phone, 'a matter of fingers')

const PAGES: readonly RouteName[] = [
  'homepage',
  'inbox',
  'calendar',
  'bookings',
  'payments',
  'taxReport',
  'performance',
  'rents',
  'notifications',
  'team',
  'portalHomes',
  'audit',
  'account',
  'billingDetails',
  'createListing',
  'stayImport',
  'cleaning',
  'start',
  'publicSearch',
  'help',
  'terms',
]

for (const name of PAGES) {
  test(`what a finger hits on ${name} is large enough`, async ({ landlord, to }) => {
    const { page } = landlord
    await page.goto(to(name, name === 'help' ? { articleId: 'photos' } : {}))
    expect(await tooSmall(page)).toEqual([])
  })
}

test('what a finger hits in the table of apartments is large enough, and a row unfolds', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  const { groupId } = await listingOf(page.request, 'lindenhof')
  await page.goto(to('units', { groupId }))
  const row = page.getByRole('row').nth(1)
  const fields = row.getByRole('button', { name: new RegExp(t('units.field.availableTo')) })
  await expect(fields).toBeHidden()
  await row.getByRole('button', { expanded: false }).tap()
  await expect(fields).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
})

/** What is smaller, by its size and its words. */
async function tooSmall(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  // Lists that come later have links, too.
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const LEAST = 43.5
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const style = getComputedStyle(control)
      if (width < 2 || height < 2 || style.visibility === 'hidden') return []
      // Only the keyboard gets to the one, and only the browser fills in the other.
      if (control.matches('[href="#main"], input[tabindex="-1"]')) return []
      const text = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
      const isInSentence =
        style.display === 'inline' && [...(control.parentElement?.childNodes ?? [])].some(text)
      // A bar of a chart, which is also a table.
      if (isInSentence || control.closest('svg, figure')) return []
      const label =
        control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
      const isTick = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
      const boxes = [control, ...(isTick && label ? [label] : [])].map((one) => {
        const after = getComputedStyle(one, '::after')
        const box = one.getBoundingClientRect()
        const isReach = after.content !== 'none' && after.position === 'absolute'
        return {
          width: Math.max(box.width, isReach ? Number.parseFloat(after.width) || 0 : 0),
          height: Math.max(box.height, isReach ? Number.parseFloat(after.height) || 0 : 0),
        }
      })
      const words = control.getAttribute('aria-label') ?? control.textContent ?? ''
      // Its words stand beside it, over those of the next one.
      if (style.display !== 'inline' && style.overflowX === 'visible' && control.scrollWidth > width + 2)
        return [
          `${control.tagName} ${control.scrollWidth} in ${Math.round(width)} ${words.trim().slice(0, 40)}`,
        ]
      if (boxes.some((box) => box.width >= LEAST && box.height >= LEAST)) return []
      return [`${control.tagName} ${Math.round(width)}x${Math.round(height)} ${words.trim().slice(0, 40)}`]
    })
  })
}
