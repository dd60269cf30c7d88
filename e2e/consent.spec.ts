import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoId } from '../src/server/demo/random.ts'
import { jana, login } from './api.ts'
import { expect, test } from './fixtures.ts'

const nobody = { cookies: [], origins: [] }
test.use({ storageState: nobody })

/** What runs the dashboard, or takes a public page over. */
const application = /\/assets\/index-[^/]+\.js$/

const question = (page: Page, asked: string) => page.getByRole('region', { name: asked })
const answerOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie-consent')?.value

/** Whether the application runs in what the server has written. */
const isTaken = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )

test('the start page asks once, without the application, and what is answered holds', async ({
  page,
  t,
  to,
}) => {
  await page.route(application, (route) => route.abort())
  const asked = t('legal.privacy.tracking.legend')
  await page.goto(to('start'))
  await expect(question(page, asked)).toBeVisible()
  expect((await new AxeBuilder({ page }).include('#consent-question').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: t('legal.privacy.tracking.none'), exact: true }).click()
  await expect(question(page, asked)).toHaveCount(0)
  expect(await answerOf(page)).toBe('none')
  await page.goto(to('publicSearch'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page, asked)).toHaveCount(0)
})

test('the question leaves what is needed in reach, and both answers are as easy', async ({ page, t, to }) => {
  const shown = question(page, t('legal.privacy.tracking.legend'))
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(to('publicListing', { listingId: demoId('unit/torstrasse/0') }))
    const [no, yes] = await Promise.all((await shown.getByRole('button').all()).map((it) => it.boundingBox()))
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height])
    // The one action of the page, which on a phone has a bar of its own.
    await page.getByRole('link', { name: t('publicListing.ask') }).click({ trial: true })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true })
  }
})

test('the dashboard asks before its application is there', async ({ page, t, to }) => {
  await login(page.request, jana)
  await page.route(application, (route) => route.abort())
  await page.goto(to('homepage'))
  const asked = t('legal.privacy.tracking.legend')
  await expect(question(page, asked)).toBeVisible()
  await page.getByRole('button', { name: t('legal.privacy.tracking.functional'), exact: true }).click()
  expect(await answerOf(page)).toBe('functional')
  await page.unroute(application)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page, asked)).toHaveCount(0)
})

test('the choice on the privacy page needs no application either, and shows what was answered', async ({
  page,
  t,
  to,
}) => {
  await page.route(application, (route) => route.abort())
  await page.goto(to('privacy'))
  const yes = page.getByRole('radio', { name: t('legal.privacy.tracking.functional') })
  const no = page.getByRole('radio', { name: t('legal.privacy.tracking.none') })
  await expect(no).toBeChecked()
  await yes.focus()
  await page.keyboard.press('Space')
  await expect(yes).toBeChecked()
  expect(await answerOf(page)).toBe('functional')
  await expect(question(page, t('legal.privacy.tracking.legend'))).toHaveCount(0)
  await page.reload()
  await expect(yes).toBeChecked()

  // With the application it is the same choice, and says that it was kept.
  await page.unroute(application)
  await page.reload()
  // Of a pointer only a second place is a movement.
  await page.mouse.move(200, 300, { steps: 2 })
  await expect.poll(() => isTaken(page)).toBe(true)
  await no.check({ force: true })
  await expect(page.getByText(t('legal.privacy.tracking.kept'))).toBeVisible()
  await expect(no).toBeChecked()
  expect(await answerOf(page)).toBe('none')
})

test('an answer below the choice shows in it', async ({ page, t, to }) => {
  await page.goto(to('privacy'))
  await page.getByRole('button', { name: t('legal.privacy.tracking.functional'), exact: true }).click()
  await expect(page.getByRole('radio', { name: t('legal.privacy.tracking.functional') })).toBeChecked()
})

test('whoever asks not to be tracked is asked nothing', async ({ browser, t, to }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { dnt: '1' }, storageState: nobody })
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  const page = await context.newPage()
  await page.goto(to('privacy'))
  await expect(page.getByText(t('legal.privacy.tracking.refused'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('legal.privacy.tracking.functional') })).toBeHidden()
  await expect(question(page, t('legal.privacy.tracking.legend'))).toHaveCount(0)
  await context.close()
})
