import { randomUUID } from 'node:crypto'
import type { Permission } from '../src/domain/catalogue/people.ts'
import type { Browser, TestApp } from './app.ts'

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  listing?: { groupId: string; published: boolean; name: string; archivedAt: string | null } | null
}

const error = 'error { name reason fields }'
const listing = `${error} listing { groupId published name archivedAt }`
const documents = {
  publishListing: `mutation($groupId: ID!, $listingId: ID, $key: ID!) {
    answer: publishListing(groupId: $groupId, listingId: $listingId, idempotencyKey: $key) { ${listing} } }`,
  unpublishListing: `mutation($groupId: ID!, $listingId: ID, $input: UnpublishListingInput!, $seen: [ID!], $key: ID!) {
    answer: unpublishListing(groupId: $groupId, listingId: $listingId, input: $input, seen: $seen, idempotencyKey: $key) { ${listing} } }`,
  duplicateListing: `mutation($groupId: ID!, $key: ID!) {
    answer: duplicateListing(groupId: $groupId, idempotencyKey: $key) { ${listing} } }`,
  archiveListing: `mutation($groupId: ID!, $key: ID!) {
    answer: archiveListing(groupId: $groupId, idempotencyKey: $key) { ${listing} } }`,
  unarchiveListing: `mutation($groupId: ID!, $key: ID!) {
    answer: unarchiveListing(groupId: $groupId, idempotencyKey: $key) { ${listing} } }`,
  unpublishListingForSales: `mutation($groupId: ID!, $listingId: ID, $input: UnpublishListingInput!, $seen: [ID!], $key: ID!) {
    answer: unpublishListingForSales(groupId: $groupId, listingId: $listingId, input: $input, seen: $seen, idempotencyKey: $key) { ${error} } }`,
  takeOffAsScam: `mutation($groupId: ID!, $explanation: String!, $key: ID!) {
    answer: takeOffAsScam(groupId: $groupId, explanation: $explanation, idempotencyKey: $key) {
      error { name } publishing { groupId } } }`,
  setListingLabels: `mutation($groupId: ID!, $labels: [Tag!]!, $reason: String!, $key: ID!) {
    answer: setListingLabels(groupId: $groupId, labels: $labels, reason: $reason, idempotencyKey: $key) {
      ${error} listing { labels } } }`,
  allowPublishing: `mutation($groupId: ID!, $key: ID!) {
    answer: allowPublishing(groupId: $groupId, idempotencyKey: $key) { ${error} } }`,
}

/** The input for a reason of the list, with what else it asks for. */
export function because(value: string, more: Record<string, unknown> = {}) {
  return { reasonKey: `unpublishReason.${value}`, ...more }
}

/** Steps of the tests about what is public, in an app. */
export function publishingSteps(appOf: () => TestApp) {
  async function ask(
    name: keyof typeof documents,
    browser: Browser,
    variables: Record<string, unknown>,
  ): Promise<Answer> {
    const { data, errors } = await appOf().graphql<{ answer: Answer } | null>(
      documents[name],
      { key: randomUUID(), ...variables },
      browser,
    )
    return (
      data?.answer ?? { error: { name: errors?.[0]?.extensions?.name ?? '', reason: null, fields: null } }
    )
  }

  async function salesPerson(permissions: Permission[] = ['sales']): Promise<Browser> {
    const email = `${permissions.join('-').toLowerCase()}@mezzo.example`
    await appOf().createUser({ email, firstName: 'Sam', lastName: 'Sale', permissions })
    return appOf().login(email)
  }

  async function publicUnits(groupId: string): Promise<number> {
    const rows = await appOf()
      .db.selectFrom('listings')
      .select('published')
      .where('group_id', '=', groupId)
      .where('deleted_at', 'is', null)
      .execute()
    return rows.filter((row) => row.published).length
  }

  return { ask, salesPerson, publicUnits }
}
