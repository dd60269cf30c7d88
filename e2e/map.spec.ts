import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { graphql } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'

const canvas = (page: Page) => page.locator('.maplibregl-canvas')
const clusters = (page: Page) => page.locator('button[data-kind="cluster"]')
const homes = (page: Page) => page.locator('button[data-kind="home"]')

/** Public pages wait for somebody to do something. */
async function move(page: Page): Promise<void> {
  await page.mouse.move(20, 30)
  await page.mouse.move(40, 60)
}

/** The number in the line that says how many homes there are. */
async function countIn(page: Page): Promise<number> {
  return Number.parseInt((await page.locator('#results h2').textContent()) ?? '', 10)
}

test('homes are found by the map, the list in step with it', async ({ page, to, t }) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') return
    const { events = [] } = (request.postDataJSON() ?? {}) as {
      events?: { type: string; groupId?: string }[]
    }
    for (const { type, groupId = '' } of events) {
      if (type === 'ListingViewedInSearchResultsMap') seen.push(groupId)
    }
  })
  await page.goto(to('publicSearch', {}, { view: 'map' }))
  const all = await countIn(page)
  await move(page)
  await expect(canvas(page)).toBeVisible()
  await expect(canvas(page)).toHaveAccessibleName(t('publicSearch.mapLabel', { count: all }))
  await expect(clusters(page).first()).toBeVisible()
  await expectNoFinding(page, 'search with a map')

  // A cluster opens into what it stands for, and Back closes it again.
  const cluster = clusters(page).first()
  const within = Number(await cluster.textContent())
  await cluster.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bounds=/)
  await expect.poll(() => countIn(page)).toBeLessThan(all)
  expect(await countIn(page)).toBeGreaterThanOrEqual(within)
  await page.goBack()
  await expect(page).not.toHaveURL(/bounds=/)
  await expect.poll(() => countIn(page)).toBe(all)

  // Moving it by keys narrows the list, and all that fit are one link away.
  await canvas(page).focus()
  for (const key of ['+', '+', 'ArrowLeft']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(600)
  }
  await expect(page).toHaveURL(/bounds=/)
  await expect(page.getByText(t('publicSearch.inWindow'))).toBeVisible()
  await page.getByRole('link', { name: t('publicSearch.allHomes') }).click()
  await expect.poll(() => countIn(page)).toBe(all)

  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(new Set(seen).size).toBe(seen.length)
})

test('a marker and its card belong together', async ({ page, to, t, phone }) => {
  await page.goto(to('publicSearch', {}, { view: 'map' }))
  await move(page)
  const marker = homes(page).first()
  await marker.focus()
  await page.keyboard.press('Enter')
  const groupId = await page.locator('[data-group][data-lifted]').getAttribute('data-group')
  expect(groupId).not.toBeNull()
  const card = page.locator(`[data-group="${groupId}"]`)
  const chosen = page.getByRole('region', { name: t('publicSearch.chosen') })
  await expect(phone ? chosen.getByRole('link') : card).toBeInViewport()
  // The other way round, too.
  const link = page.locator('[data-group]').first().getByRole('link')
  await link.focus()
  await expect(page.locator('[data-group]').first()).toHaveAttribute('data-lifted')
})

test('a page without a map loads nothing of it, and one that can’t draw it says so', async ({
  page,
  to,
  t,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(to('publicSearch'))
  await move(page)
  await page.getByRole('link', { name: t('publicSearch.asMap') }).hover()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /make-map|maplibre|^\/map\//.test(path))).toEqual([])

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(to('publicSearch', {}, { view: 'map' }))
  await move(page)
  await expect(page.getByText(t('map.UNDRAWABLE'))).toBeVisible()
  await expect(page.getByText(t('publicSearch.mapFallback'))).toBeVisible()
  await expect(page.locator('[data-group]').first()).toBeVisible()
})

test('the page of a home shows the circle around it once that is near', async ({ page, to, t }) => {
  const listing = await listingOf(page.request, 'torstrasse')
  const tiles: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/map/')) tiles.push(path)
  })
  await page.goto(to('publicListing', { listingId: listing._id }))
  await move(page)
  await page.waitForLoadState('networkidle')
  expect(tiles).toEqual([])
  await page.getByRole('heading', { name: t('listingMore.district') }).scrollIntoViewIfNeeded()
  await expect(canvas(page)).toBeVisible()
  await expect(canvas(page)).toHaveAccessibleName(t('listingMore.districtMap', { city: 'Berlin' }))
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  // Its middle is tinted, the land around it isn't.
  await expect.poll(() => isTinted(page)).toBe(true)
})

async function isTinted(page: Page): Promise<boolean> {
  const picture = sharp(await canvas(page).screenshot())
    .removeAlpha()
    .raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const first = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3
    return data.subarray(first, first + 3).toString('hex')
  }
  return at(0.5, 0.55) !== at(0.03, 0.97)
}

test('a landlord sets the point of a home by keys and by numbers, and takes it back', async ({
  landlord,
  to,
  t,
  language,
}) => {
  const { page } = landlord
  const { groupId, _id: listingId } = await listingOf(page.request, 'sonnenallee')
  const lat = page.getByLabel(t('listingEdit.location.lat'))
  const lon = page.getByLabel(t('listingEdit.location.lon'))
  await page.goto(to('listingEdit', { listingId, stepId: 'location' }))
  await lat.fill('north')
  await expect(lat).toHaveAccessibleDescription(/13|52/)
  await lat.fill('52.4801')
  await lon.fill('13,4402')
  await page.getByRole('button', { name: t('listingEdit.location.pointSave') }).click()
  await expect(page.getByText(t('listingEdit.location.pointSource.SET'))).toBeVisible()
  await expect.poll(() => pointOf(landlord.request, groupId)).toMatchObject({ lat: 52.4801, lon: 13.4402 })

  await expect(page.getByRole('button', { name: t('listingEdit.location.pointSave') })).toBeHidden()
  const pin = page.getByRole('button', { name: t('map.pin') })
  await pin.focus()
  await page.keyboard.press('Shift+ArrowRight')
  const saved = language === 'de' ? '13,44020' : '13.44020'
  await expect(lon).not.toHaveValue(saved)
  await page.getByRole('button', { name: t('listingEdit.location.pointDiscard') }).click()
  await expect(lon).toHaveValue(saved)

  await page.getByRole('button', { name: t('listingEdit.location.pointReset') }).click()
  await expect.poll(async () => (await pointOf(landlord.request, groupId))?.source).not.toBe('SET')
  // Where the demo's home is, for who comes after.
  await lat.fill('52.483')
  await lon.fill('13.433')
  await page.getByRole('button', { name: t('listingEdit.location.pointSave') }).click()
  await expect.poll(() => pointOf(landlord.request, groupId)).toMatchObject({ source: 'SET' })
})

async function pointOf(request: Parameters<typeof graphql>[0], groupId: string) {
  const { listingForEdit } = await graphql<{
    listingForEdit: { point: { lon: number; lat: number; source: string } | null }
  }>(
    request,
    `
      query ($groupId: ID) {
        listingForEdit(groupId: $groupId) {
          point {
            lon
            lat
            source
          }
        }
      }
    `,
    { groupId },
  )
  return listingForEdit.point
}
