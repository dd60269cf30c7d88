import type { Locator, Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { newListing } from './calendar-steps.ts'
import { middleOf } from './finger.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'

test('many photos at once: refused with a reason, ordered by keys, turned, deleted', async ({
  landlord,
  to,
  t,
}) => {
  // Twenty megabytes take their time.
  test.slow()
  const { page } = landlord
  const { _id } = await listingOf(landlord.request, 'torstrasse')
  await page.goto(to('listingEdit', { listingId: _id, stepId: 'photos' }))
  const orders = ordersOf(page)
  const photos = page.getByRole('list', { name: t('pictures.title'), exact: true }).getByRole('listitem')
  await expect(photos.first()).toBeVisible()
  const before = await photos.count()

  await page.getByLabel(t('pictures.add')).setInputFiles([
    { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await painted(90, 30).jpeg().toBuffer() },
    {
      name: 'script.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg><script>alert(1)</script></svg>'),
    },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe000104a464946', 'hex') },
    // Twenty megabytes.
    {
      name: 'large.png',
      mimeType: 'image/png',
      buffer: await painted(2900, 2400).png({ compressionLevel: 0 }).toBuffer(),
    },
  ])
  const uploads = page.getByRole('list', { name: t('pictures.uploads') }).getByRole('listitem')
  await expect(photos).toHaveCount(before + 2, { timeout: 60_000 })
  await expect(uploads.filter({ hasText: 'script.jpg' })).toContainText(t('pictures.errors.upload.kind'))
  await expect(uploads.filter({ hasText: 'broken.jpg' })).toContainText(t('pictures.errors.upload.damaged'))
  await expect(uploads).toHaveCount(2)

  // By keyboard alone, to the place of the cover; it stays there.
  const wide = photos.nth(before)
  const address = await wide.getByRole('img').getAttribute('src')
  await wide.getByRole('button', { name: t('pictures.earlier') }).press('Home')
  await expect(photos.first().getByRole('img')).toHaveAttribute('src', address ?? '')
  await expect(photos.first()).toContainText(t('pictures.cover'))
  await expect(photos.first().getByRole('button', { name: t('pictures.earlier') })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(photos.nth(1).getByRole('img')).toHaveAttribute('src', address ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(photos.first().getByRole('img')).toHaveAttribute('src', address ?? '')

  // By mouse to the third place; Escape gives up on the way back, so that it takes a second drag.
  const picture = (place: number) => photos.nth(place).getByRole('img')
  await picture(0).scrollIntoViewIfNeeded()
  await dragTo(2, [picture(0), picture(2)])
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(picture(0)).toHaveAttribute('src', address ?? '')
  await dragTo(2, [picture(0), picture(2)])
  await page.mouse.up()
  await expect(picture(2)).toHaveAttribute('src', address ?? '')
  await dragTo(0, [picture(2), picture(0)])
  await page.mouse.up()
  await expect(picture(0)).toHaveAttribute('src', address ?? '')
  // The same order as after the first key; orders are saved one after the other, and a reload would lose what waits.
  await expect.poll(() => orders.underWay === 0 && orders.saved.at(-1) === orders.saved[0]).toBe(true)
  await page.reload()
  await expect(photos.first().getByRole('img')).toHaveAttribute('src', address ?? '')

  // What it shows, and turned to the right: another address.
  await photos.first().getByLabel(t('pictures.category')).selectOption('KITCHEN')
  await photos
    .first()
    .getByRole('button', { name: t('pictures.turn') })
    .click()
  await expect(photos.first().getByRole('img')).not.toHaveAttribute('src', address ?? '')
  await expect(photos.first().getByLabel(t('pictures.category'))).toHaveValue('KITCHEN')

  await photos
    .first()
    .getByRole('button', { name: t('pictures.delete') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pictures.delete') })
    .click()
  await expect(photos).toHaveCount(before + 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  async function dragTo(place: number, [from, onto]: [Locator, Locator]) {
    // Photos that still slide to their places are not where they seem to be.
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
    const [start, end] = [await middleOf(from), await middleOf(onto)]
    const name = await photos.nth(place).getAttribute('aria-label')
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 8 })
    // The photo that was there has made room.
    await expect(photos.nth(place)).not.toHaveAttribute('aria-label', name ?? '')
  }
})

test('photos that wait are sent after a lost connection, and also when the step is left', async ({
  page,
  to,
  t,
  language,
}) => {
  const { listingId } = await newListing(page.request, language)
  const names = ['hall', 'kitchen', 'bath', 'bed', 'desk']
  const files = await Promise.all(
    names.map(async (name, at) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await painted(40 + at, 30)
        .png()
        .toBuffer(),
    })),
  )
  // The second is cut off.
  let calls = 0
  await page.route('**/api/pictures?*', async (route) => {
    calls++
    if (calls === 2) await route.abort('internetdisconnected')
    else await route.continue()
  })
  await page.goto(to('listingWizard', { listingId, stepId: 'photos' }))
  const photos = page.getByRole('list', { name: t('pictures.title'), exact: true }).getByRole('listitem')
  const uploads = page.getByRole('list', { name: t('pictures.uploads') }).getByRole('listitem')
  await page.getByLabel(t('pictures.add')).setInputFiles(files)
  await expect(photos).toHaveCount(1)
  await expect(uploads).toHaveCount(4)
  await expect(uploads.first()).toContainText(t('pictures.errors.connection'))
  await expect(uploads.nth(1)).toContainText(t('pictures.state.waiting'))
  await uploads
    .first()
    .getByRole('button', { name: t('pictures.again') })
    .click()
  await page
    .getByRole('link', { name: t('listingEdit.steps.floorPlan.title') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('listingEdit.steps.floorPlan.title') })).toBeVisible()
  await expect.poll(() => calls).toBe(6)
  await page
    .getByRole('link', { name: t('listingEdit.steps.photos.title') })
    .first()
    .click()
  await expect(photos).toHaveCount(5)
  await expect(uploads).toHaveCount(0)
})

/** Of another colour each time: a picture that a listing has already isn't added twice. */
function painted(width: number, height: number) {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
}

/** The orders that are saved, the newest last, and how many are on their way. */
function ordersOf(page: Page): { saved: string[]; underWay: number } {
  const orders = { saved: [] as string[], underWay: 0 }
  const idsIn = (request: Request) => {
    const sent = request.postData() ?? ''
    return sent.includes('OrderPictures') ? /"imageIds":(\[[^\]]*\])/.exec(sent)?.[1] : undefined
  }
  page.on('request', (request) => {
    if (idsIn(request)) orders.underWay++
  })
  page.on('requestfinished', (request) => {
    const ids = idsIn(request)
    if (!ids) return
    orders.underWay--
    orders.saved.push(ids)
  })
  return orders
}
