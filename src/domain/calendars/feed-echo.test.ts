import { describe, expect, it } from 'vitest'
import type { ExportedDays } from './exported-days.ts'
import type { CalendarPlatform } from '../catalogue/calendars.ts'
import { type Stay, addDays, compareDays, parseDay } from '../kernel/day.ts'
import { FeedRun, received } from './feed.test-data.ts'
import type { ReceivedEvent } from './feed-matching.ts'
import { releaseFeed } from './feed-reconcile.ts'

const start = '2026-04-14T10:00:00Z'
const busy = 'Not available'

function link(
  platform: CalendarPlatform,
  fetchedAt: Temporal.Instant,
  stretches: (Stay & { uid?: string; feedId?: string | null; exportedUntil?: Temporal.Instant })[],
): ExportedDays {
  return {
    exportId: platform,
    listingId: 'unit',
    platform,
    fetchedAt,
    stretches: stretches.map(({ from, to, uid = 'own', feedId = null, exportedUntil = null }) => {
      return { from, to, uid, feedId, exportedUntil, isOpenEnd: false }
    }),
  }
}

const stay = (from: string, to: string): Stay => ({ from: parseDay(from), to: parseDay(to) })

describe('an echo', () => {
  const feed = { id: 'feed', platform: 'AIRBNB' as const }
  const own = stay('2026-05-01', '2026-05-31')
  const next = stay('2026-06-01', '2026-06-10')

  it.each([
    ['the same days under another UID', received('x', '2026-05-01', '2026-05-31', busy), true],
    ['two neighbours as one', received('x', '2026-05-01', '2026-06-10', busy), true],
    ['other days', received('x', '2026-05-02', '2026-05-31', busy), false],
    [
      'a reservation of somebody on the same days',
      received('x', '2026-05-01', '2026-05-31', 'Reserved'),
      false,
    ],
    ['our own UID, whatever it says', received('own', '2026-05-03', '2026-05-31', 'Reserved'), true],
  ])('%s', (_, event, isEcho) => {
    const run = new FeedRun(start, { feed })
    const exported = [link('AIRBNB', run.now, [own, next])]
    run.answer([event], 1, { exported, taken: [own, next] })
    expect(run.blocks()).toHaveLength(isEcho ? 0 : 1)
  })

  it('may leave out the days that are over', () => {
    const run = new FeedRun(start, { feed })
    const exported = [link('AIRBNB', run.now, [stay('2026-04-01', '2026-05-31')])]
    run.answer([received('x', '2026-04-14', '2026-05-31', busy)], 1, { exported })
    expect(run.blocks()).toEqual([])
  })

  it('is never of what the feed itself brought', () => {
    const run = new FeedRun(start, { feed })
    const exported = [link('AIRBNB', run.now, [{ ...own, feedId: 'feed' }])]
    run.answer([received('x', '2026-05-01', '2026-05-31', busy)], 1, { exported })
    expect(run.blocks()).toHaveLength(1)
  })

  it('is never of days that are blocked already: a booking on top of a stay is exported as well', () => {
    const run = new FeedRun(start, { feed })
    const event = received('x', '2026-05-01', '2026-05-31', busy)
    run.answer([event])
    const booked = { stays: [{ ...own, offerId: 'offer' }], taken: [own] }
    const facts = { exported: [link('AIRBNB', run.now, [own])], ...booked }
    expect(run.answer([event], 1, facts)).toEqual([])
    expect(run.answer([{ ...event, uid: 'reissued' }], 1, facts)).toEqual([])
    expect(run.blocks()).toEqual(['2026-05-01..2026-05-31'])
    // Unless it says itself that it is ours.
    run.answer([{ ...event, uid: 'own' }], 1, facts)
    expect(run.blocks()).toEqual([])
  })

  it('frees nothing that a quarantine holds', () => {
    const run = new FeedRun(start, { feed })
    const before = [
      received('x', '2026-05-03', '2026-06-05'),
      ...['07', '08', '09'].map((month) => received(month, `2026-${month}-01`, `2026-${month}-05`)),
    ]
    run.answer(before)
    run.answer([received('x', '2026-05-01', '2026-05-31', busy)], 1, {
      exported: [link('AIRBNB', run.now, [own])],
    })
    expect(run.blocks()).toContain('2026-05-01..2026-06-05')
  })

  it('is what has a UID of ours, by whatever link, also of what the feed itself brought', () => {
    const run = new FeedRun(start, { feed })
    const event = received('x', '2026-05-01', '2026-05-31', busy)
    run.answer([event])
    const exported = [
      link('AIRBNB', run.now, [next]),
      link('GOOGLE', run.now.subtract({ hours: 2000 }), [{ ...own, uid: 'block', feedId: 'feed' }]),
    ]
    const copy = { ...event, uid: 'block' }
    run.answer([event, copy], 1, { exported })
    expect(run.blocks()).toEqual(['2026-05-01..2026-05-31'])
    // Is the stay gone, and our own copy of it left, or is it exported under a UID of ours now? The landlord knows.
    for (const hours of [1, 12, 12, 24]) run.answer([copy], hours, { exported })
    expect(run.blocks()).toEqual(['2026-05-01..2026-05-31'])
    run.take(releaseFeed(run.state, run.today))
    run.answer([copy], 1, { exported })
    expect(run.blocks()).toEqual([])
  })

  it('comes by any link in use to a feed of an unknown platform', () => {
    const event = received('x', '2026-05-01', '2026-05-31', busy)
    const blocks = (hours: number) => {
      const run = new FeedRun(start)
      const exported = [link('OTHER', run.now, []), link('GOOGLE', run.now.subtract({ hours }), [own])]
      run.answer([event], 1, { exported })
      return run.blocks().length
    }
    expect([blocks(1), blocks(80)]).toEqual([0, 1])
  })

  it('comes by a link of the same platform; by another one only where there is none, and it is in use', () => {
    const event = received('x', '2026-05-01', '2026-05-31', busy)
    const blocks = (...links: ((now: Temporal.Instant) => ExportedDays)[]) => {
      const run = new FeedRun(start, { feed })
      run.answer([event], 1, { exported: links.map((make) => make(run.now)) })
      return run.blocks().length
    }
    expect(blocks((now) => link('GOOGLE', now, [own]))).toBe(0)
    expect(blocks((now) => link('GOOGLE', now.subtract({ hours: 80 }), [own]))).toBe(1)
    expect(
      blocks(
        (now) => link('GOOGLE', now, [own]),
        (now) => link('AIRBNB', now, [next]),
      ),
    ).toBe(1)
  })

  it('stays one for a day after the export has changed, and is a stay then', () => {
    const run = new FeedRun(start, { feed })
    const event = received('x', '2026-05-01', '2026-05-31', busy)
    run.answer([event], 1, { exported: [link('AIRBNB', run.now, [own])] })
    const exportedUntil = run.now.add({ hours: 1 })
    const exported = [link('AIRBNB', exportedUntil, [{ ...own, exportedUntil }])]
    run.answer([event], 2, { exported })
    expect(run.blocks()).toEqual([])
    expect(run.isRestless()).toBe(true)
    expect(run.answer([event], 24, { exported })).toEqual(['BLOCKED 2026-05-01..2026-05-31'])
  })

  it('joined with a stay of the platform leaves that stay', () => {
    const run = new FeedRun(start, { feed })
    const facts = { exported: [link('AIRBNB', run.now, [own])], taken: [own] }
    const joined = received('x', '2026-05-01', '2026-06-15', busy)
    run.answer([joined], 1, facts)
    expect(run.blocks()).toEqual(['2026-06-01..2026-06-15'])
    run.answer([joined], 1, { ...facts, taken: [] })
    expect(run.blocks()).toEqual(['2026-05-01..2026-06-15'])
  })
})

describe('the days after the availability window', () => {
  const feed = { id: 'feed', platform: 'BOOKING_COM' as const }
  const closed = 'CLOSED - Not available'
  const after = {
    ...stay('2026-12-21', '2028-12-31'),
    uid: 'after',
    feedId: null,
    exportedUntil: null,
    isOpenEnd: true,
  }

  it('come back cut where the platform stops, and are an echo', () => {
    const run = new FeedRun(start, { feed })
    const exported = [{ ...link('BOOKING_COM', run.now, []), stretches: [after] }]
    for (let night = 0; night < 4; night++)
      run.answer([received('x', '2026-12-21', run.day(548), closed)], 24, { exported })
    expect(run.blocks()).toEqual([])
    expect(run.state.events.map(({ kind }) => kind)).toEqual(['ECHO'])
  })

  it('leave a stay blocked that the platform has joined with them', () => {
    const run = new FeedRun(start, { feed })
    const exported = [{ ...link('BOOKING_COM', run.now, []), stretches: [after] }]
    for (let night = 0; night < 4; night++)
      run.answer([received('x', '2026-12-10', run.day(548), closed)], 24, { exported })
    expect(run.blocks()).toEqual(['2026-12-10..2026-12-20'])
  })
})

interface Channel {
  platform: CalendarPlatform
  own: ReceivedEvent[]
  feed: FeedRun
  /** What it imported from us at its last fetch. */
  imported: Stay[]
}

/** Two channels that import our calendar and that we import, each rewriting UIDs, for many rounds. */
function rounds(
  count: number,
  channels: [Channel, Channel],
  merges: boolean,
  between: (round: number) => void,
): number[] {
  const sizes: number[] = []
  let exported: ExportedDays[] = []
  for (let round = 0; round < count; round++) {
    between(round)
    for (const channel of channels) {
      const other = channels[channel === channels[0] ? 1 : 0]
      // We poll it: its own stays, and what it has from us under UIDs of its own.
      const copies = channel.imported.map((copy, index) => ({
        uid: `${channel.platform}-${round}-${index}`,
        instance: null,
        summary: busy,
        ...copy,
      }))
      const answer = merges ? merged([...channel.own, ...copies], round) : [...channel.own, ...copies]
      channel.feed.answer(answer, 1, { exported, taken: [...other.feed.rows.values()] })
      // It polls us: all that isn't its own.
      channel.imported = [...other.feed.rows.values()]
      const fetched = link(
        channel.platform,
        channel.feed.now,
        channel.imported.map((copy) => ({ ...copy, feedId: other.platform })),
      )
      const before = exported.find(({ platform }) => platform === channel.platform)
      const gone = (before?.stretches ?? []).filter(
        (old) => !fetched.stretches.some((now) => now.from === old.from && now.to === old.to),
      )
      const former = gone.map((old) => ({ ...old, exportedUntil: old.exportedUntil ?? channel.feed.now }))
      fetched.stretches.push(...former)
      exported = [...exported.filter(({ platform }) => platform !== channel.platform), fetched]
    }
    sizes.push(channels[0].feed.rows.size + channels[1].feed.rows.size)
  }
  return sizes
}

function merged(events: readonly ReceivedEvent[], round: number): ReceivedEvent[] {
  const sorted = events.toSorted((a, b) => compareDays(a.from, b.from))
  const joined: ReceivedEvent[] = []
  for (const event of sorted) {
    const last = joined.at(-1)
    if (last && event.from <= addDays(last.to, 1)) {
      if (event.to > last.to) last.to = event.to
    } else joined.push({ ...event, uid: `m-${round}-${joined.length}`, summary: busy })
  }
  return joined
}

function channel(platform: CalendarPlatform, own: ReceivedEvent[]): Channel {
  return { platform, own, feed: new FeedRun(start, { feed: { id: platform, platform } }), imported: [] }
}

describe('two channels that import each other', () => {
  it.each([
    ['keep entries apart', false],
    ['join neighbours', true],
  ])('keep a stable number of blocks for 100 rounds when they %s', (_, merges) => {
    const airbnb = channel('AIRBNB', [
      received('a1', '2026-05-01', '2026-05-10', busy),
      received('a2', '2026-07-01', '2026-07-10', busy),
    ])
    const booking = channel('BOOKING_COM', [
      received('b1', '2026-05-11', '2026-05-20', busy),
      received('b2', '2026-08-01', '2026-08-10', busy),
    ])
    const sizes = rounds(100, [airbnb, booking], merges, () => {})
    expect(sizes.slice(2)).toEqual(sizes.slice(2).map(() => 4))
    expect([...airbnb.feed.blocks(), ...booking.feed.blocks()].toSorted()).toEqual([
      '2026-05-01..2026-05-10',
      '2026-05-11..2026-05-20',
      '2026-07-01..2026-07-10',
      '2026-08-01..2026-08-10',
    ])
  })

  it('let a cancelled stay go on both sides, and leave no ghost', () => {
    const airbnb = channel('AIRBNB', [
      received('a1', '2026-05-01', '2026-05-10', busy),
      received('a2', '2026-07-01', '2026-07-10', busy),
    ])
    const booking = channel('BOOKING_COM', [received('b1', '2026-08-01', '2026-08-10', busy)])
    const sizes = rounds(100, [airbnb, booking], false, (round) => {
      if (round === 20) airbnb.own.shift()
    })
    expect(sizes.at(-1)).toBe(2)
    expect(booking.feed.blocks()).toEqual(['2026-08-01..2026-08-10'])
  })
})
