import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const why = 'Asked for by the team of sales.'

async function flagsOf(browser: Browser | null, args: string): Promise<string[]> {
  const { data } = await t.graphql<{ featureFlags: { name: string }[] }>(
    `{ featureFlags(${args}) { name } }`,
    {},
    browser,
  )
  return data.featureFlags.map((flag) => flag.name)
}

test('flags are switched for everybody and for one person, by developers alone', async () => {
  const lea = await t.createUser({ email: 'lea@mezzo.example', landlord: true })
  await t.createUser({ email: 'dev@mezzo.example', permissions: ['DEVELOPER'] })
  await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
  const [dev, sam, leas] = [
    await t.login('dev@mezzo.example'),
    await t.login('sam@mezzo.example'),
    await t.login('lea@mezzo.example'),
  ]
  const all = (as: Browser, reason = why) =>
    t.graphql(
      `mutation($reason: String!, $key: ID!) {
         setFeatureFlag(name: STUDENT_HOUSING, enabled: true, reason: $reason, idempotencyKey: $key) {
           error { name fields } flag { enabled reason } } }`,
      { reason, key: randomUUID() },
      as,
    )
  expect((await all(sam)).errors?.[0]?.message).toBe('Not allowed to access')
  for (const reason of ['', 'short', 'x'.repeat(501), 'Ten letters\0 and more'])
    expect((await all(dev, reason)).data).toEqual({
      setFeatureFlag: {
        error: { name: 'ValidationError', fields: { reason: 'listing.invalid' } },
        flag: null,
      },
    })
  expect((await all(dev)).data).toEqual({
    setFeatureFlag: { error: null, flag: { enabled: true, reason: why } },
  })
  expect(await flagsOf(null, 'state: ENABLED, type: GLOBAL')).toContain('STUDENT_HOUSING')
  const one = (enabled: string, reason = why) =>
    t.graphql(
      `mutation($id: ID!, $reason: String!, $key: ID!) {
         setFeatureFlagForUser(name: STUDENT_HOUSING, userId: $id, enabled: ${enabled}, reason: $reason, idempotencyKey: $key) {
           error { name } flag { people { email enabled reason } } } }`,
      { id: lea, reason, key: randomUUID() },
      dev,
    )
  expect((await one('false', 'short')).data).toEqual({
    setFeatureFlagForUser: { error: { name: 'ValidationError' }, flag: null },
  })
  expect((await one('false')).data).toEqual({
    setFeatureFlagForUser: {
      error: null,
      flag: { people: [{ email: 'lea@mezzo.example', enabled: false, reason: why }] },
    },
  })
  expect(await flagsOf(leas, 'state: ENABLED, type: USER')).toContain('ONLINE_SIGNING')
  expect(await flagsOf(leas, 'state: ENABLED, type: USER')).not.toContain('STUDENT_HOUSING')
  expect(await flagsOf(leas, 'state: DISABLED, type: USER')).toContain('STUDENT_HOUSING')
  expect(await flagsOf(leas, 'state: ENABLED, type: GLOBAL')).toContain('STUDENT_HOUSING')
  await one('null')
  expect(await flagsOf(leas, 'state: ENABLED, type: USER')).toContain('STUDENT_HOUSING')
  const seen = await t.graphql('{ staffFeatureFlags { name enabled changedAt } }', {}, sam)
  expect(seen.errors).toBeUndefined()
  const log = await t.graphql('{ auditLog { nodes { action reason } } }', {}, leas)
  const switched = { action: 'setFeatureFlagForUser', reason: why }
  expect(log.data).toMatchObject({ auditLog: { nodes: expect.arrayContaining([switched]) } })
  const everybody = t.db.selectFrom('audit_log').select('data').where('action', '=', 'setFeatureFlag')
  expect(await everybody.execute()).toEqual([
    { data: { name: 'STUDENT_HOUSING', enabled: true, reason: why } },
  ])
})
