import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openApiDocument,
  openApiPath,
  operationName,
  OPERATIONS,
} from '../src/server/public/open-api/document.ts'
import { routes } from '../src/server/routes.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'

const committed = JSON.parse(
  readFileSync(join(import.meta.dirname, '../src/openapi.json'), 'utf8'),
) as Document
const described = routes.filter(({ url }) => url.startsWith('/api/'))

interface Document {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; security: object[]; parameters: { name: string; in: string }[] }>
  >
}

describe('the description of the REST calls', () => {
  it('is a valid document of OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...structuredClone(committed) })
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has every route under /api, and none that isn’t there', () => {
    const names = Object.entries(committed.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const wanted = described.map(({ method, url }) => `${method} ${openApiPath(url)}`)
    expect(names.toSorted()).toEqual(wanted.toSorted())
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(described.map(operationName).toSorted())
  })

  it('is what the routes and the table give now', () => {
    expect(JSON.parse(JSON.stringify(openApiDocument(routes)))).toEqual(committed)
  })

  it('is refused where a route isn’t described', () => {
    const [first] = described
    const unknown = { ...given(first), url: '/api/unheard-of' }
    expect(() => openApiDocument([unknown])).toThrow('GET /api/unheard-of')
  })

  it('names each call once, each part of its address, and asks for what its policy asks for', () => {
    const ids = Object.values(committed.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    const unlike = described.filter((route) => {
      const { security, parameters } = given(
        committed.paths[openApiPath(route.url)]?.[route.method.toLowerCase()],
      )
      const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      const parts = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name)
      const hasToken = security.some((way) => 'accessToken' in way)
      const isOpen = security.length === 0
      const wantsToken = route.policy !== 'public' && route.scope !== 'none'
      return (
        named.join() !== parts.join() || isOpen !== (route.policy === 'public') || hasToken !== wantsToken
      )
    })
    expect(unlike.map(operationName)).toEqual([])
  })
})

describe('the server', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await buildTestApp()
  })
  afterAll(() => t.close())

  it('answers the description to anybody', async () => {
    const answer = await t.app.inject({ url: '/api/openapi.json' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(answer.json()).toEqual(committed)
  })
})
