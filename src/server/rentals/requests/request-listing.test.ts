import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, offerOf } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

interface Named {
  listing: { _id: string; groupId: string }
}

async function ask<Data>(query: string, variables: object, browser: Browser | null): Promise<Data> {
  const { data, errors } = await t.graphql<Data>(query, { ...variables }, browser)
  expect(errors).toBeUndefined()
  return data
}

/** The listing that each page names for a request: the landlord's list and terms, the tenant's list, and the public page. */
async function namedListings(stage: { landlord: Browser; tenant: Browser; groupId: string }, id: string) {
  const { page, terms } = await ask<{ page: { nodes: Named[] }; terms: Named }>(
    `query($id: ID!) {
      page: landlordListingRequests { nodes { listing { _id groupId } } }
      terms: contractOptions(listingRequestId: $id) { listing { _id groupId } } }`,
    { id },
    stage.landlord,
  )
  const { own } = await ask<{ own: Named[] }>(
    '{ own: tenantRequests { listing { _id groupId } } }',
    {},
    stage.tenant,
  )
  const { published } = await ask<{ published: Named['listing'] }>(
    'query($groupId: ID) { published: publicListing(groupId: $groupId) { _id groupId } }',
    { groupId: stage.groupId },
    null,
  )
  return [...page.nodes, terms, ...own].map(({ listing }) => listing).concat(published)
}

test.each([1, 3])(
  'of %i apartments the first stands for a request until one is chosen, never the group',
  async (units) => {
    const stage = await createStage(t, { units })
    const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
    const [first, ...rest] = await namedListings(stage, id)
    expect(rest).toHaveLength(3)
    expect(stage.unitIds).toContain(given(first)._id)
    for (const listing of rest) expect(listing).toEqual(first)

    // It is the id behind /dashboard/l/…, where the landlord's listings have the same.
    const { found, all } = await ask<{ found: Named['listing'] | null; all: { nodes: Named['listing'][] } }>(
      'query($id: ID!) { found: landlordListingById(_id: $id) { _id groupId } all: landlordListings { nodes { _id groupId } } }',
      { id: given(first)._id },
      stage.landlord,
    )
    expect(found).toEqual(first)
    expect(all.nodes).toEqual([first])

    await command(t, stage.landlord, 'acceptListingRequest', { id })
    await command(t, stage.tenant, 'confirmTenantInterest', { id })
    await t.runJobs()
    const chosen = await t.db
      .selectFrom('booking_offers')
      .select('listing_id')
      .where('id', '=', (await offerOf(t.db, id)).id)
      .executeTakeFirstOrThrow()
    const [landlords, , tenants] = await namedListings(stage, id)
    expect([landlords?._id, tenants?._id]).toEqual([chosen.listing_id, chosen.listing_id])
  },
)

test('a request of a group that is deleted since still names a listing of it', async () => {
  const stage = await createStage(t, { units: 2 })
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.tenant, 'withdrawListingRequest', { id })
  await t.db.updateTable('listings').set({ deleted_at: t.services.now(), published: false }).execute()
  const { own } = await ask<{ own: Named[] }>(
    '{ own: tenantRequests { listing { _id groupId } } }',
    {},
    stage.tenant,
  )
  expect(stage.unitIds).toContain(given(own[0]).listing._id)
})
