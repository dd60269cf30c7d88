import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'
import { layAssets } from '../../kernel/http/assets-of-releases.ts'
import { precompress } from '../../kernel/http/precompress.ts'

const html = `<!doctype html><html lang="en"><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><!--bootstrap-->
</head><body><script type="module" nonce="__CSP_NONCE__" src="/assets/main-abc.js"></script></body></html>`

let t: TestApp
let pages: string
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'mezzo-pages-'))
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), html)
  writeFileSync(join(pages, 'assets/main-abc.js'), `console.log(${JSON.stringify('x'.repeat(5_000))})`)
  writeFileSync(join(pages, 'assets/inbox-abc.css'), 'body { margin: 0 }')
  writeFileSync(join(pages, 'icon.svg'), '<svg/>')
  mkdirSync(join(pages, '.vite'))
  writeFileSync(
    join(pages, '.vite/preloads.json'),
    JSON.stringify({
      arrival: [],
      app: [],
      routes: ['/{language}', '/{language}/dashboard', '/{language}/dashboard/inbox/{bookingRequestId?}'],
      pages: [
        {
          path: '/{language}/dashboard/inbox/{bookingRequestId?}',
          files: ['assets/inbox-abc.js'],
          styles: ['assets/inbox-abc.css'],
          texts: { en: ['assets/en-abc.js'], de: ['assets/de-abc.js'], fr: ['assets/fr-abc.js'] },
        },
      ],
    }),
  )
  writeFileSync(join(pages, 'service-worker.js'), `const build = '${'x'.repeat(2_000)}'`)
  await precompress(pages)
  const former = join(pages, '.former')
  mkdirSync(join(former, 'assets'), { recursive: true })
  for (const name of ['main-abc.js', 'former-abc.js']) writeFileSync(join(former, 'assets', name), 'former()')
  await layAssets(former, join(pages, '.shared'))
  t = await buildTestApp({
    pages,
    config: {
      production: true,
      demo: true,
      assetsDir: join(pages, '.shared'),
      origin: 'https://mezzo.test',
      secret: 'b'.repeat(64),
    },
  })
  await t.createUser({
    email: 'jana@mezzo.example',
    firstName: '</script><b>',
    language: 'de',
    landlord: true,
  })
})
afterAll(async () => {
  await t.close()
  rmSync(pages, { recursive: true })
})

test('what this build hasn’t is taken from those that other releases have laid beside it', async () => {
  const get = async (url: string) => await t.app.inject({ method: 'GET', url })
  const former = await get('/assets/former-abc.js')
  expect(former.statusCode).toBe(200)
  expect(former.body).toBe('former()')
  expect(former.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(former.headers['etag']).toBeUndefined()
  const own = await get('/assets/main-abc.js')
  expect(own.body).toContain('console.log')
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(own.headers[name]).toBeUndefined()
  const others = ['/assets/nobody-abc.js', '/assets/..%2f..%2findex.html', '/assets/a/former-abc.js']
  const answers = await Promise.all(others.map(get))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('a page names the scripts that it will need beyond those of every page', async () => {
  const preloadsOf = async (url: string) => {
    const { body } = await t.send(null, { method: 'GET', url })
    return [...body.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map((match) => match[1])
  }
  expect(await preloadsOf('/de/dashboard/inbox/1?filter=OPEN')).toEqual([
    '/assets/de-abc.js',
    '/assets/inbox-abc.js',
  ])
  expect(await preloadsOf('/fr/dashboard/inbox')).toEqual(['/assets/fr-abc.js', '/assets/inbox-abc.js'])
  expect(await preloadsOf('/de/dashboard/inbox/1/2/3')).toEqual([])
})

test('a page names its styles, so that its script finds them there and waits for none', async () => {
  const { body } = await t.send(null, { method: 'GET', url: '/de/dashboard/inbox' })
  expect([...body.matchAll(/rel="stylesheet"[^>]* href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    '/assets/inbox-abc.css',
  ])
})

test('an address that no page has says so, whatever its language', async () => {
  const statusOf = async (url: string) => (await t.send(null, { method: 'GET', url })).statusCode
  for (const url of ['/de', '/en/dashboard/', '/de/dashboard/inbox/1?filter=OPEN', '/dashboard'])
    expect([url, await statusOf(url)]).toEqual([url, 200])
  for (const url of ['/de/foo/bar', '/xx/dashboard', '/de/dashboard/inbox/1/2', '/foo'])
    expect([url, await statusOf(url)]).toEqual([url, 404])
})

test('a page knows its person, carries one nonce and is never stored', async () => {
  const browser = await t.login('jana@mezzo.example')
  const answer = await t.send(browser, { method: 'GET', url: '/de/dashboard' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
  // The page's own three, and those of what it asks about counting visits.
  const nonces = [...answer.body.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1])
  expect(nonces).toEqual(Array.from({ length: 3 + 3 }, () => nonce))
  expect(answer.body).toContain('<html lang="de">')
  const data = /id="bootstrap"[^>]*>(.*?)<\/script>/.exec(answer.body)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({
    viewer: { email: 'jana@mezzo.example', firstName: '</script><b>' },
    language: 'de',
    demo: true,
  })
})

test('a page knows a landlord by what is public: nothing yet, nothing ever, or something', async () => {
  const landlordId = await t.createUser({ email: 'nora@mezzo.example', firstName: 'Nora', landlord: true })
  const nora = await t.login('nora@mezzo.example')
  const known = async () => {
    const { body } = await t.send(nora, { method: 'GET', url: '/de/dashboard' })
    const data = /id="bootstrap"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? ''
    const { viewer } = JSON.parse(data) as { viewer: { landlordUserType: string | null } }
    return viewer.landlordUserType
  }
  expect(await known()).toBe('EXPLORER_LANDLORD')
  const { groupId } = await createListing(t.db, landlordId, {
    unit: { published: false, last_published_at: null },
  })
  expect(await known()).toBe('POTENTIAL_LANDLORD')
  await t.db.updateTable('listings').set({ last_published_at: t.services.now() }).execute()
  expect(await known()).toBeNull()
  await t.db.updateTable('groups').set({ deleted_at: t.services.now() }).where('id', '=', groupId).execute()
  expect(await known()).toBe('EXPLORER_LANDLORD')
})

test('who has chosen a language without pages gets the next one that the browser wishes', async () => {
  await t.createUser({ email: 'olena@mezzo.example', language: 'uk' })
  const browser = await t.login('olena@mezzo.example')
  const headers = { 'accept-language': 'uk,fr;q=0.8,de;q=0.5' }
  const { body } = await t.send(browser, { method: 'GET', url: '/dashboard', headers })
  expect(body).toContain('<html lang="fr">')
  const data = /id="bootstrap"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ language: 'fr', viewer: { language: null } })
})

test.each([
  ['/de', 'Dürfen wir diesen Browser wiedererkennen?'],
  ['/fr/dashboard', 'Pouvons-nous reconnaître ce navigateur\u00a0?'],
])('%s asks once whether the browser may be recognised, in its own HTML', async (url, question) => {
  const bodyFor = async (headers: Record<string, string>) =>
    (await t.send(null, { method: 'GET', url, headers })).body
  expect(await bodyFor({})).toContain(question)
  expect(await bodyFor({ cookie: 'cookie-consent=whatever' })).toContain(question)
  const answers: Record<string, string>[] = [
    { cookie: 'cookie-consent=none' },
    { cookie: 'cookie-consent=functional' },
    { dnt: '1' },
    { 'sec-gpc': '1' },
  ]
  for (const headers of answers) expect(await bodyFor(headers)).not.toContain('consent-question')
})

test('staff are not asked in the place of the landlord as whom they act', async () => {
  await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
  const staff = await t.login('sam@mezzo.example')
  const body = async () => (await t.send(staff, { method: 'GET', url: '/en/dashboard' })).body
  expect(await body()).toContain('consent-question')
  const { id: landlordId } = await t.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'jana@mezzo.example')
    .executeTakeFirstOrThrow()
  const payload = { landlordId, reason: 'She asked by phone to look at it with her.' }
  const started = await t.send(staff, { method: 'POST', url: '/api/impersonation', payload })
  expect(started.statusCode).toBe(200)
  expect(await body()).not.toContain('consent-question')
})

test('a session of a person who comes often lives on', async () => {
  const browser = await t.login('jana@mezzo.example')
  const open = () => t.send(browser, { method: 'GET', url: '/de' })
  const renewed = async () => (await open()).cookies.some(({ name }) => name === '__Host-mezzo-session')
  expect(await renewed()).toBe(false)
  const expires_at = Temporal.Now.instant().add({ hours: 5 * 24 })
  await t.db.updateTable('sessions').set({ expires_at }).execute()
  expect(await renewed()).toBe(true)
  expect(await renewed()).toBe(false)
  const created_at = Temporal.Now.instant().subtract({ hours: 24 * 24 })
  await t.db.updateTable('sessions').set({ expires_at, created_at }).execute()
  expect(await renewed()).toBe(false)
})

test('assets are kept for ever, and sent as small as can be', async () => {
  const answer = await t.app.inject({
    url: '/assets/main-abc.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['content-type']).toContain('javascript')
  expect(answer.rawPayload.length).toBeLessThan(200)
  const gone = await t.app.inject('/assets/main-old.js')
  expect(gone.statusCode).toBe(404)
  const icon = await t.app.inject('/icon.svg')
  expect(icon.headers['cache-control']).not.toContain('immutable')
})

test('neither what begins with a dot nor a list of what is there is sent', async () => {
  writeFileSync(join(pages, '.vite/secret.txt'), 'of the inside')
  for (const url of ['/.vite/secret.txt', '/%2evite/secret.txt', '/assets/', '/assets']) {
    const answer = await t.app.inject(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).not.toMatch(/of the inside|main-abc\.js<|main-abc\.js\.br/)
  }
})

test('the service worker is looked at again each time, for the whole site', async () => {
  const answer = await t.app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-type']).toContain('javascript')
  expect(answer.headers['content-security-policy']).toContain("worker-src 'self'")
})

test.each([
  ['en', 'You’re offline'],
  ['de', 'Sie sind offline'],
  ['fr', 'Vous êtes hors ligne'],
])(
  'the page for the time without a connection stands alone in %s and knows nobody',
  async (language, title) => {
    const browser = await t.login('jana@mezzo.example')
    const answer = await t.send(browser, { method: 'GET', url: `/offline/${language}` })
    expect(answer.body).toContain(`<html lang="${language}">`)
    expect(answer.body).toContain(`<h1>${title}</h1>`)
    expect(answer.body).not.toMatch(/jana|bootstrap|<script|src="|<link/)
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    expect(answer.body).toContain(`<style nonce="${nonce}">`)
    expect(answer.cookies).toEqual([])
  },
)

test('in production cookies are bound to the host and to https', async () => {
  const browser = await t.visit()
  const payload = { email: 'jana@mezzo.example', password: PASSWORD }
  const answer = await t.send(browser, { method: 'POST', url: '/api/auth/sign-in/email', payload })
  expect(answer.statusCode).toBe(200)
  const session = answer.cookies.find(({ name }) => name === '__Host-mezzo-session')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(session?.domain).toBeUndefined()
  const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')
  expect(token).toMatchObject({ secure: true, path: '/' })
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
})

test('in production another host does not count as our own', async () => {
  const browser = await t.visit()
  const foreign = await t.send(browser, {
    method: 'POST',
    url: '/api/graphql',
    payload: { query: '{ me { _id } }' },
    headers: { origin: 'https://other.test', host: 'other.test' },
  })
  expect(foreign.statusCode).toBe(403)
})

test('what is no demo shows no outbox and names nobody to log in as', async () => {
  const real = await buildTestApp({ pages, config: { demo: false } })
  try {
    const { body } = await real.send(null, { method: 'GET', url: '/en/login' })
    const data = /id="bootstrap"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ demo: false, demoLogins: [] })
    expect((await real.send(null, { method: 'GET', url: '/api/outbox' })).statusCode).toBe(404)
  } finally {
    await real.close()
  }
})

test('the demo shows its outbox', async () => {
  const answer = await t.send(null, { method: 'GET', url: '/api/outbox' })
  expect(answer.json()).toEqual({ mails: [] })
})

test.each(['//', '//en', '/en/%E0%A4%A', '/%', '/api/nowhere/%E0%A4%A', '/assets/%zz'])(
  '%s is answered as other addresses that lead nowhere, with the protecting headers',
  async (url) => {
    const answer = await t.app.inject({ method: 'GET', url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
    })
  },
)

test.each([
  ['de', '/de/staff/review'],
  ['xx', '/en/staff/review'],
])('the former address of the checks in %s leads on', async (language, target) => {
  const answer = await t.send(await t.visit(), { method: 'GET', url: `/${language}/staff/documents` })
  expect([answer.statusCode, answer.headers.location]).toEqual([301, target])
})
