import type { Page } from '@playwright/test'
import { jana, login } from './api.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'

const application = /\/assets\/index-[^/]+\.js$/

/** Whether the application runs in what the server has written. */
const isTaken = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })

test('a page that is only looked at runs nothing but its counting, and is then taken over as it is', async ({
  context,
  request,
  to,
}) => {
  const listing = await listingOf(request, 'lindenhof')
  const differences: string[] = []
  const addresses = [
    to('start'),
    to('publicSearch', {}, { place: 'berlin' }),
    to('landing', { place: 'berlin' }),
    to('publicGroup', { groupId: listing.groupId }),
    to('help'),
    to('privacy'),
    to('inviteLandlords'),
    to('supportUkraine'),
  ]
  for (const address of addresses) {
    const asked: string[] = []
    // One of its own: what the page before still fetches is not asked for by this one.
    const page = await context.newPage()
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') asked.push(sent.url())
      const body = sent.postData() ?? ''
      if (body.includes('PageDiffersError')) differences.push(`${page.url()} ${body}`)
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const scripts = new Set(asked.map((url) => new URL(url).pathname.split('-')[0]))
    expect([address, scripts]).toEqual([address, new Set(['/assets/arrival', '/assets/visit'])])
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-first', ''))
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await expect.poll(() => isTaken(page), address).toBe(true)
    await expect(page.locator('main[data-first]'), address).toBeVisible()
    await page.close()
  }
  expect(differences).toEqual([])
})

test('neither a click nor what is typed before the application runs is lost', async ({ page, to, t }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(application, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(to('start'))
  const listing = page.getByRole('article').first()
  const title = (await listing.getByRole('heading').textContent()) ?? ''
  await listing.getByRole('button', { name: t('shortlist.add', { title }) }).click()
  expect(await isTaken(page)).toBe(false)
  letGo()
  await expect(listing.getByRole('button', { name: t('shortlist.remove', { title }) })).toBeVisible()

  let letGoAgain = () => {}
  const heldAgain = new Promise<void>((resolve) => (letGoAgain = resolve))
  await page.unroute(application)
  await page.route(application, async (route) => {
    await heldAgain
    await route.continue()
  })
  await page.goto(to('help'))
  const search = page.getByRole('searchbox', { name: t('help.search') })
  await search.pressSequentially('xyzzy')
  expect(await isTaken(page)).toBe(false)
  letGoAgain()
  await expect(page.getByRole('heading', { name: t('help.nothing') })).toBeVisible()
  await expect(search).toHaveValue('xyzzy')
  await expect(search).toBeFocused()
})

test('without the application the page stays of use, and the next sign of life asks for it again', async ({
  page,
  to,
}) => {
  await page.route(application, (route) => route.abort())
  await page.goto(to('start'))
  await page.mouse.move(200, 300)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/[lg]\/[\da-f-]+$/)
  await page.unroute(application)
  await expect
    .poll(async () => {
      await page.mouse.move(200 + Math.round(100 * Math.random()), 320)
      return isTaken(page)
    })
    .toBe(true)
})

test('whoever is logged in has their own page at once', async ({ page, to }) => {
  await login(page.request, jana)
  await page.goto(to('start'))
  await expect.poll(() => isTaken(page)).toBe(true)
  await expect(page.locator('#root[data-written]')).toHaveCount(0)
})
