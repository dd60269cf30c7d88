import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, buildTestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { allowBareRows, bareBooking, bareRequest } from '../../../../test/bare-rows.ts'
import { type Chance, chances } from '../../../../test/chances.ts'
import { EVENT_TYPES } from '../../../domain/catalogue/metrics.ts'
import type { RequestStatusReason } from '../../../domain/catalogue/requests.ts'
import { addDays, type Day, dayOf, daysBetween, parseDay } from '../../../domain/kernel/day.ts'
import { performanceSpan } from '../../../domain/public/performance-span.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { findUser, toViewer } from '../../people/accounts/sql.ts'
import { sumUpUntil } from '../metrics/sums-actions.ts'
import { countedSpans } from './read-performance.ts'
import { listRequestFigures, listStayFigures } from './requests-sql.ts'
import { listVisitFigures } from './visits-sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await allowBareRows(app.db)
})
afterAll(() => app.close())

const first = Temporal.Instant.from('2025-01-01T00:00:00Z')
const twoYears = 2 * 365 * 24 * 60

/** Some moment of two years, often within an hour of a midnight in Berlin or in Lisbon. */
function moment(chance: Chance): Temporal.Instant {
  const at = first.add({ minutes: chance(twoYears) })
  if (chance(2) === 0) return at
  const zone = chance(2) === 0 ? 'Europe/Berlin' : 'Europe/Lisbon'
  return at
    .toZonedDateTimeISO(zone)
    .startOfDay()
    .toInstant()
    .add({ minutes: chance(120) - 60 })
}

interface Home {
  groupId: string
  unitId: string
  zone: string
}

async function createHomes(): Promise<{ viewer: Viewer; homes: Home[] }> {
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const homes: Home[] = []
  for (const [country, zone] of [
    ['DE', 'Europe/Berlin'],
    ['PT', 'Europe/Lisbon'],
  ] as const) {
    const { groupId, unitIds } = await createListing(app.db, landlordId, { group: { country } })
    homes.push({ groupId, unitId: given(unitIds[0]), zone })
  }
  return { viewer: toViewer(given(await findUser(app.db, landlordId))), homes }
}

function askedSpans(chance: Chance) {
  const from = parseDay(`2026-${String(1 + chance(12)).padStart(2, '0')}-01`)
  const to = addDays(from, 27 + chance(200))
  const span = performanceSpan({ from, to }, addDays(from, 1 + chance(250)))
  return { now: given(span.now), before: given(span.before), spans: given(countedSpans(span)) }
}

const isWithin = (day: Day, { from, to }: { from: Day; to: Day }) => from <= day && day <= to

it('random visits are counted by the days of their home, before and after they are summed up, by whoever may see them', async () => {
  const chance = chances(17)
  const { viewer, homes } = await createHomes()
  const visits = Array.from({ length: 2000 }, () => ({
    home: given(homes[chance(2)]),
    type: given(EVENT_TYPES[chance(EVENT_TYPES.length)]),
    at: moment(chance),
  }))
  for (let at = 0; at < visits.length; at += 500) {
    await app.db
      .insertInto('listing_events')
      .values(
        visits.slice(at, at + 500).map((visit, index) => ({
          group_id: visit.home.groupId,
          landlord_id: given(viewer.landlordId),
          type: visit.type,
          day: dayOf(visit.at),
          at: visit.at,
          visitor_hash: `v${at + index}`,
          address_hash: 'a',
        })),
      )
      .execute()
  }
  for (const summedUntil of ['2025-01-01T00:00:00Z', '2026-03-29T01:00:00Z', '2026-08-08T22:00:00Z']) {
    await app.db.transaction().execute((trx) => sumUpUntil(trx, Temporal.Instant.from(summedUntil)))
    for (let question = 0; question < 30; question++) {
      const { now, before, spans } = askedSpans(chance)
      const groupId = chance(2) === 0 ? null : given(homes[chance(2)]).groupId
      const isMember = chance(3) === 0
      const asked: Viewer = isMember ? { ...viewer, groupIds: [given(homes[0]).groupId] } : viewer
      const rows = await listVisitFigures(app.db, { viewer: asked, groupId, currency: 'EUR', ...spans })
      const found = new Map(rows.map(({ span, type, count }) => [`${span} ${type}`, count]))
      const expected = new Map<string, number>()
      for (const { home, type, at } of visits) {
        if (groupId !== null && home.groupId !== groupId) continue
        if (isMember && home !== homes[0]) continue
        const day = dayOf(at, home.zone)
        for (const [name, span] of [['NOW', now] as const, ['BEFORE', before] as const]) {
          if (isWithin(day, span)) expected.set(`${name} ${type}`, (expected.get(`${name} ${type}`) ?? 0) + 1)
        }
      }
      expect(found).toEqual(expected)
    }
  }
  const limited: Viewer = { ...viewer, access: 'LIMITED' }
  const { spans } = askedSpans(chance)
  expect(
    await listVisitFigures(app.db, { viewer: limited, groupId: null, currency: 'EUR', ...spans }),
  ).toEqual([])
})

it('random requests and stays are counted by the days of their home, and what became of them', async () => {
  const chance = chances(23)
  const { viewer, homes } = await createHomes()
  const landlordId = given(viewer.landlordId)
  const fates = ['OPEN', 'ACCEPTED', 'BOOKED', 'CANCELED', 'DECLINED', 'LEFT', 'WITHDRAWN'] as const
  const reasons: Partial<Record<(typeof fates)[number], RequestStatusReason>> = {
    DECLINED: 'DECLINED_BY_LANDLORD',
    LEFT: 'LANDLORD_DID_NOT_RESPOND',
    WITHDRAWN: 'WITHDRAWN_BY_TENANT',
  }
  const requests = Array.from({ length: 400 }, () => {
    const at = moment(chance)
    const fate = given(fates[chance(fates.length)])
    const isAnswered = ['ACCEPTED', 'BOOKED', 'CANCELED', 'DECLINED'].includes(fate)
    const answeredAt = isAnswered ? at.add({ minutes: chance(4000) }) : null
    const from = addDays(dayOf(at), chance(60))
    return {
      id: randomUUID(),
      home: given(homes[chance(2)]),
      at,
      fate,
      answeredAt,
      from,
      to: addDays(from, 30 + chance(200)),
      rent: chance(1_000_000),
    }
  })
  await app.db
    .insertInto('listing_requests')
    .values(
      requests.map(({ id, home, at, fate, answeredAt, from, to }) =>
        bareRequest({
          id,
          group_id: home.groupId,
          landlord_id: landlordId,
          from,
          to,
          status_type: fate === 'DECLINED' || fate === 'LEFT' ? 'NOT_AVAILABLE' : 'AVAILABLE',
          status_reason: reasons[fate] ?? null,
          requested_at: at,
          answered_at: answeredAt,
        }),
      ),
    )
    .execute()
  const stays = requests.filter(({ fate }) => fate === 'BOOKED' || fate === 'CANCELED')
  await app.db
    .insertInto('bookings')
    .values(
      stays.map(({ id, home, at, fate, from, to, rent }) =>
        bareBooking({
          listing_request_id: id,
          listing_id: home.unitId,
          group_id: home.groupId,
          landlord_id: landlordId,
          from,
          to,
          total_cost: rent,
          canceled: fate === 'CANCELED',
          created_at: at,
        }),
      ),
    )
    .execute()
  // Of nothing there is no mean.
  const rounded = (value: number | null) =>
    value === null || Number.isNaN(value) ? null : Math.round(value * 1e6) / 1e6
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  for (let question = 0; question < 60; question++) {
    const { now, spans } = askedSpans(chance)
    const groupId = chance(2) === 0 ? null : given(homes[chance(2)]).groupId
    const scope = { viewer, groupId, currency: 'EUR', ...spans }
    const own = requests.filter(({ home }) => groupId === null || home.groupId === groupId)
    const came = own.filter(({ at, home }) => isWithin(dayOf(at, home.zone), now))
    const of = (...wanted: string[]) => came.filter(({ fate }) => wanted.includes(fate)).length
    const minutes = came.flatMap(({ at, answeredAt }) =>
      answeredAt ? [(answeredAt.epochMilliseconds - at.epochMilliseconds) / 60_000] : [],
    )
    const row = (await listRequestFigures(app.db, scope)).find(({ span }) => span === 'NOW')
    const expected = {
      span: 'NOW',
      asked: came.length,
      accepted: of('ACCEPTED', 'BOOKED', 'CANCELED'),
      declined: of('DECLINED'),
      unanswered: of('LEFT'),
      booked: of('BOOKED'),
      answerMinutes: minutes.length === 0 ? null : Math.round(mean(minutes)),
    }
    expect(row).toEqual(came.length === 0 ? undefined : expected)
    const began = own.filter(
      ({ fate, from }) => (fate === 'BOOKED' || fate === 'CANCELED') && isWithin(from, now),
    )
    const kept = began.filter(({ fate }) => fate === 'BOOKED')
    const lost = began.filter(({ fate }) => fate === 'CANCELED')
    const stay = (await listStayFigures(app.db, scope))
      .filter(({ span }) => span === 'NOW')
      .map((row) => ({
        ...row,
        averageNights: rounded(row.averageNights),
        averageLeadDays: rounded(row.averageLeadDays),
      }))
    const lengths = kept.map(({ from, to }) => daysBetween(from, to) + 1)
    const leads = kept.map(({ at, home, from }) => Math.max(0, daysBetween(dayOf(at, home.zone), from)))
    expect(stay).toEqual(
      began.length === 0
        ? []
        : [
            {
              span: 'NOW',
              stays: kept.length,
              averageNights: rounded(mean(lengths)),
              averageLeadDays: rounded(mean(leads)),
              cancelled: lost.length,
              cancelledRent: lost.reduce((sum, { rent }) => sum + rent, 0),
            },
          ],
    )
  }
})
