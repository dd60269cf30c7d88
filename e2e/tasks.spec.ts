import type { Page } from '@playwright/test'
import { jana } from './api.ts'
import { inJanuary, newGroup } from './calendar-steps.ts'
import { typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import { countHands, type Effort, noteEffort } from './hands.ts'
import { freeStay, listingOf } from './listings.ts'
import { ask, confirmInterest } from './stages.ts'
import { signAs } from './steps.ts'

// Tasks of a landlord's week, from home on: how much they take of a hand is counted, and must not grow (docs/tasks.md).

async function begin(page: Page, home: string): Promise<() => Promise<Effort>> {
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return countHands(page)
}

async function expectAtMost(
  task: string,
  effort: () => Promise<Effort>,
  limit: { clicks: number },
): Promise<void> {
  const taken = await effort()
  noteEffort(task, taken)
  expect(taken.clicks, `clicks to ${task}`).toBeLessThanOrEqual(limit.clicks)
}

test('a request is accepted, and its contract signed', async ({ landlord, tenant, t, to, askFor }) => {
  const asked = await askFor('josefstadt')
  const { page } = landlord
  const effort = await begin(page, to('homepage'))
  await page.getByRole('link', { name: t('shell.nav.inbox') }).click()
  await page.getByRole('searchbox', { name: t('inbox.search'), exact: true }).fill(tenant.person.lastName)
  await page.getByRole('link', { name: tenant.person.name }).click()
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
  await expectAtMost('accept and sign', effort, { clicks: 8 })
})

test('a request is declined, and its days are blocked', async ({ landlord, tenant, t, to }) => {
  const listing = await listingOf(tenant.request, 'josefstadt')
  await ask(tenant.request, tenant.person, listing, freeStay(listing, 3, 20))
  const { page } = landlord
  const effort = await begin(page, to('inbox', {}, { search: tenant.person.lastName }))
  await page.getByRole('link', { name: tenant.person.name }).click()
  await page.getByRole('button', { name: t('request.actions.reject'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('declineReason.LISTING_OCCUPIED') }).check()
  await dialog.getByRole('button', { name: t('request.rejectDialog.submit'), exact: true }).click()
  await expect(page.getByText(t('request.rejectDialog.done', { name: tenant.person.name }))).toBeVisible()
  await expectAtMost('decline and block', effort, { clicks: 4 })
})

test('three weeks are blocked in five apartments, and free again', async ({
  page,
  phone,
  t,
  to,
  language,
}) => {
  await newGroup(page.request, language)
  const effort = await begin(page, to('homepage'))
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
  await expectAtMost('block three weeks in five, undo', effort, { clicks: phone ? 7 : 6 })
})
