import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { SAVED_VIEWS_MAX } from '../../../domain/people/saved-view.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

interface View {
  _id: string
  name: string
  search: Record<string, string>
}

interface Answer {
  error: { name: string; fields: Record<string, string> | null } | null
  savedViews: { nodes: View[] } | null
}

const payload = 'error { name fields } savedViews { nodes { _id name search } }'

async function save(browser: Browser | null, name: string, search: unknown, key: string = randomUUID()) {
  return t.graphql<{ saveView: Answer } | null>(
    `mutation($input: SaveViewInput!, $key: ID!) { saveView(input: $input, idempotencyKey: $key) { ${payload} } }`,
    { input: { page: 'INBOX', name, search }, key },
    browser,
  )
}

async function forget(browser: Browser, viewId: string, key: string = randomUUID()) {
  const { data } = await t.graphql<{ deleteView: Answer }>(
    `mutation($viewId: ID!, $key: ID!) { deleteView(viewId: $viewId, idempotencyKey: $key) { ${payload} } }`,
    { viewId, key },
    browser,
  )
  return data.deleteView
}

async function list(browser: Browser, page = 'INBOX') {
  const { data } = await t.graphql<{ savedViews: { nodes: View[] } }>(
    'query($page: SavedViewPage!) { savedViews(page: $page) { nodes { _id name search } } }',
    { page },
    browser,
  )
  return data.savedViews.nodes
}

test('a view is kept per person and page, by name, and found on another device', async () => {
  const { landlord, tenant } = await createStage(t)
  await save(landlord, ' Lindenhof ', { filter: 'OPEN', groupId: 'x' })
  await save(landlord, 'Extensions', { type: 'EXTENSION' })
  const other = await t.login('jana@mezzo.example')
  expect((await list(other)).map(({ name, search }) => [name, search])).toEqual([
    ['Extensions', { type: 'EXTENSION' }],
    ['Lindenhof', { filter: 'OPEN', groupId: 'x' }],
  ])
  expect(await list(other, 'LISTINGS')).toEqual([])
  expect(await list(tenant)).toEqual([])
})

test('a view of the same name gets the new filters, and one call that comes twice keeps one view', async () => {
  const { landlord } = await createStage(t)
  const key = randomUUID()
  const first = await save(landlord, 'Mine', { filter: 'OPEN' }, key)
  expect(await save(landlord, 'Mine', { filter: 'OPEN' }, key)).toEqual(first)
  await save(landlord, 'MINE', { filter: 'WAITING' })
  expect((await list(landlord)).map(({ name, search }) => [name, search])).toEqual([
    ['MINE', { filter: 'WAITING' }],
  ])
})

test('what is no part of an address, or has no name, is refused beside its field', async () => {
  const { landlord } = await createStage(t)
  const { data } = await save(landlord, ' ', { 'a key': 'x' })
  expect(given(data).saveView).toEqual({
    error: {
      name: 'ValidationError',
      fields: { name: 'savedView.nameMissing', search: 'savedView.searchInvalid' },
    },
    savedViews: null,
  })
  expect(await list(landlord)).toEqual([])
})

test('parallel calls keep no more views than there is room for', async () => {
  const { landlord } = await createStage(t)
  const answers = await Promise.all(
    Array.from({ length: SAVED_VIEWS_MAX + 3 }, (_, at) => save(landlord, `View ${at}`, {})),
  )
  const refused = answers.filter(({ data }) => given(data).saveView.error)
  expect(refused.map(({ data }) => given(data).saveView.error?.fields)).toEqual(
    Array.from({ length: 3 }, () => ({ name: 'savedView.tooMany' })),
  )
  expect(await list(landlord)).toHaveLength(SAVED_VIEWS_MAX)
})

test("somebody else's view looks like a missing one, and stays", async () => {
  const { landlord, tenant } = await createStage(t)
  await save(landlord, 'Mine', {})
  const view = given((await list(landlord))[0])
  expect((await forget(tenant, view._id)).error?.name).toBe('ResourceNotFoundError')
  expect((await forget(tenant, randomUUID())).error?.name).toBe('ResourceNotFoundError')
  expect((await forget(tenant, 'nonsense')).error?.name).toBe('ResourceNotFoundError')
  expect(await list(landlord)).toHaveLength(1)
  const key = randomUUID()
  expect((await forget(landlord, view._id, key)).savedViews?.nodes).toEqual([])
  expect((await forget(landlord, view._id, key)).error).toBeNull()
})

test('nobody keeps a view without a login', async () => {
  await createStage(t)
  const { errors } = await save(null, 'Mine', {})
  expect(errors?.[0]?.extensions?.name).toBe('AuthenticationRequiredError')
})
