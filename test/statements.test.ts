import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFigures, tables } from '../bench/report.ts'
import { askAlone, askTogether } from '../src/server/kernel/db/reads.ts'
import { type Counted, countStatements } from '../src/server/kernel/db/statements.ts'
import { StaffPaymentsDocument } from '../src/web/gen/graphql.ts'
import { buildTestApp, type Browser, type GraphAnswer, type TestApp } from './app.ts'
import { createListing, given } from './builders.ts'
import { measuredPages, type Operation, unitTable } from './measured-pages.ts'
import { accountant, type Story, tellMore, tellStory } from './measured-story.ts'
import { payRentOf } from './money-builders.ts'
import { type PinnedPage, pinnedStatements, pinnedWaits } from './pinned-statements.ts'

/** The pages whose statements README.md tells, in its order. */
const documented = [
  'home',
  'inbox',
  'request detail',
  'bookings',
  'booking detail',
  'contract, as the landlord',
  'start page',
  'public listing',
  'tenant requests',
  'tenant request',
  'stay of a tenant',
] as const satisfies readonly PinnedPage[]

const root = join(import.meta.dirname, '..')
let app: TestApp
let few: Record<string, Counted>
let many: Record<string, Counted>
beforeAll(async () => {
  app = await buildTestApp()
  const story = await tellStory(app)
  few = await measureAll(story)
  await tellMore(app, story)
  many = await measureAll(story)
})
afterAll(() => app.close())

async function measureAll(story: Story): Promise<Record<string, Counted>> {
  const [visitor, staff] = [await app.visit(), await app.login(accountant)]
  const browsers = { landlord: story.landlord, tenant: story.tenant, visitor, staff }
  const measured: Record<string, Counted> = {}
  for (const [name, { as, batch, get, mayLack }] of Object.entries(measuredPages)) {
    measured[name] = await calmest(name, () =>
      get ? measureGet(get, browsers[as]) : measure(batch(story), browsers[as], mayLack),
    )
  }
  return measured
}

/**
 * Two reads that leave together count as two waits where a busy machine answers the first before it sends the second.
 * Whoever waits once too often does so each time.
 */
async function calmest(name: string, count: () => Promise<Counted>): Promise<Counted> {
  const pinned = pinnedWaits[name as keyof typeof pinnedWaits] ?? Infinity
  let counted = await count()
  for (let again = 0; again < 2 && counted.waits > pinned; again++) counted = await count()
  return counted
}

async function measure(batch: readonly Operation[], as: Browser, mayLack = false): Promise<Counted> {
  const payload = batch.map(([document, variables = {}]) => ({ query: document.toString(), variables }))
  const { result, ...counted } = await countStatements(() =>
    app.send(as, { method: 'POST', url: '/api/graphql', payload }),
  )
  for (const answer of result.json<GraphAnswer<Record<string, unknown> | null>[]>()) {
    expect(answer.errors).toBeUndefined()
    const lacking = Object.values(given(answer.data)).filter((field) => field === null)
    expect(mayLack ? [] : lacking).toEqual([])
  }
  return counted
}

async function measureGet(url: string, as: Browser): Promise<Counted> {
  const { result, ...counted } = await countStatements(() => app.send(as, { method: 'GET', url }))
  expect(result.statusCode).toBe(200)
  return counted
}

describe.each(Object.entries(pinnedStatements))('%s', (name, statements) => {
  it('takes its pinned number of SQL statements', () => {
    expect(few[name]?.statements).toHaveLength(statements)
  })

  it('takes no more with many rows', () => {
    expect(many[name]?.statements).toHaveLength(statements)
  })
})

describe.each(Object.entries(pinnedWaits))('%s', (name, waits) => {
  it('waits for the database its pinned number of times', () => {
    expect(many[name]?.waits).toBe(waits)
  })

  it('builds no statement that has been built before', () => {
    expect(many[name]?.compilations).toBe(0)
  })
})

it('what the pages read has the same rows alone and together with other reads', async () => {
  const asked = Object.values(many).flatMap(({ questions }) => questions)
  expect(asked.length).toBeGreaterThan(40)
  for (const question of asked) {
    const alone = await askAlone(app.db, question)
    const [together] = await askTogether(app.db, [question])
    expect(withTexts(together)).toEqual(withTexts(alone))
  }
})

/** Instants as texts, which JSON has instead of them, in one form; what is gathered in a row comes in no certain order. */
function withTexts(rows: unknown): unknown {
  return JSON.parse(JSON.stringify(rows), (key, value: unknown) => {
    if (Array.isArray(value) && key !== '') return value.map((one) => JSON.stringify(one)).toSorted()
    return typeof value === 'string' && instant.test(value) ? Temporal.Instant.from(value).toString() : value
  })
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/

describe.each([1, 40, 1000])('a group of %i units', (units) => {
  it.each(Object.entries(unitTable))('asks for %s in its pinned number of statements', async (_, asked) => {
    const email = `${randomUUID()}@mezzo.example`
    const landlordId = await app.createUser({ email, landlord: true })
    const { groupId, unitIds } = await createListing(app.db, landlordId, { units })
    const batch = [asked.batch(groupId, unitIds)]
    const { statements } = await measure(batch, await app.login(email))
    expect(statements).toHaveLength(asked.statements)
  })
})

it('the payments of all tenants take as many statements for several as for one', async () => {
  const staff = await app.login(accountant)
  const batch: Operation[] = [[StaffPaymentsDocument, { search: '', needsWork: false, offset: 0 }]]
  const bookings = await app.db.selectFrom('bookings').select('id').execute()
  const [first, ...others] = bookings.map(({ id }) => id)
  await payRentOf(app, given(first))
  const one = await measure(batch, staff)
  for (const id of others) await payRentOf(app, id)
  const several = await measure(batch, staff)
  // Who asks, the payments, how many; their refunds, disputes and documents in one; accounts for what was sent back.
  expect([one.statements.length, several.statements.length]).toEqual([5, 5])
})

it('the tables of README.md and bench/README.md tell the pinned numbers', () => {
  const cellsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
  const measured =
    /<!-- figures -->(.*)<!-- \/figures -->/s.exec(
      readFileSync(join(root, 'bench/README.md'), 'utf8'),
    )?.[1] ?? ''
  expect(cellsOf(measured)).toEqual(cellsOf(tables(readFigures())))
  const [, row = ''] =
    /\| Home \| Inbox .*\n.*\n(.*)\n/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  expect(cellsOf(row)[0]?.slice(1, -1).map(Number)).toEqual(documented.map((page) => pinnedStatements[page]))
})
