import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { schema } from '../../src/server/schema.ts'
import { routes } from '../../src/server/routes.ts'
import { henrike } from '../../src/server/demo/people.ts'
import { localProvider } from '../../src/server/kernel/adapters/payments/open-payments.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { readMarkers, valuesIn, type Markers } from './markers.ts'
import { learnAbstractTypes, policyOf, rootFields, type RootField } from './matrix-documents.ts'
import { multipart } from '../multipart.ts'
import { BODIES, instanceAt, type Instances, TEXTS } from './matrix-instances.ts'
import { isAllowed, mayCall, readsAsStaff, ROLES, type Role } from './matrix-roles.ts'
import { createWorld, type World } from './world.ts'

// S1: every field and route of the API, asked for by everybody, about what is theirs, somebody else's and nothing.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const problems = new Set<string>()
learnAbstractTypes(schema)
const fields = rootFields(schema, problems)
const endpoints = ['/api/graphql', '/api/nexus'] as const
/** Staff have many permissions and come by both doors in turn. */
const doorsOf = (role: Role) =>
  role.startsWith('staff ') ? [endpoints[ROLES.indexOf(role) % 2] ?? endpoints[0]] : endpoints
const refusals = ['NotAllowedError', 'AuthenticationRequiredError']
const contact = /^(email|phone|iban|bic|youReceive|totalRent|landlordFee|earned|amount|taxId|vatId)/i

interface Answer {
  status: number
  /** Its beginning, to be shown. */
  body: string
  whole: string
  data: Record<string, unknown> | null
  errors: { name: string; message: string; path: string }[]
}

let t: TestApp
let world: World
let markers: Markers
let cells = 0
let publicValues: ReadonlySet<string>
const letIn = new Set<string>()
const gotToTheId = new Set<string>()
const reachedTypes = new Set<string>()
const reachedFields = new Set<string>()

beforeAll(async () => {
  const nowhere = localProvider(
    { secretKey: 'sk', webhookSecret: 'whsec' },
    'http://127.0.0.1:9',
    async () => {},
  )
  t = await buildTestApp({ config: { demo: true }, payments: nowhere })
  world = await createWorld(t)
  markers = await readMarkers(t.db, world.listing, world.unit)
  publicValues = await readPublicValues()
})
afterAll(async () => {
  await t.close()
  process.stdout.write(`security matrix: ${cells} cells, ${reachedFields.size} fields of objects seen\n`)
})

test('every field has a policy, a scope and, for each id, a row in the table of instances', () => {
  expect([...problems]).toEqual([])
})

describe.each(fields.filter(({ kind }) => kind === 'query'))('the query $name', (field) => {
  test('is answered to those whom its policy names, and tells nobody of what is not theirs', async () => {
    nextMinute()
    const failures: string[] = []
    for (const role of ROLES) failures.push(...(await tryQuery(field, role)))
    expect(failures).toEqual([])
    expect(letIn.has(field.name)).toBe(true)
  })
})

describe.each(fields.filter(({ kind }) => kind === 'mutation'))('the mutation $name', (field) => {
  test('is refused to those whom its policy does not name, and finds nothing of somebody else', async () => {
    nextMinute()
    const failures: string[] = []
    for (const role of ROLES) failures.push(...(await tryMutation(field, role)))
    expect(failures).toEqual([])
    // Else its input was refused before anybody has looked whose the object is: see TEXTS.
    expect(gotToTheId.has(field.name) || !hasForeign(field)).toBe(true)
  })
})

describe.each(routes.map((route) => ({ ...route, label: `${route.method} ${route.url}` })))(
  '$label',
  (route) => {
    test('is answered to those whom its policy names, and tells nobody of what is not theirs', async () => {
      nextMinute()
      const failures: string[] = []
      for (const role of ROLES) failures.push(...(await tryRoute(route, role)))
      expect(failures).toEqual([])
    })
  },
)

/** Mutations about listings that anybody may see: somebody else's is found, and is meant to be. */
const aboutPublicListings = new Set(['addToShortlist', 'removeFromShortlist'])

/** Whether there is somebody whose objects are not everybody's: staff may name anybody, and anybody may ask a landlord. */
function hasForeign({ name, hasIds, policy, scope }: RootField): boolean {
  const isForStaffOnly = !ROLES.some((role) => !role.startsWith('staff ') && isAllowed(policy, scope, role))
  return hasIds && !isForStaffOnly && name !== 'sendBookingRequest' && !aboutPublicListings.has(name)
}

test('every REST call that writes to something has a body to do it with', () => {
  const writing = routes.filter(
    ({ method, url, upload }) => ['POST', 'PUT'].includes(method) && url.includes(':') && !upload,
  )
  expect(writing.map(({ method, url }) => `${method} ${url}`).filter((name) => !BODIES[name])).toEqual([])
})

test('somebody has seen every type that queries lead to', () => {
  const unseen = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map(({ name }) => name)
    .filter((name) => queryTypes().has(name) && !reachedTypes.has(name))
  expect(unseen.filter((name) => !withoutRows.has(name))).toEqual([])
})

/** Types of which the demo has no row: what they would show can't be tried. */
const withoutRows = new Set([
  // Of a stay that goes on: shorter.test.ts looks at who sees it.
  'AgreedEnd',
  'AnnexedContract',
  'BillingDetailsBillingAddress',
  // It is read by a link's token, which cleaning.test.ts has.
  'CleaningPhoto',
  'CleaningPlan',
  'ComparablePrices',
  'ConcernedRequest',
  'DeletionRequest',
  'EndingBooking',
  'ErasureCount',
  'FeatureFlagPerson',
  'FirstMonthRentPayment',
  // Nobody in it was erased; kept.test.ts looks at it.
  'KeptOfErased',
  'ListingGap',
  'FloorPlan',
  'PublicFloorPlan',
  'ListingUnpublishing',
  'MissingContractDatum',
  'Operator',
  'OwnContract',
  'OwnTenantDocument',
  'PaidReferral',
  'PlannedCreditNote',
  'PlannedInvoice',
  'PlannedRefund',
  'PlannedUnit',
  'PlannedWindow',
  'PossibleSigner',
  'ProviderDeletion',
  'Referrer',
  'SigningReminder',
  'StaffListing',
  'TeamInvitation',
  'TenantProofDemand',
  // Nobody in it would leave earlier; shorter-wish.test.ts looks at who sees it.
  'NeedsYouWish',
  'NotifiedPerson',
  'UndeletableUnit',
  'UnpublishBlockedDays',
  'UnservedRequest',
  'WindowsPlan',
  // Nobody in it moves while they live there; moved-stays.test.ts looks at who sees it.
  'UnitOfStay',
  // Too few others let there.
  'SimilarHomes',
  'SimilarPrices',
])

async function tryQuery(field: RootField, role: Role): Promise<string[]> {
  const { own, foreign } = sidesOf(role)
  const may = mayCall(field, role)
  const failures: string[] = []
  for (const url of doorsOf(role)) {
    const answer = await ask(url, field.short, field.variables(own), role)
    const refused = isRefused(answer, field)
    if (!refused) letIn.add(field.name)
    if (!refused && !may) failures.push(`${role} at ${url}: let in: ${answer.body}`)
    // Somebody else's data are refused by some fields whatever the id.
    if (refused && may && !field.hasIds) failures.push(`${role} at ${url}: refused: ${answer.body}`)
    if (may && field.hasIds) failures.push(...(await compareForeign(field, role, url, foreign)))
  }
  if (!may || (role.startsWith('staff ') && isForStrangers(field))) return failures
  const { document, denied } = readableBy(field, role)
  const whole = await ask(endpoints[0], document, field.variables(own), role)
  failures.push(...look(field, role, whole, Object.values(own)))
  for (const coordinate of denied) {
    const one = await ask(endpoints[0], askingFor(field, role, coordinate), field.variables(own), role)
    failures.push(...look(field, role, one, Object.values(own)))
  }
  return failures
}

/** The document that asks for all that somebody may read, and what it leaves out. */
function readableBy(field: RootField, role: Role): { document: string; denied: Set<string> } {
  const denied = new Set<string>()
  const document = field.document((policy, coordinate) => {
    const may = policy !== null && isAllowed(policy, null, role)
    if (!may) denied.add(coordinate)
    return may
  })
  return { document, denied }
}

/** The document that asks for one field that somebody may not read, wherever it stands. */
function askingFor(field: RootField, role: Role, wanted: string): string {
  return field.document(
    (policy, coordinate, isObject) =>
      coordinate === wanted || (isObject && policy !== null && isAllowed(policy, null, role)),
  )
}

const everything = () => true

async function tryMutation(field: RootField, role: Role): Promise<string[]> {
  const { own, foreign } = sidesOf(role)
  const may = mayCall(field, role)
  const failures: string[] = []
  for (const url of doorsOf(role)) {
    if (may) {
      if (field.hasIds && !aboutPublicListings.has(field.name))
        failures.push(...(await compareForeign(field, role, url, foreign)))
    } else {
      const answer = await ask(url, field.short, field.variables(own), role)
      if (!isRefused(answer, field)) failures.push(`${role} at ${url}: let in: ${answer.body}`)
    }
  }
  return failures
}

/** Whether staff are nobody special to a field. */
function isForStrangers({ policy, scope }: RootField): boolean {
  return isAllowed(policy, scope, 'stranger')
}

/** What is somebody else's must look like what does not exist, unless nobody at all sees the same. */
async function compareForeign(
  field: RootField,
  role: Role,
  url: string,
  foreign: Instances[],
): Promise<string[]> {
  if (role.startsWith('staff ') && (!isForStrangers(field) || readsAsStaff(field.name, role))) return []
  const document =
    field.kind === 'mutation' || url === endpoints[0] ? readableBy(field, role).document : field.short
  const failures: string[] = []
  for (const side of foreign) {
    const missing = missingOf()
    const theirs = anonymous(await ask(url, document, field.variables(side), role), side)
    const nothing = anonymous(await ask(url, document, field.variables(missing), role), missing)
    if (!theirs.includes('"ValidationError"')) gotToTheId.add(field.name)
    if (theirs === nothing) continue
    const seenByAll = anonymous(await ask(url, document, field.variables(side), 'nobody'), side)
    if (theirs === seenByAll) continue
    failures.push(
      `${role} at ${url}: somebody else's does not look missing: ${theirs.slice(0, 300)} but ${nothing.slice(0, 300)}`,
    )
  }
  return failures
}

/** Looks at everything that an answer holds: who may read each field, and whose values there are. */
function look(field: RootField, role: Role, answer: Answer, sent: string[]): string[] {
  if (answer.status !== 200) return [`${role}: ${answer.status} ${answer.body}`]
  const root = schema.getQueryType()?.getFields()[field.name]
  const broken = answer.errors.filter(({ name }) => name === 'UnknownErrorResponseError')
  if (broken.length > 0) return [`${role}: a resolver failed at ${broken.map(({ path }) => path).join(', ')}`]
  const failures = root && answer.data ? lookInto(answer.data[field.name], role, root.type.toString()) : []
  return [...failures, ...strangersValues(role, answer.data, sent)]
}

function lookInto(value: unknown, role: Role, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => lookInto(one, role, path))
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return []
  const type = schema.getType(String(value.__typename))
  if (!isObjectType(type)) return []
  reachedTypes.add(type.name)
  return Object.entries(value).flatMap(([name, inner]) => lookAtField(type, name, inner, role, path))
}

function lookAtField(
  type: GraphQLObjectType,
  name: string,
  value: unknown,
  role: Role,
  path: string,
): string[] {
  const field = type.getFields()[name]
  if (!field) return []
  cells++
  const at = `${path} > ${type.name}.${name}`
  if (value === null) return []
  reachedFields.add(`${type.name}.${name}`)
  const policy = policyOf(type, field)
  if (!policy) return [`${at} has no policy`]
  if (!isAllowed(policy, null, role)) return [`${role} reads ${at}, whose policy is ${policy}`]
  // One's own address is one's own, and so is what one tells as a tenant.
  const isOwn = path === 'User' || path === 'TenantProfile!'
  if (
    (role === 'limited' || role === 'link') &&
    !isOwn &&
    contact.test(name) &&
    isLeafType(getNamedType(field.type))
  ) {
    return [`${role} reads ${at}, which is contact data or money: give it the policy 'full'`]
  }
  return lookInto(value, role, at)
}

function strangersValues(role: Role, answer: unknown, sent: string[]): string[] {
  if (role.startsWith('staff ')) return []
  const forbidden = forbiddenTo(role).difference(publicValues)
  return [...new Set(valuesIn(answer))]
    .filter((value) => forbidden.has(value) && !sent.includes(value))
    .map((value) => `${role} sees "${value}", which is not theirs`)
}

function forbiddenTo(role: Role): ReadonlySet<string> {
  switch (role) {
    case 'owner':
    case 'manager':
    case 'impersonating':
    case 'token':
    case 'narrowToken':
      return markers.henrike
    // For whom else they work they may know, and nothing more of that while they work here.
    case 'managerOfTwo':
      return markers.henrike.difference(new Set([henrike.id, `${henrike.firstName} ${henrike.lastName}`]))
    case 'limited':
    case 'link':
      return markers.henrike.union(markers.otherGroups)
    case 'unitMember':
      return markers.henrike.union(markers.otherUnits)
    case 'tenant':
      return markers.henrike
        .union(markers.otherGroups)
        .difference(markers.accounts)
        .difference(markers.powers)
    case 'otherLandlord':
    case 'otherTenant':
      return markers.jana
    default:
      return markers.jana.union(markers.henrike)
  }
}

async function tryRoute(route: (typeof routes)[number], role: Role): Promise<string[]> {
  const { own, foreign } = sidesOf(role)
  const may = mayCall({ ...route, name: `${route.method} ${route.url}` }, role)
  const isRead = route.method === 'GET'
  const failures: string[] = []
  if (isRead || !may) {
    const answer = await call(route, own, role)
    const refused = answer.status === 401 || answer.status === 403
    const about = `${answer.status} ${answer.body}`
    if (!refused && !may) failures.push(`${role}: let in: ${about}`)
    if (refused && may && !route.url.includes(':')) failures.push(`${role}: refused: ${about}`)
    if (may && !route.demoOnly && !role.startsWith('staff ')) {
      failures.push(...strangersValues(role, answer.data, Object.values(own)))
    }
  }
  if (!may || !route.url.includes(':') || role.startsWith('staff ')) return failures
  for (const side of foreign) {
    const missing = missingOf()
    const theirs = anonymous(await call(route, side, role), side)
    const nothing = anonymous(await call(route, missing, role), missing)
    if (theirs === nothing) continue
    if (theirs === anonymous(await call(route, side, 'nobody'), side)) continue
    failures.push(
      `${role}: somebody else's does not look missing: ${theirs.slice(0, 300)} but ${nothing.slice(0, 300)}`,
    )
  }
  return failures
}

async function call(route: (typeof routes)[number], side: Instances, role: Role): Promise<Answer> {
  const url = route.url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const place = `${route.url} ${name}`
    if (TEXTS[place]) return TEXTS[place]
    const instance = instanceAt(place, name)
    if (!instance)
      throw new Error(
        `Nobody has said what :${name} of ${route.url} names: add it to test/security/matrix-instances.ts`,
      )
    return side[instance]
  })
  return await send(role, {
    method: route.method,
    url,
    ...(route.upload
      ? multipart({ idempotencyKey: side.none }, { name: 'a.pdf', content: '%PDF-1.7' })
      : route.method !== 'GET' && { payload: BODIES[`${route.method} ${route.url}`] ?? {} }),
  })
}

function ask(url: string, query: string, variables: Record<string, unknown>, role: Role): Promise<Answer> {
  return send(role, { method: 'POST', url, payload: { query, variables } })
}

async function send(
  role: Role,
  request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    url: string
    payload?: object
    headers?: Record<string, string>
  },
): Promise<Answer> {
  cells++
  const { browser, headers } = world.clients[role]
  const answer = await t.send(browser, { ...request, headers: { ...request.headers, ...headers } })
  const isJson = String(answer.headers['content-type']).includes('json')
  const parsed = isJson ? answer.json<{ data?: Answer['data']; errors?: GraphError[] } | null>() : null
  const errors = (parsed?.errors ?? []).map((error) => ({
    name: error.extensions?.name ?? '',
    message: error.message,
    path: error.path?.join('.') ?? '',
  }))
  const data =
    request.url.startsWith('/api/graphql') || request.url.startsWith('/api/nexus') ? parsed?.data : parsed
  return {
    status: answer.statusCode,
    body: answer.body.slice(0, 300),
    whole: answer.body,
    data: data ?? null,
    errors,
  }
}

interface GraphError {
  message: string
  path?: (string | number)[]
  extensions?: { name?: string }
}

function isRefused(answer: Answer, field: RootField): boolean {
  return answer.errors.some(({ name, path }) => refusals.includes(name) && path === field.name)
}

/** An answer without the ids that were asked for. */
function anonymous(answer: Answer, side: Instances): string {
  const ids = new Set(Object.values(side))
  const text = answer.whole.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) =>
    ids.has(id) ? '…' : id,
  )
  return `${answer.status} ${text}`
}

/** Ids of the right form that name nothing. */
function missingOf(): Instances {
  const { stayYear, ...ids } = world.listing
  const missing = Object.fromEntries(Object.keys(ids).map((name) => [name, crypto.randomUUID()]))
  return { ...missing, stayYear } as unknown as Instances
}

function sidesOf(role: Role): { own: Instances; foreign: Instances[] } {
  const { listing, otherListing, foreign } = world
  switch (role) {
    case 'limited':
    case 'link':
    case 'tenant':
      return { own: listing, foreign: [foreign, otherListing] }
    case 'unitMember':
      return { own: world.unit, foreign: [foreign, world.otherUnit] }
    case 'otherLandlord':
    case 'otherTenant':
      return { own: foreign, foreign: [listing] }
    case 'stranger':
    case 'nobody':
      return { own: listing, foreign: [listing] }
    default:
      return { own: listing, foreign: [foreign] }
  }
}

/** A token may call 120 times a minute. */
function nextMinute(): void {
  const real = Temporal.Now.instant()
  const isEven = Math.floor(t.services.now().epochMilliseconds / 60_000) % 2 === 0
  const minute = Math.floor(real.epochMilliseconds / 60_000)
  t.setNow(real.add({ minutes: (minute % 2 === 0) === isEven ? 1 : 0 }))
}

/** Everything that anybody may read without a login. */
async function readPublicValues(): Promise<Set<string>> {
  const values = new Set<string>()
  const read = async (field: RootField, side: Instances) => {
    const answer = await ask(endpoints[0], field.document(everything), field.variables(side), 'nobody')
    for (const value of valuesIn(answer.data)) values.add(value)
  }
  const groups = await t.db
    .selectFrom('listings')
    .select(['id', 'group_id'])
    .where('published', '=', true)
    .execute()
  for (const field of fields.filter(({ kind, policy }) => kind === 'query' && policy === 'public')) {
    await read(field, world.listing)
    if (!field.hasIds) continue
    for (const { id, group_id } of groups)
      await read(field, { ...missingOf(), listingId: id, groupId: group_id })
  }
  // The words of the description of the REST calls, which everybody may read.
  const description = await t.send(null, { method: 'GET', url: '/api/openapi.json' })
  for (const word of valuesIn(description.json())) values.add(word)
  return values
}

function queryTypes(): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (type: GraphQLObjectType) => {
    if (seen.has(type.name)) return
    seen.add(type.name)
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type)
      if (isObjectType(named)) visit(named)
    }
  }
  const query = schema.getQueryType()
  if (query) visit(query)
  seen.delete('Query')
  return seen
}
