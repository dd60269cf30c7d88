import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { graphql, login, mailedLink, type Person, post } from './api.ts'
import { type Days, type Listing, listingOf, publicListing } from './listings.ts'
import type { Translate } from './texts.ts'

/** A landlord of the demo who has no login until a test wants one. */
export const nora: Person = {
  password: 'correct horse battery',
  email: 'nora.brandes@mail.example',
  firstName: 'Nora',
  lastName: 'Brandes',
  name: 'Nora Brandes',
}

/** Another one. */
export const emre: Person = {
  password: 'correct horse battery',
  email: 'emre.aydin@mail.example',
  firstName: 'Emre',
  lastName: 'Aydın',
  name: 'Emre Aydın',
}

/** A unit of a small house. */
interface Unit {
  id: string
  name: string
}

/** A house of two units, with its landlord at a browser of their own. */
export interface SmallHouse {
  page: Page
  listing: Listing
  first: Unit
  second: Unit
}

/**
 * A copy of the single home of a landlord whom no other test knows becomes a house of two public units: each try of a
 * test has one that nobody has asked for.
 */
export async function openSmallHouse(
  browser: Browser,
  t: Translate,
  { owner, home }: { owner: Person; home: string },
): Promise<SmallHouse> {
  const context = await browser.newContext()
  // The booking tips would lie over what tests look at.
  await context.addInitScript(() => localStorage.setItem('read-notifications', '["blog-tips"]'))
  const page = await context.newPage()
  const { request } = page
  await logInFirst(request, owner)
  const notice = page.getByRole('dialog', { name: t('notices.dac7.title') })
  await page.addLocatorHandler(notice, () =>
    notice.getByRole('button', { name: t('notices.dac7.later') }).click(),
  )
  const original = await listingOf(request, home)
  const { groupId, _id } = await duplicate(request, original.groupId)
  const [first, second] = [
    { id: _id, name: 'WE 01' },
    { id: await addSecond(request, groupId), name: 'WE 02' },
  ]
  await changeUnit(request, groupId, first.id, { apartmentName: first.name })
  await publish(request, groupId)
  const listing = await publicListing(request, groupId)
  return { page, listing, first, second }
}

/**
 * Logs somebody in who may have no password yet. A new one ends all sessions: where two tests begin at the same time,
 * both take the link that was mailed last, so that one of them chooses it and the other comes in with it.
 */
async function logInFirst(request: APIRequestContext, owner: Person): Promise<void> {
  const template = 'resetPassword'
  await expect(async () => {
    const { email, password } = owner
    if (await succeeds(login(request, owner))) return
    if (!(await succeeds(mailedLink(request, owner, template))))
      await post(request, '/api/auth/request-password-reset', { email })
    const [, query] = (await mailedLink(request, owner, template)).split('?')
    const token = new URLSearchParams(query).get('token')
    await post(request, '/api/auth/reset-password', { token, newPassword: password })
    await login(request, owner)
  }).toPass()
}

async function succeeds(trying: Promise<unknown>): Promise<boolean> {
  // It says no more than that it can't be done yet.
  return trying.then(
    () => true,
    () => false,
  )
}

async function duplicate(
  request: APIRequestContext,
  groupId: string,
): Promise<{ groupId: string; _id: string }> {
  const { duplicateListing } = await graphql<{
    duplicateListing: { listing: { groupId: string; _id: string } }
  }>(
    request,
    `
      mutation ($groupId: ID!, $key: ID!) {
        duplicateListing(groupId: $groupId, idempotencyKey: $key) {
          error {
            name
            reason
          }
          listing {
            groupId
            _id
          }
        }
      }
    `,
    { groupId, key: randomUUID() },
  )
  return duplicateListing.listing
}

async function publish(request: APIRequestContext, groupId: string): Promise<void> {
  await graphql(
    request,
    `
      mutation ($groupId: ID!, $key: ID!) {
        publishListing(groupId: $groupId, idempotencyKey: $key) {
          error {
            name
            reason
          }
        }
      }
    `,
    { groupId, key: randomUUID() },
  )
}

async function addSecond(request: APIRequestContext, groupId: string): Promise<string> {
  const { convertToGroup } = await graphql<{ convertToGroup: { done: { addedIds: string[] } } }>(
    request,
    `
      mutation ($groupId: ID!, $key: ID!) {
        convertToGroup(
          groupId: $groupId
          input: { quantity: 2, apartmentName: "WE ##", firstNumber: 2 }
          idempotencyKey: $key
        ) {
          error {
            name
            reason
          }
          done {
            addedIds
          }
        }
      }
    `,
    { groupId, key: randomUUID() },
  )
  return convertToGroup.done.addedIds[0] ?? ''
}

/** Changes what a unit is called or costs, as the table of units does. */
export async function changeUnit(
  request: APIRequestContext,
  groupId: string,
  listingId: string,
  values: { apartmentName?: string; price?: number | null },
): Promise<void> {
  await graphql(
    request,
    `
      mutation ($groupId: ID!, $changes: [UnitChangeInput!]!, $key: ID!) {
        changeUnits(groupId: $groupId, changes: $changes, idempotencyKey: $key) {
          error {
            name
            fields
          }
        }
      }
    `,
    { groupId, changes: [{ listingId, values }], key: randomUUID() },
  )
}

/** The landlord uses a unit on days that nobody else wants there. */
export async function closeUnit(
  request: APIRequestContext,
  listingId: string,
  { from, to }: Days,
): Promise<void> {
  const input = { from, to, listingIds: [listingId], reason: 'OWN_USE' }
  await graphql(
    request,
    `
      mutation ($input: BlocksInput!, $key: ID!) {
        createBlocks(input: $input, idempotencyKey: $key) {
          error {
            name
            reason
          }
        }
      }
    `,
    { input, key: randomUUID() },
  )
}
