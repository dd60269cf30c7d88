import { afterEach, expect, it, vi } from 'vitest'
import { closeToast, readToasts } from '../../ui/toast-store.ts'
import { answerOf } from '../hook.test-data.ts'
import { checkFeed } from './feed-mutations.ts'
import { useCheckFeed } from './use-check-feed.ts'

vi.mock('./feed-mutations.ts', () => ({ checkFeed: vi.fn<typeof checkFeed>() }))

afterEach(() => {
  for (const { key } of readToasts()) closeToast(key)
})

const read = {
  label: 'Airbnb',
  state: 'OK',
  error: null,
  errorDetail: null,
  events: 3,
  isBeingRead: false,
}

/** What is shown of a calendar that is asked now and then stands so. */
async function toastsOf(feed: Partial<Record<keyof typeof read, unknown>>) {
  vi.mocked(checkFeed).mockResolvedValue({ ...read, ...feed } as never)
  answerOf(useCheckFeed).run('feed')
  await vi.waitFor(() => expect(readToasts()).toHaveLength(1))
  return readToasts().map(({ tone, text }) => [tone, text])
}

it('shows how many entries were received of a calendar', async () => {
  expect(await toastsOf({})).toEqual([['success', 'Airbnb has been read: it has 3 entries.']])
})

it.each([
  ['OK', null],
  ['NEVER', null],
  ['FAILING', 'SYNCHRONIZATION_FAILED'],
])(
  'tells of a slow calendar that it is still being read, whatever it was before (%s)',
  async (state, error) => {
    const text = expect.stringContaining('Airbnb is slow and hasn’t answered yet')
    expect(await toastsOf({ state, error, isBeingRead: true })).toEqual([['success', text]])
  },
)

it.each([
  ['NO_START 12 broken@example.org', 'line 12 (UID broken@example.org) has no first day'],
  ['ENDS_FIRST 7 two words', 'line 7 (UID two words) ends before it begins'],
  ['NOT_UNDERSTOOD 3', 'line 3 (UID ?) has a date or repetition that we can’t read'],
])(
  'names the entry for which a calendar was refused, its line and what is wrong: %s',
  async (detail, words) => {
    const feed = { state: 'FAILING', error: 'INVALID_DATE_FORMAT', errorDetail: `ENTRY ${detail}` }
    expect(await toastsOf(feed)).toEqual([['error', expect.stringContaining(words)]])
  },
)
