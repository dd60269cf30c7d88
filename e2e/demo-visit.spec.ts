import { newLandlord } from './api.ts'
import { expect, test } from './fixtures.ts'

test('a new landlord looks around in a demo by one click, and leaves it by one', async ({
  browser,
  language,
  t,
  to,
}) => {
  const { page } = await newLandlord(browser, language)
  await page.goto(to('homepage'))
  await expect(page.getByRole('heading', { name: t('home.noListing.title') })).toBeVisible()

  await page.getByRole('button', { name: t('demoVisit.enter') }).click()
  await expect(page.getByText(t('demoVisit.making'))).toBeVisible()
  const banner = page.getByRole('region', { name: t('demoVisit.label') })
  await expect(banner).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jana')
  await expect(page.getByRole('heading', { name: t('home.needsYou.title') })).toBeVisible()

  // The demo goes on from page to page, and after a reload.
  await page.goto(to('bookings'))
  await expect(banner).toBeVisible()
  await page.reload()

  await banner.getByRole('button', { name: t('demoVisit.end') }).click()
  await expect(page.getByRole('heading', { name: t('home.noListing.title') })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: t('demoVisit.enter') })).toBeVisible()
  await page.context().close()
})
