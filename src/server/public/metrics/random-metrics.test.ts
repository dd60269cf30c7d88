import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, buildTestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { allowBareRows, bareBooking, bareRequest } from '../../../../test/bare-rows.ts'
import { type Chance, chances } from '../../../../test/chances.ts'
import { INTERVAL_UNITS } from '../../../domain/catalogue/metrics.ts'
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  daysBetween,
  parseDay,
  partsOfDay,
} from '../../../domain/kernel/day.ts'
import { type IntervalSteps, intervalSteps } from '../../../domain/public/metric-intervals.ts'
import { countEvents, countRequestsOfGroup, listEarnings, listPublishTimeline } from './sql.ts'
import { sumUpUntil } from './sums-actions.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await allowBareRows(app.db)
})
afterAll(() => app.close())

const first = Temporal.Instant.from('2026-01-01T00:00:00Z')
const minutesOfYear = 365 * 24 * 60

/** Some moment of the year, often one around which the clocks of Berlin change. */
function moment(chance: Chance): Temporal.Instant {
  const change = given(['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'][chance(2)])
  return chance(3) === 0
    ? Temporal.Instant.from(change).add({ minutes: chance(4000) - 2000 })
    : first.add({ minutes: chance(minutesOfYear) })
}

/** A span with intervals of some unit; from midnight in Berlin, from a full hour or from any minute. */
function randomSteps(chance: Chance): IntervalSteps {
  const zone = 'Europe/Berlin'
  const at = moment(chance)
  const kind = chance(3)
  const from =
    kind === 0
      ? at.toZonedDateTimeISO(zone).startOfDay().toInstant()
      : kind === 1
        ? at.round({ smallestUnit: 'hour', roundingMode: 'floor' })
        : at
  const intervalUnit = given(INTERVAL_UNITS[chance(3)])
  const length = { DAYS: 1440, HOURS: 60, MINUTES: 1 }[intervalUnit]
  const intervals = 1 + chance(intervalUnit === 'MINUTES' ? 200 : 5)
  const to = from.add({ minutes: 1 + chance(40 * intervals * length) })
  return intervalSteps({ from, to, intervals, intervalUnit }, zone)
}

/** The intervals as pairs, the last one cut at the end of the span. */
function pairs({ starts, to }: IntervalSteps): [Temporal.Instant, Temporal.Instant][] {
  return starts.map((start, at) => [start, starts[at + 1] ?? to])
}

/** How many instants are in each of the intervals. */
function countedIn(
  happened: readonly Temporal.Instant[],
  expected: readonly [Temporal.Instant, Temporal.Instant][],
) {
  const times = happened.map((at) => at.epochMilliseconds)
  return expected.map(([start, end]) => {
    const [from, to] = [start.epochMilliseconds, end.epochMilliseconds]
    return { start, end, count: times.filter((time) => time >= from && time < to).length }
  })
}

async function createHome() {
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const { groupId, unitIds } = await createListing(app.db, landlordId, { units: 2 })
  return { landlordId, groupId, unitIds }
}

it('random visits, requests and times of being public are counted as one by one, before and after they are summed up', async () => {
  const chance = chances(3)
  const { landlordId, groupId, unitIds } = await createHome()
  const visits = Array.from({ length: 1500 }, () => moment(chance))
  const asked = Array.from({ length: 300 }, () => moment(chance))
  const events = unitIds.map((id) => ({
    id,
    times: Array.from({ length: 9 }, () => moment(chance)).toSorted((a, b) => Temporal.Instant.compare(a, b)),
  }))
  for (let at = 0; at < visits.length; at += 500) {
    await app.db
      .insertInto('listing_events')
      .values(
        visits.slice(at, at + 500).map((visit, index) => ({
          group_id: groupId,
          landlord_id: landlordId,
          type: 'ListingDetailsViewed' as const,
          day: dayOf(visit),
          at: visit,
          visitor_hash: `v${at + index}`,
          address_hash: 'a',
        })),
      )
      .execute()
  }
  await insertRequests(landlordId, groupId, asked)
  for (const { id, times } of events) {
    for (const [index, at] of times.entries()) {
      await app.db
        .insertInto('publish_events')
        .values({
          listing_id: id,
          group_id: groupId,
          landlord_id: landlordId,
          published: index % 2 === 0,
          at,
        })
        .execute()
    }
  }
  const now = Temporal.Instant.from('2026-12-20T10:00:00Z')
  const isPublicIn = (interval: [Temporal.Instant, Temporal.Instant]) =>
    Temporal.Instant.compare(interval[0], now) <= 0 &&
    events.some(({ times }) =>
      times.some((since, index) => {
        const until = times[index + 1]
        return (
          index % 2 === 0 &&
          Temporal.Instant.compare(since, interval[1]) < 0 &&
          (!until ||
            (Temporal.Instant.compare(until, interval[0]) > 0 && Temporal.Instant.compare(since, until) < 0))
        )
      }),
    )
  let intervals = 0
  for (const summedUntil of ['2026-02-01T00:00:00Z', '2026-07-05T12:00:00Z', '2026-12-31T00:00:00Z']) {
    await app.db.transaction().execute((trx) => sumUpUntil(trx, Temporal.Instant.from(summedUntil)))
    for (let question = 0; question < 40; question++) {
      const steps = randomSteps(chance)
      const expected = pairs(steps)
      expect(await countEvents(app.db, groupId, 'ListingDetailsViewed', steps)).toEqual(
        countedIn(visits, expected),
      )
      expect(await countRequestsOfGroup(app.db, groupId, steps)).toEqual(countedIn(asked, expected))
      expect(await listPublishTimeline(app.db, groupId, steps, now)).toEqual(
        expected.map((pair) => ({ intervalStartTime: pair[0], isPublished: isPublicIn(pair) })),
      )
      intervals += expected.length
    }
  }
  expect(intervals).toBeGreaterThan(2000)
})

async function insertRequests(landlordId: string, groupId: string, asked: readonly Temporal.Instant[]) {
  await app.db
    .insertInto('listing_requests')
    .values(
      asked.map((at) =>
        bareRequest({
          group_id: groupId,
          landlord_id: landlordId,
          from: parseDay('2027-01-01'),
          to: parseDay('2027-03-31'),
          status_type: 'AV_CHECK',
          requested_at: at,
        }),
      ),
    )
    .execute()
}

it('random stays earn by nights what a count of each night by itself earns; months are the quarters, and these the year', async () => {
  const chance = chances(5)
  const { landlordId, groupId, unitIds } = await createHome()
  const stays: { from: Day; nights: number; rent: number }[] = []
  for (let n = 0; n < 60; n++) {
    const from = addDays(parseDay('2025-06-01'), chance(600))
    const to = addDays(from, 1 + chance(300))
    const total = chance(3_000_000)
    const fate = chance(6)
    const until = fate === 0 ? null : fate === 1 ? addDays(from, chance(daysBetween(from, to))) : to
    const isCancelled = until !== to
    const lived = isCancelled && until ? Math.floor(total / 2) : null
    await app.db
      .insertInto('bookings')
      .values(
        bareBooking({
          listing_id: given(unitIds[0]),
          group_id: groupId,
          landlord_id: landlordId,
          from,
          to,
          total_cost: total,
          canceled: isCancelled,
          stayed_until: isCancelled ? until : null,
          actual_cost: lived,
        }),
      )
      .execute()
    if (until) stays.push({ from, nights: daysBetween(from, until) + 1, rent: lived ?? total })
  }
  const earnedOn = (day: Day) =>
    stays
      .filter(({ from, nights }) => day >= from && day < addDays(from, nights))
      .reduce((sum, { from, nights, rent }) => {
        const before = (at: Day) => Math.round((rent * daysBetween(from, at)) / nights)
        return sum + before(addDays(day, 1)) - before(day)
      }, 0)
  const group = { groupId, currency: 'EUR' }
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
  for (let question = 0; question < 60; question++) {
    const from = addDays(parseDay('2025-01-01'), chance(700))
    const span = { from, to: addDays(addMonths(from, chance(24)), chance(30)) }
    const months = new Map<string, number>()
    for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
      const key = day.slice(0, 7)
      months.set(key, (months.get(key) ?? 0) + earnedOn(day))
    }
    const monthly = await listEarnings(app.db, group, span, 'MONTHLY')
    const quarterly = await listEarnings(app.db, group, span, 'QUARTERLY')
    expect(monthly.map(({ intervalStart, amount }) => [intervalStart.slice(0, 7), amount])).toEqual([
      ...months,
    ])
    for (const { intervalStart, quarter, amount } of quarterly) {
      const { year, month } = partsOfDay(intervalStart)
      const own = monthly.filter(
        (row) => partsOfDay(row.intervalStart).year === year && row.quarter === quarter,
      )
      expect([Math.ceil(month / 3), sum(own)]).toEqual([quarter, amount])
    }
    expect(sum(quarterly)).toBe(sum(monthly))
  }
})
