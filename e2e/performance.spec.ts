import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('how homes did: figures, what vacancy cost and how it is counted, charts with their tables, and homes by name', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  await page.goto(to('performance'))
  await expect(page.getByRole('heading', { level: 1, name: t('performance.title') })).toBeVisible()
  await expect(page.getByText(t('performance.occupied'), { exact: true })).toBeVisible()
  await expectNoFinding(page, 'performance of all homes')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const vacancy = page.getByRole('region', { name: t('performance.vacancy') })
  const first = vacancy.getByRole('listitem').first()
  await first.getByText(t('performance.howCounted')).click()
  await expect(first.getByText('12 ÷ 365')).toBeVisible()

  const nights = page.getByRole('region', { name: t('performance.published'), exact: true })
  await expect(nights.getByRole('listitem')).toHaveCount(12)
  await nights
    .getByRole('link', { name: t('performance.asTableOf', { title: t('performance.published') }) })
    .click()
  await expect(nights.getByRole('row')).toHaveCount(13)
  const earned = page.getByRole('region', { name: t('performance.earnings'), exact: true })
  await earned.getByRole('link', { name: t('performance.byQuarter') }).click()
  await earned
    .getByRole('link', { name: t('performance.asTableOf', { title: t('performance.earnings') }) })
    .click()
  // Twelve months lie in four or five quarters; a head and a sum beside them.
  await expect(earned.getByRole('row').last()).toContainText(t('performance.together'))
  await expect(page).toHaveURL(/tables=nights\.earnings/)
  await expectNoFinding(page, 'performance as tables')

  const homes = page.getByRole('region', { name: t('performance.homes') })
  await homes.getByRole('link', { name: 'Torstraße 14' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Torstraße 14' })).toBeVisible()
  await expect(page.getByRole('region', { name: t('performance.prices') })).toBeVisible()
  await page.getByRole('link', { name: t('periods.lengths.quarter'), exact: true }).click()
  await expect(page).toHaveURL(/performance\?.*period=20\d\d-Q[1-4]/)
  await expectNoFinding(page, 'performance of a home')
})

test('the figures are taken along as a table', async ({ landlord, t, to }) => {
  const { page } = landlord
  await page.goto(to('performance'))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('performance.csv'), exact: true }).click()
  expect((await download).suggestedFilename()).toBe('mezzo-performance-last-12.csv')
  expect(await (await download).failure()).toBeNull()
})
