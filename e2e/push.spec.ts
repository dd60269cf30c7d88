import type { BrowserContext } from '@playwright/test'
import {
  startLocalPush,
  type LocalBrowser,
  type LocalPush,
} from '../src/server/kernel/adapters/push/local-push.ts'
import type { DeclarativePush } from '../src/domain/notifications/push-message.ts'
import { dayField, expectTime, typeTime } from './days.ts'
import { expect, test } from './fixtures.ts'
import { accept, ask } from './stages.ts'
import { freeStay, listingOf } from './listings.ts'

/*
 * The push service of Chromium can't be reached from tests, and the headless one shows no notifications. What is
 * simulated: `PushManager` gives the subscription of a push service of our own, which gets what the server sends, checks
 * and decrypts it; that the service worker has got a test, and that somebody clicks on a message, the test does in its
 * place. The service worker's own part is tried in test/push-worker.test.ts.
 */
test.use({ serviceWorkers: 'allow' })

let service: LocalPush
test.beforeAll(async () => {
  service = await startLocalPush()
})
test.afterAll(() => service.close())

/** Lets the pages of a context subscribe at our push service. */
async function simulateSubscribing(context: BrowserContext, { subscription }: LocalBrowser) {
  await context.addInitScript((given) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
        .buffer
    const subscriptionWith = (applicationServerKey: ArrayBuffer) => ({
      endpoint: given.endpoint,
      options: { userVisibleOnly: true, applicationServerKey },
      getKey: (name: string) => bytes(name === 'auth' ? given.auth : given.p256dh),
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem('push-key')),
    })
    const known = () => {
      const key = sessionStorage.getItem('push-key')
      return key ? subscriptionWith(bytes(key)) : null
    }
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(known() as unknown as PushSubscription | null)
    PushManager.prototype.subscribe = ({ applicationServerKey } = {}) => {
      if (typeof applicationServerKey === 'string') sessionStorage.setItem('push-key', applicationServerKey)
      return Promise.resolve(known() as unknown as PushSubscription)
    }
  }, subscription)
}

/** The first message of that kind which the push service has got for a device; landlords hear of other tests, too. */
async function arrived(
  device: LocalBrowser,
  isIt: (message: DeclarativePush) => boolean,
): Promise<DeclarativePush> {
  const found = () => device.received.map(({ message }) => message).find(isIt)
  await expect.poll(found).toBeDefined()
  return found() as DeclarativePush
}

test('a landlord subscribes a device, tries it, and opens a request by its message', async ({
  landlord,
  tenant,
  t,
  to,
  baseURL,
}) => {
  const { page } = landlord
  const context = page.context()
  const device = service.subscribe()
  await context.grantPermissions(['notifications'], { origin: new URL(baseURL ?? '').origin })
  await simulateSubscribing(context, device)
  await page.goto(to('notifications', {}, { view: 'settings' }))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const section = page.getByRole('region', { name: t('push.title') })
  await section.getByRole('button', { name: t('push.subscribe') }).click()
  await expect(section.getByRole('list', { name: t('push.devices') })).toContainText(t('push.thisDevice'))

  await section.getByRole('button', { name: t('push.test') }).click()
  const hops = section.getByRole('list', { name: t('push.hopsTitle') })
  const arrival = hops.getByRole('listitem').filter({ hasText: t('push.hops.RECEIPT') })
  const tried = await arrived(device, ({ notification }) => notification.data !== undefined)
  await expect(arrival).toContainText(t('push.state.WAITING'))
  await page.request.post('/api/push/receipts', { data: { receipt: tried.notification.data?.receipt } })
  await expect(arrival).toContainText(t('push.state.DONE'))
  await expect(section.getByRole('status')).toHaveText(t('push.works'))

  const listing = await listingOf(tenant.request, 'kastanienallee')
  const asked = await ask(tenant.request, tenant.person, listing, freeStay(listing))
  const hasName = (text?: string) => text?.includes(tenant.person.name) ?? false
  const message = await arrived(device, ({ notification }) => hasName(notification.body))
  await page.goto(message.notification.navigate)
  await expect(page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
  expect(page.url()).toContain(asked.bookingRequestId)

  await page.goto(to('notifications', {}, { view: 'settings' }))
  await section
    .getByRole('button', { name: t('push.remove', { name: '' }).trim() })
    .first()
    .click()
  await expect(section.getByText(t('push.none'))).toBeVisible()
})

test('a tenant gets the answer on a device, and none of a kind that is switched off there', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
  baseURL,
}) => {
  const { page } = tenant
  const device = service.subscribe()
  await page.context().grantPermissions(['notifications'], { origin: new URL(baseURL ?? '').origin })
  await simulateSubscribing(page.context(), device)
  await page.goto(to('notifications', {}, { view: 'settings' }))
  await page.getByRole('button', { name: t('push.subscribe') }).click()
  await expect(page.getByRole('list', { name: t('push.devices') })).toBeVisible()
  const asked = await askFor('kastanienallee')
  await accept(landlord.request, asked)
  const message = await arrived(device, () => true)
  expect(message.notification.title).toBe(t('notifications.settings.tenantKinds.NEW_BOOKING_REQUEST.name'))
  const kind = page.getByRole('group', {
    name: t('notifications.settings.tenantKinds.NEW_BOOKING_REQUEST.name'),
  })
  await kind.getByRole('checkbox', { name: t('notifications.settings.byPush') }).click()
  await page.reload()
  await expect(kind.getByRole('checkbox', { name: t('notifications.settings.byPush') })).not.toBeChecked()
})

test('where the browser allows no messages, or knows no push service, the test says so', async ({
  landlord,
  t,
  to,
  baseURL,
}) => {
  const { page } = landlord
  await page.goto(to('notifications', {}, { view: 'settings' }))
  const section = page.getByRole('region', { name: t('push.title') })
  await section.getByRole('button', { name: t('push.subscribe') }).click()
  await expect(section.getByRole('status')).toHaveText(t('push.help.PERMISSION'))
  // Chromium's own push service is not there: the real call fails.
  await page.context().grantPermissions(['notifications'], { origin: new URL(baseURL ?? '').origin })
  await page.reload()
  await section.getByRole('button', { name: t('push.subscribe') }).click()
  await expect(section.getByRole('status')).toHaveText(t('push.help.SUBSCRIPTION'))
})

test('quiet hours and how often mails come are kept', async ({ tenant, t, to }) => {
  const { page } = tenant
  await page.goto(to('notifications', {}, { view: 'settings' }))
  await page.getByRole('checkbox', { name: t('push.quiet.on') }).click()
  await typeTime(page, t('push.quiet.from'), '21:30')
  await typeTime(page, t('push.quiet.to'), '06:45')
  await page.getByLabel(t('push.digest.title')).selectOption('DAILY')
  // Enter in a time sends the form, as in every other field.
  await dayField(page, t('push.quiet.to')).locator('[data-type=minute]').press('Enter')
  await expect(page.getByText(t('push.saved'))).toBeVisible()
  await page.reload()
  await expectTime(page, t('push.quiet.from'), '21:30')
  await expectTime(page, t('push.quiet.to'), '06:45')
  await expect(page.getByLabel(t('push.digest.title'))).toHaveValue('DAILY')
})
