import { expect, test } from './fixtures.ts'
import { accept } from './stages.ts'

test('a tenant writes before the yes, and both read contact data once there is one', async ({
  landlord,
  tenant,
  askFor,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  const ids = { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }
  const name = tenant.person.firstName
  const ofTenant = tenant.page.getByRole('region', { name: t('messages.title') })
  const ofLandlord = landlord.page.getByRole('region', { name: t('messages.title') })

  await tenant.page.goto(to('tenantRequest', ids))
  await ofTenant.getByRole('textbox').fill('Is there a desk? Call 0176 12345678.')
  await expect(ofTenant.getByRole('status')).toContainText('Is there a desk? Call •••••.')
  await ofTenant.getByRole('button', { name: t('messages.send') }).click()
  await expect(ofTenant.getByRole('listitem')).toContainText('Is there a desk? Call 0176 12345678.')

  await landlord.page.goto(to('inbox'))
  await landlord.page.getByRole('searchbox', { name: t('inbox.search') }).fill(tenant.person.lastName)
  const row = landlord.page
    .getByRole('link', { name: t('inbox.messages', { count: 1 }) })
    .filter({ hasText: name })
  await row.click()
  await expect(ofLandlord.getByRole('listitem')).toContainText('Is there a desk? Call •••••.')
  await expect(ofLandlord.getByRole('listitem')).toContainText(t('messages.hidden'))
  await expect(ofLandlord.getByText(t('messages.unread', { count: 1 }))).toBeHidden()
  await ofLandlord.getByRole('combobox').selectOption('free')
  await ofLandlord.getByRole('button', { name: t('messages.templates.insert') }).click()
  await expect(ofLandlord.getByRole('textbox')).toBeFocused()
  await expect(ofLandlord.getByRole('textbox')).toHaveValue(new RegExp(name))
  await ofLandlord.getByRole('textbox').fill('There is one.')
  await ofLandlord.getByRole('button', { name: t('messages.send') }).click()
  await expect(ofLandlord.getByRole('listitem')).toHaveCount(2)

  await tenant.page.goto(to('tenantRequests'))
  await expect(tenant.page.getByText(t('tenant.newMessages', { count: 1 }))).toBeVisible()
  await tenant.page.goto(to('tenantRequest', ids))
  await expect(ofTenant.getByRole('listitem').last()).toContainText('There is one.')
  await tenant.page.goto(to('tenantRequests'))
  await expect(tenant.page.getByText(t('tenant.newMessages', { count: 1 }))).toBeHidden()

  await accept(landlord.request, asked)
  await landlord.page.goto(to('inbox', ids))
  await expect(ofLandlord.getByRole('listitem').first()).toContainText('Call 0176 12345678.')
})

test('either side blocks a conversation, and both are told', async ({ landlord, tenant, askFor, t, to }) => {
  const asked = await askFor('lindenhof')
  const ids = { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }
  await tenant.page.goto(to('tenantRequest', ids))
  const ofTenant = tenant.page.getByRole('region', { name: t('messages.title') })
  await ofTenant.getByRole('button', { name: t('messages.block.button') }).click()
  await tenant.page
    .getByRole('dialog')
    .getByRole('button', { name: t('messages.block.submit') })
    .click()
  await expect(ofTenant.getByRole('button', { name: t('messages.unblock.button') })).toBeVisible()

  await landlord.page.goto(to('inbox', ids))
  const ofLandlord = landlord.page.getByRole('region', { name: t('messages.title') })
  await expect(
    ofLandlord.getByText(t('messages.blockedByOther', { name: tenant.person.firstName })),
  ).toBeVisible()
  await expect(ofLandlord.getByRole('textbox')).toBeHidden()
})
