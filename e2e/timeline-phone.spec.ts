import { expect, test } from './fixtures.ts'

const today = Temporal.Now.plainDateISO('UTC')

test('on a phone each apartment has a month as a strip, and opens its own calendar', async ({
  landlord,
  to,
  t,
  format,
}) => {
  const { page } = landlord
  await page.goto(to('calendar'))
  await expect(page.getByRole('grid')).toHaveCount(0)
  const month = today.with({ day: 1 })
  await expect(page.getByRole('heading', { name: format.month(month.toString(), 'year') })).toBeVisible()
  await page.getByRole('button', { name: t('calendar.monthOn') }).click()
  const next = month.add({ months: 1 })
  await expect(page.getByRole('heading', { name: format.month(next.toString(), 'year') })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(next.toString()))
  const list = page.getByRole('list', { name: t('calendar.units') })
  await expect(list.getByRole('img').first()).toBeVisible()
  await page.getByLabel(t('calendar.search')).fill('Lindenhof 07')
  await list.getByRole('link', { name: /Lindenhof 07/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Lindenhof 07/ })).toBeVisible()
})
