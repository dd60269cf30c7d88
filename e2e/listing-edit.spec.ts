import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a listing begins with a city, saves itself without a connection too, and asks when two windows differ', async ({
  landlord,
  to,
  t,
}) => {
  const { page } = landlord
  const saved = page.getByText(t('listingEdit.save.SAVED'))
  const area = (window: Page) => window.getByLabel(t('listingEdit.apartment.area'))

  await page.goto(to('createListing'))
  await page.getByLabel(t('createListing.city')).fill('Leipzig')
  await page.getByRole('button', { name: t('createListing.submit') }).click()
  await expect(page).toHaveURL(/\/wizard\/location$/)
  const listingId = /\/l\/([^/]+)\/wizard/.exec(page.url())?.[1]

  // What is missing is called as its field is, and leads there.
  const missing = page.getByText(t('listingEdit.gaps.title', { count: 10 }))
  const number = page.getByLabel(t('listingEdit.location.streetNumber'), { exact: true })
  await missing.click()
  await page.getByRole('link', { name: t('listingGapField.address.streetNumber') }).click()
  await expect(number).toBeFocused()

  // Each field saves itself; the next step is a link.
  await page.getByLabel(t('listingEdit.location.street'), { exact: true }).fill('Karl-Heine-Straße')
  await page.getByLabel(t('listingEdit.location.streetNumber'), { exact: true }).fill('54')
  const zipCode = page.getByLabel(t('listingEdit.location.zipCode'))
  // What is typed is in sight as a whole, also a long one.
  await zipCode.fill('1012 AB')
  expect(await zipCode.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true)
  await zipCode.fill('04229')
  await expect(saved).toBeVisible()
  await page
    .getByRole('link', {
      name: t('listingEdit.wizard.next', { step: t('listingEdit.steps.apartment.title') }),
    })
    .click()
  await area(page).fill('3')
  await expect(page.getByText(t('listingEdit.save.REFUSED', { count: 1 }))).toBeVisible()
  await area(page).fill('48')
  await expect(saved).toBeVisible()

  // Without a connection it waits in the browser, the other steps go on, and it is sent later.
  await page.context().setOffline(true)
  await area(page).fill('52')
  await expect(page.getByText(t('listingEdit.save.OFFLINE'))).toBeVisible()
  await page
    .getByRole('link', {
      name: t('listingEdit.wizard.next', { step: t('listingEdit.steps.rooms.title') }),
    })
    .click()
  await page.getByRole('button', { name: t('listingEdit.rooms.add.BEDROOM') }).click()
  await expect(page.getByText(t('listingEdit.save.OFFLINE'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(saved).toBeVisible()
  await page.goto(to('listingEdit', { listingId, stepId: 'apartment' }))
  await expect(area(page)).toHaveValue('52')

  // Two windows: what both changed is shown in both versions.
  const other = await page.context().newPage()
  await other.goto(to('listingEdit', { listingId, stepId: 'apartment' }))
  await area(other).fill('60')
  await expect(other.getByText(t('listingEdit.save.SAVED'))).toBeVisible()
  await area(page).fill('70')
  const question = page.getByRole('dialog', { name: t('listingEdit.conflict.title') })
  await expect(question.getByText('60', { exact: true })).toBeVisible()
  await expect(question.getByText('70', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: t('listingEdit.conflict.mine') }).click()
  await expect(saved).toBeVisible()
  await other.reload()
  await expect(area(other)).toHaveValue('70')
  await other.close()
})
