import { expect, test } from './fixtures.ts'
import { typeDay } from './days.ts'
import { openStayFromToday } from './booked-stay.ts'
import { addDays, addMonths } from '../src/domain/kernel/day.ts'

test('a tenant proposes to leave earlier, the landlord declines, then sees what it comes to and agrees', async ({
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
  await expect(part.getByRole('button', { name: t('bookingChanges.offerShorter') })).toBeVisible()
  const theirs = tenant.page
  const mine = theirs.getByRole('dialog')
  await theirs.goto(to('tenantBooking', { bookingId }))
  const lastDay = addDays(addMonths(today, 2), -1)
  const day = format.day(lastDay, 'long')
  const waiting = theirs.getByRole('region', { name: t('tenantBooking.leaving.asked', { day }) })
  const propose = async () => {
    await theirs.getByRole('button', { name: t('tenantBooking.leaving.ask') }).click()
    const send = mine.getByRole('button', { name: t('tenantBooking.leaving.dialog.submit') })
    // Nothing that ends is chosen beforehand.
    await expect(send).toBeDisabled()
    await typeDay(mine, t('tenantBooking.leaving.dialog.lastDay'), lastDay)
    await expect(mine.getByText(t('tenantBooking.leaving.dialog.leave', { day }))).toBeVisible()
    await expect(mine.getByText(t('tenantBooking.shorter.noRefund'))).toBeVisible()
    await mine.getByLabel(t('tenantBooking.leaving.dialog.message')).fill('A new job in Lyon.')
    await send.click()
    await expect(waiting).toBeVisible()
    await expect(mine).toBeHidden()
    // Nobody agrees to what they have proposed themselves.
    await expect(theirs.getByRole('button', { name: t('tenantBooking.shorter.take', { day }) })).toBeHidden()
  }
  // Withdrawn once, proposed again.
  await propose()
  await waiting.getByRole('button', { name: t('tenantBooking.leaving.withdraw') }).click()
  await mine.getByRole('button', { name: t('tenantBooking.leaving.withdraw') }).click()
  await expect(theirs.getByText(t('tenantBooking.leaving.withdrawn'))).toBeVisible()
  await expect(waiting).toBeHidden()
  await propose()

  // Home leads to it.
  await page.goto(to('homepage'))
  await page
    .getByRole('region', { name: t('home.needsYou.title') })
    .getByRole('link', { name: t('home.wish.buttonLabel', { name }) })
    .click()
  await expect(part.getByText('A new job in Lyon.')).toBeVisible()

  // It stands in the list, too.
  await page.goto(to('bookings', {}, { phase: 'CURRENT', q: tenant.person.lastName }))
  const row = page.getByRole('link', { name: t('bookings.asksToLeave', { day: format.day(lastDay) }) })
  await row.click()
  await expect(part.getByText('A new job in Lyon.')).toBeVisible()
  await expect(part.getByRole('button', { name: t('bookingChanges.withdraw') })).toBeHidden()
  await part.getByRole('button', { name: t('bookingChanges.wish.decline') }).click()
  await dialog.getByLabel(t('bookingChanges.wish.message')).fill('I can’t let it again so soon.')
  await dialog.getByRole('button', { name: t('bookingChanges.wish.declining.submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(part.getByRole('button', { name: t('bookingChanges.offerShorter') })).toBeVisible()

  await theirs.reload()
  await expect(theirs.getByText('I can’t let it again so soon.')).toBeVisible()
  await propose()

  await page.reload()
  await part.getByRole('button', { name: t('bookingChanges.wish.accept') }).click()
  await expect(
    dialog.getByRole('heading', { name: t('bookingChanges.wish.accepting.happens') }),
  ).toBeVisible()
  await dialog.getByLabel(t('bookingChanges.wish.message')).fill('All the best.')
  await dialog.getByRole('button', { name: t('bookingChanges.wish.accepting.submit', { day }) }).click()
  await expect(page.getByText(t('bookingChanges.wish.accepting.done', { name, day }))).toBeVisible()
  await expect(page.getByText(t('bookings.stayedUntil', { day }))).toBeVisible()
  await expect(part).toBeHidden()

  await theirs.reload()
  await expect(theirs.getByText(t('tenantBooking.phase.AGREED', { day }))).toBeVisible()
  await expect(theirs.getByText('All the best.')).toBeVisible()
})
