import {
  GraphQLResolverError,
  GraphQLValidationError,
  graphErrorText,
  NotAllowedError,
} from '../domain/kernel/errors.ts'
import { type PayloadError, tellableError } from './error-of-name.ts'
import { errorOfStatus, send } from './http.ts'

/** A typed document as codegen prints it (documentMode: string). */
export interface Operation<Result, Variables> {
  toString(): string
  __apiType?: (variables: Variables) => Result
}

interface GraphQLAnswer {
  data?: unknown
  errors?: readonly { message: string; extensions?: { name?: string; reason?: string; fields?: unknown } }[]
}

interface Waiting {
  body: { query: string; variables: unknown }
  resolve: (data: unknown) => void
  reject: (error: unknown) => void
}

const URL = '/api/graphql'
/** Takes one operation with a file in it. */
const LARGE_URL = '/api/graphql/large'

/** Most operations per POST (D9). */
const BATCH_SIZE = 15

let queue: Waiting[] = []

let askWithin: ((body: Waiting['body']) => Promise<unknown>) | null = null

/** Lets the server, where it draws a page, answer its queries without a POST; it knows for whom each is asked. */
export function answerWithin(ask: typeof askWithin) {
  askWithin = ask
}

/**
 * Runs a query or mutation and returns its data. Queries asked for in the same turn travel together,
 * up to 15 per POST (D7); a mutation travels alone. Throws the classes of domain/errors by name, a mutation's
 * payload error (`error { ...Refusal }`) included, and ConnectionError without an answer.
 */
export async function request<Result, Variables extends Record<string, unknown>>(
  operation: Operation<Result, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [Variables?] : [Variables]
): Promise<Result> {
  const body = { query: operation.toString(), variables: variables ?? {} }
  if (askWithin) return (await dataOf((await askWithin(body)) as GraphQLAnswer)) as Result
  if (/^\s*mutation\b/m.test(body.query)) return (await runAlone(body)) as Result
  return (await new Promise<unknown>((resolve, reject) => enqueue({ body, resolve, reject }))) as Result
}

/** Runs one operation whose variables may be larger than 1 MB; else as `request`. */
export async function requestLarge<Result, Variables extends Record<string, unknown>>(
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return (await runAlone({ query: operation.toString(), variables }, LARGE_URL)) as Result
}

async function runAlone(body: Waiting['body'], url = URL): Promise<unknown> {
  const data = await dataOf((await post(body, body.query.includes('idempotencyKey'), url)) as GraphQLAnswer)
  for (const payload of Object.values(data as Record<string, { error?: PayloadError | null } | null>)) {
    if (payload?.error) throw await tellableError(payload.error)
  }
  return data
}

function enqueue(waiting: Waiting) {
  queue.push(waiting)
  // A macrotask, so that components that mount in the same commit share one POST.
  if (queue.length === 1) setTimeout(flush)
}

function flush() {
  const all = queue
  queue = []
  for (let at = 0; at < all.length; at += BATCH_SIZE) void sendBatch(all.slice(at, at + BATCH_SIZE))
}

async function sendBatch(batch: Waiting[]) {
  try {
    const answers = (await post(
      batch.map((waiting) => waiting.body),
      true,
    )) as GraphQLAnswer[]
    for (const [at, { resolve, reject }] of batch.entries()) void dataOf(answers[at]).then(resolve, reject)
  } catch (error) {
    for (const waiting of batch) waiting.reject(error)
  }
}

/**
 * A server that doesn't know a document refuses it unread: to ask again does nothing twice, mutations included, and may
 * come to one of the release that knows it.
 */
async function post(body: unknown, repeatable: boolean, url = URL): Promise<unknown> {
  const again = () => postOnce(body, repeatable, url)
  const answer = await again()
  if (!isOfOtherRelease(answer)) return answer
  return (await import('./outage/other-release.ts')).askOn(again, isOfOtherRelease)
}

/** Known by the server's words (docs/decisions/0147). */
function isOfOtherRelease(answer: unknown): boolean {
  const errors = (answer as GraphQLAnswer | null)?.errors
  return errors?.[0]?.message.includes('its own pages only') ?? false
}

async function postOnce(body: unknown, repeatable: boolean, url: string): Promise<unknown> {
  const response = await send(url, { body, repeatable })
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  if (!isJson || (!response.ok && response.status !== 400)) throw errorOfStatus(response.status)
  return response.json()
}

async function dataOf(answer: GraphQLAnswer | undefined): Promise<unknown> {
  if (answer?.errors?.length) throw await errorOfAnswer(answer.errors)
  if (!answer?.data) throw new GraphQLResolverError()
  return answer.data
}

async function errorOfAnswer(errors: NonNullable<GraphQLAnswer['errors']>): Promise<Error> {
  const named = errors.find((error) => error.extensions?.name)
  if (named?.extensions?.name)
    return tellableError({ ...named.extensions, name: named.extensions.name, message: named.message })
  // D6: an access refusal is recognised by its text.
  const refused = errors.find((error) => error.message.includes('Not allowed to access'))
  if (refused) return new NotAllowedError(refused.message)
  const text = graphErrorText(errors)
  return errors.length > 1 ? new GraphQLValidationError(text) : new GraphQLResolverError(text)
}
