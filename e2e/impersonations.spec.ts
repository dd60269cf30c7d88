import { jana, login, sam, someone } from './api.ts'
import { expect, test } from './fixtures.ts'

test('staff see who acts as a landlord, and end it from another window', async ({ page, browser, t, to }) => {
  const reason = `The landlord asked what to answer, ${someone().lastName}.`
  const own = await browser.newContext()
  const acting = await own.newPage()
  await login(acting.request, sam)
  await acting.goto(to('staff', {}, { q: jana.email }))
  await acting.getByRole('button', { name: t('staff.actAs', { name: jana.name }) }).click()
  const begin = acting.getByRole('dialog')
  await begin.getByLabel(t('staff.impersonate.reason')).fill(reason)
  await begin.getByRole('button', { name: t('staff.impersonate.start') }).click()
  const banner = acting.getByRole('region', { name: t('shell.impersonation.label') })
  await expect(banner).toBeVisible()

  const text = (key: string, values?: Record<string, string | number>) =>
    t(`staffImpersonations.${key}`, values)
  const names = { actor: sam.name, landlord: jana.name }
  await login(page.request, sam)
  await page.goto(to('staff'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('staff.impersonations') })
    .click()
  await page.getByLabel(text('state')).selectOption('running')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: reason })
  await expect(row).toContainText(text('who', names))
  await expect(row).toContainText(text('isRunning'))
  await row.getByRole('button', { name: text('endName', names) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('endSubmit') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()
  await page.getByLabel(text('state')).selectOption('ended')
  await expect(row).toContainText(text('changes', { count: 0 }))
  await row.getByRole('link', { name: text('logName', names) }).click()
  await expect(page.getByText(text('onlyOne'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

  await acting.goto(to('homepage'))
  await expect(banner).toBeHidden()
  await own.close()
})
