import { expect, test } from './fixtures.ts'
import { bringToTenantSignature, sign } from './stages.ts'
import { addDays, addMonths, parseDay } from '../src/domain/kernel/day.ts'

test('a landlord offers a longer stay, the tenant takes it with one tap, and its contract follows', async ({
  landlord,
  tenant,
  t,
  to,
  format,
  askFor,
}) => {
  const asked = await askFor('schwanthaler')
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await sign(tenant.request, offerId, tenant.person)
  const { page } = landlord
  const { name, lastName } = tenant.person
  await page.goto(to('bookings', {}, { q: lastName }))
  await page.getByRole('link', { name }).first().click()
  const part = page.getByRole('region', { name: t('bookingChanges.title') })
  await part.getByRole('button', { name: t('bookingChanges.offer') }).click()
  const dialog = page.getByRole('dialog')
  // A month more is chosen already, and what it comes to is said.
  const until = addDays(addMonths(addDays(parseDay(asked.to), 1), 1), -1)
  await expect(dialog.getByRole('button', { name: t('quickLengths.months', { months: 1 }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(dialog).toContainText(t('bookingChanges.longer.next', { name }))
  await dialog.getByLabel(t('bookingChanges.longer.message')).fill('You are welcome to stay.')
  await dialog.getByRole('button', { name: t('bookingChanges.longer.submit') }).click()
  await expect(page.getByText(t('bookingChanges.longer.done', { name }))).toBeVisible()
  await expect(part.getByRole('button', { name: t('bookingChanges.withdraw') })).toBeVisible()

  const day = format.day(until, 'long')
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await tenant.page.goto(to('tenantBooking', { bookingId }))
  await expect(tenant.page.getByText('You are welcome to stay.')).toBeVisible()
  await tenant.page.getByRole('button', { name: t('tenantBooking.offer.take', { day }) }).click()
  await expect(tenant.page.getByText(t('tenantBooking.offer.taken', { day }))).toBeVisible()
  await expect(tenant.page.getByRole('link', { name: t('tenant.actions.extendedBooking') })).toBeVisible()

  await page.reload()
  await part.getByRole('link', { name: t('bookingChanges.toRequest') }).click()
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
})

test('an offer is declined by the tenant or withdrawn by the landlord, and each reads it', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('schwanthaler')
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await sign(tenant.request, offerId, tenant.person)
  const { page } = landlord
  const { name, lastName } = tenant.person
  await page.goto(to('bookings', {}, { q: lastName }))
  await page.getByRole('link', { name }).first().click()
  const part = page.getByRole('region', { name: t('bookingChanges.title') })
  const dialog = page.getByRole('dialog')
  const offer = async () => {
    await part.getByRole('button', { name: t('bookingChanges.offer') }).click()
    await dialog.getByRole('button', { name: t('bookingChanges.longer.submit') }).click()
    await expect(part.getByRole('button', { name: t('bookingChanges.withdraw') })).toBeVisible()
  }
  await offer()
  await part.getByRole('button', { name: t('bookingChanges.withdraw') }).click()
  await dialog.getByRole('button', { name: t('bookingChanges.withdrawing.submit') }).click()
  await expect(page.getByText(t('bookingChanges.withdrawing.done'))).toBeVisible()
  await offer()

  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await tenant.page.goto(to('tenantBooking', { bookingId }))
  await tenant.page.getByRole('button', { name: t('tenantBooking.offer.decline') }).click()
  const question = tenant.page.getByRole('dialog')
  await question.getByRole('button', { name: t('tenantBooking.offer.declineSubmit') }).click()
  await expect(tenant.page.getByText(t('tenantBooking.offer.declined'))).toBeVisible()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('button', { name: t('bookingChanges.offer') })).toBeEnabled()
})
