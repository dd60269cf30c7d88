import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { newListing } from './calendar-steps.ts'
import { fingerOn, middleOf, scrollY, settled } from './finger.ts'
import { expect, test } from './fixtures.ts'

const COUNT = 14

test('photos are put in order by a finger that rests first; a quick one scrolls', async ({
  page,
  to,
  t,
  language,
}) => {
  const { listingId } = await newListing(page.request, language)
  await page.goto(to('listingWizard', { listingId, stepId: 'photos' }))
  await page.getByLabel(t('pictures.add')).setInputFiles(await Promise.all(range(COUNT).map(photo)))
  const list = page.getByRole('list', { name: t('pictures.title'), exact: true })
  const photos = list.getByRole('listitem')
  await expect(photos).toHaveCount(COUNT, { timeout: 60_000 })
  await expect(page.getByRole('list', { name: t('pictures.uploads') })).toBeHidden()
  const addresses = () =>
    photos.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const began = await addresses()
  const finger = await fingerOn(page)
  const image = (place: number) => photos.nth(place).getByRole('img')

  // A quick movement scrolls, and moves nothing else.
  await image(0).scrollIntoViewIfNeeded()
  const start = await middleOf(image(0))
  const scrolled = await scrollY(page)
  await finger.down(start)
  await finger.moveTo({ x: start.x, y: start.y - 250 })
  await finger.up()
  await expect.poll(() => scrollY(page)).toBeGreaterThan(scrolled + 100)
  expect(await addresses()).toEqual(began)
  await settled(page)

  // Resting lifts the photo: the page stays where it is, the others make room.
  await centred(page, image(2))
  const [from, beside] = [await middleOf(image(2)), await middleOf(image(3))]
  const still = await scrollY(page)
  await finger.down(from)
  await expect(list.locator('[data-held]')).toHaveCount(1)
  await finger.moveTo(beside)
  await expect(photos.nth(2)).toHaveAccessibleName(nameAt(4))
  const saved = saving(page)
  await finger.up()
  await saved
  expect(await scrollY(page)).toBe(still)
  const swapped = moved(began, 2, 3)
  await expect.poll(addresses).toEqual(swapped)

  // What takes the finger away gives up.
  await finger.down(await middleOf(image(2)))
  await expect(list.locator('[data-held]')).toHaveCount(1)
  await finger.moveTo(await middleOf(image(3)))
  await finger.cancel()
  await expect(list.locator('[data-held]')).toHaveCount(0)
  expect(await addresses()).toEqual(swapped)

  // Held near to the lower edge it scrolls to the last place.
  await centred(page, image(0))
  const last = COUNT - 1
  await finger.down(await middleOf(image(0)))
  await expect(list.locator('[data-held]')).toHaveCount(1)
  await finger.moveTo({ x: 320, y: 835 })
  await expect.poll(() => page.evaluate(isAtEnd)).toBe(true)
  const box = await list.boundingBox()
  if (!box) throw new Error('No list')
  await finger.moveTo({ x: box.x + box.width - 60, y: box.y + box.height - 60 })
  await expect(photos.nth(0)).toHaveAccessibleName(nameAt(COUNT))
  const savedLast = saving(page)
  await finger.up()
  await savedLast
  const ordered = moved(swapped, 0, last)
  await expect.poll(addresses).toEqual(ordered)

  await page.reload()
  await expect(photos).toHaveCount(COUNT)
  expect(await addresses()).toEqual(ordered)

  function nameAt(place: number) {
    return new RegExp(`\\b${place}\\b.*\\b${COUNT}\\b`)
  }
})

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}

async function photo(number: number) {
  const background = { r: (number * 67) % 256, g: (number * 131) % 256, b: 90 }
  const buffer = await sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `room-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
}

async function centred(page: Page, locator: ReturnType<Page['locator']>) {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // The scrolling of a finger before may run on for a moment.
  await settled(page)
}

/** The answer of the server to a new order. */
function saving(page: Page) {
  return page.waitForResponse((response) => response.request().postData()?.includes('imageIds') ?? false)
}

function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries.slice(from, from + 1)
  const others = entries.filter((_, at) => at !== from)
  return [...others.slice(0, to), ...entry, ...others.slice(to)]
}
