import { isRecord, localStore, type BrowserStore, draftKey } from './browser-store.ts'

/** What somebody has answered to a request. */
export type AnswerKind = 'accept' | 'reject' | 'suggest'

/** An answer that was given without a connection, and waits to be sent. */
export interface QueuedAnswer {
  /** The idempotency key, so that what may have arrived already isn't done twice. */
  key: string
  kind: AnswerKind
  bookingRequestId: string
  listingRequestId: string
  /** First name of the tenant, to tell whom the answer is for. */
  name: string
  input: Record<string, unknown> | null
  /** When it was given, as an instant. */
  at: string
  /** Why the server has refused it; null while it waits. */
  refusal: AnswerRefusal | null
}

/** Why an answer can't be given any more. */
export interface AnswerRefusal {
  name: string
  reason: string | null
}

/** The answers of one person in this browser, for all of its tabs and over a reload. */
export interface AnswerQueue {
  list(): readonly QueuedAnswer[]
  add(answer: QueuedAnswer): void
  remove(key: string): void
  refuse(key: string, refusal: AnswerRefusal): void
  subscribe(listener: () => void): () => void
}

const KINDS: readonly AnswerKind[] = ['accept', 'reject', 'suggest']
const queues = new Map<string, AnswerQueue>()

/** The queue of a person; logging out forgets it, as everything that was not sent. */
export function answerQueueOf(userId: string): AnswerQueue {
  const known = queues.get(userId)
  if (known) return known
  const queue = createAnswerQueue(userId, localStore)
  queues.set(userId, queue)
  return queue
}

/** A queue in a store of the browser. */
export function createAnswerQueue(userId: string, store: BrowserStore): AnswerQueue {
  const storageKey = draftKey('answers', userId)
  const listeners = new Set<() => void>()
  let kept: { text: string | null; answers: readonly QueuedAnswer[] } = { text: null, answers: [] }
  const list = () => {
    const text = store.read(storageKey)
    if (text !== kept.text) kept = { text, answers: readAnswers(text) }
    return kept.answers
  }
  const save = (answers: readonly QueuedAnswer[]) => {
    if (answers.length === 0) store.remove(storageKey)
    else store.write(storageKey, JSON.stringify(answers))
    for (const listener of listeners) listener()
  }
  return {
    list,
    // A request has one answer: a later one takes the place of a refused one.
    add: (answer) =>
      save([...list().filter((other) => other.listingRequestId !== answer.listingRequestId), answer]),
    remove: (key) => save(list().filter((answer) => answer.key !== key)),
    refuse: (key, refusal) =>
      save(list().map((answer) => (answer.key === key ? { ...answer, refusal } : answer))),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === storageKey) listener()
      }
      listeners.add(listener)
      globalThis.addEventListener?.('storage', onStorage)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}

function readAnswers(text: string | null): readonly QueuedAnswer[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isQueuedAnswer) : []
  } catch {
    // Damaged, or written by something else: the same as none.
    return []
  }
}

function isQueuedAnswer(value: unknown): value is QueuedAnswer {
  return (
    isRecord(value) &&
    KINDS.some((kind) => kind === value.kind) &&
    ['key', 'bookingRequestId', 'listingRequestId', 'name', 'at'].every(
      (key) => typeof value[key] === 'string',
    ) &&
    (value.input === null || isRecord(value.input)) &&
    (value.refusal === null || isRecord(value.refusal))
  )
}
