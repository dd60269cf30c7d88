import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { createStage } from '../../../../test/builders.ts'
import { accessLinkToken } from './token.ts'

let t: TestApp
const pages = mkdtempSync(join(tmpdir(), 'mezzo-link-pages-'))
beforeAll(async () => {
  const html = '<!doctype html><html lang="en"><head><!--bootstrap--></head><body></body></html>'
  writeFileSync(join(pages, 'index.html'), html)
  t = await buildTestApp({ pages })
})
afterAll(async () => {
  await t.close()
  rmSync(pages, { recursive: true })
})
beforeEach(() => t.reset())

const cookieName = 'mezzo-access-link'
const requests = { query: '{ landlordListingRequests { totalCount } }' }

async function createLink(): Promise<string> {
  const { landlordId, groupId } = await createStage(t)
  const now = t.services.now()
  const { id } = await t.db
    .insertInto('access_links')
    .values({
      landlord_id: landlordId,
      group_id: groupId,
      recipient: 'Caretaker',
      created_at: now,
      expires_at: now.add({ hours: 720 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return accessLinkToken(t.services.config.secret, id)
}

test('the header Access-Token alone is enough for a call, and lends no cookie', async () => {
  const token = await createLink()
  const headers = { 'access-token': token }
  const ask = (more: object) => t.app.inject({ method: 'POST', url: '/api/graphql', ...more })
  const answer = await ask({ headers, payload: requests })
  expect(answer.json()).toEqual({ data: { landlordListingRequests: { totalCount: 0 } } })
  const form = { ...headers, 'content-type': 'text/plain' }
  expect((await ask({ headers: form, payload: JSON.stringify(requests) })).statusCode).toBe(403)
  // Somebody who is logged in stays guarded: their cookie says who asks.
  const { cookies } = await t.login('jana@mezzo.example')
  expect((await ask({ headers, cookies, payload: requests })).statusCode).toBe(403)
  const login = { method: 'POST', url: '/api/auth/sign-in/email', headers, payload: {} } as const
  expect((await t.app.inject(login)).statusCode).toBe(403)
})

test('a page that a link opened leaves the link to the pages after it, until somebody logs in', async () => {
  const token = await createLink()
  const opened = await t.app.inject({ url: `/en/dashboard?accessToken=${encodeURIComponent(token)}` })
  const cookie = opened.cookies.find(({ name }) => name === cookieName)
  expect(cookie).toMatchObject({ value: token, httpOnly: true, sameSite: 'Lax', path: '/' })
  const cookies = { [cookieName]: token }
  const reloaded = await t.app.inject({ url: '/en/dashboard', cookies })
  expect(reloaded.body).toContain('"role":"LINK"')
  // What the browser holds changes nothing without the token against forgery.
  const forged = await t.app.inject({ method: 'POST', url: '/api/graphql', cookies, payload: requests })
  expect(forged.statusCode).toBe(403)
  const browser = await t.visit()
  browser.cookies[cookieName] = token
  expect((await t.graphql('{ landlordListingRequests { totalCount } }', {}, browser)).errors).toBeUndefined()
  const payload = { email: 'jana@mezzo.example', password: PASSWORD }
  await t.send(browser, { method: 'POST', url: '/api/auth/sign-in/email', payload })
  expect(browser.cookies[cookieName]).toBeUndefined()
})

test.each(['sign-in/email', 'sign-out', 'request-password-reset', 'reset-password'])(
  'whoever turns to %s has done with the link',
  async (path) => {
    const browser = await t.visit()
    browser.cookies[cookieName] = await createLink()
    const payload = { email: 'nobody@mezzo.example', password: PASSWORD }
    await t.send(browser, { method: 'POST', url: `/api/auth/${path}`, payload })
    expect(browser.cookies[cookieName]).toBeUndefined()
  },
)

test('a link that has ended leaves nothing behind', async () => {
  const token = await createLink()
  await t.db.updateTable('access_links').set({ revoked_at: t.services.now() }).execute()
  const opened = await t.app.inject({ url: `/en/dashboard?accessToken=${encodeURIComponent(token)}` })
  expect(opened.cookies.map(({ name }) => name)).not.toContain(cookieName)
})
