import { expect, type Browser } from '@playwright/test'
import { demoId } from '../src/server/demo/random.ts'
import { graphql, post, switchFeature } from './api.ts'
import type { Visitor } from './fixtures.ts'
import { type Asked, bringToTenantSignature, sign } from './stages.ts'

/** Brings a request to a booking whose first rent is paid through the product; answers the booking's id. */
export async function bookWithRent(
  browser: Browser,
  landlord: Visitor,
  tenant: Visitor,
  asked: Asked,
): Promise<string> {
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await switchFeature(browser, 'FIRST_MONTH_RENT', demoId('person/jana'), true)
  await sign(tenant.request, offerId, tenant.person)
  await switchFeature(browser, 'FIRST_MONTH_RENT', demoId('person/jana'), null)
  const { tenantBookings } = await graphql<{ tenantBookings: { nodes: { _id: string }[] } }>(
    tenant.request,
    '{ tenantBookings { nodes { _id } } }',
  )
  return tenantBookings.nodes[0]?._id ?? ''
}

/** Pays the first rent of a stay with a test card, as the card form does it; answers the amount in minor units. */
export async function payRent({ request }: Visitor, bookingId: string, number: string): Promise<number> {
  const { tenantDues } = await graphql<{ tenantDues: { _id: string; amount: number }[] }>(
    request,
    'query ($id: ID!) { tenantDues(bookingId: $id) { _id amount } }',
    { id: bookingId },
  )
  const { _id: dueId, amount } = tenantDues[0] ?? { _id: '', amount: 0 }
  const { begun } = await graphql<{ begun: { clientSecret: string } }>(
    request,
    `
      mutation ($dueId: ID!, $amount: Float!) {
        begun: createTenantPaymentIntent(dueId: $dueId, amount: $amount) {
          error {
            name
            message
          }
          clientSecret
        }
      }
    `,
    { dueId, amount },
  )
  const card = { number, expiry: '12/34', cvc: '123' }
  await post(request, '/api/test-payments/pay', { clientSecret: begun.clientSecret, method: 'card', card })
  const { checked } = await graphql<{ checked: { payment: { state: string } } }>(
    request,
    `
      mutation ($dueId: ID!) {
        checked: checkTenantPayment(dueId: $dueId) {
          error {
            name
            message
          }
          payment {
            state
          }
        }
      }
    `,
    { dueId },
  )
  expect(checked.payment.state).toBe('SUCCEEDED')
  return amount
}
