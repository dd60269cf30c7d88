import {
  answering,
  isSignedWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../test/webhook-receiver.ts'
import { signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'

let receiver: WebhookReceiver
test.beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
test.afterAll(() => receiver.close())

test('a webhook is set up, tried, sent to again, paused, given a new secret and deleted', async ({
  page,
  language,
  t,
  to,
}) => {
  await signUp(page.request, someone(), language, true)
  await page.goto(to('account', { section: 'webhooks' }))
  await page.getByRole('button', { name: t('webhooks.create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('webhooks.url')).fill('http://hooks.mezzo-test.com/in')
  await dialog.getByRole('button', { name: t('webhooks.submit') }).click()
  await expect(dialog.getByText(t('webhooks.urlProblems.open'))).toBeVisible()
  const { url } = receiver
  await dialog.getByLabel(t('webhooks.url')).fill(url)
  await dialog.getByRole('button', { name: t('webhooks.submit') }).click()
  const secret = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: t('webhooks.kept') }).click()

  receiver.answers.push(answering(503, 'Closed for lunch'))
  await page.getByRole('button', { name: t('webhooks.testOf', { url }) }).click()
  await expect(dialog.getByText('Closed for lunch')).toBeVisible()
  expect(receiver.received.map((message) => isSignedWith(secret, message))).toEqual([true])
  await dialog.getByRole('button', { name: /webhook\.test/ }).click()
  await expect(dialog.getByText(t('catalogue.webhookDeliveryState.DELIVERED'), { exact: true })).toBeVisible()
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  await dialog
    .getByRole('button', { name: t('webhooks.close') })
    .last()
    .click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: t('webhooks.pauseOf', { url }) }).click()
  await expect(page.getByText(t('catalogue.webhookState.PAUSED'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('webhooks.testOf', { url }) })).toBeHidden()
  await page.getByRole('button', { name: t('webhooks.resumeOf', { url }) }).click()
  await expect(page.getByText(t('catalogue.webhookState.ACTIVE'), { exact: true })).toBeVisible()

  await page.getByRole('button', { name: t('webhooks.rotateOf', { url }) }).click()
  await dialog.getByRole('button', { name: t('webhooks.rotate') }).click()
  await expect(dialog.locator('code')).not.toHaveText(secret)
  await dialog.getByRole('button', { name: t('webhooks.kept') }).click()

  await page.getByRole('button', { name: t('webhooks.deleteOf', { url }) }).click()
  await dialog.getByRole('button', { name: t('webhooks.delete'), exact: true }).click()
  await expect(page.getByText(t('webhooks.empty'))).toBeVisible()
})
