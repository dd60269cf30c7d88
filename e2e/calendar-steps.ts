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

/** A landlord of their own with a group of apartments: WE 1 to WE 4, and the one it began with. */
export async function newGroup(request: APIRequestContext, language: Language): Promise<string> {
  const { groupId } = await newHome(request, language)
  await graphql(
    request,
    `
      mutation ($groupId: ID!, $key: ID!) {
        convertToGroup(
          groupId: $groupId
          input: { quantity: 5, apartmentName: "WE #", firstNumber: 1 }
          idempotencyKey: $key
        ) {
          error {
            message
          }
        }
      }
    `,
    { groupId, key: crypto.randomUUID() },
  )
  return groupId
}

/** A month of next year, as the calendar's address has it. */
export function nextYear(month: string): string {
  return `${Temporal.Now.plainDateISO('UTC').year + 1}-${month}`
}
