import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previousRelease } from '../../src/server/kernel/config/previous-release.ts'
import { buildTestApp, type Browser, type TestApp } from '../app.ts'
import { giveAccessToken } from './access-token.ts'

const generated = readFileSync(join(import.meta.dirname, '../../src/web/gen/graphql.ts'), 'utf8')
const documents = [...generated.matchAll(/const (\w+)Document = new TypedDocumentString\(`([^`]+)`/g)].map(
  ([, name = '', text = '']) => ({ name, text }),
)

// Only a page of the previous release sends it.
const former = 'query Former { me { language } }'

let t: TestApp
let browser: Browser
beforeAll(async () => {
  previousRelease().operations['Former'] = former
  t = await buildTestApp({
    config: { production: true, origin: 'https://mezzo.test', secret: 'b'.repeat(64) },
  })
  browser = await t.visit()
})
afterAll(async () => {
  delete previousRelease().operations['Former']
  await t.close()
})

async function ask(payload: object, url = '/api/graphql') {
  return await t.send(browser, { method: 'POST', url, payload })
}

test('production answers every document of the pages, as printed and as the build puts it into them', async () => {
  expect(documents.length).toBeGreaterThan(30)
  const refused = []
  for (const { name, text } of documents) {
    for (const query of [text, text.replaceAll(/\s+/g, ' ').trim()]) {
      const answer = await ask({ query })
      if (answer.body.includes('own pages only')) refused.push(name)
    }
  }
  expect(refused).toEqual([])
})

test('production answers the documents of the previous release, whose pages are still open', async () => {
  const answer = await ask({ query: former })
  expect(answer.json()).toEqual({ data: { me: null } })
})

test.each(['/api/graphql', '/api/nexus'])('production answers nothing else at %s', async (url) => {
  for (const query of ['{ me { _id } }', '{ __typename }', '{ __schema { types { name } } }', '{']) {
    const answer = await ask({ query }, url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ extensions: { name: 'GraphQLValidationError' } }])
    expect(answer.json().errors[0].message).toContain('own pages only')
  }
})

test('one foreign document refuses the whole batch', async () => {
  const [first] = documents
  const answer = await ask([{ query: first?.text }, { query: '{ me { _id } }' }])
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors[0].message).toContain('own pages only')
})

test('a document that is no text is refused in the words of GraphQL over HTTP', async () => {
  const answer = await ask({ query: 7 })
  expect(answer.statusCode).toBe(400)
})

test('a program with a personal access token asks what it likes, within the limits, and never for the schema', async () => {
  const id = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  const authorization = `Bearer ${await giveAccessToken(t, id)}`
  const program = async (query: string) => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query },
      headers: { authorization },
    })
    return { status: answer.statusCode, ...answer.json<{ data?: object; errors?: { message: string }[] }>() }
  }
  expect(await program('{ me { _id } }')).toMatchObject({ status: 200, data: { me: { _id: id } } })
  const large = await program(`{ ${'me { _id } '.repeat(31)} }`)
  expect(large.errors?.[0]?.message).toContain('The request is too large')
  for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }']) {
    expect((await program(query)).errors?.[0]?.message).toContain('introspection')
  }
  expect((await program('{ me { firstNam } }')).errors?.[0]?.message).toBe(
    'Cannot query field "firstNam" on type "User".',
  )
})
