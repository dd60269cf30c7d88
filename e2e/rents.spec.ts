import type { Page } from '@playwright/test'
import { parseDay } from '../src/domain/kernel/day.ts'
import { rentOfStay } from '../src/domain/kernel/rent.ts'
import { seasonalRent } from '../src/domain/listings/seasons.ts'
import { discountedRent } from '../src/domain/listings/stay-discounts.ts'
import { graphql, henrike, login } from './api.ts'
import { expect, test } from './fixtures.ts'
import { beginTask, expectAtMost } from './hands.ts'
import { listingOf } from './listings.ts'
import type { Translate } from './texts.ts'

/** Henrike, who is asked for her tax data a while after the page has opened. */
async function loginAsHenrike(page: Page, t: Translate): Promise<void> {
  await login(page.request, henrike)
  const notice = page.getByRole('dialog', { name: t('notices.dac7.title') })
  await page.addLocatorHandler(notice, () =>
    notice.getByRole('button', { name: t('notices.dac7.later') }).click(),
  )
}

test('how a rent is worked out is one click away, for the landlord and for the tenant', async ({
  landlord,
  askFor,
  tenant,
  to,
  t,
  format,
}) => {
  const asked = await askFor('torstrasse')
  const ids = { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }
  const { tenantRequest } = await graphql<{ tenantRequest: { price: number; currency: string } }>(
    tenant.request,
    'query ($id: ID!) { tenantRequest(listingRequestId: $id) { price currency } }',
    { id: asked.id },
  )
  const { price, currency } = tenantRequest
  // Three full months: the demo's listing has the usual calculation.
  const rent = rentOfStay({ from: parseDay(asked.from), to: parseDay(asked.to) }, price)
  const line = t('rentMade.lines.FULL_MONTHS', { months: 3, price: format.money(price, currency) })

  for (const [page, name] of [
    [landlord.page, 'inbox'],
    [tenant.page, 'tenantRequest'],
  ] as const) {
    await page.goto(to(name, ids))
    const question = page.getByText(t('rentMade.summary', { rent: format.money(rent, currency, 'no') }))
    await expect(question).toBeVisible()
    await expect(page.getByText(line)).toBeHidden()
    await question.click()
    await expect(page.getByText(line)).toBeVisible()
  }
})

test('many rents go up by 5 percent in a few steps from home, and back by one', async ({
  page,
  phone,
  to,
  t,
}) => {
  await loginAsHenrike(page, t)
  const { homeRents } = await graphql<{ homeRents: { groupId: string; name: string; price: number }[] }>(
    page.request,
    '{ homeRents { groupId name price } }',
    {},
  )
  const raised = homeRents.filter(({ price }) => price > 0).length
  expect(raised).toBeGreaterThan(1)
  const effort = await beginTask(page, to('homepage'))
  if (phone) await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await page.getByRole('link', { name: t('shell.nav.performance') }).click()

  await test.step('opens the rents', async () => {
    await page.getByRole('link', { name: t('performance.changeRents') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('rents.title') })).toBeVisible()
  })
  await test.step('sees what each would cost, and changes exactly that', async () => {
    const button = (count: number) =>
      page.getByRole('button', { name: t('rents.submit', { count }), exact: true })
    await expect(button(0)).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel(t('rents.allRents', { count: homeRents.length })).check()
    await page.getByRole('textbox', { name: t('rents.value.PERCENT') }).fill('5')
    await expect(page.getByText('→')).toHaveCount(raised)
    await button(raised).click()
    await expect(page.getByText(t('rents.done', { count: raised }))).toBeVisible()
    await expectAtMost(7, 'raise rents', effort)
  })
  await test.step('takes it back', async () => {
    await page.getByRole('button', { name: t('ui.undo'), exact: true }).click()
    await expect(page.getByText(t('rents.undone', { undone: raised, kept: 0 }))).toBeVisible()
    const after = await graphql<{ homeRents: unknown }>(
      page.request,
      '{ homeRents { groupId name price } }',
      {},
    )
    expect(after.homeRents).toEqual(homeRents)
  })
  await test.step('finds it in the history', async () => {
    await page
      .getByText(t('rents.batch', { count: raised, day: '' }).trim())
      .first()
      .click()
    await expect(page.getByText(t('rents.state.UNDONE')).first()).toBeVisible()
  })
})

test('many listings get a minimum stay at once, of which each says what it would be, and lose it by one', async ({
  page,
  to,
  t,
}) => {
  await loginAsHenrike(page, t)
  const read = async () =>
    (
      await graphql<{ homeLimits: { name: string; limits: { length: { value: number | null } }[] }[] }>(
        page.request,
        '{ homeLimits { name limits { length { value } } } }',
        {},
      )
    ).homeLimits
  const before = await read()
  await page.goto(to('rents'))
  await page.getByRole('link', { name: t('rents.view.limits') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('rents.limits.title') })).toBeVisible()

  const button = (count: number) =>
    page.getByRole('button', { name: t('rents.limits.submit', { count }), exact: true })
  await expect(button(0)).toHaveAttribute('aria-disabled', 'true')
  const homes = page.getByRole('group', { name: t('rents.homes') })
  await page.getByLabel(t('rents.all', { count: before.length })).check()
  await page.getByRole('textbox', { name: t('rents.limits.value.MINIMUM_STAY') }).fill('59')
  // One with a shorter maximum stays as it is, and says why.
  const shorter = before.filter(({ limits }) => (limits[1]?.length.value ?? 60) < 59).length
  const changed = before.length - shorter
  expect(changed).toBeGreaterThan(1)
  await expect(homes.getByText('→')).toHaveCount(changed)
  await expect(homes.getByText(t('rents.limits.problem.NO_STAY_FITS'))).toHaveCount(shorter)
  await button(changed).click()
  await expect(page.getByText(t('rents.limits.done', { count: changed }))).toBeVisible()
  expect((await read()).filter(({ limits }) => limits[0]?.length.value === 59)).toHaveLength(changed)

  await page.getByRole('button', { name: t('ui.undo'), exact: true }).click()
  await expect(page.getByText(t('rents.limits.undone', { undone: changed, kept: 0 }))).toBeVisible()
  expect(await read()).toEqual(before)
  await page
    .getByText(t('rents.limits.order', { count: changed, day: '' }).trim())
    .first()
    .click()
  await expect(page.getByText(t('rents.state.UNDONE')).first()).toBeVisible()

  await test.step('nothing is taken away unless that is chosen', async () => {
    await page.getByLabel(t('rents.all', { count: before.length })).check()
    await expect(button(0)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(t('rents.limits.reason.NO_VALUE'))).toBeVisible()
  })
})

test('the landlord sets a discount for long stays and a season; the tenant reads both, sees them in the form and asks at that rent', async ({
  landlord,
  tenant,
  askFor,
  to,
  t,
  format,
}) => {
  const listing = await listingOf(tenant.request, 'isarvorstadt')
  const { publicListing: home } = await graphql<{ publicListing: { price: number; currency: string } }>(
    tenant.request,
    'query ($id: ID!) { publicListing(listingId: $id) { price currency } }',
    { id: listing._id },
  )
  const discount = { months: 3, percent: 10 }
  const season = { from: '01-01', to: '12-31', percent: 20 }
  const seasonal = seasonalRent(home.price, season)
  const monthly = discountedRent(seasonal, discount)
  const edit = landlord.page
  const saved = edit.getByText(t('listingEdit.save.SAVED'))
  const add = edit.getByRole('button', { name: t('stayDiscounts.add') })

  await edit.goto(to('listingEdit', { listingId: listing._id, stepId: 'price' }))
  await edit.getByLabel(t('stayDiscounts.months')).fill('3')
  await edit.getByLabel(t('stayDiscounts.percent')).fill('60')
  await expect(edit.getByText(t('stayDiscounts.problem.RANGE', { most: 50, longest: 60 }))).toBeVisible()
  await expect(add).toBeDisabled()
  await edit.getByLabel(t('stayDiscounts.percent')).fill('10')
  const rents = {
    rent: format.money(discountedRent(home.price, discount), home.currency),
    before: format.money(home.price, home.currency),
  }
  await expect(edit.getByText(t('stayDiscounts.preview', { months: 3, ...rents }))).toBeVisible()
  await add.click()
  await expect(edit.getByText(t('stayDiscounts.step', discount))).toBeVisible()

  const inYear = { from: format.day('2024-01-01', 'short'), to: format.day('2024-12-31', 'short') }
  const ofSeason = { ...inYear, percent: 20, way: 'more' }
  await edit.getByLabel(t('seasons.fromMonth')).selectOption('1')
  await edit.getByLabel(t('seasons.toMonth')).selectOption('12')
  await edit.getByLabel(t('seasons.percent'), { exact: true }).fill('0')
  const range = { highest: 100, lowest: 50, count: 6 }
  await expect(edit.getByText(t('seasons.problem.RANGE', range))).toBeVisible()
  await expect(edit.getByRole('button', { name: t('seasons.add') })).toBeDisabled()
  await edit.getByLabel(t('seasons.percent'), { exact: true }).fill('20')
  const seasonRent = { rent: format.money(seasonal, home.currency) }
  await expect(edit.getByText(t('seasons.monthly', seasonRent))).toBeVisible()
  await edit.getByRole('button', { name: t('seasons.add') }).click()
  await expect(edit.getByText(t('seasons.season', ofSeason))).toBeVisible()
  await expect(saved).toBeVisible()

  const { page } = tenant
  await page.goto(to('publicListing', { listingId: listing._id }))
  await expect(page.getByText(t('listingMore.stayDiscount', discount))).toBeVisible()
  await expect(page.getByText(t('listingMore.season', { ...inYear, ...seasonRent }))).toBeVisible()
  const asked = await askFor('isarvorstadt')
  await page.goto(to('listingRequestForm', { listingId: listing._id }, { from: asked.from, to: asked.to }))
  const price = format.money(seasonal, home.currency)
  const days = format.dayRange(asked.from, asked.to)
  await expect(page.getByText(t('requestForm.summary.season', { days, price }))).toBeVisible()
  const less = { ...discount, price, monthly: format.money(monthly, home.currency) }
  await expect(page.getByText(t('requestForm.summary.discounted', less))).toBeVisible()

  // Both go; what was asked for with it keeps its rent.
  await edit.getByRole('button', { name: t('stayDiscounts.removeStep', discount) }).click()
  await expect(edit.getByText(t('stayDiscounts.step', discount))).toBeHidden()
  await edit.getByRole('button', { name: t('seasons.removeSeason', ofSeason) }).click()
  await expect(edit.getByText(t('seasons.season', ofSeason))).toBeHidden()
  await expect(saved).toBeVisible()
  await page.goto(
    to('tenantRequest', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id }),
  )
  const rent = rentOfStay({ from: parseDay(asked.from), to: parseDay(asked.to) }, monthly)
  await page.getByText(t('rentMade.summary', { rent: format.money(rent, home.currency, 'no') })).click()
  const line = { months: 3, price: format.money(monthly, home.currency) }
  await expect(page.getByText(t('rentMade.lines.FULL_MONTHS', line))).toBeVisible()
  const made = {
    price: format.money(monthly, home.currency, 'no'),
    list: format.money(home.price, home.currency, 'no'),
  }
  await expect(page.getByText(t('rentMade.fromList', made))).toBeVisible()
})
