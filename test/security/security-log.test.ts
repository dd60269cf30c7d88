import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildTestApp, PASSWORD, type Browser, type TestApp } from '../app.ts'

let t: TestApp
let browser: Browser
let id: string
beforeAll(async () => {
  t = await buildTestApp()
  id = await t.createUser({ email: 'tom@mezzo.example' })
  browser = await t.login('tom@mezzo.example')
})
afterAll(() => t.close())
afterEach(() => vi.restoreAllMocks())

/** What is logged meanwhile, by whatever logger of the process. */
async function entriesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const entries: Record<string, unknown>[] = []
  const note = (entry: unknown) => void entries.push({ ...(entry as object) })
  vi.spyOn(t.services.log, 'warn').mockImplementation(note)
  vi.spyOn(t.services.log, 'info').mockImplementation(note)
  await work()
  return entries
}

const signIn = async (password: string) =>
  await t.send(await t.visit(), {
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'tom@mezzo.example', password },
  })

test('every login call is noted with its outcome, never with what was sent', async () => {
  const right = await entriesOf(() => signIn(PASSWORD))
  expect(right).toContainEqual(expect.objectContaining({ event: 'login', status: 200, ip: '127.0.0.1' }))
  const wrong = await entriesOf(() => signIn('wrong wrong wrong'))
  expect(wrong).toContainEqual(expect.objectContaining({ event: 'login', status: 401 }))
  expect(JSON.stringify([...right, ...wrong])).not.toMatch(/wrong wrong|correct horse|tom@/)
})

test('calls that are refused are noted', async () => {
  const url = '/api/impersonation'
  const entries = await entriesOf(() => t.send(browser, { method: 'POST', url, payload: {} }))
  expect(entries).toContainEqual(
    expect.objectContaining({ event: 'refused', route: '/api/impersonation', status: 403, method: 'POST' }),
  )
  const forged = await entriesOf(() =>
    t.send(browser, { method: 'POST', url, headers: { 'x-xsrf-token': 'x' } }),
  )
  expect(forged).toContainEqual(expect.objectContaining({ event: 'refused', status: 403 }))
})

test('operations and documents that are refused are noted, with the person', async () => {
  const refused = await entriesOf(() => t.graphql('{ auditLog { hasMore } }', {}, browser))
  expect(refused).toContainEqual(
    expect.objectContaining({ event: 'refused', field: 'auditLog', viewerId: id }),
  )
  const large = await entriesOf(() => t.graphql(`{ ${'me { _id } '.repeat(31)} }`, {}, browser))
  expect(large).toContainEqual(expect.objectContaining({ event: 'refusedDocument', viewerId: id }))
})
