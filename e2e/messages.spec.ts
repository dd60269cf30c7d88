import { conversationOn, openConversation, write } from './conversation.ts'
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
  const name = tenant.person.firstName
  const ofLandlord = conversationOn(landlord.page, t)

  const ofTenant = await openConversation({ page: tenant.page, t, to }, 'tenantRequest', asked)
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
  await write(ofLandlord, t, 'There is one.')
  await expect(ofLandlord.getByRole('listitem')).toHaveCount(2)

  await tenant.page.goto(to('tenantRequests'))
  await expect(tenant.page.getByText(t('tenant.newMessages', { count: 1 }))).toBeVisible()
  await openConversation({ page: tenant.page, t, to }, 'tenantRequest', asked)
  await expect(ofTenant.getByRole('listitem').last()).toContainText('There is one.')
  await tenant.page.goto(to('tenantRequests'))
  await expect(tenant.page.getByText(t('tenant.newMessages', { count: 1 }))).toBeHidden()

  await accept(landlord.request, asked)
  await openConversation({ page: landlord.page, t, to }, 'inbox', asked)
  await expect(ofLandlord.getByRole('listitem').first()).toContainText('Call 0176 12345678.')
})

test('either side blocks a conversation, and both are told', async ({ landlord, tenant, askFor, t, to }) => {
  const asked = await askFor('lindenhof')
  const ofTenant = await openConversation({ page: tenant.page, t, to }, 'tenantRequest', asked)
  await ofTenant.getByRole('button', { name: t('messages.block.button') }).click()
  await tenant.page
    .getByRole('dialog')
    .getByRole('button', { name: t('messages.block.submit') })
    .click()
  await expect(ofTenant.getByRole('button', { name: t('messages.unblock.button') })).toBeVisible()

  const ofLandlord = await openConversation({ page: landlord.page, t, to }, 'inbox', asked)
  await expect(
    ofLandlord.getByText(t('messages.blockedByOther', { name: tenant.person.firstName })),
  ).toBeVisible()
  await expect(ofLandlord.getByRole('textbox')).toBeHidden()
})

test('a message in another language is read in the own one, and the original again', async ({
  landlord,
  tenant,
  askFor,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  const text = 'Buongiorno, posso ritirare le chiavi la sera? Il mio numero è 0176 12345678.'
  const ofTenant = await openConversation({ page: tenant.page, t, to }, 'tenantRequest', asked)
  await write(ofTenant, t, text)
  await expect(ofTenant.getByRole('button', { name: t('messages.translate') })).toBeHidden()

  const ofLandlord = await openConversation({ page: landlord.page, t, to }, 'inbox', asked)
  await ofLandlord.getByRole('button', { name: t('messages.translate') }).click()
  const masked = text.replace('0176 12345678', '•••••')
  await expect(ofLandlord.getByText(new RegExp(`^\\[(EN|DE|FR)\\] Buongiorno`))).toContainText(masked)
  await expect(ofLandlord.getByText(t('messageTranslation.test'))).toBeVisible()
  await ofLandlord.getByRole('button', { name: t('messages.originalOnly') }).click()
  await expect(ofLandlord.getByText(t('messageTranslation.test'))).toBeHidden()
  await expect(ofLandlord.getByRole('button', { name: t('messages.translate') })).toBeFocused()
})

test('a team writes a template of its own, uses it and deletes it', async ({ landlord, askFor, t, to }) => {
  const asked = await askFor('lindenhof')
  const { page } = landlord
  const dialog = page.getByRole('dialog')
  const name = `Desk ${asked.id.slice(0, 8)}`
  const thread = await openConversation({ page, t, to }, 'inbox', asked)
  await thread.getByRole('button', { name: t('messages.templates.own') }).click()
  await dialog.getByRole('button', { name: t('messageTemplates.new') }).click()
  await dialog.getByLabel(t('messageTemplates.name'), { exact: true }).fill(name)
  await dialog.getByLabel(t('messageTemplates.text'), { exact: true }).fill('Call {phone}, ')
  await dialog.getByRole('button', { name: t('messageTemplates.save') }).click()
  await expect(
    dialog.getByText(t('messageTemplates.wrong.unknown', { placeholder: '{phone}' })),
  ).toBeVisible()
  await dialog.getByLabel(t('messageTemplates.text'), { exact: true }).fill('There is a desk in ')
  await dialog.getByRole('button', { name: t('messageTemplates.placeholders.home') }).click()
  await dialog.getByRole('button', { name: t('messageTemplates.save') }).click()
  await dialog.getByRole('button', { name: t('messageTemplates.changeOne', { name }) }).click()
  await dialog.getByLabel(t('messageTemplates.text'), { exact: true }).fill('Hello {firstName}: {home}.')
  await dialog.getByRole('button', { name: t('messageTemplates.save') }).click()
  await expect(dialog.getByRole('button', { name: t('messageTemplates.new') })).toBeVisible()
  await expect(dialog.getByText('Hello {firstName}: {home}.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await thread.getByRole('combobox').selectOption({ label: name })
  await thread.getByRole('button', { name: t('messages.templates.insert') }).click()
  await expect(thread.getByRole('textbox')).toHaveValue(/^Hello .+: \{home\}\.$/)
  await thread.getByRole('button', { name: t('messages.send') }).click()
  await expect(thread.getByText(t('messages.templates.unfilledHome', { names: '{home}' }))).toBeVisible()
  await expect(thread.getByRole('listitem')).toHaveCount(0)
  await write(thread, t, 'Hello, the desk is by the window.')
  await expect(thread.getByRole('listitem')).toHaveCount(1)

  await thread.getByRole('button', { name: t('messages.templates.own') }).click()
  await dialog.getByRole('button', { name: t('messageTemplates.deleteOne', { name }) }).click()
  await dialog.getByRole('button', { name: t('messageTemplates.deleteSubmit') }).click()
  await expect(dialog.getByRole('button', { name: t('messageTemplates.new') })).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('messageTemplates.changeOne', { name }) })).toBeHidden()
})

test('files go with a message once there is a yes, and the other side opens them', async ({
  landlord,
  tenant,
  askFor,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  const attach = { name: t('messageFiles.attach') }
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a plan') }
  const program = { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }

  const ofTenant = await openConversation({ page: tenant.page, t, to }, 'tenantRequest', asked)
  await expect(ofTenant.getByRole('button', attach)).toHaveAttribute('aria-disabled', 'true')
  await expect(ofTenant.getByText(t('messages.filesNotYet'))).toBeVisible()

  await accept(landlord.request, asked)
  const ofLandlord = await openConversation({ page: landlord.page, t, to }, 'inbox', asked)
  await expect(ofLandlord.getByRole('button', attach)).toBeEnabled()
  await ofLandlord.locator('input[type=file]').setInputFiles([plan, program])
  const chosen = ofLandlord.getByRole('list', { name: t('messageFiles.list') })
  await expect(chosen.getByText(t('messageFiles.done'))).toBeVisible()
  await expect(chosen.getByRole('alert')).toHaveText(t('messageFiles.wrong.upload.kind'))
  await chosen.getByRole('button', { name: t('messageFiles.removeOne', { name: program.name }) }).click()
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await ofLandlord.getByRole('button', { name: t('messages.send') }).click()
  await expect(ofLandlord.getByRole('link', { name: plan.name })).toBeVisible()
  await expect(chosen).toBeHidden()

  await tenant.page.reload()
  const link = ofTenant.getByRole('link', { name: plan.name })
  const opened = await tenant.request.get(await link.evaluate((element: HTMLAnchorElement) => element.href))
  expect(opened.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(await opened.text()).toBe('%PDF-1.7 a plan')
})
