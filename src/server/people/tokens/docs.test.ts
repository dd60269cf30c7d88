import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { ACCESS_SCOPES } from '../../../domain/catalogue/people.ts'
import { createAccessToken } from './actions.ts'
import { addDays } from '../../../domain/kernel/day.ts'

const document = readFileSync(join(import.meta.dirname, '../../../../docs/api-tokens.md'), 'utf8')
const blocks = [...document.matchAll(/^```(sh|js)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({
  language,
  code: given(code),
}))
const run = promisify(execFile)
const login = { MEZZO_EMAIL: 'jana@mezzo.example', MEZZO_PASSWORD: PASSWORD }

let t: TestApp
let url: string
beforeAll(async () => {
  t = await buildTestApp()
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function tokenOf(scopes: typeof ACCESS_SCOPES): Promise<string> {
  const id = await t.createUser({ email: 'jana@mezzo.example', firstName: 'Jana', landlord: true })
  await createListing(t.db, id, { group: { name: 'Torstraße 14' } })
  await t.login('jana@mezzo.example')
  const session = await t.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
  const ctx = await t.ctxFor(id)
  const viewer = { ...given(ctx.viewer), sessionId: session.id }
  const expiresOn = addDays(ctx.today(), 30)
  const { secret } = await createAccessToken({ ...ctx, viewer }, { name: 'Example', scopes, expiresOn }, null)
  return secret
}

async function runBlock(index: number, secret: string): Promise<string> {
  const { language, code } = given(blocks[index])
  const command = language === 'sh' ? 'sh' : process.execPath
  const args = language === 'sh' ? ['-c', code] : ['--input-type=module', '--eval', code]
  const env = { PATH: process.env.PATH, ...login, MEZZO_URL: url, MEZZO_TOKEN: secret }
  const { stdout } = await run(command, args, { env, timeout: 120_000 })
  return stdout
}

test('the examples of docs/api-tokens.md work as they stand', async () => {
  expect(blocks).toHaveLength(4)
  const secret = await tokenOf(ACCESS_SCOPES)
  expect(JSON.parse(await runBlock(0, secret))).toMatchObject({ email: 'jana@mezzo.example' })
  expect(JSON.parse(await runBlock(1, secret))).toMatchObject({
    data: { landlordListings: { totalCount: 1, nodes: [{ name: 'Torstraße 14' }] } },
  })
  expect(await runBlock(2, secret)).toBe('Jana: 1 listings\n')
  expect(await runBlock(3, secret)).toBe('Jana is logged in\n')
})

test('the examples tell when a token is not good', async () => {
  for (const index of [0, 1, 2]) await expect(runBlock(index, 'mzo_wrong')).rejects.toThrow('Command failed')
})

test('docs/api-tokens.md explains every scope', () => {
  for (const scope of ACCESS_SCOPES) expect(document).toContain(`| \`${scope}\``)
})
