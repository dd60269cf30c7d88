import { parseDay } from '../src/domain/kernel/day.ts'
import { rentOfStay } from '../src/domain/kernel/rent.ts'
import { graphql } from './api.ts'
import { expect, test } from './fixtures.ts'

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
