import { expect, test } from 'vitest'
import { nextToSend, nextUploads, type PictureUpload, type UploadEvent } from './upload-list.ts'

const file = new File(['x'], 'living.jpg')

function after(...events: UploadEvent[]): readonly PictureUpload[] {
  return events.reduce<readonly PictureUpload[]>(nextUploads, [])
}

const added: UploadEvent = {
  type: 'added',
  uploads: [
    { id: 'a', file, error: null },
    { id: 'b', file, error: 'upload.large' },
  ],
}

const more: UploadEvent = {
  type: 'added',
  uploads: [
    { id: 'c', file, error: null },
    { id: 'd', file, error: null },
  ],
}

test('a photo waits, is sent, is worked on, and is gone from the list', () => {
  const states = [
    after(added),
    after(added, { type: 'progress', id: 'a', share: 0.4 }),
    after(added, { type: 'progress', id: 'a', share: 1 }),
  ].map((uploads) => uploads[0])
  expect(states).toMatchObject([
    { state: 'waiting' },
    { state: 'sending', share: 0.4 },
    { state: 'painting' },
  ])
  expect(after(added, { type: 'gone', id: 'a' }).map(({ id }) => id)).toEqual(['b'])
})

test('what is too large is never sent; what failed can be tried again', () => {
  expect(after(added)[1]).toMatchObject({ state: 'failed', error: 'upload.large' })
  const failed = after(added, { type: 'failed', id: 'a', error: 'upload.damaged' })
  expect(failed[0]).toMatchObject({ state: 'failed', error: 'upload.damaged' })
  expect(nextUploads(failed, { type: 'again', id: 'a' })[0]).toMatchObject({ state: 'waiting', error: '' })
})

test.each<[string, UploadEvent[], string | undefined]>([
  ['the first that waits', [added], 'a'],
  ['none while one is sent', [added, { type: 'progress', id: 'a', share: 0.4 }], undefined],
  ['none while one is prepared', [added, { type: 'progress', id: 'a', share: 1 }], undefined],
  ['the next after one that cannot be taken', [more, { type: 'failed', id: 'c', error: 'upload.kind' }], 'd'],
  ['none without a connection', [more, { type: 'failed', id: 'c', error: 'connection' }], undefined],
  [
    'that one again',
    [more, { type: 'failed', id: 'c', error: 'connection' }, { type: 'again', id: 'c' }],
    'c',
  ],
  [
    'the next when it is left out',
    [more, { type: 'failed', id: 'c', error: 'connection' }, { type: 'gone', id: 'c' }],
    'd',
  ],
])('sends %s', (_, events, id) => {
  expect(nextToSend(after(...events))?.id).toBe(id)
})
