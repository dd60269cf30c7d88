import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

async function flagsOf(browser: Browser | null, args: string): Promise<string[]> {
  const { data } = await t.graphql<{ featureFlags: { name: string }[] }>(
    `{ featureFlags(${args}) { name } }`,
    {},
    browser,
  )
  return data.featureFlags.map((flag) => flag.name)
}

test('flags are switched for everybody and for one person, by developers alone', async () => {
  const lea = await t.createUser({ email: 'lea@mezzo.example' })
  await t.createUser({ email: 'dev@mezzo.example', permissions: ['DEVELOPER'] })
  await t.createUser({ email: 'sam@mezzo.example', permissions: ['sales'] })
  const [dev, sam, leas] = [
    await t.login('dev@mezzo.example'),
    await t.login('sam@mezzo.example'),
    await t.login('lea@mezzo.example'),
  ]
  const all =
    'mutation { setFeatureFlag(name: STUDENT_HOUSING, enabled: true) { error { name } flag { enabled } } }'
  expect((await t.graphql(all, {}, sam)).errors?.[0]?.message).toBe('Not allowed to access')
  expect((await t.graphql(all, {}, dev)).data).toEqual({
    setFeatureFlag: { error: null, flag: { enabled: true } },
  })
  expect(await flagsOf(null, 'state: ENABLED, type: GLOBAL')).toContain('STUDENT_HOUSING')
  const one = (enabled: string) =>
    t.graphql(
      `mutation($id: ID!) { setFeatureFlagForUser(name: STUDENT_HOUSING, userId: $id, enabled: ${enabled}) {
         error { name } flag { people { email enabled } } } }`,
      { id: lea },
      dev,
    )
  expect((await one('false')).data).toEqual({
    setFeatureFlagForUser: {
      error: null,
      flag: { people: [{ email: 'lea@mezzo.example', enabled: false }] },
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
})
