import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../app.ts'

const html =
  '<!doctype html><html lang="en"><head><!--bootstrap--></head><body><script nonce="__CSP_NONCE__"></script></body></html>'

let t: TestApp
let pages: string
let landlord: Browser
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'mezzo-pages-'))
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), html)
  writeFileSync(join(pages, 'assets/main-abc.js'), 'console.log(1)')
  writeFileSync(join(pages, 'service-worker.js'), 'console.log(2)')
  writeFileSync(join(pages, 'icon.svg'), '<svg/>')
  t = await buildTestApp({
    pages,
    config: {
      production: true,
      demo: false,
      origin: 'https://mezzo.test',
      secret: 'b'.repeat(64),
      // Of these, one in 25 may be a login, and all logins here fall into one minute.
      rateLimit: 400,
    },
  })
  await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  landlord = await t.login('jana@mezzo.example')
})
afterAll(async () => {
  await t.close()
  rmSync(pages, { recursive: true })
})

const post = (url: string, payload: object | string, headers = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers,
})
const signIn = (password: string) =>
  post('/api/auth/sign-in/email', { email: 'jana@mezzo.example', password })

/**
 * One of each kind: what is asked, with which status it is answered, whether anybody may keep the answer, and whether it
 * only ever works within a page.
 */
const kinds: Record<
  string,
  { request: InjectOptions; status: number; kept?: true; part?: true; referrer?: 'no-referrer' }
> = {
  'a page': { request: { url: '/en/dashboard' }, status: 200 },
  'a page that is not there': { request: { url: '/no/such/page' }, status: 200 },
  'a page with an access token': {
    request: { url: '/en/dashboard/g/1/requests?accessToken=abc' },
    status: 200,
    referrer: 'no-referrer',
  },
  'the way to the language': { request: { url: '/' }, status: 302, kept: true },
  'a script': { request: { url: '/assets/main-abc.js' }, status: 200, kept: true, part: true },
  'the service worker': { request: { url: '/service-worker.js' }, status: 200, kept: true },
  'a picture': { request: { url: '/icon.svg' }, status: 200, kept: true },
  'a script that is gone': { request: { url: '/assets/main-old.js' }, status: 404, kept: true },
  'the texts': { request: { url: '/api/strings.json' }, status: 200, kept: true },
  'private data': { request: { url: '/api/users/me' }, status: 200 },
  'somebody without a login': {
    request: { url: '/api/users/me', headers: { authorization: 'Bearer mzo_x' } },
    status: 401,
  },
  'an address that is not there': { request: { url: '/api/nothing' }, status: 404 },
  'a file that is not there': {
    request: { url: '/api/files/00000000-0000-4000-8000-000000000000' },
    status: 404,
  },
  'an operation': { request: post('/api/graphql', { query: '{ me { _id } }' }), status: 400 },
  'a call without a body': { request: post('/api/graphql', ''), status: 415 },
  'a forged call': { request: post('/api/graphql', {}, { 'x-xsrf-token': 'x' }), status: 403 },
  'broken JSON': { request: post('/api/graphql', '{', { 'content-type': 'application/json' }), status: 400 },
  'a body that is too large': {
    request: post('/api/graphql', { query: 'x'.repeat(1_100_000) }),
    status: 413,
  },
  'a method that is not meant': { request: { method: 'DELETE', url: '/api/graphql' }, status: 404 },
  'a wrong password': { request: signIn('wrong wrong wrong'), status: 401 },
  'the life of the process': { request: { url: '/healthz' }, status: 200, kept: true },
  'its readiness': { request: { url: '/readyz' }, status: 200 },
}

async function ask(request: InjectOptions): Promise<LightMyRequestResponse> {
  return await t.send({ cookies: { ...landlord.cookies } }, request)
}

describe.each(Object.entries(kinds))('%s', (_, { request, status, kept }) => {
  test('carries every protecting header', async () => {
    const answer = await ask(request)
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([status, expect.anything()])
    const { headers } = answer
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
    expect(headers['content-type'] ?? 'charset=utf-8').toMatch(/charset=utf-8|image\/svg/i)
  })

  test('is kept by nobody whom it does not concern', async () => {
    const { headers } = await ask(request)
    const control = headers['cache-control'] ?? ''
    expect([kept ?? false, control.includes('no-store')]).toEqual([
      kept ?? false,
      !kept || control.includes('no-store'),
    ])
    expect(control.includes('no-store') || !control.includes('private')).toBe(true)
  })

  test('sets only cookies that are bound to this host and to https', async () => {
    const cookies = [
      (await ask(request)).headers['set-cookie'] ?? [],
      (await t.app.inject(request)).headers['set-cookie'] ?? [],
    ].flat()
    for (const cookie of cookies) {
      const [name = ''] = cookie.split('=')
      expect(cookie).toMatch(/; Secure/i)
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i)
      expect(cookie).toMatch(/; Path=\//i)
      expect(cookie).not.toMatch(/; Domain=/i)
      // The token against forgery is read by the page's script and has the name that the specification gives it.
      expect([
        name,
        name === 'XSRF-TOKEN' || (name.startsWith('__Host-') && /; HttpOnly/i.test(cookie)),
      ]).toEqual([name, true])
    }
  })
})

const documents = Object.entries(kinds).filter(([, { part }]) => !part)

test.each(documents)('%s carries what protects a document', async (_, { request, referrer }) => {
  const { headers } = await ask(request)
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['referrer-policy']).toBe(referrer ?? 'strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('camera=(self), geolocation=(), microphone=()')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

describe('a session', () => {
  test('has a new token after each login, and the one before is dead', async () => {
    const browser = await t.visit()
    const tokens: string[] = []
    for (let i = 0; i < 2; i++) {
      expect((await t.send(browser, signIn(PASSWORD))).statusCode).toBe(200)
      tokens.push(browser.cookies['__Host-mezzo-session'] ?? '')
    }
    const [first = '', second = ''] = tokens
    expect(first.length).toBeGreaterThan(32)
    expect(first).not.toBe(second)
    expect(await meWith(first)).toBe(401)
    expect(await meWith(second)).toBe(200)
  })

  test('is dead after the logout, wherever its cookie is kept', async () => {
    const browser = await t.visit()
    await t.send(browser, signIn(PASSWORD))
    const token = browser.cookies['__Host-mezzo-session'] ?? ''
    expect(await meWith(token)).toBe(200)
    expect((await t.send(browser, post('/api/auth/sign-out', {}))).statusCode).toBe(200)
    expect(await meWith(token)).toBe(401)
    expect(browser.cookies['__Host-mezzo-session']).toBeUndefined()
  })

  test('can not be chosen by somebody else', async () => {
    const browser = await t.visit()
    browser.cookies['__Host-mezzo-session'] = 'chosen.by-somebody-else'
    await t.send(browser, { url: '/api/users/me' })
    await t.send(browser, signIn(PASSWORD))
    expect(browser.cookies['__Host-mezzo-session']).not.toContain('chosen')
    expect(await meWith('chosen.by-somebody-else')).toBe(401)
  })

  test('is never told to a script', async () => {
    const browser = await t.visit()
    const answer = await t.send(browser, signIn(PASSWORD))
    const [token = ''] = decodeURIComponent(browser.cookies['__Host-mezzo-session'] ?? '').split('.')
    expect(token.length).toBeGreaterThan(20)
    expect(answer.body).not.toContain(token)
    for (const url of ['/api/users/me', '/en/dashboard']) {
      expect((await t.send(browser, { url })).body).not.toContain(token)
    }
  })
})

test('large answers are compressed, as the client likes it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await t.app.inject({ url: '/api/strings.json', headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding']).toBe(encoding)
  }
  const plain = await t.app.inject('/api/strings.json')
  expect(plain.headers['content-encoding']).toBeUndefined()
})

async function meWith(token: string): Promise<number> {
  const answer = await t.app.inject({ url: '/api/users/me', cookies: { '__Host-mezzo-session': token } })
  return answer.statusCode
}
