import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function begin(as: Browser, input: object) {
  const { data, errors } = await t.graphql<{
    createListing: { groupId: string; error: { name: string } | null } | null
  } | null>(
    `mutation($input: CreateListingInput!, $key: ID!) {
      createListing(input: $input, idempotencyKey: $key) { groupId error { name } }
    }`,
    { input: { city: 'Leipzig', country: 'DE', ...input }, key: randomUUID() },
    as,
  )
  return { groupId: data?.createListing?.groupId ?? null, isRefused: errors !== undefined }
}

async function bookingStep(as: Browser, groupId: string) {
  const { data } = await t.graphql<{
    listingForEdit: { version: number; values: Record<string, { labels?: string[] }> }
  }>('query($groupId: ID) { listingForEdit(groupId: $groupId) { version values } }', { groupId }, as)
  const { version, values } = data.listingForEdit
  return { version, labels: values.booking?.labels }
}

async function landlord(): Promise<Browser> {
  await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  return t.login('jana@mezzo.example')
}

it('a listing begun for people from Ukraine says so; its landlord sees it and may change it, keeping the rest', async () => {
  const as = await landlord()
  const groupId = given((await begin(as, { purpose: 'UKRAINE' })).groupId)
  const { version, labels } = await bookingStep(as, groupId)
  expect(labels).toEqual(['REFUGEE_LISTING'])
  const save = (chosen: string[], seen: number) =>
    t.graphql(
      `mutation($groupId: ID!, $values: JSON!, $version: Int!, $key: ID!) {
        saveListingStep(groupId: $groupId, step: "booking", values: $values, version: $version, idempotencyKey: $key) { error { name } }
      }`,
      { groupId, values: { labels: chosen }, version: seen, key: randomUUID() },
      as,
    )
  await t.db
    .updateTable('groups')
    .set({ labels: ['REFUGEE_LISTING', 'KA'] })
    .execute()
  await save([], version)
  const after = await bookingStep(as, groupId)
  expect(after.labels).toEqual([])
  const stored = await t.db.selectFrom('groups').select('labels').executeTakeFirstOrThrow()
  expect(stored.labels).toEqual(['KA'])
  await save(['REFUGEE_LISTING'], after.version)
  expect((await bookingStep(as, groupId)).labels).toEqual(['REFUGEE_LISTING'])
})

it('other listings begin for everybody, and a purpose that nobody knows is refused', async () => {
  const as = await landlord()
  const groupId = given((await begin(as, {})).groupId)
  expect((await bookingStep(as, groupId)).labels).toEqual([])
  const other = given((await begin(as, { purpose: null })).groupId)
  expect((await bookingStep(as, other)).labels).toEqual([])
  expect((await begin(as, { purpose: 'NONSENSE' })).isRefused).toBe(true)
})

it('people from Ukraine find what is offered to them, and its page tells everybody', async () => {
  const owner = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  const marked = await createListing(t.db, owner, { group: { labels: ['REFUGEE_LISTING'] } })
  const other = await createListing(t.db, owner)
  const search = `{ publicSearch(filter: { category: HOMES_FOR_UKRAINIANS }) { nodes { groupId isForUkrainians } } }`
  const { data } = await t.graphql<{ publicSearch: { nodes: object[] } }>(search)
  expect(data.publicSearch.nodes).toEqual([{ groupId: marked.groupId, isForUkrainians: true }])
  const one = await t.graphql<{ publicListing: object }>(
    'query($groupId: ID!) { publicListing(groupId: $groupId) { isForUkrainians } }',
    { groupId: other.groupId },
  )
  expect(one.data.publicListing).toEqual({ isForUkrainians: false })
})
