import { sql } from 'kysely'
import {
  coerceInputValue,
  getNamedType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputObjectType,
} from 'graphql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { schema } from '../../src/server/schema.ts'
import { routes } from '../../src/server/routes.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { footprint } from './footprint.ts'
import { rootFields, type RootField } from './matrix-documents.ts'
import { instanceAt } from './matrix-instances.ts'
import { createWorld, type World } from './world.ts'

// S2: the name of every column, as it is stored and as it would be written in JavaScript, put into every input.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let t: TestApp
let world: World
let names: string[]
beforeAll(async () => {
  t = await buildTestApp({ config: { demo: true } })
  world = await createWorld(t)
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    t.db,
  )
  const stored = rows.map(({ name }) => name)
  names = [...new Set([...stored, ...stored.map(toCamel), '__proto__', 'constructor', 'prototype'])]
})
afterAll(() => t.close())

const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)

test('every input of the graph refuses every name that is not its own', () => {
  const taken = inputs.flatMap((type) =>
    names.filter((name) => takes(type, name)).map((name) => `${type.name}.${name}`),
  )
  expect(taken).toEqual([])
  expect(names.length).toBeGreaterThan(300)
})

test('every mutation refuses arguments that are not its own, and inputs with more than is theirs', async () => {
  const before = await footprint(t.db)
  const accepted: string[] = []
  for (const field of rootFields(schema, new Set()).filter(({ kind }) => kind === 'mutation')) {
    const own = field.variables(world.listing)
    const query = field.document(() => true)
    const added = query.replace(
      /^(mutation \w+)(?:\((.*?)\))? \{ (\w+)(?:\((.*?)\))?/,
      (_, start, declared, name, passed) =>
        [
          `${start}(${[declared, '$more: Boolean'].filter(Boolean).join(', ')}) { ${name}`,
          `(${[passed, 'is_paid: $more'].filter(Boolean).join(', ')})`,
        ].join(''),
    )
    const answers = [await ask(added, own)]
    for (const [name, value] of Object.entries(own)) {
      if (!isObject(value)) continue
      const more = Object.fromEntries(names.filter((key) => !(key in value)).map((key) => [key, 'x']))
      answers.push(await ask(query, { ...own, [name]: { ...value, ...more } }))
    }
    // A document of fields (JSON) is looked at by the action; that nothing is stored is looked at below.
    const takesDocument = /: JSON\b/.test(query)
    const isRefused = (body: string) =>
      body.includes('GraphQLValidationError') || (takesDocument && body.includes('"error":{'))
    if (!answers.every(isRefused)) accepted.push(field.name)
  }
  expect(accepted).toEqual([])
  expect(await footprint(t.db)).toEqual(before)
})

test('no REST call that writes does anything with names that are not its own', async () => {
  const before = await footprint(t.db)
  const payload = Object.fromEntries(names.map((name) => [name, 'x']))
  const accepted: string[] = []
  for (const route of routes.filter(({ method }) => method !== 'GET')) {
    const url = route.url.replaceAll(/:(\w+)/g, (_, name: string) => {
      const instance = instanceAt(`${route.url} ${name}`, name)
      return instance ? world.listing[instance] : name
    })
    const { statusCode, body } = await t.send(world.clients.owner.browser, {
      method: route.method,
      url,
      payload,
    })
    if (statusCode < 400 || statusCode >= 500)
      accepted.push(`${route.method} ${route.url}: ${statusCode} ${body.slice(0, 200)}`)
  }
  expect(accepted).toEqual([])
  expect(await footprint(t.db)).toEqual(before)
})

test('whoever signs up gives themself nothing but what the form asks for', async () => {
  const more = Object.fromEntries(names.map((name) => [name, true]))
  const payload = {
    ...more,
    permissions: ['sales'],
    email: 'more@mezzo.example',
    password: 'correct horse battery',
    firstName: 'Mo',
    lastName: 'Re',
    name: 'Mo Re',
    language: 'en',
    landlord: false,
  }
  await t.send(await t.visit(), { method: 'POST', url: '/api/auth/sign-up/email', payload })
  const rows = await t.db
    .selectFrom('users')
    .select('permissions')
    .where('email', '=', 'more@mezzo.example')
    .execute()
  expect(rows.filter(({ permissions }) => permissions.length > 0)).toEqual([])
})

/** Together they may ask every query that takes a text. */
const searching = [
  'owner',
  'staff sales',
  'staff accounting',
  'staff DEVELOPER',
  'staff EDIT_IDENTITY_VERIFICATION_FIELD',
] as const

test('texts that search and filter are data, never a part of a statement', async () => {
  const texts = [
    "' or 1=1 --",
    '"; drop table users; --',
    'landlord_id',
    '%',
    '_',
    '\\',
    '\0',
    '$1',
    "';select pg_sleep(9)--",
  ]
  const before = await footprint(t.db)
  const broken: string[] = []
  const unanswered: string[] = []
  for (const field of rootFields(schema, new Set()).filter(({ kind }) => kind === 'query')) {
    for (const place of textsOf(field.name)) {
      const name = `${field.name}(${place.argument.name}${place.field ? `.${place.field}` : ''})`
      let isAnswered = false
      for (const text of texts) {
        const { query, variables } = withText(field, place, text)
        for (const role of searching) {
          const body = await ask(query, variables, role)
          if (body.includes('UnknownErrorResponseError'))
            broken.push(`${name}: ${text} ${body.slice(0, 200)}`)
          // Refused by a rule of the product counts, by the graph or a policy it doesn't.
          isAnswered ||= /^\{"data":\{|"name":"(?:ValidationError|ResourceNotFoundError)"/.test(body)
        }
      }
      if (!isAnswered) unanswered.push(name)
    }
  }
  expect(broken).toEqual([])
  expect(unanswered).toEqual([])
  expect(await footprint(t.db)).toEqual(before)
})

/** Where a query takes a text: an argument, or a field of one. */
interface TextPlace {
  argument: GraphQLArgument
  field: string | null
}

function textsOf(query: string): TextPlace[] {
  const isText = ({ type }: { type: unknown }) => /^String!?$/.test(String(type))
  return (schema.getQueryType()?.getFields()[query]?.args ?? []).flatMap((argument): TextPlace[] => {
    if (isText(argument)) return [{ argument, field: null }]
    const type = getNamedType(argument.type)
    if (!isInputObjectType(type)) return []
    const fields = Object.values(type.getFields()).filter(isText)
    return fields.map(({ name }) => ({ argument, field: name }))
  })
}

/** The whole of a query with a text in that place. */
function withText(field: RootField, { argument, field: inner }: TextPlace, text: string) {
  const own = field.variables(world.listing)
  const given = own[argument.name]
  const value = inner === null ? text : { ...(isObject(given) ? given : {}), [inner]: text }
  const declared = `$${argument.name}: ${String(argument.type)}`
  const passed = `${argument.name}: $${argument.name}`
  // A page runs its statement when its rows are asked for.
  const document = field.document((_, coordinate, isRow) => !isRow || coordinate.endsWith('.nodes'))
  const query = document.replace(
    /^(query \w+)(?:\((.*?)\))? \{ (\w+)(?:\((.*?)\))?/,
    (whole, start: string, declaredBefore = '', name: string, passedBefore = '') =>
      argument.name in own
        ? whole
        : `${start}(${[declaredBefore, declared].filter(Boolean).join(', ')}) { ${name}(${[passedBefore, passed].filter(Boolean).join(', ')})`,
  )
  return { query, variables: { ...own, [argument.name]: value } }
}

async function ask(
  query: string,
  variables: Record<string, unknown>,
  role: (typeof searching)[number] = 'owner',
): Promise<string> {
  const client = world.clients[role]
  const answer = await t.send(client.browser, {
    method: 'POST',
    url: '/api/graphql',
    payload: { query, variables },
  })
  return answer.body
}

function takes(type: GraphQLInputObjectType, name: string): boolean {
  if (type.getFields()[name]) return false
  let refused = false
  const value: unknown = JSON.parse(`{ ${JSON.stringify(name)}: "x" }`)
  coerceInputValue(value, type, (_, __, error) => {
    refused ||= error.message.includes(`"${name}" is not defined`)
  })
  return !refused
}

function toCamel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
