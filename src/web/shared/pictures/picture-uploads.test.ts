import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { ConnectionError } from '../../http.ts'
import { createUploads, type ArrivedPicture, type UploadsAudience } from './picture-uploads.ts'

const files = ['a', 'b', 'c'].map((name) => new File(['x'], name))
let online = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  online = new EventTarget()
  vi.stubGlobal('window', online)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Uploads over a line that a test cuts, with what has arrived and what was told. */
function uploadsOver(line: { isCut: boolean; refused?: string }) {
  const sent: string[] = []
  const onDoneUnseen = vi.fn<UploadsAudience['onDoneUnseen']>()
  const uploads = createUploads((file): Promise<ArrivedPicture> => {
    if (line.isCut) return Promise.reject(new ConnectionError())
    if (file.name === line.refused) return Promise.reject(new ValidationError({ file: 'upload.kind' }))
    sent.push(file.name)
    return Promise.resolve({ imageId: file.name, isNew: true })
  })
  uploads.attend({ onArrived: () => Promise.resolve(), onDoneUnseen })
  return { uploads, sent, onDoneUnseen, states: () => uploads.read().map(({ state }) => state) }
}

test('photos are sent in the order in which they were chosen, also when their page is left', async () => {
  const { uploads, sent, onDoneUnseen } = uploadsOver({ isCut: false, refused: 'b' })
  const leave = uploads.subscribe(() => undefined)
  uploads.add(files)
  leave()
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['a', 'c'])
  expect(onDoneUnseen).toHaveBeenCalledExactlyOnceWith({ arrived: 2, failed: 1 })
})

test('whoever looks is told beside the photos alone', async () => {
  const { uploads, sent, onDoneUnseen } = uploadsOver({ isCut: false })
  uploads.subscribe(() => undefined)
  uploads.add(files)
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(onDoneUnseen).not.toHaveBeenCalled()
})

test.each<[string, (uploads: ReturnType<typeof createUploads>) => void]>([
  ['the connection is back', () => online.dispatchEvent(new Event('online'))],
  ['somebody tries again', (uploads) => uploads.again(uploads.read()[0]?.id ?? '')],
  ['some time has gone', () => vi.advanceTimersByTime(15_000)],
])('one that is cut off holds up the others, until %s', async (_, happens) => {
  const line = { isCut: true }
  const { uploads, sent, states } = uploadsOver(line)
  uploads.add(files)
  await vi.advanceTimersByTimeAsync(1)
  expect(states()).toEqual(['failed', 'waiting', 'waiting'])
  line.isCut = false
  happens(uploads)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(states()).toEqual([])
})

test('leaving the site is asked about as long as something is on its way', async () => {
  const line = { isCut: true }
  const { uploads } = uploadsOver(line)
  const asks = () => !online.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  uploads.add(files)
  await vi.advanceTimersByTimeAsync(1)
  expect(asks()).toBe(true)
  line.isCut = false
  online.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(asks()).toBe(false)
})
