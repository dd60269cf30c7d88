import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import '../src/server/gauges.ts'
import { inTransaction } from '../src/server/kernel/db/transaction.ts'
import { listGaugeGroups } from '../src/server/kernel/observe/gauges.ts'
import { createMeters } from '../src/server/kernel/telemetry/meters.ts'
import { addGauges } from '../src/server/kernel/telemetry/read-gauges.ts'
import { buildTestApp } from './app.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every metric of the product with its labels, as the registry has them. */
async function listMetrics() {
  const t = await buildTestApp()
  const { registry } = createMeters()
  addGauges(registry, t.services)
  await t.close()
  const ofTests = new Set(
    listGaugeGroups().flatMap(({ name, gauges }) => (name === 'broken' ? Object.keys(gauges) : [])),
  )
  const described = registry.getMetricsAsArray().filter(({ name }) => !ofTests.has(name))
  return described as unknown as { name: string; help: string; labelNames?: string[] }[]
}

/** The names that stand in queries, without what histograms add to theirs. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:mezzo|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, ''),
    ),
  )

test.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/mezzo.json'])(
  'every metric that %s asks for is told',
  async (file) => {
    const told = new Set((await listMetrics()).map(({ name }) => name))
    const asked = namesIn(read(file))
    expect(asked.size).toBeGreaterThan(10)
    expect([...asked].filter((name) => !told.has(name))).toEqual([])
  },
)

test.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/mezzo.json'])(
  'what balancers ask all the time hides nothing in %s',
  (file) => {
    const asked = read(file).match(/mezzo_http_request_duration_seconds_(?:count|bucket).{0,60}/g) ?? []
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.filter((query) => !query.includes('/healthz|/readyz'))).toEqual([])
  },
)

test('the document has each metric with its labels and its meaning, and no other', async () => {
  const own = (await listMetrics()).filter(({ name }) => name.startsWith('mezzo_'))
  const rows = own.map(({ name, help, labelNames = [] }) => [
    `\`${name}\``,
    labelNames.map((label) => `\`${label}\``).join(', '),
    help,
  ])
  const written = read('docs/observability.md')
    .split('\n')
    .filter((line) => line.startsWith('| `mezzo_'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(written).toEqual(rows)
})

test('a job that failed for good is done again, or forgotten, by the statements of the document', async () => {
  const statements = [...read('docs/observability.md').matchAll(/^psql "\$DATABASE_URL" -c "(.*)"$/gm)].map(
    ([, text = '']) => text.replace('QUEUE', 'forgetMails'),
  )
  const [again = '', forget = ''] = statements
  expect(statements).toHaveLength(2)
  const t = await buildTestApp()
  try {
    const states = async () =>
      (await sql<{ state: string }>`select state from pgboss.job where name = 'forgetMails'`.execute(t.db))
        .rows
    const ctx = await t.ctxFor(null)
    await inTransaction(ctx, (trx) => ctx.enqueue(trx, 'forgetMails', {}))
    await sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'forgetMails'`.execute(
      t.db,
    )
    await sql.raw(again).execute(t.db)
    await t.runJobs()
    expect(await states()).toEqual([{ state: 'completed' }])
    await sql`update pgboss.job set state = 'failed' where name = 'forgetMails'`.execute(t.db)
    expect(await states()).toEqual([{ state: 'failed' }])
    await sql.raw(forget).execute(t.db)
    expect(await states()).toEqual([])
  } finally {
    await t.close()
  }
})

test('every metric of ours is on the dashboard', async () => {
  const shown = namesIn(read('deploy/grafana/mezzo.json'))
  const own = (await listMetrics()).filter(({ name }) => name.startsWith('mezzo_'))
  expect(own.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([])
})

test('every alert says what happens, how bad it is and what to do', () => {
  const rules = read('deploy/prometheus/alerts.yml').split('- alert:').slice(1)
  expect(rules.length).toBeGreaterThan(10)
  for (const rule of rules) {
    expect(rule).toMatch(/\n {8}for: \d+m\n/)
    expect(rule).toMatch(/severity: (?:critical|warning)/)
    expect(rule).toMatch(/summary: ["'].+\.["']/)
    expect(rule).toMatch(/action: .+\./)
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

// Where Prometheus is not installed, nobody can say what it makes of the rules.
test.runIf(hasPromtool)('Prometheus reads the rules, and they fire when something is wrong', () => {
  const folder = join(root, 'deploy/prometheus')
  const check = spawnSync('promtool', ['check', 'rules', 'alerts.yml'], { cwd: folder, encoding: 'utf8' })
  expect(check.stderr + check.stdout).toContain('SUCCESS')
  const tried = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder, encoding: 'utf8' })
  expect({ status: tried.status, said: tried.stderr }).toEqual({ status: 0, said: '' })
})
