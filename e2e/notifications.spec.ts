import { graphql } from './api.ts'
import { expect, test } from './fixtures.ts'
import { accept } from './stages.ts'

test('a request rings the bell, its notification leads to it and is read then', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const { bookingRequestId } = await askFor('kastanienallee')
  const { page } = landlord
  await page.goto(to('homepage'))
  await page.getByRole('button', { name: new RegExp(`^${t('notifications.title')}, \\d+`) }).click()
  const panel = page.getByRole('dialog', { name: t('notifications.title') })
  const row = panel.getByRole('link', { name: tenant.person.name })
  await expect(row).toContainText(t('notifications.unread'))
  await row.click()
  await expect(page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
  expect(page.url()).toContain(bookingRequestId)

  await page.goto(to('notifications'))
  const listed = page.getByRole('main').getByRole('link', { name: tenant.person.name })
  await expect(listed).toBeVisible()
  await expect(listed).not.toContainText(t('notifications.unread'))
})

test('the deep link of a notification opens what it is about; one that is not ours is not found', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('lindenhof')
  const { notifications } = await graphql<{
    notifications: { nodes: { id: string; listingRequestId: string }[] }
  }>(landlord.request, '{ notifications { nodes { id listingRequestId } } }')
  const own = notifications.nodes.find(({ listingRequestId }) => listingRequestId === asked.id)
  const link = to('notification', { notificationId: own?.id })
  await landlord.page.goto(link)
  await expect(landlord.page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
  expect(landlord.page.url()).toContain(`/inbox/${asked.bookingRequestId}`)
  await tenant.page.goto(link)
  await expect(
    tenant.page.getByRole('heading', { level: 1, name: t('errors.pages.notFoundTitle') }),
  ).toBeVisible()
})

test('what somebody wants to be told about is kept, for all listings and for one', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  await page.goto(to('notifications', {}, { view: 'settings' }))
  const group = page.getByRole('group', { name: t('catalogue.notificationKind.BOOKING_CANCELED') })
  const byEmail = group.getByRole('checkbox', { name: t('notifications.settings.byEmail') })
  await expect(byEmail).toBeChecked()
  const listing = page.getByLabel(t('notifications.settings.listing'))
  const answerTo = (operation: string) =>
    page.waitForResponse((answer) => (answer.request().postData() ?? '').includes(operation))
  const ofListing = answerTo('query NotificationPreferences')
  await listing.selectOption({ index: 1 })
  await expect(page).toHaveURL(/listing=/)
  await ofListing
  const saved = answerTo('mutation NotificationSavePreference')
  await byEmail.click()
  await expect(byEmail).not.toBeChecked()
  await saved
  await expect(page.getByRole('button', { name: t('notifications.settings.reset') })).toBeVisible()
  await page.reload()
  await expect(byEmail).not.toBeChecked()
  await page.getByRole('button', { name: t('notifications.settings.reset') }).click()
  await expect(byEmail).toBeChecked()
})

test('a tenant hears of the answer in the own frame: bell, list and request', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('kastanienallee')
  await accept(landlord.request, asked)
  const { page } = tenant
  await page.goto(to('tenantRequests'))
  const bell = page.getByRole('button', { name: new RegExp(`^${t('notifications.title')}, 1`) })
  await expect(bell).toBeInViewport({ ratio: 1 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await bell.click()
  const panel = page.getByRole('dialog', { name: t('notifications.title') })
  await panel.getByRole('link', { name: t('notifications.all') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('notifications.title') })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const views = page.getByRole('navigation', { name: t('notifications.views') })
  await expect(views.getByRole('link')).toHaveCount(3)
  const row = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(row).toContainText(t('notifications.unread'))
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/requests/${asked.bookingRequestId}/${asked.id}`))
  await page.goto(to('notifications'))
  await expect(row).toBeVisible()
  await expect(row).not.toContainText(t('notifications.unread'))
})

test('a tenant chooses what to be told about; what belongs to the contract always comes by mail', async ({
  tenant,
  t,
  to,
}) => {
  const { page } = tenant
  await page.goto(to('notifications'))
  const views = page.getByRole('navigation', { name: t('notifications.views') })
  await views.getByRole('link', { name: t('notifications.view.settings') }).click()
  const kinds = 'notifications.settings.tenantKinds'
  const answers = page.getByRole('group', { name: t(`${kinds}.NEW_BOOKING_REQUEST.name`) })
  const byEmail = t('notifications.settings.byEmail')
  await expect(answers.getByRole('checkbox', { name: byEmail })).toBeChecked()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  const contract = page.getByRole('group', { name: t(`${kinds}.RENTAL_AGREEMENT_READY.name`) })
  const always = contract.getByRole('checkbox', { name: byEmail })
  await expect(always).toBeChecked()
  await expect(always).toBeDisabled()
  await expect(always).toHaveAccessibleDescription(t('notifications.settings.always'))
  const saved = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('mutation NotificationSaveTenantPreference'),
  )
  await answers.getByRole('checkbox', { name: byEmail }).click()
  await expect(answers.getByRole('checkbox', { name: byEmail })).not.toBeChecked()
  await saved
  await page.reload()
  await expect(answers.getByRole('checkbox', { name: byEmail })).not.toBeChecked()
})
