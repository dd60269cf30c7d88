import { type ExportedTaking, exportedEvents } from '../../src/domain/calendars/calendar-export.ts'
import type { ExportedDays, ExportedStretch } from '../../src/domain/calendars/exported-days.ts'
import type { CalendarPlatform } from '../../src/domain/catalogue/calendars.ts'
import {
  type Day,
  type Stay,
  addDays,
  compareDays,
  dayOf,
  laterDay,
  parseDay,
} from '../../src/domain/kernel/day.ts'
import { FeedRun } from '../../src/domain/calendars/feed.test-data.ts'
import type { ReceivedEvent } from '../../src/domain/calendars/feed-matching.ts'

/** How a platform exports what it knows: as it is, neighbours as one, or long stays in two. */
export type Manner = 'APART' | 'JOINED' | 'SPLIT'

/** A listing at a platform: its own stays, which of our units' calendars it reads, and which units read it. */
export interface Listing {
  platform: CalendarPlatform
  manner: Manner
  /** Whether entries get new UIDs each time; else they keep those they came with, joined ones that of their first. */
  renames: boolean
  own: readonly Stay[]
  reads: readonly number[]
  readBy: readonly number[]
}

/** Units with bookings of their own, and the listings that read their exports and are read. */
export interface World {
  units: readonly (readonly Stay[])[]
  listings: readonly Listing[]
}

/** The day on which all of it begins. */
export const FIRST_DAY = parseDay('2026-04-14')

const HOST = 'mezzo.example'

interface Link {
  /** At the last fetch, and what was exported before, until when. */
  stretches: ExportedStretch[]
  fetchedAt: Temporal.Instant | null
}

/** Lets units and platforms read each other's calendars, by the rules of import and export alone. */
export class Mirrors {
  now: Temporal.Instant = Temporal.Instant.from('2026-04-14T10:00:00Z')
  private readonly world: World
  private readonly feeds = new Map<string, FeedRun>()
  private readonly links = new Map<string, Link>()
  private readonly received = new Map<string, ReceivedEvent[]>()
  private renamed = 0

  constructor(world: World) {
    this.world = world
    for (const [at, listing] of world.listings.entries()) {
      for (const unit of listing.readBy) {
        const feed = { id: `${unit}/${at}`, platform: listing.platform }
        this.feeds.set(feed.id, new FeedRun('2026-04-14T10:00:00Z', { feed }))
      }
    }
  }

  /** Every listing reads its units, then every unit its listings, so many hours after the last time. */
  cycle(hours: number): void {
    this.now = this.now.add({ minutes: Math.round(hours * 60) })
    for (const [at, listing] of this.world.listings.entries()) {
      for (const unit of listing.reads) this.received.set(`${at}/${unit}`, this.fetch(unit, at))
    }
    for (const [at, listing] of this.world.listings.entries()) {
      for (const unit of listing.readBy) this.ask(unit, at)
    }
  }

  /** All that blocks a unit, its bookings aside. */
  blocks(unit: number): Stay[] {
    return this.feedsOf(unit).flatMap(([, feed]) => [...feed.rows.values()])
  }

  /** The days that must not be free in a unit: its listings', and those of other units that these read. */
  needed(unit: number): Stay[] {
    return this.world.listings.flatMap(({ own, reads, readBy }) =>
      readBy.includes(unit)
        ? [
            ...own,
            ...reads.filter((other) => other !== unit).flatMap((other) => this.world.units[other] ?? []),
          ]
        : [],
    )
  }

  private feedsOf(unit: number): [string, FeedRun][] {
    return [...this.feeds].filter(([id]) => id.startsWith(`${unit}/`))
  }

  private get today(): Day {
    return dayOf(this.now)
  }

  /** What the export of a unit contains for a listing, kept as the server keeps it. */
  private fetch(unit: number, at: number): ReceivedEvent[] {
    const listing = this.world.listings[at]
    const key = `${unit}>${at}`
    const before = this.links.get(key)?.stretches ?? []
    const events = exportedEvents(
      [
        {
          id: `unit-${unit}`,
          name: '',
          availableFrom: FIRST_DAY,
          availableTo: null,
          createdAt: Temporal.Instant.from('2026-04-14T00:00:00Z'),
          taken: [...this.bookings(unit), ...this.imported(unit)],
        },
      ],
      {
        platform: listing?.platform ?? 'OTHER',
        namesUnits: false,
        host: HOST,
        texts: { notAvailable: 'Not available', held: (name) => name },
      },
      this.today,
    )
    const stretches = events.map(({ uid, from, to, feedId, isOpenEnd }): ExportedStretch => {
      return { uid, from, to, feedId, isOpenEnd, exportedUntil: null }
    })
    const still = (old: ExportedStretch) =>
      stretches.some((one) => one.uid === old.uid && one.from === old.from && one.to === old.to)
    const former = before
      .filter((old) => !still(old))
      .map((old) => ({ ...old, exportedUntil: old.exportedUntil ?? this.now }))
    this.links.set(key, { stretches: [...stretches, ...former], fetchedAt: this.now })
    return stretches.map(({ uid, from, to }) => ({ uid, instance: null, summary: 'Not available', from, to }))
  }

  private bookings(unit: number): ExportedTaking[] {
    return (this.world.units[unit] ?? []).map(({ from, to }, index) => {
      return { ...this.taking(from, to), id: `booking-${unit}-${index}`, kind: 'BOOKING' }
    })
  }

  private imported(unit: number): ExportedTaking[] {
    return this.feedsOf(unit).flatMap(([feedId, feed]) => {
      const listing = this.world.listings[Number(feedId.split('/')[1])]
      return [...feed.rows].map(([id, { from, to }]): ExportedTaking => {
        return {
          ...this.taking(from, to),
          id: `${feedId}-${id}`,
          feedId,
          platform: listing?.platform ?? null,
        }
      })
    })
  }

  private taking(from: Day, to: Day): ExportedTaking {
    return { from, to, id: '', kind: 'BLOCK', changedAt: this.now, name: '', feedId: null, platform: null }
  }

  private ask(unit: number, at: number): void {
    const feed = this.feeds.get(`${unit}/${at}`)
    if (!feed) return
    const others = this.feedsOf(unit).flatMap(([, other]) => (other === feed ? [] : [...other.rows.values()]))
    const bookings = this.world.units[unit] ?? []
    const hours = (this.now.epochMilliseconds - feed.now.epochMilliseconds) / 3_600_000
    feed.answer(this.answer(at), hours, {
      exported: this.exported(unit),
      taken: [...bookings, ...others],
      stays: bookings.map((stay, index) => ({ ...stay, offerId: `offer-${index}` })),
    })
  }

  private exported(unit: number): ExportedDays[] {
    return this.world.listings.flatMap(({ platform }, at) => {
      const link = this.links.get(`${unit}>${at}`)
      if (!link?.fetchedAt) return []
      return [
        { exportId: `${unit}>${at}`, listingId: `${unit}`, platform, ...link, fetchedAt: link.fetchedAt },
      ]
    })
  }

  /** What a listing answers: its own stays and all that it has received. */
  private answer(at: number): ReceivedEvent[] {
    const listing = this.world.listings[at]
    if (!listing) return []
    const own = listing.own.map((stay, index) => this.event(`own-${at}-${index}@platform`, stay))
    const copies = listing.reads.flatMap((unit) => this.received.get(`${at}/${unit}`) ?? [])
    const all = [...own, ...copies].toSorted((a, b) => compareDays(a.from, b.from) || compareDays(a.to, b.to))
    return inManner(listing.manner, all).map((event) => ({
      ...event,
      summary: 'CLOSED - Not available',
      uid: listing.renames ? `renamed-${++this.renamed}` : event.uid,
    }))
  }

  private event(uid: string, { from, to }: Stay): ReceivedEvent {
    return { uid, instance: null, summary: '', from, to }
  }
}

function inManner(manner: Manner, all: readonly ReceivedEvent[]): ReceivedEvent[] {
  if (manner === 'APART') return [...all]
  const joined: ReceivedEvent[] = []
  for (const event of all) {
    const last = joined.at(-1)
    if (last && event.from <= addDays(last.to, 1))
      joined.splice(-1, 1, { ...last, to: laterDay(last.to, event.to) })
    else joined.push(event)
  }
  if (manner === 'JOINED') return joined
  return joined.flatMap((event): ReceivedEvent[] => {
    const middle = addDays(event.from, 3)
    if (middle > event.to) return [event]
    return [
      { ...event, to: addDays(middle, -1) },
      { ...event, uid: `${event.uid}-2`, from: middle },
    ]
  })
}
