import type { Page } from '@playwright/test'
import { graphql, jana, type Person } from './api.ts'
import { book } from './booked-stay.ts'
import { inJanuary, newGroup } from './calendar-steps.ts'
import { conversationOn, openConversation, write } from './conversation.ts'
import { typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import { beginTask, expectAtMost } from './hands.ts'
import { freeStay, listingOf } from './listings.ts'
import { ask, confirmInterest } from './stages.ts'
import { signAs } from './steps.ts'
import type { Translate } from './texts.ts'
import { addDays, parseDay } from '../src/domain/kernel/day.ts'

// Tasks of a landlord's week, from home on: how much they take of a hand is counted, and must not grow (docs/tasks.md).

/** Opens the tenant's request from any page, as hands do. */
async function openRequest(page: Page, t: Translate, { name, lastName }: Person): Promise<void> {
  await page.getByRole('link', { name: t('shell.nav.inbox') }).click()
  await page.getByRole('searchbox', { name: t('inbox.search'), exact: true }).fill(lastName)
  await page.getByRole('link', { name }).click()
}

/** Opens the tenant's booking from any page, as hands do. */
async function openBooking(page: Page, t: Translate, { name, lastName }: Person): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.nav.bookings'), exact: true })
    .first()
    .click()
  await page.getByRole('searchbox', { name: t('bookings.search'), exact: true }).fill(lastName)
  await page.getByRole('link', { name }).first().click()
}

test('a request is accepted, and its contract signed', async ({ landlord, tenant, t, to, askFor }) => {
  const asked = await askFor('josefstadt')
  const { page } = landlord
  const effort = await beginTask(page, to('homepage'))
  await openRequest(page, t, tenant.person)
  await page.getByRole('button', { name: t('request.actions.accept'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('request.acceptDialog.submit'), exact: true })
    .click()
  await expect(page.getByText(t('request.acceptDialog.done', { name: tenant.person.name }))).toBeVisible()
  await confirmInterest(tenant.request, asked)
  await page.reload()
  await page.getByRole('link', { name: t('request.actions.sign') }).click()
  await signAs(page, t, jana)
  await expectAtMost(8, 'accept and sign', effort)
})

test('a request is declined, and its days are blocked', async ({ landlord, tenant, t, to }) => {
  const listing = await listingOf(tenant.request, 'josefstadt')
  await ask(tenant.request, tenant.person, listing, freeStay(listing, 3, 20))
  const { page } = landlord
  const effort = await beginTask(page, to('inbox', {}, { search: tenant.person.lastName }))
  await page.getByRole('link', { name: tenant.person.name }).click()
  await page.getByRole('button', { name: t('request.actions.reject'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('declineReason.LISTING_OCCUPIED') }).check()
  await dialog.getByRole('button', { name: t('request.rejectDialog.submit'), exact: true }).click()
  await expect(page.getByText(t('request.rejectDialog.done', { name: tenant.person.name }))).toBeVisible()
  await expectAtMost(4, 'decline and block', effort)
})

test('a tenant’s message is answered with a template', async ({ landlord, tenant, t, to, askFor }) => {
  const asked = await askFor('lindenhof')
  const theirs = await openConversation({ page: tenant.page, t, to }, 'tenantRequest', asked)
  await write(theirs, t, 'Are these dates free?')
  const { page } = landlord
  const effort = await beginTask(page, to('homepage'))
  await openRequest(page, t, tenant.person)
  const mine = conversationOn(page, t)
  await expect(mine.getByRole('listitem')).toContainText('Are these dates free?')
  await mine.getByRole('combobox').selectOption('free')
  await mine.getByRole('button', { name: t('messages.templates.insert') }).click()
  await mine.getByRole('button', { name: t('messages.send') }).click()
  await expect(mine.getByRole('listitem')).toHaveCount(2)
  await expect(mine.getByRole('listitem').last()).toContainText(tenant.person.firstName)
  await expectAtMost(6, 'answer with a template', effort)
})

test('other dates are suggested for a request', async ({ landlord, tenant, t, to, askFor }) => {
  const asked = await askFor('lindenhof')
  const { page } = landlord
  const effort = await beginTask(page, to('homepage'))
  await openRequest(page, t, tenant.person)
  await page.getByRole('button', { name: t('request.actions.suggest'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await typeDay(dialog, t('request.suggestDialog.from'), addDays(parseDay(asked.from), 3))
  await expect(dialog.getByText(t('request.suggestDialog.verdict.POSSIBLE'))).toBeVisible()
  await dialog.getByRole('button', { name: t('request.suggestDialog.submit'), exact: true }).click()
  await expect(page.getByText(t('request.suggestDialog.done', { name: tenant.person.name }))).toBeVisible()
  await expectAtMost(4, 'suggest other dates', effort)
})

test('three weeks are blocked in five apartments, and free again', async ({
  page,
  phone,
  t,
  to,
  language,
}) => {
  await newGroup(page.request, language)
  const effort = await beginTask(page, to('homepage'))
  await page.getByRole('link', { name: t('shell.nav.calendar') }).click()
  if (phone) {
    await page.getByRole('button', { name: t('calendar.tools') }).click()
    await page.getByRole('button', { name: t('calendar.chooseUnits') }).click()
    await page.getByRole('button', { name: t('calendar.chooseAll', { count: 5 }) }).click()
  } else {
    await page
      .getByRole('checkbox', { name: t('calendar.choose', { name: 'WE 1' }) })
      .first()
      .check()
    await page.getByRole('button', { name: t('calendar.chooseAll', { count: 5 }) }).click()
  }
  await page
    .getByRole('button', { name: t('calendar.blockDays') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await typeDay(dialog, t('blocks.from'), inJanuary(4))
  await typeDay(dialog, t('blocks.to'), inJanuary(24))
  await dialog.getByRole('button', { name: t('blocks.block', { count: 5 }), exact: true }).click()
  await expect(page.getByText(t('blocks.done.create', { count: 5, declined: 0 }))).toBeVisible()
  await page.getByRole('button', { name: t('ui.undo'), exact: true }).click()
  await expect(page.getByText(t('blocks.done.create', { count: 5, declined: 0 }))).toBeHidden()
  await expectAtMost(phone ? 7 : 6, 'block three weeks in five, undo', effort)
})

test('a tenant is offered to stay a month longer', async ({ landlord, tenant, t, to, askFor }) => {
  const asked = await askFor('westendstrasse')
  await book({ landlord, tenant }, asked)
  const { page } = landlord
  const effort = await beginTask(page, to('homepage'))
  await openBooking(page, t, tenant.person)
  await page.getByRole('button', { name: t('bookingChanges.offer') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('bookingChanges.longer.submit') })
    .click()
  await expect(page.getByText(t('bookingChanges.longer.done', { name: tenant.person.name }))).toBeVisible()
  await expectAtMost(4, 'prolong a stay', effort)
})

test('who lives in an apartment is called', async ({ landlord, t, to }) => {
  const { page, request } = landlord
  const { bookings } = await graphql<{
    bookings: {
      nodes: {
        tenant: { phone: string }
        listing: { apartmentName: string; partOfGroup: boolean }
      }[]
    }
  }>(
    request,
    'query ($filter: BookingFilter) { bookings(filter: $filter) { nodes { tenant { phone } listing { apartmentName partOfGroup } } } }',
    { filter: { phase: 'CURRENT' } },
  )
  const stay = bookings.nodes.find(({ tenant, listing }) => tenant.phone && listing.partOfGroup)
  const unit = stay?.listing.apartmentName ?? '-'
  const effort = await beginTask(page, to('homepage'))
  await page.getByRole('button', { name: t('shell.search'), exact: true }).click()
  const field = page.getByRole('combobox', { name: t('palette.title') })
  await field.fill(unit)
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(unit)
  await field.press('Enter')
  const current = page.getByRole('region', { name: t('unitCard.current') })
  await expect(current.locator('a[href^="tel:+"]')).toBeVisible()
  // The call is the second click; one key opens what was found.
  await expectAtMost(2, 'call who lives there', effort, { before: 1, keys: 1 })
})

test('it is read what is paid out next, and for which stays', async ({ landlord, phone, t, to }) => {
  const { page } = landlord
  const effort = await beginTask(page, to('homepage'))
  if (phone) await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await page
    .getByRole('navigation', { name: t('shell.mainMenu') })
    .getByRole('link', { name: t('shell.nav.payments') })
    .click()
  const payouts = page.getByRole('region', { name: t('payouts.title') })
  await expect(payouts.getByRole('heading', { name: t('payouts.next') })).toBeVisible()
  await payouts.getByText(t('payouts.parts'), { exact: true }).click()
  const parts = payouts.getByRole('list', { name: t('payouts.parts') })
  await expect(parts.getByRole('link').first()).toHaveAttribute('href', /\/bookings\//)
  await expectAtMost(phone ? 3 : 2, 'read the next payout', effort)
})

test('a key handover is written down and confirmed', async ({ landlord, tenant, t, to, askFor }) => {
  await book({ landlord, tenant }, await askFor('lindenhof'))
  const { page } = landlord
  const effort = await beginTask(page, to('homepage'))
  await openBooking(page, t, tenant.person)
  await page.getByRole('link', { name: t('keyHandoverStanding.arrival'), exact: true }).click()
  const kind = t('catalogue.keyKind.mailbox')
  await page.getByRole('button', { name: t('keyHandover.keys.more', { kind }) }).click()
  await page.getByRole('button', { name: t('keyHandover.meters.add') }).click()
  await page.getByLabel(t('keyHandover.meters.reading'), { exact: true }).fill('4711,5')
  await page.getByRole('button', { name: t('keyHandover.save'), exact: true }).click()
  await expect(page.getByText(t('keyHandover.saved'))).toBeVisible()
  await page.getByRole('button', { name: t('keyHandover.confirm.open') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('keyHandover.confirm.submit') })
    .click()
  await expect(page.getByText(t('keyHandover.confirm.done'))).toBeVisible()
  await expectAtMost(8, 'write down a key handover', effort)
})
