import { randomUUID } from 'node:crypto'
import { GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLType } from 'graphql'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/server/schema.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'
import { CALLS, MONEY_AND_STAYS } from './repeated-calls/calls.ts'

// On PostgreSQL alone: on the one connection of the embedded database nothing is parallel.
/** How often a mutation is called at once; of what is not about money or stays fewer times say the same. */
const parallelOf = (name: string) => (name in MONEY_AND_STAYS ? 100 : 20)

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const mutations = given(schema.getMutationType()).getFields()
const keyed = Object.values(mutations).filter((field) =>
  field.args.some((argument) => argument.name === 'idempotencyKey'),
)

/** The mutation with all its arguments, asking for the error and for what is named in its result. */
function documentOf(name: string): string {
  const field = given(mutations[name])
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
  return `mutation(${declared}) { answer: ${name}(${passed}) { ${fieldsOf(field.type, 2)} } }`
}

function fieldsOf(type: GraphQLType, depth: number): string {
  const object = named(type)
  if (!(object instanceof GraphQLObjectType)) return ''
  const parts = Object.values(object.getFields()).flatMap((field) => {
    if (field.args.some((argument) => argument.type instanceof GraphQLNonNull)) return []
    const inner = named(field.type)
    if (!(inner instanceof GraphQLObjectType))
      return ['id', '_id', 'name', 'reason'].includes(field.name) ? [field.name] : []
    const below = depth > 0 ? fieldsOf(inner, depth - 1) : ''
    return below && depth === 2 ? [`${field.name} { ${below} }`] : []
  })
  return ['__typename', ...parts].join(' ')
}

function named(type: GraphQLType): GraphQLType {
  return type instanceof GraphQLNonNull || type instanceof GraphQLList
    ? named(type.ofType as GraphQLType)
    : type
}

/** How many rows each table has; what a second try of the same call leaves in none. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
    and tablename not in ('migrations', 'sessions') order by 1`.execute(app.db)
  const parts = tables.map(
    ({ name }) => sql`select ${name} as name, count(*)::int as total from ${sql.table(name)}`,
  )
  const { rows } = await sql<{ name: string; total: number }>`${sql.join(parts, sql` union all `)}`.execute(
    app.db,
  )
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
}

function growth(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, total]): [string, number] => [name, total - (before[name] ?? 0)])
      .filter(([, more]) => more !== 0),
  )
}

interface Answer {
  data: { answer: { error: { name: string; reason: string | null } | null } }
}

describe('Q3: parallel calls with one key', () => {
  it('has a story for every mutation that takes a key', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(keyed.map((field) => field.name).toSorted())
  })

  it.each(Object.keys(CALLS))(
    '%s: one effect, the same answers, a changed body is refused',
    { timeout: 60_000 },
    async (name) => {
      const arrange = given(CALLS[name])
      const document = documentOf(name)
      const once = await arrange(app)
      const beforeOne = await rowCounts()
      const single = await app.graphql<Answer['data']>(
        document,
        { ...once.variables, idempotencyKey: randomUUID() },
        once.as,
      )
      expect(single).toMatchObject({ data: { answer: { error: null } } })
      const effect = growth(beforeOne, await rowCounts())
      expect(effect['idempotency_keys']).toBe(1)

      await app.reset()
      const many = await arrange(app)
      const before = await rowCounts()
      const idempotencyKey = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: parallelOf(name) }, () =>
          app.send(many.as, {
            method: 'POST',
            url: '/api/graphql',
            payload: { query: document, variables: { ...many.variables, idempotencyKey } },
          }),
        ),
      )
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
      const texts = new Set(answers.map((answer) => answer.body))
      expect([...texts]).toHaveLength(1)
      expect(given(answers[0]).json<Answer>()).toMatchObject({ data: { answer: { error: null } } })
      expect(growth(before, await rowCounts())).toEqual(effect)

      const changed = await app.graphql<Answer['data']>(
        document,
        { ...many.variables, ...many.changed, idempotencyKey },
        many.as,
      )
      expect(changed.data.answer.error?.name).toBe('IdempotencyConflictError')
      expect(growth(before, await rowCounts())).toEqual(effect)
    },
  )
})
