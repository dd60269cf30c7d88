import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { urlOfTestDatabase } from '../../../../test/database.ts'
import { directoryOf } from '../../demo-settings.ts'
import { jana } from '../../demo/people.ts'
import { mayMakeDatabases, openDatabase } from '../../kernel/db/database.ts'
import { systemContext } from '../../kernel/viewer/context.ts'
import { endPastDemos, forgetDemos } from './actions.ts'
import { demoServers } from './port.ts'

let t: TestApp
const logged: string[] = []
/** What went wrong, as it was logged. */
const troubles = () => logged.filter((line) => /was lost|job failed|job queue/.test(line)).join('\n')
beforeAll(async () => {
  t = await buildTestApp({ config: { demoVisits: 2 }, log: (line) => logged.push(line) })
  t.services.config.databaseUrl = await urlOfTestDatabase(t.db)
})
afterEach(async () => {
  t.setNow(null)
  await forgetDemos(system())
  await t.reset()
})
afterAll(() => t.close())

const system = () => systemContext(t.services)
const HOME = '/en/dashboard'
const FIGURES = '{ landlordFigures { apartments } }'

async function landlord(email = 'nils@mezzo.example'): Promise<Browser> {
  await t.createUser({ email, landlord: true })
  return await t.login(email)
}

async function enter(browser: Browser) {
  const answer = await t.send(browser, { method: 'POST', url: '/api/demo-visit' })
  // A page is what gives the browser the token of its new session.
  if (answer.statusCode === 200) await t.send(browser, { method: 'GET', url: '/api/users/me' })
  return answer
}

const leave = (browser: Browser) => t.send(browser, { method: 'DELETE', url: '/api/demo-visit' })

async function meOf(browser: Browser) {
  const answer = await t.send(browser, { method: 'GET', url: '/api/users/me' })
  return answer.json<{ email?: string; firstName?: string }>()
}
const personOf = async (browser: Browser) => (await meOf(browser)).email
const firstNameOf = async (browser: Browser) => (await meOf(browser)).firstName

const apartmentsOf = async (browser: Browser) =>
  (await t.graphql<{ landlordFigures: { apartments: number } }>(FIGURES, {}, browser)).data.landlordFigures
    .apartments

const rename = (browser: Browser) =>
  t.graphql(
    'mutation { updateProfile(input: { firstName: "Ada", lastName: "K" }) { error { name } } }',
    {},
    browser,
  )

const visits = () => t.db.selectFrom('demo_visits').selectAll().execute()

describe('a demo of one’s own', () => {
  it('is the whole product, touches nothing of it, and is deleted by one call', async () => {
    const browser = await landlord()
    expect(await apartmentsOf(browser)).toBe(0)
    const rows = async () => {
      const tables = ['users', 'groups', 'listing_requests', 'bookings', 'invoices', 'mails', 'audit_log']
      const counts = tables.map((name) => sql`(select count(*) from ${sql.table(name)})::int`)
      return (await sql`select ${sql.join(counts)}`.execute(t.db)).rows
    }
    const before = await rows()

    expect((await enter(browser)).statusCode).toBe(200)
    expect(await personOf(browser)).toBe(jana.email)
    expect(await apartmentsOf(browser)).toBeGreaterThan(20)
    await rename(browser)
    expect(await firstNameOf(browser)).toBe('Ada')
    expect(await rows()).toEqual(before)
    const stranger = await t.graphql('{ publicSearch(filter: {}) { places { city } } }')
    expect(stranger.data).toEqual({ publicSearch: { places: [] } })

    // Neither a cookie that isn't ours nor a program with a token of its own comes in.
    const [visit] = await visits()
    const forged: Browser = { cookies: { 'mezzo-demo-visit': `${visit?.id}.${'A'.repeat(43)}` } }
    expect((await t.send(forged, { method: 'GET', url: HOME })).body).not.toContain('"isDemoVisit"')
    const program = { method: 'GET', url: '/api/users/me', headers: { authorization: 'Bearer no' } } as const
    expect((await t.send(browser, program)).statusCode).toBe(401)

    const directory = directoryOf(t.services.config, visit?.id ?? '')
    expect(existsSync(directory)).toBe(true)
    const otherTab: Browser = { cookies: { ...browser.cookies } }
    expect((await leave(browser)).statusCode).toBe(200)
    // Looked at just then: its server stops while all of it is about to be removed, and loses nothing under its feet.
    expect(await personOf(otherTab)).toBe('nils@mezzo.example')
    expect(await personOf(browser)).toBe('nils@mezzo.example')
    expect(await visits()).toEqual([])
    await expect.poll(() => demoServers().listLeft(system())).toEqual([])
    await expect.poll(() => existsSync(directory)).toBe(false)
    expect(troubles()).toBe('')
    // Pressed again, in another tab: there is nothing to end.
    expect((await leave(browser)).statusCode).toBe(404)
    expect(await firstNameOf(browser)).toBe('Toni')
  })

  it('is the same one for whoever asks twice, and ends once nobody has looked at it for two hours', async () => {
    const browser = await landlord()
    const other = await t.login('nils@mezzo.example')
    // The making of an earlier one was cut short.
    const { id } = await t.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const began = Temporal.Now.instant().subtract({ minutes: 4 })
    const cutShort = { landlord_id: id, begun_at: began, seen_at: began }
    await t.db.insertInto('demo_visits').values(cutShort).execute()

    const answers = await Promise.all([enter(browser), enter(other)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await visits()).toHaveLength(1)
    expect(await personOf(other)).toBe(jana.email)

    t.setNow(Temporal.Now.instant().add({ minutes: 119 }))
    await endPastDemos(system())
    expect(await visits()).toHaveLength(1)
    t.setNow(Temporal.Now.instant().add({ minutes: 121 }))
    await endPastDemos(system())
    expect(await visits()).toEqual([])
    expect(await demoServers().listLeft(system())).toEqual([])
    const url = '/en/dashboard/bookings'
    const page = await t.send(browser, { method: 'GET', url, headers: { 'sec-fetch-mode': 'navigate' } })
    expect([page.statusCode, page.headers.location]).toEqual([302, '/'])
    expect(await personOf(browser)).toBe('nils@mezzo.example')
  })

  it('is another one for each landlord, as many as there is room for', async () => {
    const [one, two] = [await landlord('one@mezzo.example'), await landlord('two@mezzo.example')]
    await Promise.all([enter(one), enter(two)])
    await rename(one)
    expect([await firstNameOf(one), await firstNameOf(two)]).toEqual(['Ada', jana.firstName])
    const refused = await enter(await landlord('three@mezzo.example'))
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: expect.objectContaining({ reason: 'DEMO_FULL' }) },
    ])
  })

  it('is for landlords in person, where the operator offers it', async () => {
    await t.createUser({ email: 'tilda@mezzo.example' })
    expect((await enter(await t.login('tilda@mezzo.example'))).statusCode).toBe(403)
    expect((await enter(await t.visit())).statusCode).toBe(401)
    const browser = await landlord()
    t.services.config.demoVisits = 0
    const refused = await enter(browser)
    t.services.config.demoVisits = 2
    expect(refused.json()).toMatchObject({ error: { reason: 'DEMO_NOT_OFFERED' } })
  })

  it('needs a role that may make databases', async () => {
    expect(await mayMakeDatabases(t.services.database)).toBe(true)
    const role = `plain_${randomUUID().slice(0, 8)}`
    await sql`create role ${sql.id(role)} login password 'plain'`.execute(t.db)
    const url = new URL(t.services.config.databaseUrl ?? '')
    Object.assign(url, { username: role, password: 'plain' })
    const database = await openDatabase({ databaseUrl: url.href, dataDir: 'memory://' })
    expect(await mayMakeDatabases(database)).toBe(false)
    await database.close()
    await sql`drop role ${sql.id(role)}`.execute(t.db)
  })
})
