import type { CDPSession, Locator } from '@playwright/test'
import { newListing, nextYear } from './calendar-steps.ts'
import { expectChosen } from './days.ts'
import { settled } from './finger.ts'
import { expect, test } from './fixtures.ts'

/** How long a finger rests before it drags. */
const LONG_PRESS_MILLISECONDS = 600

async function centre(locator: Locator, x = 0.5) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing to touch')
  return { x: box.x + box.width * x, y: box.y + box.height / 2 }
}

async function fingerDrag(
  client: CDPSession,
  from: { x: number; y: number },
  to: { x: number; y: number },
  rest: number,
) {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  await new Promise((resolve) => setTimeout(resolve, rest))
  for (let step = 1; step <= 6; step++) {
    const point = { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('days are blocked, moved and made longer by finger, and the page still scrolls', async ({
  page,
  to,
  t,
  format,
  language,
}) => {
  const { listingId } = await newListing(page.request, language)
  const month = nextYear('03')
  const longDay = (number: string) => format.day(`${month}-${number}`, 'long')
  const day = (number: string) => page.getByRole('gridcell', { name: longDay(number) })
  const blocked = (number: string, from: string, until: string) =>
    page.getByRole('gridcell', {
      name: t('unitCalendar.day.label', {
        day: longDay(number),
        items: t('blocks.item.sentence.block', {
          short: t('catalogue.blockReason.OWN_USE'),
          range: format.dayRange(`${month}-${from}`, `${month}-${until}`),
        }),
      }),
    })
  const dialog = page.getByRole('dialog')
  const client = await page.context().newCDPSession(page)
  await page.goto(to('listingAvailability', { listingId }, { month }))

  await day('17').scrollIntoViewIfNeeded()
  // A quick movement is a scroll.
  const start = await centre(day('10'))
  await fingerDrag(client, start, { x: start.x, y: start.y - 150 }, 0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(dialog).toBeHidden()
  await settled(page)
  await day('17').scrollIntoViewIfNeeded()

  await fingerDrag(client, await centre(day('09')), await centre(day('11')), LONG_PRESS_MILLISECONDS)
  await expectChosen(dialog, t('blocks.to'), `${month}-11`)
  await expect(dialog.getByText(t('blocks.nobodyDeclined'))).toBeVisible()
  await dialog.getByRole('button', { name: t('blocks.block', { count: 1 }), exact: true }).tap()
  await expect(blocked('10', '09', '11')).toBeVisible()
  await expect(dialog).toBeHidden()

  await fingerDrag(client, await centre(day('10')), await centre(day('17')), LONG_PRESS_MILLISECONDS)
  await expect(blocked('17', '16', '18')).toBeVisible()

  // A tap chooses the block; then its ends can be pulled at once.
  const middle = await centre(day('17'))
  await page.touchscreen.tap(middle.x, middle.y)
  await expect(page.getByRole('heading', { name: longDay('17') })).toBeVisible()
  await fingerDrag(client, await centre(day('18'), 0.9), await centre(day('19')), 0)
  await expect(blocked('19', '16', '19')).toBeVisible()

  await page.getByRole('radio', { name: t('unitCalendar.views.year') }).check({ force: true })
  await page.getByRole('button', { name: format.month(`${month}-01`, 'year') }).tap()
  await expect(blocked('17', '16', '19')).toBeVisible()
})
