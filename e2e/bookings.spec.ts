import { readFile } from 'node:fs/promises'
import { graphql } from './api.ts'
import { expectChosen, typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'
import { bringToTenantSignature, sign } from './stages.ts'
import { addDays, utcDayOf, parseDay } from '../src/domain/kernel/day.ts'

interface Found {
  _id: string
  from: string
  to: string
  tenantNames: string
}

async function bookingsOf(request: Parameters<typeof graphql>[0], phase: string): Promise<Found[]> {
  const { bookings } = await graphql<{ bookings: { nodes: Found[] } }>(
    request,
    'query ($filter: BookingFilter) { bookings(filter: $filter) { nodes { _id from to tenantNames } } }',
    { filter: { phase } },
  )
  return bookings.nodes
}

async function countOf(request: Parameters<typeof graphql>[0], filter: object): Promise<number> {
  const { bookings } = await graphql<{ bookings: { totalCount: number } }>(
    request,
    'query ($filter: BookingFilter) { bookings(filter: $filter) { totalCount } }',
    { filter },
  )
  return bookings.totalCount
}

test('a landlord cancels a booking: what happens is said before, then it has happened, on both sides', async ({
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
  await page.goto(to('bookings', {}, { q: tenant.person.lastName }))
  await page.getByRole('link', { name: tenant.person.name }).first().click()
  await page.getByRole('button', { name: t('bookings.cancel.open') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    t('bookings.cancel.freed', { range: format.dayRange(asked.from, asked.to) }),
  )
  await expect(dialog).toContainText(t('bookings.cancel.tenantNotified', { name: tenant.person.name }))
  const submit = dialog.getByRole('button', { name: t('bookings.cancel.submit') })
  await submit.click()
  await expect(dialog.getByText(t('bookings.cancel.reasonMissing'))).toBeVisible()
  const reason = t('catalogue.bookingCancellationReason.FOUND_DIFFERENT_RESIDENCE_MEZZO')
  await dialog.getByLabel(t('bookings.cancel.reason')).selectOption(reason)
  await dialog.getByLabel(t('bookings.cancel.note')).fill('See you in the other house.')
  await submit.click()
  await expect(page.getByText(t('bookings.cancel.done', { name: tenant.person.name }))).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto(to('bookings', {}, { phase: 'CANCELLED', q: tenant.person.lastName }))
  await page.getByRole('link', { name: tenant.person.name }).first().click()
  const detail = page.getByRole('article', { name: t('bookings.detail') })
  await expect(detail).toContainText(t('bookings.cancellationReason', { reason }))
  await expect(detail).toContainText(t('bookings.yourNote', { note: 'See you in the other house.' }))
  await expect(detail).toContainText(t('bookings.invoiceCanceled'))
  await expect(page.getByRole('button', { name: t('bookings.cancel.open') })).toHaveCount(0)

  const { tenantRequest } = await graphql<{ tenantRequest: { tenantStatus: string } }>(
    tenant.request,
    'query ($id: ID!) { tenantRequest(listingRequestId: $id) { tenantStatus } }',
    { id: asked.id },
  )
  expect(tenantRequest.tenantStatus).toBe('NOT_AVAILABLE')
})

test('a stay that has begun needs its last day, and the days after it are those that are free', async ({
  landlord,
  t,
  to,
  format,
}) => {
  const { page, request } = landlord
  const long = (await bookingsOf(request, 'CURRENT')).toSorted((a, b) => a.to.localeCompare(b.to)).at(-1)
  const today = utcDayOf(Date.now())
  const last = parseDay(long?.to ?? '')
  const chosen = addDays(today, 1)
  await page.goto(to('bookings', { bookingId: long?._id }, { dialog: 'cancel' }))
  const dialog = page.getByRole('dialog')
  // Nothing is prefilled that ends a stay, and nothing is said of a day that nobody has chosen.
  await expectChosen(dialog, t('bookings.cancel.lastDay'), '')
  await expect(dialog.getByText(t('bookings.cancel.chooseLastDay'))).toBeVisible()
  await expect(dialog.getByText(t('bookings.cancel.final'))).toHaveCount(0)
  await typeDay(dialog, t('bookings.cancel.lastDay'), chosen)
  await expect(dialog).toContainText(
    t('bookings.cancel.endsEarly', {
      day: format.day(chosen, 'long'),
      range: format.dayRange(addDays(chosen, 1), last),
    }),
  )
  await expect(dialog.getByText(t('bookings.cancel.final'))).toBeInViewport()
  await expect(
    dialog.getByRole('button', {
      name: t('bookings.cancel.submitLastDay', { day: format.day(chosen, 'long') }),
    }),
  ).toBeVisible()
  await typeDay(dialog, t('bookings.cancel.lastDay'), last)
  await dialog.getByRole('button', { name: t('bookings.cancel.submit') }).click()
  await expect(
    dialog.getByText(
      t('bookings.cancel.lastDayOutside', {
        from: format.day(today),
        to: format.day(addDays(last, -1)),
      }),
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: t('bookings.cancel.keep') }).click()
  await expect(dialog).toBeHidden()
})

test('filters stand in the address, narrow list and tabs, and the exports have the same bookings', async ({
  landlord,
  t,
  to,
}) => {
  const { page, request } = landlord
  const [first] = await bookingsOf(request, 'UPCOMING')
  const name = first?.tenantNames ?? ''
  await page.goto(to('bookings'))
  await page.getByRole('button', { name: t('bookings.filter.button', { count: 0 }), exact: true }).click()
  await typeDay(page, t('bookings.filter.from'), first?.from ?? '')
  await typeDay(page, t('bookings.filter.to'), first?.from ?? '')
  await expect(page).toHaveURL(new RegExp(`from=${first?.from}.*to=${first?.from}`))
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  const exports = page.getByRole('navigation', { name: t('bookings.export.title') })
  const rowsBy = async (link: string, pattern: RegExp) => {
    const download = page.waitForEvent('download')
    await exports.getByRole('link', { name: t(link) }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain(name.split(' ')[0])
    return text.match(pattern)?.length ?? 0
  }
  const shown = await countOf(request, { phase: 'UPCOMING', from: first?.from, to: first?.from })
  await expect(page.getByRole('list', { name: t('bookings.list') }).getByRole('listitem')).toHaveCount(shown)
  expect(await rowsBy('bookings.export.calendar', /BEGIN:VEVENT/g)).toBe(shown)
  expect(await rowsBy('bookings.export.table', /,UPCOMING,/g)).toBe(shown)
  await typeDay(page, t('bookings.filter.from'), '2099-01-01')
  await typeDay(page, t('bookings.filter.to'), '2099-01-31')
  await expect(page.getByText(t('bookings.nothingTitle'))).toBeVisible()
  await page.getByRole('button', { name: t('bookings.filter.clear') }).click()
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
})

test('the tab and filters of the bookings are kept under a name, with the listing they are about', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  const { groupId } = await listingOf(landlord.request, 'torstrasse')
  const name = `Past stays ${Date.now()}`
  const views = () => page.getByRole('button', { name: t('savedViews.title'), exact: true })
  const view = page.getByRole('button', { name, exact: true })
  await page.goto(to('groupBookings', { groupId }, { phase: 'PAST', kind: 'STANDARD' }))
  await views().click()
  await page.getByLabel(t('savedViews.panel.name')).fill(name)
  await page.getByRole('button', { name: t('savedViews.panel.save'), exact: true }).click()
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  // Another tab is another view.
  const tabs = page.getByRole('navigation', { name: t('bookings.phases') })
  await tabs.getByRole('link', { name: t('bookingPhase.UPCOMING') }).click()
  await expect(view).toHaveAttribute('aria-pressed', 'false')

  await page.goto(to('bookings'))
  await views().click()
  await view.click()
  await expect(page).toHaveURL(new RegExp(`${groupId}.*phase=PAST`))
  await expect(page).toHaveURL(/kind=STANDARD/)
  await expect(tabs.getByRole('link', { name: t('bookingPhase.PAST') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // It is another page, with its tools folded.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('bookings.title'))
  await views().click()
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: t('savedViews.panel.delete', { name }) }).click()
  await expect(view).toBeHidden()
})
