import { expect, test } from './fixtures.ts'
import { typeDay } from './days.ts'
import { listingOf } from './listings.ts'
import { openBookedStay } from './booked-stay.ts'
import { ask } from './stages.ts'
import { addDays, addMonths, utcDayOf } from '../src/domain/kernel/day.ts'

test('a landlord offers an earlier end, the tenant sees what it comes to and agrees with one tap', async ({
  landlord,
  tenant,
  t,
  to,
  format,
}) => {
  const today = utcDayOf(Date.now())
  const stay = { from: today, to: addDays(addMonths(today, 3), -1) }
  // The house with many units has one that is free now, too.
  const listing = await listingOf(tenant.request, 'lindenhof')
  const asked = await ask(tenant.request, tenant.person, listing, stay)
  await openBookedStay({ landlord, tenant, to }, asked, 'CURRENT')
  const { page } = landlord
  const { name } = tenant.person
  const part = page.getByRole('region', { name: t('bookingChanges.title') })
  const dialog = page.getByRole('dialog')
  const lastDay = addDays(addMonths(today, 2), -1)
  const day = format.day(lastDay, 'long')
  const offer = async () => {
    await part.getByRole('button', { name: t('bookingChanges.offerShorter') }).click()
    // Nothing that ends is chosen beforehand.
    await expect(dialog.getByRole('button', { name: t('bookingChanges.shorter.submit') })).toBeDisabled()
    await typeDay(dialog, t('bookingChanges.shorter.lastDay'), lastDay)
    await expect(
      dialog.getByRole('heading', { name: t('bookingChanges.shorter.happens', { name }) }),
    ).toBeVisible()
    await dialog.getByLabel(t('bookingChanges.shorter.message')).fill('The roof is being renewed.')
    await dialog.getByRole('button', { name: t('bookingChanges.shorter.submit') }).click()
    await expect(part.getByRole('button', { name: t('bookingChanges.withdraw') })).toBeVisible()
  }
  await offer()
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const theirs = tenant.page
  await theirs.goto(to('tenantBooking', { bookingId }))
  await theirs.getByRole('button', { name: t('tenantBooking.shorter.decline') }).click()
  await theirs
    .getByRole('dialog')
    .getByRole('button', { name: t('tenantBooking.offer.declineSubmit') })
    .click()
  await expect(theirs.getByText(t('tenantBooking.offer.declined'))).toBeVisible()

  await page.reload()
  await offer()
  await theirs.reload()
  await expect(theirs.getByText('The roof is being renewed.')).toBeVisible()
  await expect(theirs.getByText(t('tenantBooking.shorter.leave', { day }))).toBeVisible()
  await theirs.getByRole('button', { name: t('tenantBooking.shorter.take', { day }) }).click()
  await expect(theirs.getByText(t('tenantBooking.shorter.taken', { day }))).toBeVisible()
  await expect(theirs.getByText(t('tenantBooking.phase.AGREED', { day }))).toBeVisible()

  await page.reload()
  await expect(page.getByText(t('bookings.stayedUntil', { day }))).toBeVisible()
  await expect(page.getByText('The roof is being renewed.')).toBeVisible()
  await expect(part).toBeHidden()
})
