import type { APIRequestContext } from '@playwright/test'
import type { CalendarAnswer } from '../src/domain/calendars/calendar-answer.ts'
import { expect, test } from './fixtures.ts'
import { typeDay } from './days.ts'
import type { Days, Listing } from './listings.ts'
import { openStayFromToday } from './booked-stay.ts'
import { graphql } from './api.ts'
import { declineProposal } from './proposal-steps.ts'
import { addDays } from '../src/domain/kernel/day.ts'

test('a landlord suggests another apartment to whoever lives in one, and the tenant agrees with one tap', async ({
  landlord,
  tenant,
  t,
  to,
  format,
}) => {
  // Of the house with many units one is closed by its landlord; others are free by then.
  const makeRoom = (listing: Listing, stay: Days) => openClosedUnit(landlord.request, listing.groupId, stay)
  const { today, lastDay, bookingId } = await openStayFromToday({ landlord, tenant, to }, 6, makeRoom)
  const { page } = landlord
  const part = page.getByRole('region', { name: t('bookingChanges.title') })
  const dialog = page.getByRole('dialog', { name: t('moveBooking.running.title') })
  const submit = dialog.getByRole('button', { name: t('moveBooking.running.submit') })
  const first = addDays(lastDay, -7)
  const day = format.day(first, 'long')
  const suggest = async () => {
    await part.getByRole('button', { name: t('bookingChanges.offerMove') }).click()
    await expect(submit).toBeDisabled()
    await typeDay(dialog, t('moveBooking.running.day'), first)
    const free = dialog.getByRole('group', { name: t('moveBooking.choose') })
    const place = free.getByRole('radio').first()
    await place.check({ force: true })
    await dialog.getByLabel(t('moveBooking.running.message')).fill('The pipes are being replaced.')
    await submit.click()
    await expect(part.getByRole('button', { name: t('bookingChanges.withdraw') })).toBeVisible()
    await expect(part.getByText('The pipes are being replaced.').first()).toBeVisible()
  }
  await suggest()
  await declineProposal({ tenant, t, to }, bookingId, 'MOVE')

  await page.reload()
  await suggest()
  const theirs = tenant.page
  await theirs.reload()
  await expect(theirs.getByText('The pipes are being replaced.')).toBeVisible()
  await theirs.getByRole('button', { name: t('tenantBooking.move.take') }).click()
  await expect(theirs.getByRole('button', { name: t('tenantBooking.move.take') })).toBeHidden()
  // Both apartments stand with their days.
  const before = format.dayRange(today, addDays(first, -1))
  await expect(theirs.getByText(before)).toBeVisible()
  await expect(theirs.getByText(format.dayRange(first, lastDay))).toBeVisible()

  await page.reload()
  await expect(page.getByText(before)).toBeVisible()
  await expect(part.getByRole('listitem').filter({ hasText: day }).first()).toBeVisible()
  // It can be agreed anew.
  await expect(part.getByRole('button', { name: t('bookingChanges.offerMove') })).toBeEnabled()
})

/** Takes back the blocks of a unit that nothing else takes on these days. */
async function openClosedUnit(landlord: APIRequestContext, groupId: string, stay: Days): Promise<void> {
  const query = new URLSearchParams({ groupId, from: stay.from, to: stay.to })
  const answer = await landlord.get(`/api/calendar?${query}`)
  const { units } = (await answer.json()) as CalendarAnswer
  const closed = units.find(
    ({ bookings, holds, blocks }) =>
      bookings.length + holds.length === 0 &&
      blocks.length > 0 &&
      blocks.every(({ source }) => source === 'own'),
  )
  expect(closed, 'a unit that is only blocked').toBeDefined()
  await graphql(
    landlord,
    `
      mutation ($ids: [ID!]!, $key: ID!) {
        deleteBlocks(blockIds: $ids, idempotencyKey: $key) {
          error {
            name
          }
        }
      }
    `,
    { ids: closed?.blocks.map(({ id }) => id), key: crypto.randomUUID() },
  )
}
