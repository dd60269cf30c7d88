import fastify, { type FastifyRequest } from 'fastify'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { addGraph } from './yoga.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('what the server asks while a page is opened changes nothing', async () => {
  let seen = 0
  const schema = buildSchema('type Query { seen: Int! } type Mutation { see: Int! }')
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() }
  Object.assign(fields.seen ?? {}, { resolve: () => seen })
  Object.assign(fields.see ?? {}, { resolve: () => ++seen })
  const ctx = await t.ctxFor(null)
  const answerWithin = addGraph(fastify(), t.services, async () => ctx, schema)
  const ask = async (query: string) => await answerWithin({} as FastifyRequest, ctx, [{ query }])
  expect(await ask('{ seen }')).toEqual([{ data: { seen: 0 } }])
  expect(await ask('mutation { see }')).toMatchObject([
    { errors: [{ message: 'Only queries are answered while a page is opened.' }] },
  ])
  expect(await ask('{ seen }')).toEqual([{ data: { seen: 0 } }])
})
