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

/**
 * How many rows each table has; what a second try of the same call leaves in none. Nothing is looked at in a table that
 * takes no room: one statement that counts in all of them takes a third of a second to plan.
 */
async function rowCounts(): Promise<Record<string, number>> {
  return app.db.transaction().execute(async (trx) => {
    await sql`do $$ declare found jsonb := '{}'; counted record; total int; begin
      for counted in
        select tablename, pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) = 0
          and not exists (select from pg_partitioned_table where partrelid = format('%I.%I', schemaname, tablename)::regclass)
          as bare
        from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'sessions')
      loop
        total := 0;
        if not counted.bare then execute format('select count(*) from %I', counted.tablename) into total; end if;
        found := found || jsonb_build_object(counted.tablename, total);
      end loop;
      perform set_config('counted.rows', found::text, true);
    end $$`.execute(trx)
    const { rows } = await sql<{ found: string }>`select current_setting('counted.rows') as found`.execute(
      trx,
    )
    return JSON.parse(given(rows[0]).found) as Record<string, number>
  })
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
