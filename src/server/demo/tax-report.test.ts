import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { writeTaxStatements } from '../money/tax-report/statement-actions.ts'
import { henrike, jana, sam } from './people.ts'
import { fillDemo } from './seed.ts'
import { reportLastYear } from './tax-report.ts'

let t: TestApp
beforeEach(async () => {
  t = await buildTestApp()
})
afterEach(() => t.close())

async function openDemo(now: string) {
  t.setNow(now)
  await fillDemo(t.services)
  await reportLastYear(await t.ctxFor(null))
}

const year = async () =>
  (
    await t.graphql(
      `{ taxReportYear(year: 2025, mode: TESTING) { run { state sellers } statements { sellers last }
        reports { nodes { kind state added } } } }`,
      {},
      await t.login(sam.email),
    )
  ).data.taxReportYear

it('has the report of last year, accepted, and its sellers were told, however often it is told', async () => {
  await openDemo('2026-11-21T09:13:00Z')
  const told = await year()
  expect(told).toMatchObject({
    run: { state: 'DONE', sellers: 3 },
    statements: { sellers: 3, last: '2026-01-21T10:00:00Z' },
    reports: { nodes: [{ kind: 'DPI401', state: 'ACCEPTED', added: 3 }] },
  })
  await reportLastYear(await t.ctxFor(null))
  await writeTaxStatements(await t.ctxFor(null))
  expect(await year()).toEqual(told)
  for (const { email } of [jana, henrike]) {
    const { data } = await t.graphql<{ taxStatements: { year: number }[] }>(
      '{ taxStatements { year } }',
      {},
      await t.login(email),
    )
    expect(data.taxStatements[0]).toEqual({ year: 2025 })
  }
})

it('has none in January, before it is made', async () => {
  await openDemo('2026-01-10T09:13:00Z')
  expect(await year()).toMatchObject({ run: null, reports: { nodes: [] } })
})
