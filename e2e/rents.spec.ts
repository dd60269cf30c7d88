import { parseDay } from '../src/domain/kernel/day.ts'
import { rentOfStay } from '../src/domain/kernel/rent.ts'
import { graphql, henrike, login } from './api.ts'
import { expect, test } from './fixtures.ts'
import { beginTask, expectAtMost } from './hands.ts'

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
  await login(page.request, henrike)
  // She is asked for her tax data a while after the page has opened.
  const notice = page.getByRole('dialog', { name: t('notices.dac7.title') })
  await page.addLocatorHandler(notice, () =>
    notice.getByRole('button', { name: t('notices.dac7.later') }).click(),
  )
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
    await page.getByLabel(t('rents.all', { count: homeRents.length })).check()
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
