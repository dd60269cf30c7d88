import { kindOfId, newId } from './ids.ts'
import { type Form, listIn, textIn } from './form.ts'
import type { BalanceTransaction, ProviderEvent } from './money-objects.ts'
import { transactionObject } from './money-objects.ts'
import { ProviderError } from './provider-error.ts'
import type { Books, Listing, Stored } from './store.ts'

/** The account of whoever holds the key. */
export const PLATFORM = 'acct_platform'

/** One call to the provider, under way. */
export interface Call {
  books: Books
  /** Whose objects: ours, or those of a connected account. */
  account: string
  form: Form
  /** In seconds. */
  now: number
  apiVersion: string
  idempotencyKey: string | null
  /** What is told once the call is kept. */
  events: ProviderEvent[]
}

/** A page of objects. */
export interface ObjectList {
  object: 'list'
  data: Stored[]
  has_more: boolean
  url: string
}

/** The object of that kind, or the provider's 404. */
export async function found<T extends Stored>(call: Call, kind: T['object'], id: string): Promise<T> {
  const object = await call.books.find(call.account, id)
  if (!object || object.object !== kind) throw ProviderError.missing(kind, id)
  return object as T
}

/** Keeps an object, and notes what is to be told of it. */
export async function keep(call: Call, object: Stored, tell?: string): Promise<void> {
  await call.books.save(call.account, object)
  if (tell) await told(call, tell, object)
}

/** Notes an event about an object as it is now. */
export async function told(call: Call, type: string, object: Stored): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: call.apiVersion,
    created: call.now,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: call.idempotencyKey },
    type,
    ...(call.account !== PLATFORM && { account: call.account }),
  } as ProviderEvent
  call.events.push(event)
  await call.books.save(PLATFORM, event)
}

/** Writes a line into the account's books at the provider. */
export async function enter(
  call: Call,
  line: Omit<Parameters<typeof transactionObject>[0], 'created' | 'availableOn'> & { availableOn?: number },
): Promise<BalanceTransaction> {
  const transaction = transactionObject({ created: call.now, availableOn: call.now, ...line })
  await call.books.save(call.account, transaction)
  return transaction
}

const USUAL_PAGE = 10
const LARGEST_PAGE = 100

/** A page of the objects of a kind: `limit`, `starting_after`, `ending_before`, `created`, and fields to match. */
export async function objectsPage(
  call: Call,
  kind: string,
  url: string,
  fields: readonly string[] = [],
): Promise<ObjectList> {
  const limit = Number(textIn(call.form, 'limit') ?? USUAL_PAGE)
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_PAGE)
    throw ProviderError.invalid('This value must be between 1 and 100.', { param: 'limit' })
  const startingAfter = await cursor(call, 'starting_after', kind)
  const endingBefore = await cursor(call, 'ending_before', kind)
  const wanted = fields.flatMap((name) => {
    const value = textIn(call.form, name)
    return value === null ? [] : [[name, value] as const]
  })
  const which: Listing = {
    match: Object.fromEntries(wanted),
    ...(startingAfter && { startingAfter }),
    ...(endingBefore && { endingBefore }),
    ...createdIn(call.form),
    limit: limit + 1,
  }
  const rows = await call.books.list(call.account, kind, which)
  const data = rows.slice(0, limit)
  return { object: 'list', data: endingBefore ? data.toReversed() : data, has_more: rows.length > limit, url }
}

async function cursor(call: Call, name: string, kind: string): Promise<string | null> {
  const id = textIn(call.form, name)
  if (id !== null) await found(call, kind, id)
  return id
}

function createdIn(form: Form): Pick<Listing, 'since' | 'until'> {
  const { created } = form
  if (typeof created === 'string') return { since: Number(created), until: Number(created) + 1 }
  const bound = (name: string, shift: number) => {
    const value = created ? textIn(created, name) : null
    return value === null ? undefined : Number(value) + shift
  }
  const since = bound('gte', 0) ?? bound('gt', 1)
  const until = bound('lt', 0) ?? bound('lte', 1)
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) }
}

/** The answer with the objects that `expand` asks for in the place of their ids. */
export async function expanded(call: Call, answer: object): Promise<object> {
  const copy = structuredClone(answer)
  for (const path of listIn(call.form, 'expand')) await expandPath(call, copy, path.split('.'))
  return copy
}

async function expandPath(call: Call, at: object, [name = '', ...rest]: string[]): Promise<void> {
  const fields = at as Record<string, unknown>
  const value = fields[name]
  if (typeof value === 'string' && kindOfId(value)) {
    const object = await call.books.find(call.account, value)
    if (object) fields[name] = object
  }
  const next = fields[name]
  if (rest.length === 0 || !next) return
  if (Array.isArray(next)) for (const one of next) await expandPath(call, one as object, rest)
  else if (typeof next === 'object') await expandPath(call, next, rest)
}
