import { graphql } from './api.ts'
import { openBookedStay } from './booked-stay.ts'
import { declineProposal } from './proposal-steps.ts'
import { expect, test } from './fixtures.ts'
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
  await openBookedStay({ landlord, tenant, to }, asked)
  const { page } = landlord
  const { name } = tenant.person
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
  await openBookedStay({ landlord, tenant, to }, asked)
  const { page } = landlord
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
  await declineProposal({ tenant, t, to }, bookingId, 'LONGER')
  await page.reload()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('button', { name: t('bookingChanges.offer') })).toBeEnabled()
})

test('a note on a booking is kept for the team, and another one in between is shown before it is replaced', async ({
  landlord,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('schwanthaler')
  await openBookedStay({ landlord, tenant, to }, asked)
  const { page } = landlord
  const label = t('bookingChanges.note.label')
  const part = page.getByRole('region', { name: t('bookingChanges.note.title') })
  await expect(part.getByRole('button', { name: t('bookingChanges.note.save') })).toBeDisabled()
  await part.getByLabel(label).fill('Keys with the caretaker.')
  await part.getByRole('button', { name: t('bookingChanges.note.save') }).click()
  await expect(page.getByText(t('bookingChanges.note.saved'))).toBeVisible()
  await page.reload()
  await expect(part.getByLabel(label)).toHaveValue('Keys with the caretaker.')

  const other = await page.context().newPage()
  await other.goto(page.url())
  const theirs = other.getByRole('region', { name: t('bookingChanges.note.title') })
  await theirs.getByLabel(label).fill('Keys with the neighbour.')
  await part.getByLabel(label).fill('Keys in the safe.')
  await part.getByRole('button', { name: t('bookingChanges.note.save') }).click()
  await expect(page.getByText(t('bookingChanges.note.saved'))).toBeVisible()
  await theirs.getByRole('button', { name: t('bookingChanges.note.save') }).click()
  await expect(theirs.getByText(t('bookingChanges.note.elsewhere'))).toBeVisible()
  await expect(theirs.getByRole('blockquote')).toHaveText('Keys in the safe.')
  await theirs.getByRole('button', { name: t('bookingChanges.note.mine') }).click()
  await theirs.getByRole('button', { name: t('bookingChanges.note.save') }).click()
  await expect(other.getByText(t('bookingChanges.note.saved'))).toBeVisible()
  await page.reload()
  await expect(part.getByLabel(label)).toHaveValue('Keys with the neighbour.')
})

test('who lives in a unit stands on a card beside its calendar, with a link that calls', async ({
  landlord,
  t,
  to,
}) => {
  const { page, request } = landlord
  const { bookings } = await graphql<{
    bookings: { nodes: { tenantNames: string; tenant: { phone: string }; listing: { _id: string } }[] }
  }>(
    request,
    `
      query ($filter: BookingFilter) {
        bookings(filter: $filter) {
          nodes {
            tenantNames
            tenant {
              phone
            }
            listing {
              _id
            }
          }
        }
      }
    `,
    { filter: { phase: 'CURRENT' } },
  )
  const stay = bookings.nodes.find(({ tenant }) => tenant.phone)
  await page.goto(to('unitCard', { listingId: stay?.listing._id }))
  const current = page.getByRole('region', { name: t('unitCard.current') })
  await expect(current).toContainText(stay?.tenantNames ?? '-')
  await expect(current.locator('a[href^="tel:+"]')).toBeVisible()
  await expect(current.getByRole('link', { name: t('keyHandoverStanding.departure') })).toBeVisible()
  const letterbox = t('keyWords.one', { count: 1, kind: t('catalogue.keyKind.mailbox') })
  await expect(page.getByText(letterbox)).toBeVisible()
  await page.getByRole('link', { name: t('unitCard.calendar') }).click()
  await page.getByRole('link', { name: t('unitCalendar.who') }).click()
  await expect(current).toContainText(stay?.tenantNames ?? '-')
  await page.goto(to('unitCard', { listingId: '00000000-0000-4000-8000-000000000000' }))
  const title = t('errors.pages.notFoundTitle')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
