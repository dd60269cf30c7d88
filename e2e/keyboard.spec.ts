import { expect, test } from './fixtures.ts'
import { jana } from './api.ts'
import { confirmInterest, statusOf } from './stages.ts'
import { tabTo } from './steps.ts'

test('the landlord logs in, accepts and signs by keyboard alone', async ({ page, tenant, t, to, askFor }) => {
  const asked = await askFor('kastanienallee')
  const { name } = tenant.person
  const { keyboard } = page

  await page.goto(to('login'))
  await tabTo(page, page.getByLabel(t('account.email')))
  await keyboard.type(jana.email)
  await tabTo(page, page.getByRole('textbox', { name: t('account.password') }))
  await keyboard.type(jana.password)
  await keyboard.press('Enter')
  await expect(page.getByRole('region', { name: t('home.needsYou.title') })).toBeVisible()

  // The skip link is the first stop; the menu leads to the inbox.
  await tabTo(page, page.getByRole('link', { name: t('ui.skipToContent') }))
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: t('shell.nav.inbox') }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('inbox.title') })).toBeVisible()

  // j and k move through the list and show what they stand on.
  const current = page.locator('a[data-active="true"][data-request]')
  await expect(page.locator('a[data-request]').first()).toBeVisible()
  await keyboard.press('j')
  const first = await current.getAttribute('data-request')
  await keyboard.press('j')
  await expect(current).not.toHaveAttribute('data-request', first ?? '')
  await keyboard.press('k')
  await expect(current).toHaveAttribute('data-request', first ?? '')

  await keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: t('inbox.search') })).toBeFocused()
  await keyboard.type(tenant.person.lastName)
  const row = page.getByRole('link', { name })
  await expect(row).toHaveCount(1)
  await tabTo(page, row)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name })).toBeFocused()

  // a opens the dialog, Escape leaves it without doing anything, Enter accepts.
  const dialog = page.getByRole('dialog', { name: t('request.acceptDialog.title', { name }) })
  await keyboard.press('a')
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await statusOf(tenant.request, asked)).toBe('CONFIRMING_AVAILABILITY')
  await keyboard.press('a')
  const submit = dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true })
  await expect(submit).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(t('request.acceptDialog.done', { name }))).toBeVisible()

  const offerId = await confirmInterest(tenant.request, asked)
  await page.goto(to('contractSign', { offerId }))
  await tabTo(page, page.getByRole('checkbox'))
  await keyboard.press('Space')
  await tabTo(page, page.getByLabel(t('contract.sign.name')))
  await keyboard.type(jana.name)
  await tabTo(page, page.getByRole('button', { name: t('contract.sign.submit') }))
  await keyboard.press('Enter')
  await expect(page.getByText(t('contract.next.waitForTenant', { tenant: name }))).toBeVisible()
})

test('a dialog that finds no connection says so, and goes on when there is one', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  await askFor('gaertnerplatz')
  const { page } = landlord
  await page.goto(to('inbox', {}, { search: tenant.person.lastName }))
  await expect(page.getByRole('link', { name: tenant.person.name })).toHaveCount(1)
  await page.route('**/api/graphql', (route) => route.abort('internetdisconnected'))
  await page.keyboard.press('j')
  await expect(page.locator('a[data-active="true"][data-request]')).toBeVisible()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('errors.ConnectionError'))).toBeVisible()
  await page.unroute('**/api/graphql')
  await dialog.getByRole('button', { name: t('request.failure.retry') }).click()
  const submit = dialog.getByRole('button', { name: t('request.acceptDialog.submit'), exact: true })
  await expect(submit).toBeEnabled()
})
