import { describe, expect, test, vi } from 'vitest'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { ConnectionError } from '../http.ts'
import { guardedStore, forgetDrafts } from './browser-store.ts'
import { memoryStorage } from './memory-storage.test-data.ts'
import { canWait } from './keep-answer.ts'
import { createAnswerQueue, type QueuedAnswer } from './queued-answers.ts'
import { inOneTab, sendAnswers } from './send-answers.ts'

function answerTo(listingRequestId: string, more: Partial<QueuedAnswer> = {}): QueuedAnswer {
  return {
    key: `key of ${listingRequestId}`,
    kind: 'accept',
    bookingRequestId: `booking ${listingRequestId}`,
    listingRequestId,
    name: 'Amélie',
    input: null,
    at: '2030-01-01T10:00:00Z',
    refusal: null,
    ...more,
  }
}

function queueWith(...answers: QueuedAnswer[]) {
  const storage = memoryStorage()
  const store = guardedStore(() => storage)
  const queue = createAnswerQueue('jana', store)
  for (const answer of answers) queue.add(answer)
  return { queue, store }
}

describe('the queue of answers', () => {
  test('outlives a reload, belongs to one person and is forgotten at logout', () => {
    const { queue, store } = queueWith(answerTo('1'))
    expect(createAnswerQueue('jana', store).list()).toEqual(queue.list())
    expect(createAnswerQueue('henrike', store).list()).toEqual([])
    forgetDrafts([store])
    expect(queue.list()).toEqual([])
  })

  test('has one answer per request, and tells its listeners', () => {
    const { queue } = queueWith(answerTo('1'))
    const listener = vi.fn<() => void>()
    const end = queue.subscribe(listener)
    queue.add(answerTo('1', { key: 'new', kind: 'reject' }))
    expect(queue.list().map(({ key }) => key)).toEqual(['new'])
    end()
    queue.remove('new')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('gives the same list until something changes, as React wants it', () => {
    const { queue } = queueWith(answerTo('1'))
    expect(queue.list()).toBe(queue.list())
  })

  test('reads nothing from what is damaged', () => {
    const { store } = queueWith(answerTo('1'))
    store.write('mezzo.draft.answers.jana', '{"oh":')
    expect(createAnswerQueue('jana', store).list()).toEqual([])
    store.write('mezzo.draft.answers.jana', JSON.stringify([{ kind: 'delete everything' }, answerTo('2')]))
    expect(createAnswerQueue('jana', store).list()).toEqual([answerTo('2')])
  })
})

describe('sending what waits', () => {
  test('goes in order, each with its key, and empties the queue', async () => {
    const { queue } = queueWith(answerTo('1'), answerTo('2', { kind: 'reject', input: { reason: 'OTHER' } }))
    const keys: string[] = []
    const sent = await sendAnswers(queue, async ({ key }) => keys.push(key))
    expect(keys).toEqual(['key of 1', 'key of 2'])
    expect(sent.map(({ outcome }) => outcome)).toEqual(['DONE', 'DONE'])
    expect(queue.list()).toEqual([])
  })

  test.each([
    'AuthenticationRequiredError',
    'OtherPersonError',
    'OtherWorldError',
    'TooManyRequestsError',
    'ConnectionError',
    'OtherReleaseError',
  ])('stops at %s, and everything waits on', async (name) => {
    const { queue } = queueWith(answerTo('1'), answerTo('2'))
    const send = vi.fn<() => Promise<void>>(async () => {
      throw Object.assign(new Error(), { name })
    })
    expect(await sendAnswers(queue, send)).toEqual([])
    expect(send).toHaveBeenCalledTimes(1)
    expect(queue.list()).toEqual([answerTo('1'), answerTo('2')])
  })

  test('keeps a refused answer with its reason, goes on with the others, and does not try it again', async () => {
    const { queue } = queueWith(answerTo('1'), answerTo('2'))
    const send = vi.fn<(answer: QueuedAnswer) => Promise<void>>(async ({ listingRequestId }) => {
      if (listingRequestId === '1') throw new ConditionNotMetError('ALREADY_ANSWERED')
    })
    const sent = await sendAnswers(queue, send)
    expect(sent.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'DONE'])
    expect(queue.list()).toEqual([
      answerTo('1', { refusal: { name: 'ConditionNotMetError', reason: 'ALREADY_ANSWERED' } }),
    ])
    await sendAnswers(queue, send)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('leaves out what was taken back meanwhile', async () => {
    const { queue } = queueWith(answerTo('1'), answerTo('2'))
    const sent = await sendAnswers(queue, async ({ listingRequestId }) => {
      if (listingRequestId === '1') queue.remove('key of 2')
    })
    expect(sent).toHaveLength(1)
  })

  test('two tries after a lost answer carry the same key', async () => {
    const { queue } = queueWith(answerTo('1'))
    const keys: string[] = []
    let isConnected = false
    const send = async ({ key }: QueuedAnswer) => {
      keys.push(key)
      if (!isConnected) throw new ConnectionError()
    }
    await sendAnswers(queue, send)
    isConnected = true
    await sendAnswers(queue, send)
    expect(keys).toEqual(['key of 1', 'key of 1'])
    expect(queue.list()).toEqual([])
  })

  test('happens in one tab at a time', async () => {
    const work = vi.fn<() => Promise<string>>(async () => 'done')
    const locks = { request: (_: string, __: object, fn: (lock: null) => unknown) => fn(null) }
    expect(await inOneTab('x', work, locks as unknown as LockManager)).toBeUndefined()
    expect(work).not.toHaveBeenCalled()
    expect(await inOneTab('x', work, undefined)).toBe('done')
  })
})

const nobody = { type: 'STANDARD', overlappingListingRequests: [{ wouldBeDeclined: false }] }
const somebody = { type: 'STANDARD', overlappingListingRequests: [{ wouldBeDeclined: true }] }

test.each([
  ['accept', null, nobody, true],
  ['accept', null, somebody, false],
  ['accept', null, { ...nobody, type: 'EXTENSION' }, false],
  ['reject', { reason: 'OTHER', blockFrom: null }, somebody, true],
  ['reject', { reason: 'LISTING_OCCUPIED', blockFrom: '2030-01-01' }, nobody, false],
  ['suggest', { from: '2030-01-01' }, nobody, true],
  ['suggest', { from: '2030-01-01' }, { ...nobody, type: 'EXTENSION' }, false],
] as const)(
  'an answer waits only where it declines nobody unseen: %s %j',
  (kind, input, request, expected) => {
    expect(canWait({ kind, input }, request)).toBe(expected)
  },
)
