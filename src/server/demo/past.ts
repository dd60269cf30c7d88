import { type Stay, daysBetween, daysOfStay } from '../../domain/kernel/day.ts'
import { type DemoClock, stayBetween, stayOfMonths } from './clock.ts'
import type { Person } from './people.ts'
import type { DemoUnit, Place } from './places.ts'
import { chanceOf } from './random.ts'
import type { Story } from './stories.ts'

/** Days before today at which the demo's bookings begin. */
const history = 330

/** A booked stay, its request some weeks before it; `daysAhead` says how many. */
export function bookedStory(
  clock: DemoClock,
  story: { key: string; place: Place; unit: DemoUnit; tenant: Person; stay: Stay } & Partial<Story>,
): Story {
  const chance = chanceOf(`booked/${story.key}`)
  const ahead = chance.between(18, 70)
  const wanted = clock.now.subtract({ hours: 24 * (daysBetween(story.stay.from, clock.today) + ahead) })
  // What begins soon or later was booked in the last weeks; four days is the longest way to a booking.
  const latest = clock.now.subtract({ hours: 24 * chance.between(6, 24) })
  const requestedAt = Temporal.Instant.compare(wanted, latest) < 0 ? wanted : latest
  return { step: 'BOOKED', ...story, requestedAt: requestedAt.subtract({ minutes: chance.between(0, 700) }) }
}

/** The stays of one unit since about a year, without overlaps, so that the day `until` and later stays free. */
export function pastStays(
  clock: DemoClock,
  name: string,
  until: number,
  limits: { since?: number; minMonths?: number; maxMonths?: number } = {},
): Stay[] {
  const chance = chanceOf(`past/${name}`)
  const end = stayBetween(clock, until - 40, until).to
  const stays: Stay[] = []
  const since = limits.since ?? history
  let cursor = -since + chance.between(0, Math.min(45, since >> 2))
  for (;;) {
    const stay = stayOfMonths(clock, cursor, chance.between(limits.minMonths ?? 2, limits.maxMonths ?? 6))
    // A stay that would leave less than a month before the end goes on until the end.
    if (daysBetween(stay.to, end) < 28) stay.to = end
    if (daysOfStay(stay) < 28) return stays
    stays.push(stay)
    if (stay.to === end) return stays
    cursor = daysBetween(clock.today, stay.to) + 1 + chance.pick([0, 0, 0, 0, 0, 15])
  }
}
