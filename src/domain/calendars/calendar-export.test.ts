import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exportedEvents,
  type ExportedTaking,
  type ExportedUnit,
  type ExportSetting,
  isChannel,
  type KeptEvent,
  numberEvents,
} from './calendar-export.ts'
import { fetcherOf } from './calendar-refresh.ts'
import { addDays, parseDay } from '../kernel/day.ts'

const today = parseDay('2026-11-21')
const now = Temporal.Instant.from('2026-11-21T10:00:00Z')
const longAgo = Temporal.Instant.from('2026-01-05T08:00:00Z')
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const hashOf = (text: string) => `#${text}`

const setting: ExportSetting = {
  platform: 'AIRBNB',
  namesUnits: false,
  host: 'mezzo.example',
  texts: { notAvailable: 'Not available', held: (name) => `${name} (held)` },
}

function taking(
  number: number,
  from: string,
  to: string,
  more: Partial<ExportedTaking> = {},
): ExportedTaking {
  return {
    id: id(number),
    kind: 'BOOKING',
    from: parseDay(from),
    to: parseDay(to),
    changedAt: longAgo,
    name: '',
    feedId: null,
    platform: null,
    ...more,
  }
}

function unit(taken: ExportedTaking[], more: Partial<ExportedUnit> = {}): ExportedUnit {
  return {
    id: id(1),
    name: 'B-1',
    availableFrom: parseDay('2026-01-01'),
    availableTo: null,
    createdAt: longAgo,
    taken,
    ...more,
  }
}

const exported = (units: ExportedUnit[], more: Partial<ExportSetting> = {}) =>
  exportedEvents(units, { ...setting, ...more }, today).map(
    ({ uid, from, to, summary }) => `${uid.split('-')[0]} ${from}..${to} ${summary}`,
  )

describe('what an export contains', () => {
  it('is only that days are taken', () => {
    const units = [
      unit([
        taking(2, '2027-02-01', '2027-03-31', { kind: 'HOLD' }),
        taking(3, '2026-12-01', '2027-01-31'),
        taking(4, '2027-05-01', '2027-05-07', { kind: 'BLOCK' }),
      ]),
    ]
    expect(exported(units)).toEqual([
      'stay 2026-12-01..2027-01-31 Not available',
      'stay 2027-02-01..2027-03-31 Not available',
      'block 2027-05-01..2027-05-07 Not available',
    ])
  })

  it('has names where the link shows them, and units where it is about several', () => {
    const units = [
      unit([
        taking(2, '2026-12-01', '2027-01-31', { name: 'Amélie Fournier' }),
        taking(3, '2027-02-01', '2027-03-31', { kind: 'HOLD', name: 'Noor Haddad' }),
      ]),
    ]
    expect(exported(units, { namesUnits: true, platform: 'GOOGLE' })).toEqual([
      'stay 2026-12-01..2027-01-31 B-1: Amélie Fournier',
      'stay 2027-02-01..2027-03-31 B-1: Noor Haddad (held)',
    ])
  })

  it.each([
    ['AIRBNB', 'AIRBNB', 0],
    ['AIRBNB', 'BOOKING_COM', 1],
    ['AIRBNB', null, 1],
    ['OTHER', 'OTHER', 1],
    ['GOOGLE', 'GOOGLE', 0],
  ] as const)('exports to %s of a block from %s: %i events', (platform, from, events) => {
    const block = taking(2, '2026-12-01', '2027-01-31', { kind: 'BLOCK', feedId: id(9), platform: from })
    expect(exported([unit([block])], { platform })).toHaveLength(events)
  })

  it('has the days outside of the availability window, up to the end of the year after the next', () => {
    const availableFrom = parseDay('2026-12-01')
    const availableTo = parseDay('2027-08-31')
    expect(exported([unit([], { availableFrom, availableTo })])).toEqual([
      'before 2026-01-05..2026-11-30 Not available',
      'after 2027-09-01..2028-12-31 Not available',
    ])
    expect(exported([unit([], { availableTo: parseDay('2028-12-31') })])).toEqual([])
  })

  it('exports a single day outside of the window, and says which end is open', () => {
    const availableFrom = addDays(parseDay('2026-01-05'), 1)
    const single = unit([taking(2, '2026-12-01', '2026-12-01')], {
      availableFrom,
      availableTo: parseDay('2028-12-30'),
    })
    const events = exportedEvents([single], setting, parseDay('2026-01-20'))
    expect(events.map(({ from, to, isOpenEnd }) => [from, to, isOpenEnd])).toEqual([
      ['2026-01-05', '2026-01-05', false],
      ['2026-12-01', '2026-12-01', false],
      ['2028-12-31', '2028-12-31', true],
    ])
  })

  it('is ordered by first day, last day and id, whatever comes first', () => {
    const units = [
      unit([taking(4, '2026-12-01', '2026-12-09'), taking(3, '2026-12-01', '2026-12-09')]),
      unit([taking(2, '2026-12-01', '2026-12-10')], { id: id(7) }),
      unit([taking(6, '2026-12-01', '2026-12-08'), taking(5, '2026-11-30', '2026-12-31')], { id: id(8) }),
    ]
    const order = (of: ExportedUnit[]) =>
      exportedEvents(of, setting, today).map(({ uid }) => Number(/-(\d{12})/.exec(uid)?.[1]))
    expect(order(units)).toEqual([5, 6, 3, 4, 2])
    expect(order(units.toReversed())).toEqual([5, 6, 3, 4, 2])
    expect(
      order([unit([taking(3, '2026-12-01', '2026-12-09'), taking(4, '2026-12-01', '2026-12-09')])]),
    ).toEqual([3, 4])
  })

  it.each([
    ['AIRBNB', true],
    ['BOOKING_COM', true],
    ['VRBO', true],
    ['EXPEDIA', true],
    ['GOOGLE', false],
    ['APPLE', false],
    ['OTHER', false],
  ] as const)('%s takes every event for the whole apartment: %s', (platform, whole) => {
    expect(isChannel(platform)).toBe(whole)
  })

  it('lets the past go month by month', () => {
    const past = unit([taking(2, '2026-01-01', '2026-09-30'), taking(3, '2026-10-01', '2026-10-01')])
    expect(exported([past])).toEqual(['stay 2026-10-01..2026-10-01 Not available'])
    const on = (day: string) => exportedEvents([past], setting, parseDay(day)).length
    expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-30'), on('2026-12-01')]).toEqual([2, 1, 1, 0])
  })
})

describe('the number of changes of an event', () => {
  const events = (taken: ExportedTaking[]) => exportedEvents([unit(taken)], setting, today)
  const keep = (exported: ReturnType<typeof numberEvents>, before: KeptEvent[] = []): KeptEvent[] => [
    ...before.map((event) => ({
      ...event,
      isExported:
        event.isExported &&
        !exported.ended.some(({ uid, sequence }) => uid === event.uid && sequence === event.sequence),
    })),
    ...exported.added.map((event) => ({ ...event, isExported: true })),
  ]
  const first = numberEvents(events([taking(2, '2026-12-01', '2027-01-31')]), [], { now, hashOf })

  it('begins with 0 and the time of the thing itself', () => {
    expect(first.events).toMatchObject([{ sequence: 0, changedAt: longAgo }])
    expect(first.added).toHaveLength(1)
  })

  it('stays while nothing changes', () => {
    const again = numberEvents(events([taking(2, '2026-12-01', '2027-01-31')]), keep(first), {
      now: now.add({ hours: 30 }),
      hashOf,
    })
    expect(again).toMatchObject({ added: [], ended: [], events: [{ sequence: 0, changedAt: longAgo }] })
  })

  it('grows when the days move, and goes on after the event was away', () => {
    const moved = numberEvents(events([taking(2, '2026-12-05', '2027-01-31')]), keep(first), { now, hashOf })
    expect(moved.events).toMatchObject([{ sequence: 1, changedAt: now }])
    expect(moved.ended).toEqual([{ uid: first.events[0]?.uid, sequence: 0 }])
    const kept = keep(moved, keep(first))
    const gone = numberEvents(events([]), kept, { now, hashOf })
    expect(gone.ended).toEqual([{ uid: first.events[0]?.uid, sequence: 1 }])
    const back = numberEvents(events([taking(2, '2026-12-05', '2027-01-31')]), keep(gone, kept), {
      now,
      hashOf,
    })
    expect(back.added).toMatchObject([{ sequence: 2 }])
  })

  it('has the time of the thing itself where that changed after it was exported, else of this export', () => {
    const exported = keep(first)
    const changedOn = (changedAt: Temporal.Instant) =>
      numberEvents(events([taking(2, '2026-12-05', '2027-01-31', { changedAt })]), exported, { now, hashOf })
        .events[0]?.changedAt
    expect(changedOn(longAgo.add({ hours: 1 }))).toEqual(longAgo.add({ hours: 1 }))
    expect(changedOn(longAgo)).toEqual(now)
    expect(changedOn(longAgo.subtract({ hours: 1 }))).toEqual(now)
  })

  it('grows when a stay moves to another unit, or another name is exported', () => {
    const stay = taking(2, '2026-12-01', '2027-01-31', { name: 'Noor Haddad' })
    const exported = keep(numberEvents(events([stay]), [], { now, hashOf }))
    const sequenceOf = (units: ExportedUnit[]) =>
      numberEvents(exportedEvents(units, setting, today), exported, { now, hashOf }).events[0]?.sequence
    expect(sequenceOf([unit([stay])])).toBe(0)
    expect(sequenceOf([unit([stay], { id: id(5) })])).toBe(1)
    expect(sequenceOf([unit([{ ...stay, name: 'Amélie Fournier' }])])).toBe(1)
  })

  it('ends only what was still exported', () => {
    const gone = keep(first).map((event) => ({ ...event, isExported: false }))
    expect(numberEvents([], gone, { now, hashOf }).ended).toEqual([])
  })

  it('never falls, and each number of an event is exported with the same days only', () => {
    const change = fc.array(
      fc.record({ number: fc.integer({ min: 2, max: 4 }), start: fc.nat(3), length: fc.nat(2) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (versions) => {
        let kept: KeptEvent[] = []
        const seen = new Map<string, string>()
        const highest = new Map<string, number>()
        for (const version of versions) {
          const things = new Map(version.map((thing) => [thing.number, thing]))
          const taken = [...things.values()].map(({ number, start, length }) => {
            const from = addDays(today, start * 7)
            return { ...taking(number, '2026-12-01', '2026-12-01'), from, to: addDays(from, length) }
          })
          const numbered = numberEvents(events(taken), kept, { now, hashOf })
          kept = keep(numbered, kept)
          for (const { uid, sequence, from, to } of numbered.events) {
            const days = `${from}..${to}`
            expect(seen.get(`${uid} ${sequence}`) ?? days).toBe(days)
            seen.set(`${uid} ${sequence}`, days)
            expect(sequence).toBeGreaterThanOrEqual(highest.get(uid) ?? 0)
            highest.set(uid, sequence)
          }
          expect(
            kept
              .filter((event) => event.isExported)
              .map(({ uid }) => uid)
              .toSorted(),
          ).toEqual(numbered.events.map(({ uid }) => uid).toSorted())
        }
      }),
    )
  })
})

it.each([
  ['Google-Calendar-Importer', 'GOOGLE'],
  ['Airbnb/1.0 (calendar import)', 'AIRBNB'],
  ['BookingCom-iCal/2', 'BOOKING_COM'],
  ['Microsoft.Exchange/15.20', 'OUTLOOK'],
  ['macOS/15.1 (24B83) dataaccessd/1.0', 'APPLE'],
  ['iOS/18.1 (22B83) dataaccessd/1.0', 'APPLE'],
  ['HomeAway-ICal', 'VRBO'],
  ['ExpediaCalendar/1', 'EXPEDIA'],
  ['Mac OS X/10.15 (19A583) Calendar/1', 'APPLE'],
  ['curl/8', null],
  ['', null],
])('%s asks for %s', (userAgent, platform) => {
  expect(fetcherOf(userAgent)).toBe(platform)
})
