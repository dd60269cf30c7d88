import type { APIRequestContext } from '@playwright/test'
import { graphql, signUp, someone } from './api.ts'
import type { Language } from './texts.ts'

/** Signs a landlord up in the browser of a request context, with one home that nobody has asked for. */
export async function newHome(
  request: APIRequestContext,
  language: Language,
): Promise<{ listingId: string; groupId: string }> {
  await signUp(request, someone(), language, true)
  const { createListing } = await graphql<{ createListing: { listingId: string; groupId: string } }>(
    request,
    `
      mutation ($key: ID!) {
        createListing(idempotencyKey: $key, input: { city: "Berlin", country: "DE" }) {
          listingId
          groupId
        }
      }
    `,
    { key: crypto.randomUUID() },
  )
  return createListing
}

/** A month of next year, as the calendar's address has it. */
export function nextYear(month: string): string {
  return `${Temporal.Now.plainDateISO('UTC').year + 1}-${month}`
}
