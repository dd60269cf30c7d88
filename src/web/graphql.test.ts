import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bringRefusalWords, errorOfName } from './error-of-name.ts'
import { request } from './graphql.ts'
import { ConnectionError, speakFor } from './http.ts'

const posts: { query: string }[][] = []
const tokens: (string | null)[] = []
let answer: (operations: { query: string }[]) => unknown

beforeEach(() => {
  posts.length = 0
  tokens.length = 0
  answer = (operations) => operations.map(({ query }) => ({ data: { query } }))
  vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=token' })
  vi.stubGlobal('window', { location: { pathname: '/en/dashboard' } })
  vi.stubGlobal('fetch', async (_url: string, init: { body: string; headers: HeadersInit }) => {
    const body = JSON.parse(init.body) as { query: string } | { query: string }[]
    const operations = Array.isArray(body) ? body : [body]
    posts.push(operations)
    tokens.push(new Headers(init.headers).get('X-XSRF-TOKEN'))
    const answers = answer(operations) as unknown[]
    return Response.json(Array.isArray(body) ? answers : answers[0])
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends the queries of one turn together, up to 15 per request (D7)', async () => {
  const answers = await Promise.all(Array.from({ length: 17 }, (_, at) => request(`query Q${at} { a }`)))
  expect(posts.map((post) => post.length)).toEqual([15, 2])
  expect(tokens).toEqual(['token', 'token'])
  expect(answers[16]).toEqual({ query: 'query Q16 { a }' })
})

it('sends a mutation alone', async () => {
  await Promise.all([
    request('query Q { a }'),
    request('mutation M { b { error { name } } }'),
    request('query R { a }'),
  ])
  expect(posts.map((post) => post.map(({ query }) => query.slice(0, 10)))).toEqual([
    ['mutation M'],
    ['query Q { ', 'query R { '],
  ])
})

it('tells each query its own failure', async () => {
  answer = () => [
    { data: { fine: 1 } },
    { errors: [{ message: 'no', extensions: { name: 'ResourceNotFoundError' } }] },
  ]
  const [first, second] = await Promise.allSettled([request('query A { a }'), request('query B { b }')])
  expect(first).toMatchObject({ status: 'fulfilled', value: { fine: 1 } })
  expect(second).toMatchObject({ status: 'rejected', reason: { name: 'ResourceNotFoundError' } })
})

describe('a page that meets a server of another release', () => {
  const unknown = { errors: [{ message: 'This server answers the operations of its own pages only.' }] }
  beforeEach(async () => {
    // What waits comes lazily, and files are read by no clock that a test can move.
    await import('./outage/other-release.ts')
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks again until one answers that knows its question, mutations too: a refused one was not read', async () => {
    let refusals = 3
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      posts.push(JSON.parse(body) as { query: string }[])
      return refusals-- > 0
        ? Response.json(unknown, { status: 400 })
        : Response.json({ data: { accept: { error: null } } })
    })
    const done = request('mutation M { accept { error { name } } }')
    await vi.runAllTimersAsync()
    expect(await done).toEqual({ accept: { error: null } })
    expect(posts).toHaveLength(4)
  })

  it('says so where none does, and nothing is known to have happened', async () => {
    vi.stubGlobal('fetch', async () => Response.json(unknown, { status: 400 }))
    const failed = request('query Q { a }').catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await failed).toMatchObject({ name: 'OtherReleaseError' })
    expect(await failed).toBeInstanceOf(ConnectionError)
  })
})

it("throws a mutation's payload error by its name", async () => {
  answer = () => [{ data: { accept: { error: { name: 'ConditionNotMetError', reason: 'ENDED' } } } }]
  await expect(request('mutation M { accept { error { name reason } } }')).rejects.toMatchObject({
    name: 'ConditionNotMetError',
    reason: 'ENDED',
  })
})

it('tells of a refusal once there are words for it, and without them rather than not at all', async () => {
  const told: string[] = []
  answer = () => [{ data: { accept: { error: { name: 'ConditionNotMetError', reason: 'ENDED' } } } }]
  const refused = () =>
    request('mutation M { accept { error { name reason } } }').catch(() => told.push('told'))
  bringRefusalWords(async () => told.push('words'))
  await refused()
  bringRefusalWords(() => Promise.reject(new TypeError('Failed to fetch')))
  await refused()
  expect(told).toEqual(['words', 'told', 'told'])
})

it('joins the messages of an answer with several errors, each with a newline (D8)', async () => {
  answer = () => [{ errors: [{ message: 'one' }, { message: 'two' }] }]
  await expect(request('query A { a }')).rejects.toMatchObject({
    name: 'GraphQLValidationError',
    message: 'one\ntwo\n',
  })
})

it('recognises a refusal by its text (D6)', async () => {
  answer = () => [{ errors: [{ message: 'Not allowed to access listing' }] }]
  await expect(request('query A { a }')).rejects.toMatchObject({ name: 'NotAllowedError' })
})

it('says when there is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(request('query A { a }')).rejects.toMatchObject({ name: 'ConnectionError' })
})

it('keeps the fields of a ValidationError', () => {
  expect(errorOfName({ name: 'ValidationError', fields: { from: 'past' } })).toMatchObject({
    name: 'ValidationError',
    fields: { from: 'past' },
  })
  expect(errorOfName({ name: 'Whatever' }).name).toBe('GraphQLResolverError')
})

it('renews the token of an ended session and tries once more', async () => {
  let status = 403
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/users/me') {
      vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=renewed' })
      status = 200
      return Response.json({}, { status: 401 })
    }
    return status === 200 ? Response.json([{ data: { fine: 1 } }]) : Response.json({}, { status })
  })
  await expect(request('query A { a }')).resolves.toEqual({ fine: 1 })
})

describe('a page of one landlord’s world', () => {
  afterEach(() => speakFor(null))

  it('says with every call whose it is, reads included', async () => {
    const worlds: (string | null)[] = []
    vi.stubGlobal('fetch', async (_url: string, init: { body: string; headers: HeadersInit }) => {
      worlds.push(new Headers(init.headers).get('X-World'))
      return Response.json(init.body.startsWith('[') ? [{ data: { a: 1 } }] : { data: { accept: null } })
    })
    speakFor('jana', { worldId: 'henrike' })
    await request('query A { a }')
    await request('mutation M { accept { error { name } } }')
    expect(worlds).toEqual(['henrike', 'henrike'])
  })

  it('is told where the session works for somebody else by now, and asks once', async () => {
    let calls = 0
    vi.stubGlobal('fetch', async () => {
      calls++
      return Response.json({ error: { name: 'OtherWorldError' } }, { status: 412 })
    })
    speakFor('jana', { worldId: 'henrike' })
    await expect(request('mutation M { accept { error { name } } }')).rejects.toMatchObject({
      name: 'OtherWorldError',
    })
    expect(calls).toBe(1)
  })
})

/** A browser in which another tab has begun or ended a session; answers the URLs that were called. */
function afterOtherTab(person: string | null, cookie: 'old' | 'new') {
  const urls: string[] = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' })
  speakFor('jana')
  vi.stubGlobal('document', { cookie: `XSRF-TOKEN=${cookie}` })
  vi.stubGlobal('fetch', async (url: string, init: { headers: HeadersInit }) => {
    urls.push(url)
    if (url === '/api/users/me') {
      vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=new' })
      return person ? Response.json({ _id: person }) : Response.json({}, { status: 401 })
    }
    if (new Headers(init.headers).get('X-XSRF-TOKEN') !== 'new') return Response.json({}, { status: 403 })
    return person
      ? Response.json({ data: { accept: { error: null } } })
      : Response.json({ data: { accept: { error: { name: 'AuthenticationRequiredError' } } } })
  })
  return urls
}

const accept = 'mutation M { accept { error { name } } }'

describe.each(['old', 'new'] as const)('after a login in another tab, with the %s token', (cookie) => {
  afterEach(() => {
    vi.stubGlobal('document', { cookie: '' })
    speakFor(null)
  })

  it('goes on for the same person', async () => {
    const urls = afterOtherTab('jana', cookie)
    await expect(request(accept)).resolves.toEqual({ accept: { error: null } })
    await request(accept)
    expect(urls.filter((url) => url === '/api/users/me')).toHaveLength(1)
  })

  it('does nothing for another person', async () => {
    const urls = afterOtherTab('lea', cookie)
    await expect(request(accept)).rejects.toMatchObject({ name: 'OtherPersonError' })
    await expect(request(accept)).rejects.toMatchObject({ name: 'OtherPersonError' })
    expect(urls.filter((url) => url !== '/api/users/me').length).toBe(cookie === 'old' ? 1 : 0)
  })

  it('says when nobody is logged in any more', async () => {
    afterOtherTab(null, cookie)
    await expect(request(accept)).rejects.toMatchObject({ name: 'AuthenticationRequiredError' })
  })
})
