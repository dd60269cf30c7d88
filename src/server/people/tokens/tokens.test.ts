import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { ACCESS_TOKEN_CALLS_PER_MINUTE } from '../../../domain/people/access-token-rules.ts'
import { addDays, addMonths, utcDayOf, midnightOf } from '../../../domain/kernel/day.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const email = 'jana@mezzo.example'

async function jana() {
  const id = await t.createUser({ email, firstName: 'Jana', landlord: true })
  return { id, browser: await t.login(email) }
}

interface Created {
  error: { reason: string | null; fields: Record<string, string> | null } | null
  given: {
    secret: string
    personalAccessToken: { _id: string; scopes: string[]; lastCharacters: string }
  } | null
}

async function create(
  browser: Browser,
  input: object = {},
  idempotencyKey: string | null = null,
): Promise<Created> {
  const expiresOn = addMonths(utcDayOf(Date.now()), 1)
  const answer = await t.graphql<{ it: Created }>(
    `mutation($input: CreatePersonalAccessTokenInput!, $idempotencyKey: ID) {
      it: createPersonalAccessToken(input: $input, idempotencyKey: $idempotencyKey) {
      error { reason fields } given { secret personalAccessToken { _id scopes lastCharacters } } } }`,
    { input: { name: 'Channel manager', scopes: ['PROFILE_READ'], expiresOn, ...input }, idempotencyKey },
    browser,
  )
  return given(answer.data).it
}

async function secretOf(browser: Browser, scopes: string[]): Promise<string> {
  return given((await create(browser, { scopes })).given).secret
}

/** A call of a program: a token, no origin, no token against forgery. */
async function call(secret: string, query: string, headers: Record<string, string> = {}) {
  return await t.app.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { authorization: `Bearer ${secret}`, ...headers },
    payload: { query },
  })
}

const me = async (secret: string, headers: Record<string, string> = {}) =>
  await t.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${secret}`, ...headers } })

describe('a personal access token', () => {
  test('is shown once, kept as a hash, listed with its last use, and ends when it is revoked', async () => {
    const { browser } = await jana()
    const made = given(
      (await create(browser, { scopes: ['REQUESTS_READ', 'PROFILE_READ', 'PROFILE_READ'] })).given,
    )
    expect(made.secret).toMatch(/^mzo_[A-Za-z\d]{40}$/)
    expect(made.personalAccessToken).toMatchObject({
      scopes: ['REQUESTS_READ', 'PROFILE_READ'],
      lastCharacters: made.secret.slice(-4),
    })
    const rows = await t.db.selectFrom('personal_access_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(made.secret.slice(4, 30))
    const list = '{ personalAccessTokens { name lastUsedAt revokedAt } }'
    expect((await t.graphql(list, {}, browser)).data).toEqual({
      personalAccessTokens: [{ name: 'Channel manager', lastUsedAt: null, revokedAt: null }],
    })
    expect((await me(made.secret)).json()).toMatchObject({ email })
    expect((await t.graphql(list, {}, browser)).data).toMatchObject({
      personalAccessTokens: [{ lastUsedAt: expect.any(String) }],
    })
    const revoke = `mutation($id: ID!) { revokePersonalAccessToken(tokenId: $id) {
      error { name } personalAccessToken { revokedAt } } }`
    const revoked = await t.graphql(revoke, { id: made.personalAccessToken._id }, browser)
    expect(revoked.data).toMatchObject({
      revokePersonalAccessToken: { error: null, personalAccessToken: { revokedAt: expect.any(String) } },
    })
    expect((await me(made.secret)).statusCode).toBe(401)
    const log = await t.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(log.map(({ action }) => action)).toEqual([
      'createPersonalAccessToken',
      'revokePersonalAccessToken',
    ])
    expect(JSON.stringify(log)).not.toContain(made.secret.slice(4, 30))
  })

  test('is made once for a key: who has lost the answer is given the same again', async () => {
    const { browser } = await jana()
    const key = randomUUID()
    const made = given((await create(browser, {}, key)).given)
    expect((await create(browser, {}, key)).given).toEqual(made)
    expect((await me(made.secret)).statusCode).toBe(200)
    const { data } = await t.graphql('{ personalAccessTokens { _id } }', {}, browser)
    expect(data).toMatchObject({ personalAccessTokens: [{ _id: made.personalAccessToken._id }] })
    const calls = await t.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(calls).toHaveLength(1)
    expect(JSON.stringify(calls)).not.toContain(made.secret.slice(4, 30))
  })

  test('reads what its scopes say and nothing else', async () => {
    const { id, browser } = await jana()
    await createListing(t.db, id)
    const reader = await secretOf(browser, ['LISTINGS_READ'])
    expect((await call(reader, '{ landlordListings { totalCount } }')).json()).toEqual({
      data: { landlordListings: { totalCount: 1 } },
    })
    expect((await call(reader, '{ me { email } }')).json().errors).toMatchObject([
      { extensions: { name: 'NotAllowedError' } },
    ])
    expect((await me(reader)).statusCode).toBe(403)
  })

  test.each([
    '{ sessions { _id } }',
    '{ passkeys { _id } }',
    '{ personalAccessTokens { _id } }',
    'mutation { endOtherSessions { error { name } } }',
    'mutation { confirmPassword(password: "x") { error { name } } }',
    'mutation { requestDeletion { error { name } } }',
    'mutation { updateProfile(input: {}) { error { name } } }',
    'mutation { createPersonalAccessToken(input: { name: "x", scopes: [], expiresOn: "2027-01-01" }) { error { name } } }',
  ])('is nothing for the login: %s', async (query) => {
    const { browser } = await jana()
    const scopes = ['LISTINGS_READ', 'LISTINGS_WRITE', 'REQUESTS_READ', 'REQUESTS_WRITE', 'PROFILE_READ']
    const secret = await secretOf(browser, scopes)
    const { errors } = (await call(secret, query)).json() as { errors: object[] }
    expect(errors).toMatchObject([{ extensions: { name: 'NotAllowedError' } }])
  })

  test('says nothing about the login of its person', async () => {
    const { browser } = await jana()
    const secret = await secretOf(browser, ['PROFILE_READ'])
    const query = '{ me { firstName twoFactorEnabled backupCodesLeft deletionRequest { _id } } }'
    expect((await call(secret, query)).json()).toEqual({
      data: {
        me: { firstName: 'Jana', twoFactorEnabled: null, backupCodesLeft: null, deletionRequest: null },
      },
    })
  })

  test('makes cookies worth nothing, and sets none', async () => {
    const { browser } = await jana()
    await t.createUser({ email: 'tom@mezzo.example', firstName: 'Tom' })
    const tom = await t.login('tom@mezzo.example')
    const secret = await secretOf(browser, ['PROFILE_READ'])
    const cookie = Object.entries(tom.cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const answer = await me(secret, { cookie })
    expect(answer.json()).toMatchObject({ firstName: 'Jana' })
    expect(answer.cookies).toEqual([])
    // A bad token is nobody, whatever the cookies say.
    expect((await me('mzo_bad', { cookie })).statusCode).toBe(401)
    expect((await call('mzo_bad', '{ me { email } }', { cookie })).statusCode).toBe(401)
  })

  test('sends JSON and nothing that a form could send', async () => {
    const { browser } = await jana()
    const secret = await secretOf(browser, ['PROFILE_READ'])
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' },
      payload: JSON.stringify({ query: '{ me { email } }' }),
    })
    expect(answer.statusCode).toBe(403)
  })

  test('ends on its last day', async () => {
    const { browser } = await jana()
    const today = utcDayOf(Date.now())
    const secret = given((await create(browser, { expiresOn: addDays(today, 1) })).given).secret
    const end = midnightOf(addDays(today, 2))
    t.setNow(end.subtract({ seconds: 1 }))
    expect((await me(secret)).statusCode).toBe(200)
    t.setNow(end)
    expect((await me(secret)).statusCode).toBe(401)
  })

  test('may call so often in a minute', async () => {
    const { browser } = await jana()
    t.setNow('2026-11-21T12:00:00Z')
    const secret = await secretOf(browser, ['PROFILE_READ'])
    const other = await secretOf(browser, ['PROFILE_READ'])
    const statuses: number[] = []
    for (let i = 0; i <= ACCESS_TOKEN_CALLS_PER_MINUTE; i++) statuses.push((await me(secret)).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(ACCESS_TOKEN_CALLS_PER_MINUTE)
    expect(statuses.at(-1)).toBe(429)
    expect((await me(other)).statusCode).toBe(200)
    t.setNow('2026-11-21T12:01:00Z')
    expect((await me(secret)).statusCode).toBe(200)
  })

  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ scopes: [] }, { scopes: 'required' }],
    [{ expiresOn: '2020-01-01' }, { expiresOn: 'past' }],
    [{ expiresOn: '2099-01-01' }, { expiresOn: 'tooLate' }],
  ])('is not made with %j', async (input, fields) => {
    const { browser } = await jana()
    expect(await create(browser, input)).toEqual({ error: { reason: null, fields }, given: null })
  })

  test('is made by a landlord after a fresh login, and by nobody else', async () => {
    const { browser } = await jana()
    await t.createUser({ email: 'tom@mezzo.example' })
    const tom = await t.login('tom@mezzo.example')
    const list = await t.graphql('{ personalAccessTokens { _id } }', {}, tom)
    expect(list.errors).toMatchObject([{ extensions: { name: 'NotAllowedError' } }])
    t.setNow(Temporal.Now.instant().add({ minutes: 20 }))
    expect((await create(browser)).error).toMatchObject({ reason: 'CONFIRM_PASSWORD' })
    const confirm = 'mutation($password: String!) { confirmPassword(password: $password) { error { name } } }'
    await t.graphql(confirm, { password: PASSWORD }, browser)
    expect((await create(browser)).error).toBeNull()
  })

  test('of somebody else cannot be revoked', async () => {
    const { browser } = await jana()
    const made = given((await create(browser)).given)
    await t.createUser({ email: 'tom@mezzo.example', landlord: true })
    const revoke = 'mutation($id: ID!) { it: revokePersonalAccessToken(tokenId: $id) { error { name } } }'
    const answer = await t.graphql(
      revoke,
      { id: made.personalAccessToken._id },
      await t.login('tom@mezzo.example'),
    )
    expect(answer.data).toEqual({ it: { error: { name: 'ResourceNotFoundError' } } })
    expect((await me(made.secret)).statusCode).toBe(200)
  })
})
