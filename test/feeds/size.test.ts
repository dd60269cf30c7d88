import { expect, it } from 'vitest'
import { addDays, parseDay } from '../../src/domain/kernel/day.ts'
import { FeedRun } from '../../src/domain/calendars/feed.test-data.ts'
import { netChanges } from '../../src/domain/calendars/feed-changes.ts'
import type { ReceivedEvent } from '../../src/domain/calendars/feed-matching.ts'

const first = parseDay('2026-05-01')
const count = 20_000

/** Single nights with a free one between them. */
function nights(shift: number): ReceivedEvent[] {
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(first, at * 4 + shift)
    return { uid: `${shift}-${at}`, instance: null, summary: 'Not available', from: day, to: day }
  })
}

// Minutes, if each entry were compared with each other one.
it('twenty thousand entries in whose place come twenty thousand others are held, in seconds', () => {
  const run = new FeedRun('2026-04-14T10:00:00Z', { feed: { id: 'feed', platform: 'AIRBNB' } })
  const taken = nights(3)
  const exported = [
    {
      exportId: 'link',
      listingId: 'unit',
      platform: 'AIRBNB' as const,
      fetchedAt: run.now,
      stretches: taken.map(({ uid, from, to }) => ({
        uid,
        from,
        to,
        feedId: null,
        exportedUntil: null,
        isOpenEnd: false,
      })),
    },
  ]
  const started = process.threadCpuUsage()
  run.answer(nights(0), 1, { exported, taken })
  const before = run.state
  const changes = run.answer(nights(2), 1, { exported, taken })
  expect(changes).toHaveLength(count * 2)
  expect(run.blocks()).toHaveLength(count * 2)
  expect(netChanges(before, run.state, run.today)).toMatchObject({ freed: [], blocked: { length: count } })
  // Of the processor's time, since a busy machine takes longer.
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1e6).toBeLessThan(15)
})
