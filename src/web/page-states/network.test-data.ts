import { buildSchema, execute, parse, type GraphQLOutputType, type GraphQLResolveInfo } from 'graphql'
import { isEnumType, isListType, isNonNullType, isObjectType, isScalarType } from 'graphql'
import schemaText from '../../schema.graphql?raw'
import type { ErrorName } from '../../domain/kernel/errors.ts'
import type * as generated from '../gen/graphql.ts'
import type { Operation } from '../graphql.ts'
import { utcToday } from '../shared/today.ts'

type Documents = typeof generated

/** As much of an answer as a test cares about. */
type Some<Value> = unknown extends Value
  ? unknown
  : Value extends readonly (infer Item)[]
    ? readonly Some<Item>[]
    : Value extends object
      ? { [Key in keyof Value]?: Some<Value[Key]> }
      : Value

/**
 * What the server answers, by the operation's name. What is left out follows from the schema: nothing where a field may
 * be empty, no items in a list, else a plain value of its type.
 */
export type Answers = {
  [
    Name in keyof Documents as Name extends `${infer Operation}Document` ? Operation : never
  ]?: Documents[Name] extends Operation<infer Data, never> ? Some<Data> : never
}

/** Names of operations. */
export type Operations = readonly (keyof Answers)[]

/** What a page meets that is opened: answers, silence, no connection, a broken server, one without its database, or an error by its name. */
export type Weather = 'fair' | 'silent' | 'gone' | 'broken' | 'busy' | ErrorName

/** The server behind the pages, from its answers on the wire on: nothing of the browser's own code is replaced. */
export class Network {
  /** The addresses that were asked, in their order. */
  readonly calls: string[] = []
  private readonly bodies: Question[] = []
  private weather: Weather = 'fair'
  private only: Operations | undefined
  private waiting: (() => void)[] = []
  private readonly answers: Answers
  private readonly rest: Readonly<Record<string, unknown>>

  constructor(answers: Answers, rest: Readonly<Record<string, unknown>> = {}) {
    this.answers = answers
    this.rest = rest
  }

  /** Another weather for all operations of the test, or some; what was left waiting is answered in it. */
  turn(weather: Weather, only?: Operations): void {
    this.weather = weather
    this.only = only
    const released = this.waiting
    this.waiting = []
    for (const release of released) release()
  }

  /** What an operation was sent with, each time it was. */
  sent(name: Operations[number]): Question['variables'][] {
    const named = this.bodies.filter(({ query }) => operationOf(query) === name)
    return named.map(({ variables }) => variables)
  }

  /** Stands in for the browser's `fetch`. */
  readonly fetch = async (url: string, options: { body?: string } = {}): Promise<Response> => {
    this.calls.push(url)
    if (url.startsWith('/api/graphql')) this.bodies.push(...[JSON.parse(options.body ?? '[]')].flat())
    if (this.weather === 'silent') await new Promise<void>((resolve) => this.waiting.push(resolve))
    if (this.weather === 'gone') throw new TypeError('Failed to fetch')
    if (this.weather === 'broken') return json({ message: 'Internal Server Error' }, 500)
    if (this.weather === 'busy') return new Response('{}', { status: 503, headers: { 'Retry-After': '1' } })
    const [path = ''] = url.split('?')
    if (path === '/api/graphql' || path === '/api/graphql/large')
      return json(await this.answerGraph(JSON.parse(options.body ?? '[]')))
    if (path === '/api/events') return json({})
    if (!(path in this.rest)) throw new Error(`The test has no answer for ${path}`)
    const status = STATUSES[this.weather]
    return status ? json({}, status) : json(this.rest[path])
  }

  private answerGraph(body: Question | Question[]): Promise<unknown> {
    return Array.isArray(body) ? Promise.all(body.map(this.answer)) : this.answer(body)
  }

  private readonly answer = async ({ query, variables }: Question): Promise<unknown> => {
    const name = operationOf(query)
    // The frame's own questions are answered: only what the test is about is refused.
    const isAffected = this.only ? this.only.some((one) => one === name) : name in this.answers
    if (this.weather !== 'fair' && isAffected)
      return { errors: [{ message: this.weather, extensions: { name: this.weather } }] }
    return execute({
      schema,
      document: parse(query),
      rootValue: this.answers[name as keyof Answers] ?? {},
      variableValues: variables,
      fieldResolver: valueOf,
    })
  }
}

const STATUSES: Partial<Record<Weather, number>> = {
  AuthenticationRequiredError: 401,
  NotAllowedError: 403,
  ResourceNotFoundError: 404,
}

interface Question {
  query: string
  variables: Record<string, unknown>
}

const schema = buildSchema(schemaText)

function valueOf(
  source: Record<string, unknown>,
  _: unknown,
  __: unknown,
  info: GraphQLResolveInfo,
): unknown {
  const { key } = info.path
  return key in source ? source[key] : plainValue(info.returnType, info)
}

function plainValue(type: GraphQLOutputType, info: GraphQLResolveInfo): unknown {
  if (!isNonNullType(type)) return null
  const inner: GraphQLOutputType = type.ofType
  if (isListType(inner)) return []
  if (isObjectType(inner)) return {}
  if (isEnumType(inner)) return inner.getValues()[0]?.value
  return isScalarType(inner) ? plainScalars[inner.name]?.(info) : null
}

/** Ids differ by their place in the answer; days and instants are now, so that nothing has run out. */
const plainScalars: Record<string, (info: GraphQLResolveInfo) => unknown> = {
  ID: ({ path }) => placeOf(path),
  String: ({ fieldName }) => plainWords[fieldName] ?? fieldName,
  Int: () => 0,
  Float: () => 0,
  Boolean: () => false,
  JSON: () => ({}),
  Day: () => utcToday(),
  Instant: () => Temporal.Now.instant().toString(),
}

const plainWords: Record<string, string> = { currency: 'EUR', country: 'DE', type: 'STANDARD' }

function placeOf(path: GraphQLResolveInfo['path'] | undefined): string {
  return path ? [placeOf(path.prev), path.key].filter((part) => part !== '').join('-') : ''
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

function operationOf(query: string): string {
  return /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
}
