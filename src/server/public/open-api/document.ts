import type { Route } from '../../kernel/http/route.ts'
import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { HOME_OPERATIONS } from './home-operations.ts'
import type { Operation } from './operation.ts'
import { OTHER_OPERATIONS } from './other-operations.ts'
import { STAY_OPERATIONS } from './stay-operations.ts'
import { id, type JsonSchema, named, SCHEMAS, text } from './schemas.ts'
import { openApiWebhooks } from './webhooks.ts'

/** Every REST call by its method and address: a test compares them with the routes. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...ACCOUNT_OPERATIONS,
  ...HOME_OPERATIONS,
  ...STAY_OPERATIONS,
  ...OTHER_OPERATIONS,
}

const TAGS: Readonly<Record<string, string>> = {
  login: 'The calls of the login.',
  people: 'Whoever is asking.',
  listings: 'Listings, groups, units, pictures.',
  calendars: 'What takes the days of units.',
  requests: 'Requests as a file.',
  bookings: 'Bookings as files.',
  contracts: 'Contracts, their seal, documents of tenants.',
  money: 'Entries, documents and figures.',
  staff: 'For staff alone.',
  providers: 'What providers tell; signed by them.',
  public: 'For anybody.',
  demo: 'In the demo only.',
  webhooks: 'What a program of a landlord’s is sent, signed as Standard Webhooks has it.',
}

/** What is said of each call that has it beside its own answer. */
const REFUSALS = {
  401: 'Nobody is logged in, or the token does not live.',
  403: 'Not allowed to access: the policy or the scope of the token.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'A rule forbids it now; `reason` says which.',
  422: 'The input is wrong; `fields` says where.',
  429: 'Too many calls within a minute.',
} as const

/** A route as the address has it there, and its name: '/api/users/:id' -> '/api/users/{id}'. */
export function openApiPath(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}')
}

/** The name of a route in the table of operations. */
export function operationName({ method, url }: Pick<Route, 'method' | 'url'>): string {
  return `${method} ${url}`
}

/** The OpenAPI document of routes under /api; throws for one that isn't in the table. */
export function openApiDocument(routes: readonly Route[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const route of routes.filter(({ url }) => url.startsWith('/api/')).toSorted(byUrl)) {
    const operation = OPERATIONS[operationName(route)]
    if (!operation)
      throw new Error(`The route ${operationName(route)} isn’t described: see src/server/public/open-api.`)
    const path = (paths[openApiPath(route.url)] ??= {})
    path[route.method.toLowerCase()] = describe(route, operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mezzo',
      version: '1',
      description:
        'The REST calls. Everything else is GraphQL, at /api/graphql. Days are YYYY-MM-DD, instants ISO 8601 in UTC, amounts integers in minor units with a currency.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: openApiWebhooks(),
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal access token, with its scopes.',
        },
        session: { type: 'apiKey', in: 'header', name: 'authToken', description: 'A session of an app.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-mezzo-session',
          description: 'A session of a browser; what changes something needs X-XSRF-TOKEN as well.',
        },
      },
    },
  }
}

function describe(route: Route, operation: Operation): JsonSchema {
  const { description, policy, scope, demoOnly } = route
  const body = requestBody(operation)
  return {
    operationId: operationId(route),
    tags: [operation.tag],
    ...(description && { description }),
    'x-policy': policy,
    'x-scope': scope,
    ...(demoOnly && { 'x-demo-only': true }),
    parameters: parametersOf(route, operation),
    ...(body && { requestBody: body }),
    responses: { ...answerOf(operation), ...refusalsOf(route, operation) },
    security: securityOf(route),
  }
}

// 'GET /api/listings/g/:groupId/units.csv' -> 'getListingsGByGroupIdUnitsCsv'
function operationId({ method, url }: Route): string {
  const words = url
    .replace('/api/', '')
    .replaceAll(':', 'by/')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

function parametersOf({ url }: Route, { query = {}, needs = [], idempotencyKey }: Operation): JsonSchema[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name.endsWith('Id') || name === 'id' ? id : text,
  }))
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needs.includes(name),
    schema,
  }))
  const inHeader = idempotencyKey ? [{ name: 'Idempotency-Key', in: 'header', schema: id }] : []
  return [...inPath, ...inQuery, ...inHeader]
}

function requestBody({ body, form }: Operation): JsonSchema | null {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: form } } }
  return body ? { required: true, content: { 'application/json': { schema: body } } } : null
}

function answerOf({ answer }: Operation): JsonSchema {
  if (!answer) return { 204: { description: 'Done.' } }
  const { type, schema, status = 200 } = answer
  return { [status]: { description: 'Done.', content: { [type]: schema ? { schema } : {} } } }
}

function refusalsOf({ url, policy }: Route, { body, form }: Operation): JsonSchema {
  const statuses = [
    ...(policy === 'public' ? [] : [401, 403]),
    ...(url.includes(':') ? [404] : []),
    ...(body || form ? [409, 422] : []),
    429,
  ] as (keyof typeof REFUSALS)[]
  const content = { 'application/json': { schema: named('Error') } }
  return Object.fromEntries(statuses.map((status) => [status, { description: REFUSALS[status], content }]))
}

/** None for what anybody may call; a token where one is good for it. */
function securityOf({ policy, scope }: Route): JsonSchema[] {
  if (policy === 'public') return []
  const session = [{ session: [] }, { cookie: [] }]
  if (scope === 'none') return session
  return [{ accessToken: scope === 'any' ? [] : [scope] }, ...session]
}

function byUrl(a: Route, b: Route): number {
  return a.url < b.url || (a.url === b.url && a.method < b.method) ? -1 : 1
}
