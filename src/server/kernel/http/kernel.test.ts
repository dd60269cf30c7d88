import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { countStatements } from '../db/statements.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const mutation = { query: 'mutation { updateLanguage(language: de) { error { name } user { language } } }' }

async function landlord(): Promise<{ browser: Browser; id: string }> {
  const id = await t.createUser({
    email: 'jana@mezzo.example',
    landlord: true,
    firstName: 'Jana',
    language: 'en',
  })
  return { browser: await t.login('jana@mezzo.example'), id }
}

async function language(id: string): Promise<string | undefined> {
  const row = await t.db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst()
  return row?.language
}

describe('calls that change something', () => {
  const post = { method: 'POST', url: '/api/graphql', payload: mutation } as const

  test('work from our own page', async () => {
    const { browser, id } = await landlord()
    const answer = await t.send(browser, post)
    expect(answer.json()).toEqual({ data: { updateLanguage: { error: null, user: { language: 'de' } } } })
    expect(await language(id)).toBe('de')
    const log = await t.db.selectFrom('audit_log').selectAll().execute()
    expect(log).toMatchObject([{ action: 'updateLanguage', actor_id: id, data: { language: 'de' } }])
  })

  test.each([
    ['without the header', { ...post, headers: { 'x-xsrf-token': '' } }],
    ['with another header', { ...post, headers: { 'x-xsrf-token': 'abc.def' } }],
    ['from another origin', { ...post, headers: { origin: 'https://evil.example' } }],
    ['from another site', { ...post, headers: { 'sec-fetch-site': 'cross-site' } }],
    [
      'as a form',
      { ...post, payload: 'query=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['as text', { ...post, payload: JSON.stringify(mutation), headers: { 'content-type': 'text/plain' } }],
    ['as a GET', { method: 'GET', url: `/api/graphql?query=${encodeURIComponent(mutation.query)}` }],
  ] as const)('have no effect %s', async (_, request) => {
    const { browser, id } = await landlord()
    const answer = await t.send(browser, request)
    expect([403, 405]).toContain(answer.statusCode)
    expect(await language(id)).toBe('en')
  })

  test.each(['/%61pi/graphql', '/api/%67raphql', '/%61%70%69/nexus'])(
    'have no effect without the header at %s',
    async (url) => {
      const { browser, id } = await landlord()
      const answer = await t.send(browser, { ...post, url, headers: { 'x-xsrf-token': '' } })
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(await language(id)).toBe('en')
    },
  )

  test('have no effect with the token of another session', async () => {
    const { browser, id } = await landlord()
    const other = await t.visit()
    browser.cookies['XSRF-TOKEN'] = other.cookies['XSRF-TOKEN'] ?? ''
    const answer = await t.send(browser, post)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ error: { name: 'NotAllowedError' } })
    expect(await language(id)).toBe('en')
  })
})

describe('the graph', () => {
  test('takes 15 operations at once and refuses a 16th clearly', async () => {
    const browser = await t.visit()
    const batch = (count: number) => ({
      method: 'POST' as const,
      url: '/api/graphql',
      payload: Array.from({ length: count }, () => ({ query: '{ me { _id } }' })),
    })
    const fifteen = await t.send(browser, batch(15))
    expect(fifteen.statusCode).toBe(200)
    expect(fifteen.json()).toHaveLength(15)
    const sixteen = await t.send(browser, batch(16))
    expect(sixteen.statusCode).toBe(400)
    expect(sixteen.json().errors[0].message).toContain('at most 15 operations')
  })

  test('refuses an empty batch in its own words', async () => {
    const browser = await t.visit()
    const answer = await t.send(browser, { method: 'POST', url: '/api/graphql', payload: [] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      errors: [
        { message: 'A batch has at least one operation.', extensions: { name: 'GraphQLValidationError' } },
      ],
    })
  })

  test('takes one operation at /api/nexus', async () => {
    const browser = await t.visit()
    const single = { method: 'POST', url: '/api/nexus', payload: { query: '{ me { _id } }' } } as const
    expect((await t.send(browser, single)).json()).toEqual({ data: { me: null } })
    const batch = await t.send(browser, { ...single, payload: [{ query: '{ me { _id } }' }] })
    expect(batch.statusCode).toBe(400)
    expect(batch.json().errors[0].message).toContain('one operation')
  })

  test('refuses what nobody may do, by name', async () => {
    const answer = await t.graphql(mutation.query)
    expect(answer.errors).toMatchObject([{ extensions: { name: 'AuthenticationRequiredError' } }])
  })

  test('names complaints about the document', async () => {
    const answer = await t.graphql('{ nothingLikeThat }')
    expect(answer.errors?.[0]?.extensions?.name).toBe('GraphQLValidationError')
  })

  test('tells a payload error its fields', async () => {
    const { browser } = await landlord()
    const answer = await t.graphql(
      'mutation { updateProfile(input: { firstName: "" }) { error { name fields } user { _id } } }',
      {},
      browser,
    )
    expect(answer.data).toEqual({
      updateProfile: {
        error: { name: 'ValidationError', fields: { firstName: 'required' } },
        user: null,
      },
    })
  })

  test.each([
    ['deep', `{ ${'me { '.repeat(13)} _id ${'}'.repeat(13)} }`],
    ['with many aliases', `{ ${Array.from({ length: 61 }, (_, i) => `a${i}: me { _id }`).join(' ')} }`],
    ['with a fragment in itself', 'query { me { ...A } } fragment A on User { ...A }'],
    ['of many fields', `{ ${'me { _id } '.repeat(70)} }`],
    ['long', `{ me { ${'_id '.repeat(6_000)} } }`],
  ])('refuses a document %s', async (_, query) => {
    const browser = await t.visit()
    const answer = await t.send(browser, { method: 'POST', url: '/api/graphql', payload: { query } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].message).toContain('The request is too large')
  })

  test('costs one statement for the viewer and one for the row', async () => {
    const { browser } = await landlord()
    const { statements } = await countStatements(() => t.graphql('{ me { email createdAt } }', {}, browser))
    expect(statements).toHaveLength(2)
  })
})

describe('every answer', () => {
  test('carries the protecting headers', async () => {
    const { headers } = await t.send(null, { method: 'GET', url: '/healthz' })
    expect(headers['content-security-policy']).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=(self), geolocation=(), microphone=()')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('lets pages ask the hosts of the operator’s own map, and no others', async () => {
    const policyOf = (app: TestApp) =>
      app.app.inject('/healthz').then(({ headers }) => String(headers['content-security-policy']))
    expect(await policyOf(t)).toMatch(/connect-src 'self';/)
    expect(await policyOf(t)).not.toContain('tiles.example.com')
    const map = {
      styleUrl: 'https://tiles.example.com/style.json',
      origins: ['https://tiles.example.com', 'https://fonts.example.com'],
    }
    const other = await buildTestApp({ config: { map } })
    try {
      const policy = await policyOf(other)
      expect(policy).toContain("connect-src 'self' https://tiles.example.com https://fonts.example.com;")
      expect(policy).toContain(
        "img-src 'self' data: blob: https://tiles.example.com https://fonts.example.com",
      )
      expect(policy).toContain("worker-src 'self'")
      expect(policy.match(/connect-src/g)).toHaveLength(1)
      const { data } = await other.graphql<{ mapStyleUrl: string }>('{ mapStyleUrl }')
      expect(data.mapStyleUrl).toBe(map.styleUrl)
    } finally {
      await other.close()
    }
  })

  test('has a nonce of its own', async () => {
    const policies = [1, 2].map(
      async () => (await t.app.inject('/healthz')).headers['content-security-policy'],
    )
    const [one, other] = await Promise.all(policies)
    expect(one).not.toBe(other)
  })

  test('of the API is private, and errors have a shape', async () => {
    const answer = await t.send(null, { method: 'GET', url: '/api/users/me' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      error: { name: 'AuthenticationRequiredError', message: 'Authentication required' },
    })
    const encoded = await t.send(null, { method: 'GET', url: '/%61pi/users/me' })
    expect([encoded.statusCode, encoded.headers['cache-control']]).toEqual([401, 'no-store'])
    const unknown = await t.send(null, { method: 'GET', url: '/api/nothing' })
    expect(unknown.headers['cache-control']).toBe('no-store')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().error.name).toBe('ResourceNotFoundError')
    const outbox = await t.send(null, { method: 'GET', url: '/api/outbox' })
    expect(outbox.statusCode).toBe(404)
  })

  test('tells the person who is logged in', async () => {
    const { browser, id } = await landlord()
    const answer = await t.send(browser, { method: 'GET', url: '/api/users/me' })
    expect(answer.json()).toMatchObject({
      _id: id,
      email: 'jana@mezzo.example',
      landlord: true,
      firstName: 'Jana',
    })
    expect(answer.body).not.toContain('password')
  })

  test('has the texts of every language', async () => {
    const answer = await t.send(null, { method: 'GET', url: '/api/strings.json' })
    expect(Object.keys(answer.json())).toEqual(['en', 'de', 'fr'])
  })

  test('to / leads to the wished language', async () => {
    const wish = (header: string) => t.app.inject({ url: '/', headers: { 'accept-language': header } })
    expect((await wish('fr-CH, de;q=0.8')).headers.location).toBe('/fr')
    expect((await wish('pl, de;q=0.8, en;q=0.9')).headers.location).toBe('/en')
    const remembered = await t.app.inject({ url: '/', cookies: { language: 'de' } })
    expect(remembered.headers.location).toBe('/de')
  })
})

describe('/readyz', () => {
  test('says yes, and no while stopping', async () => {
    expect((await t.app.inject('/readyz')).statusCode).toBe(200)
    t.lifecycle.stopping = true
    const answer = await t.app.inject('/readyz')
    t.lifecycle.stopping = false
    expect(answer.statusCode).toBe(503)
    expect((await t.app.inject('/healthz')).statusCode).toBe(200)
  })
})
