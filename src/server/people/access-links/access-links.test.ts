import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { sendRequest } from '../../../../test/request-commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

interface LinkAnswer {
  error: { name: string; fields: Record<string, string> | null } | null
  given: { url: string; link: { _id: string; groupName: string } } | null
}

async function giveLink(stage: Awaited<ReturnType<typeof createStage>>, groupId = stage.groupId) {
  const answer = await t.graphql<{ createAccessLink: LinkAnswer }>(
    `mutation($input: CreateAccessLinkInput!, $key: ID!) { createAccessLink(input: $input, idempotencyKey: $key) {
       error { name fields } given { url link { _id groupName } } } }`,
    { input: { groupId, recipient: 'Caretaker' }, key: randomUUID() },
    stage.landlord,
  )
  return answer.data.createAccessLink
}

async function askWith(token: string, query: string, variables: Record<string, unknown> = {}) {
  const visitor = await t.visit()
  const answer = await t.send(visitor, {
    method: 'POST',
    url: '/api/graphql',
    payload: { query, variables },
    headers: { 'access-token': token },
  })
  return answer.json()
}

const requests = '{ landlordListingRequests { totalCount nodes { id landlordStatus } } }'

test('an access link opens the limited requests of one group, without a login', async () => {
  const stage = await createStage(t)
  const other = await createListing(t.db, stage.landlordId, { group: { name: 'Sonnenallee 5' } })
  await sendRequest(t, { ...stage, groupId: other.groupId }, '2027-03-01', '2027-06-30')
  const id = await sendRequest(t, stage, '2027-03-01', '2027-06-30')
  const { given: made, error } = await giveLink(stage)
  expect(error).toBeNull()
  const url = new URL(given(made).url)
  expect(url.pathname).toBe(`/en/dashboard/g/${stage.groupId}/requests`)
  const token = given(url.searchParams.get('accessToken'))
  expect((await askWith(token, requests)).data).toMatchObject({
    landlordListingRequests: { totalCount: 1, nodes: [{ id }] },
  })
  const contact = '{ landlordListingRequests { nodes { tenantInformation { email } } } }'
  expect((await askWith(token, contact)).errors[0].message).toBe('Not allowed to access')
  expect((await askWith(token, '{ me { _id } team { _id } }')).errors[0].message).toBe(
    'Not allowed to access',
  )
  const accept = `mutation($id: ID!, $key: ID!) { acceptListingRequest(listingRequestId: $id, idempotencyKey: $key) {
    error { name reason } listingRequest { landlordStatus } } }`
  const accepted = await askWith(token, accept, { id, key: randomUUID() })
  expect(accepted.data.acceptListingRequest).toEqual({
    error: null,
    listingRequest: { landlordStatus: 'ACCEPTED' },
  })
  const log = await t.graphql(
    '{ auditLog { nodes { action actorName via } } accessLinks { recipient lastUsedAt } }',
    {},
    stage.landlord,
  )
  expect(log.data).toMatchObject({
    auditLog: {
      nodes: expect.arrayContaining([
        { action: 'acceptListingRequest', actorName: 'Caretaker', via: 'ACCESS_LINK' },
      ]),
    },
    accessLinks: [{ recipient: 'Caretaker', lastUsedAt: expect.any(String) }],
  })
})

test('a link ends: revoked, after 30 days, or made up', async () => {
  const stage = await createStage(t)
  const { given: made } = await giveLink(stage)
  const token = given(new URL(given(made).url).searchParams.get('accessToken'))
  const refusal = async (text: string) => (await askWith(text, requests)).errors?.[0].extensions.name
  expect(await refusal(token)).toBeUndefined()
  expect(await refusal(`${token}x`)).toBe('AuthenticationRequiredError')
  expect(await refusal(`${randomUUID()}.${token.split('.')[1]}`)).toBe('AuthenticationRequiredError')
  t.setNow(Temporal.Now.instant().add({ hours: 24 * 30 + 1 }))
  expect(await refusal(token)).toBe('AuthenticationRequiredError')
  t.setNow(null)
  await t.graphql(
    'mutation($id: ID!) { revokeAccessLink(_id: $id) { error { name } } }',
    { id: given(made).link._id },
    stage.landlord,
  )
  expect(await refusal(token)).toBe('AuthenticationRequiredError')
})

test('links are given for own listings only, and need a recipient', async () => {
  const stage = await createStage(t)
  const foreign = await createListing(t.db, await t.createUser({ landlord: true }))
  expect((await giveLink(stage, foreign.groupId)).error?.name).toBe('ResourceNotFoundError')
})
