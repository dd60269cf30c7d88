import { expect, test } from './fixtures.ts'
import { typeDay } from './days.ts'
import { openStayFromToday } from './booked-stay.ts'
import { declineProposal } from './proposal-steps.ts'
import { addDays, addMonths } from '../src/domain/kernel/day.ts'

test('a landlord offers an earlier end, the tenant sees what it comes to and agrees with one tap', async ({
  landlord,
  tenant,
  t,
  to,
  format,
}) => {
  const { today, bookingId } = await openStayFromToday({ landlord, tenant, to }, 3)
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
  await declineProposal({ tenant, t, to }, bookingId, 'SHORTER')

  await page.reload()
  await offer()
  const theirs = tenant.page
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
