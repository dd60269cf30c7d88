import type { Page } from '@playwright/test'
import { login, sam } from './api.ts'
import { expect, test } from './fixtures.ts'

const ines = { ...sam, email: 'developer@mezzo.example', name: 'Ines Lindt' }

test('a strong permission takes a second person, acts once confirmed, and ends at once when taken', async ({
  page,
  browser,
  tenant,
  t,
  to,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`staffPermissions.${key}`, values)
  const { name, email } = tenant.person
  const sales = { permission: t('catalogue.permission.sales'), name }
  const accounting = { permission: t('catalogue.permission.accounting'), name }
  const second = await browser.newContext()
  const other = await second.newPage()
  await login(page.request, sam)
  await login(other.request, ines)

  const askFor = async (what: typeof sales, reason: string) => {
    await page.getByRole('button', { name: text('staff.askName', what), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('reasonDialog.label')).fill('So')
    await dialog.getByRole('button', { name: text('change.askSubmit') }).click()
    await expect(dialog.getByText(t('reasonDialog.missing', { min: 10, max: 500 }))).toBeVisible()
    await dialog.getByLabel(t('reasonDialog.label')).fill(reason)
    await dialog.getByRole('button', { name: text('change.askSubmit') }).click()
    await expect(dialog).toBeHidden()
  }
  const waitingFor = (at: Page, what: typeof sales) =>
    at
      .getByRole('region', { name: text('waiting.title') })
      .getByRole('listitem')
      .filter({ hasText: text('waiting.who', what) })

  await test.step('one’s own are not to be changed', async () => {
    await page.goto(to('staffPermissions', {}, { q: sam.email }))
    await page.getByRole('button', { name: text('staff.openOf', { name: sam.name }) }).click()
    const own = page.getByRole('button', {
      name: text('staff.takeName', { ...sales, name: sam.name }),
      exact: true,
    })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(t('reasons.OWN_PERMISSION')).first()).toBeVisible()
  })

  await test.step('the first asks for two strong ones', async () => {
    await page.getByRole('searchbox', { name: text('staff.search') }).fill(email)
    await page.getByRole('button', { name: text('staff.openOf', { name }) }).click()
    await askFor(sales, 'Looks after landlords from Monday on.')
    await askFor(accounting, 'Keeps the books from Monday on.')
    await expect(waitingFor(page, sales)).toContainText('Looks after landlords from Monday on.')
    await expect(
      waitingFor(page, sales).getByRole('button', { name: text('waiting.withdrawName', sales) }),
    ).toBeVisible()
  })

  await test.step('the second sees first what waits, and confirms one and declines the other', async () => {
    await other.goto(to('staff'))
    const day = other.getByRole('region', { name: t('staff.day.title') })
    await day.locator(`a[href="${to('staffPermissions')}"]`).click()
    await waitingFor(other, sales)
      .getByRole('button', { name: text('waiting.confirmName', sales) })
      .click()
    await expect(waitingFor(other, sales)).toBeHidden()
    await waitingFor(other, accounting)
      .getByRole('button', { name: text('waiting.declineName', accounting) })
      .click()
    const dialog = other.getByRole('dialog')
    await dialog.getByLabel(t('reasonDialog.label')).fill('The books stay where they are.')
    await dialog.getByRole('button', { name: text('waiting.decline') }).click()
    await expect(dialog).toBeHidden()
    await expect(waitingFor(other, accounting)).toBeHidden()
  })

  await test.step('the person may do what was confirmed, and nothing else', async () => {
    await tenant.page.goto(to('staffListings'))
    await expect(
      tenant.page.getByRole('heading', { level: 1, name: t('staff.listings.title') }),
    ).toBeVisible()
    await tenant.page.goto(to('staffPermissions'))
    const own = tenant.page.getByRole('region', { name: text('own.title') })
    await expect(own.getByRole('listitem')).toHaveCount(1)
    await expect(own).toContainText(text('lets.sales'))
  })

  await test.step('what is taken ends at once', async () => {
    await page.reload()
    await page.getByRole('button', { name: text('staff.takeName', sales), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('reasonDialog.label')).fill('Works for us only in summer.')
    await dialog.getByRole('button', { name: text('change.takeSubmit') }).click()
    await expect(dialog).toBeHidden()
    const answer = await tenant.request.post('/api/graphql', {
      data: { query: '{ staffListings { groupId } }' },
    })
    expect(await answer.text()).toContain('Not allowed to access')
  })
  await second.close()
})
