import { jana, login, sam } from './api.ts'
import { expect, test } from './fixtures.ts'

test('sales find a deal on the board, see what it waits for, and open its request as the landlord', async ({
  page,
  tenant,
  askFor,
  phone,
  t,
  to,
}) => {
  const { bookingRequestId } = await askFor('lindenhof')
  const { name, lastName } = tenant.person
  await login(page.request, sam)
  await page.goto(to('staff'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('staff.deals'), exact: true })
    .click()
  const stages = page.getByRole('navigation', { name: t('deals.columns') })
  await expect(stages.getByRole('link')).toHaveCount(phone ? 5 : 6)
  await page.getByRole('searchbox', { name: t('deals.filter.search') }).fill(lastName)
  const todo = page.getByRole('region', { name: t('catalogue.dealColumn.BOOKINGS_TODO') })
  const card = todo.getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText(t('deals.steps.ANSWERING', { tenant: name, landlord: jana.name }))

  const manager = page.getByLabel(t('deals.filter.manager'))
  await manager.selectOption('none')
  await expect(card).toBeHidden()
  await manager.selectOption({ label: sam.name })
  await page.getByLabel(t('deals.filter.keyAccounts')).check()
  await card.getByRole('link', { name: t('deals.onlyOf', { landlord: jana.name }) }).click()
  await expect(card).toBeVisible()
  await stages.getByRole('link', { name: t('catalogue.dealColumn.LOST') }).click()
  await expect(page.getByRole('region', { name: t('catalogue.dealColumn.LOST') })).toContainText(
    t('deals.empty.LOST'),
  )
  await expect(page.getByRole('link', { name: t('tableDownload.label') })).toHaveAttribute(
    'href',
    /column=LOST/,
  )
  await stages.getByRole('link', { name: t('catalogue.dealColumn.BOOKINGS_TODO') }).click()

  await card.getByRole('button', { name: t('deals.openName', { tenant: name, landlord: jana.name }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('staff.impersonate.reason')).fill('The landlord asked what to answer.')
  await dialog.getByRole('button', { name: t('staff.impersonate.start') }).click()
  await expect(page).toHaveURL(new RegExp(bookingRequestId))
  const banner = page.getByRole('region', { name: t('shell.impersonation.label') })
  await banner.getByRole('button', { name: t('shell.impersonation.end') }).click()
  await expect(banner).toBeHidden()
})
