import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection a page that is opened says so, and comes back with it; nothing private is kept', async ({
  landlord,
  language,
  t,
  to,
}) => {
  const { page } = landlord
  await page.goto(to('homepage'))
  await expect(page.getByRole('region', { name: t('home.needsYou.title') })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await page.reload()
  await expect(page.getByRole('region', { name: t('home.needsYou.title') })).toBeVisible()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
  expect(kept).toContain(`/offline/${language}`)
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(kept.filter((path) => !/^\/(assets|offline)\//.test(path))).toEqual([])

  await page.context().setOffline(true)
  await page.goto(to('bookings'))
  const offline = { en: 'You’re offline', de: 'Sie sind offline' }[language]
  await expect(page.getByRole('heading', { level: 1, name: offline })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: t('bookings.title') })).toBeVisible()
})
