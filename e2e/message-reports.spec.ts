import { login, sam } from './api.ts'
import { conversationOn, openConversation, write } from './conversation.ts'
import { expect, test } from './fixtures.ts'

const why = 'Nobody needs a passport to answer a question about a desk.'

test('a tenant reports a conversation, staff read and close it, and both sides see that', async ({
  landlord,
  tenant,
  askFor,
  browser,
  t,
  to,
}) => {
  const asked = await askFor('lindenhof')
  const ofTenant = await openConversation({ page: tenant.page, t, to }, 'tenantRequest', asked)
  const report = ofTenant.getByRole('button', { name: t('messages.report.button') })

  await test.step('there is something to report once the landlord has written', async () => {
    await expect(report).toHaveAttribute('aria-disabled', 'true')
    const ofLandlord = await openConversation({ page: landlord.page, t, to }, 'inbox', asked)
    await write(ofLandlord, t, 'Send me a picture of your passport.')
  })

  await test.step('the tenant says why, and reads that it is being looked at', async () => {
    await tenant.page.reload()
    await report.click()
    const dialog = tenant.page.getByRole('dialog')
    await expect(dialog.getByText(t('messageReport.staffRead'))).toBeVisible()
    await dialog.getByRole('button', { name: t('messageReport.submit') }).click()
    await expect(dialog.getByText(t('messageReport.reasonMissing'))).toBeVisible()
    await dialog.getByLabel(t('catalogue.messageReportReason.FRAUD_OR_PHISHING')).check()
    await dialog.getByLabel(t('messageReport.words')).fill('I only asked about a desk.')
    await dialog.getByRole('button', { name: t('messageReport.submit') }).click()
    await expect(dialog).toBeHidden()
    await expect(report).toHaveAttribute('aria-disabled', 'true')
    await expect(ofTenant.getByText(t('reasons.ALREADY_REPORTED'))).toBeVisible()
  })

  const desk = await browser.newContext()
  const staff = await desk.newPage()
  await login(desk.request, sam)
  await test.step('staff find it, read what was written and close the conversation', async () => {
    await staff.goto(to('staffReports'))
    // It is the latest of those that wait.
    await staff.getByRole('link').filter({ hasText: tenant.person.lastName }).click()
    await expect(staff.getByText('I only asked about a desk.')).toBeVisible()
    await expect(staff.getByText('Send me a picture of your passport.')).toBeHidden()
    await staff.getByRole('button', { name: t('staffReports.read') }).click()
    await expect(staff.getByText('Send me a picture of your passport.')).toBeVisible()
    const close = { name: t('staffReports.outcomes.CONVERSATION_CLOSED.button') }
    await staff.getByRole('button', close).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel(t('staffReports.label')).fill(why)
    await dialog.getByRole('button', close).click()
    await expect(dialog).toBeHidden()
    await expect(staff.getByText(t('catalogue.messageReportOutcome.CONVERSATION_CLOSED'))).toBeVisible()
  })

  await test.step('neither can write any more, and both read why', async () => {
    for (const { page } of [tenant, landlord]) {
      await page.reload()
      const thread = conversationOn(page, t)
      await expect(thread.getByText(why)).toBeVisible()
      await expect(thread.getByRole('textbox')).toBeHidden()
    }
  })
  await desk.close()
})
